import type { Route } from './+types/translations-route';
import { answerApi, type Endpoint } from './answer-api.server.ts';
import { OPERATIONS } from './operations.ts';
import { answerTranslate } from './read-texts.server.ts';

const ENDPOINTS: readonly Endpoint[] = [{ operation: OPERATIONS.translate, run: answerTranslate }];

/** /api/v1/translations: a translation. */
export function loader(asked: Route.LoaderArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}

export function action(asked: Route.ActionArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}
