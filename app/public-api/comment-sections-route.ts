import type { Route } from './+types/comment-sections-route';
import { answerApi, type Endpoint } from './answer-api.server.ts';
import { OPERATIONS } from './operations.ts';
import { answerComment } from './read-texts.server.ts';

const ENDPOINTS: readonly Endpoint[] = [{ operation: OPERATIONS.comment, run: answerComment }];

/** /api/v1/comment-sections: what the house says below a text. */
export function loader(asked: Route.LoaderArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}

export function action(asked: Route.ActionArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}
