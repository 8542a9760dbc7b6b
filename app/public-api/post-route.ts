import type { Route } from './+types/post-route';
import { answerApi, type Endpoint } from './answer-api.server.ts';
import { OPERATIONS } from './operations.ts';
import { answerDeletePost, answerPost } from './own-posts.server.ts';

const ENDPOINTS: readonly Endpoint[] = [
  { operation: OPERATIONS.readPost, run: answerPost },
  { operation: OPERATIONS.deletePost, run: answerDeletePost },
];

/** /api/v1/posts/{id}: one own post. */
export function loader(asked: Route.LoaderArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}

export function action(asked: Route.ActionArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}
