import type { Route } from './+types/posts-route';
import { answerApi, type Endpoint } from './answer-api.server.ts';
import { OPERATIONS } from './operations.ts';
import { answerPosts } from './own-posts.server.ts';
import { answerWritePost } from './write-post.server.ts';

const ENDPOINTS: readonly Endpoint[] = [
  { operation: OPERATIONS.listPosts, run: answerPosts },
  { operation: OPERATIONS.writePost, run: answerWritePost },
];

/** /api/v1/posts: the own posts, and a new one. */
export function loader(asked: Route.LoaderArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}

export function action(asked: Route.ActionArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}
