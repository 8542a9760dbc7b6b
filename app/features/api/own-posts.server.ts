import type { z } from 'zod';
import { DEFAULT_HUMOR_LEVEL, parseHumorLevel } from '../../../comedy/post-styles.ts';
import { findAccount, findBestScore } from '../../domain/sign-in/account.server.ts';
import {
  deleteOwnPost,
  findPost,
  listOwnPosts,
  type PostSummary,
} from '../../domain/posts/posts.server.ts';
import type { ApiAnswer, MemberAsk } from './answer-api.server.ts';
import type { Post } from '../../domain/api/api-schemas.ts';

/** GET /api/v1/account. The e-mail address stays here. */
export async function answerAccount({ services, member, token }: MemberAsk): Promise<ApiAnswer> {
  const account = await findAccount(services, member);
  if (!account) return { refused: 'token-unknown' };
  const { name, scopes, expiresAt } = token;
  return {
    body: {
      id: member.id,
      name: account.name,
      bio: account.bio,
      postsCreated: account.postsCreated,
      record: await findBestScore(services, member),
      memberSince: new Date(account.memberSince).toISOString(),
      token: {
        name,
        scopes,
        expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
      },
    },
  };
}

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

/** An own post as the public API shows it. `origin` is the site's. */
export function apiPost(post: PostSummary, origin: string): z.output<typeof Post> {
  const { type, context, humorLevel } = post.formData;
  return {
    id: post.id,
    generationId: post.generationId,
    text: post.post,
    style: type,
    level: parseHumorLevel(humorLevel) ?? DEFAULT_HUMOR_LEVEL,
    fields: JSON.parse(context) as Record<string, string>,
    createdAt: new Date(post.createdAt).toISOString(),
    likes: post.likes,
    comments: post.comments,
    isShared: post.isShared,
    url: post.isShared && !post.isHidden ? `${origin}/post/${post.id}` : null,
  };
}

const DEFAULT_LIMIT = 10;
const MOST_LIMIT = 50;

/** How many a page is to have; null for a number that is too large. */
function readLimit(text: string | undefined): number | null {
  const limit = text === undefined ? DEFAULT_LIMIT : Number(text);
  return limit <= MOST_LIMIT ? limit : null;
}
