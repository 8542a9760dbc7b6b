import { deleteOwnPost } from '../posts/delete-post.server.ts';
import { findPost } from '../posts/find-post.server.ts';
import { listOwnPosts } from '../posts/list-posts.server.ts';
import type { ApiAnswer, MemberAsk } from './answer-api.server.ts';
import { apiPost } from './api-post.ts';
import { readLimit } from './read-limit.ts';

/** GET /api/v1/posts */
export async function answerPosts({ services, member, query }: MemberAsk): Promise<ApiAnswer> {
  const { q = '', after = null } = query;
  const limit = readLimit(query['limit']);
  if (limit === null) return { refused: 'invalid-request', field: 'limit' };
  if (q.includes('\u0000')) return { refused: 'invalid-request', field: 'q' };
  const ask = { type: 'all', search: q, cursor: after, limit } as const;
  const { posts, next } = await listOwnPosts(services, member, ask);
  return { body: { posts: posts.map((post) => apiPost(post, services.publicOrigin)), next } };
}

/** GET /api/v1/posts/{id} */
export async function answerPost({ services, member, id }: MemberAsk): Promise<ApiAnswer> {
  const post = await findPost(services, member, { id });
  return post ? { body: apiPost(post, services.publicOrigin) } : { refused: 'not-found' };
}

/** DELETE /api/v1/posts/{id} */
export async function answerDeletePost({ services, member, id }: MemberAsk): Promise<ApiAnswer> {
  return (await deleteOwnPost(services, member, id)) ? { body: null } : { refused: 'not-found' };
}
