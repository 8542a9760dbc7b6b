import type { Route } from './+types/replies-route';
import { answerApi, type Endpoint } from './answer-api.server.ts';
import { OPERATIONS } from './operations.ts';
import { answerWriteReplies } from './write-replies.server.ts';

const ENDPOINTS: readonly Endpoint[] = [
  { operation: OPERATIONS.writeReplies, run: answerWriteReplies },
];

/** /api/v1/replies: replies to a pasted post. */
export function loader(asked: Route.LoaderArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}

export function action(asked: Route.ActionArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}
