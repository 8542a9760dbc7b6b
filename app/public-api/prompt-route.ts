import type { Route } from './+types/prompt-route';
import { answerApi, type Endpoint } from './answer-api.server.ts';
import { OPERATIONS } from './operations.ts';
import { answerPrompt } from './read-occasions.server.ts';

const ENDPOINTS: readonly Endpoint[] = [{ operation: OPERATIONS.readPrompt, run: answerPrompt }];

/** /api/v1/prompt: the situation of a day and its answers. */
export function loader(asked: Route.LoaderArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}

export function action(asked: Route.ActionArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}
