import type { Route } from './+types/styles-route';
import { answerApi, type Endpoint } from './answer-api.server.ts';
import { OPERATIONS } from './operations.ts';
import { answerStyles } from './read-public.server.ts';

const ENDPOINTS: readonly Endpoint[] = [{ operation: OPERATIONS.listStyles, run: answerStyles }];

/** /api/v1/styles: the styles, for everybody. */
export function loader(asked: Route.LoaderArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}

export function action(asked: Route.ActionArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}
