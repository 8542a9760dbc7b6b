import type { z } from 'zod';
import { writeCommentSection } from '../../../comedy/comment-section/write-section.ts';
import { reportCard } from '../../../comedy/devices/report-card.ts';
import { DEFAULT_HUMOR_LEVEL, parseHumorLevel } from '../../../comedy/form/humor-levels.ts';
import type { Post } from '../../domain/api/api-schemas.ts';
import {
  deleteOwnPost,
  findPost,
  listOwnPosts,
  type PostSummary,
} from '../../domain/posts/posts.server.ts';
import { findAccount, findBestScore } from '../../domain/sign-in/account.server.ts';
import { type DonePost, generatePost } from '../../domain/writing/generate-post.server.ts';
import { generateReplies } from '../../domain/replies/generate-replies.server.ts';
import { parseGeneration } from '../../domain/writing/generation-request.ts';
import { parseReplies } from '../../domain/replies/replies-request.ts';
import {
  parseJudged,
  parseSection,
  parseTranslation,
} from '../../domain/translator/text-requests.ts';
import { composeTranslation } from '../../domain/translator/translations.server.ts';
import { type ErrorCode, errorMessage } from '../../platform/http/errors.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import type { ApiEvent, ApiResult, MemberApiRequest } from './api-handler.server.ts';

/** GET /api/v1/account. The response does not contain the e-mail address. */
async function readAccount({ services, member, token }: MemberApiRequest): Promise<ApiResult> {
  const account = await findAccount(services, member);
  if (!account) return { ok: false, reason: 'token-unknown' };
  const record = await findBestScore(services, member);
  const memberSince = new Date(account.memberSince).toISOString();
  const expiresAt = token.expiresAt === null ? null : new Date(token.expiresAt).toISOString();
  const body = { ...account, id: member.id, record, memberSince, token: { ...token, expiresAt } };
  return { body };
}

/** GET /api/v1/posts */
async function listPosts({ services, member, query }: MemberApiRequest): Promise<ApiResult> {
  const { q = '', after = null, limit = DEFAULT_LIMIT } = query;
  const params = { type: 'all', search: q, cursor: after, limit: Number(limit) } as const;
  const { posts, next } = await listOwnPosts(services, member, params);
  return { body: { posts: posts.map((post) => apiPost(post, services.publicOrigin)), next } };
}

/** GET /api/v1/posts/{id} */
async function readPost({ services, member, id }: MemberApiRequest): Promise<ApiResult> {
  const post = await findPost(services, member, { id });
  return post ? { body: apiPost(post, services.publicOrigin) } : NOT_FOUND;
}

/** DELETE /api/v1/posts/{id} */
async function deletePost({ services, member, id }: MemberApiRequest): Promise<ApiResult> {
  return (await deleteOwnPost(services, member, id)) ? { body: null } : NOT_FOUND;
}

/** Returns one of the member's posts in the format of the public API. `origin` is the origin of the site. */
function apiPost(post: PostSummary, origin: string): z.output<typeof Post> {
  const { type, fields, humorLevel } = post.formData;
  return {
    id: post.id,
    generationId: post.generationId,
    text: post.post,
    style: type,
    level: parseHumorLevel(humorLevel) ?? DEFAULT_HUMOR_LEVEL,
    fields,
    createdAt: new Date(post.createdAt).toISOString(),
    likes: post.likes,
    comments: post.comments,
    isShared: post.isShared,
    url: post.isShared && !post.isHidden ? `${origin}/post/${post.id}` : null,
  };
}

const DEFAULT_LIMIT = 10;

/** POST /api/v1/posts: returns the post as JSON, or streams it when the client accepts an event stream. */
async function writePost(apiRequest: MemberApiRequest): Promise<ApiResult> {
  const { services, member, request } = apiRequest;
  const parsed = parseGeneration(apiRequest.body);
  if (!parsed.ok) return parsed;
  const input = { ...senderOf(apiRequest, parsed.params.seed), parsed };
  const outcome = await generatePost(services, member, input, request.signal);
  if (!outcome.ok) return outcome;
  return answerWith(request, outcome.events, (event) =>
    event.event === 'done' ? wholePost(apiRequest, event.data) : event,
  );
}

/** What a generation keeps of its request. */
function senderOf({ member, request, address, key }: MemberApiRequest, seed: number | undefined) {
  const userAgent = request.headers.get('user-agent') ?? '';
  const owner = { kind: 'member', id: member.id } as const;
  return { owner, address, idempotencyKey: key, userAgent, isBySeedAlone: seed !== undefined };
}

/** The events for a client that accepts a stream, else the last one. `shown` gives what the client gets of each. */
async function answerWith<Event extends ApiEvent>(
  request: Request,
  written: AsyncGenerator<Event, void>,
  shown: (event: Event) => ApiEvent | Promise<ApiEvent>,
): Promise<ApiResult> {
  const events = mapEvents(written, shown);
  if (request.headers.get('accept')?.includes('text/event-stream')) return { events };
  let last: ApiEvent | null = null;
  for await (const event of events) last = event;
  if (last?.event === 'done' || last?.event === 'end') return { body: last.data };
  const code = (last?.data as { code?: ErrorCode } | undefined)?.code;
  return { ok: false, reason: code ?? 'internal' };
}

async function* mapEvents<Event>(
  events: AsyncGenerator<Event, void>,
  map: (event: Event) => ApiEvent | Promise<ApiEvent>,
): AsyncGenerator<ApiEvent, void> {
  for await (const event of events) yield map(event);
}

async function wholePost(
  { services, member }: MemberApiRequest,
  done: DonePost,
): Promise<ApiEvent> {
  const post = await findPost(services, member, { generationId: done.id });
  if (!post) {
    // The post of this idempotency key has been deleted.
    const data = { code: 'not-found', message: errorMessage('not-found'), retryable: false };
    return { event: 'error', data };
  }
  const { writer, seed, fallback, text, id: generationId } = done;
  const { publicOrigin } = services;
  const data = { ...apiPost(post, publicOrigin), generationId, text, writer, seed, fallback };
  return { event: 'done', data };
}

/** POST /api/v1/replies: returns all replies as JSON, or streams them when the client accepts an event stream. */
async function writeReplies(apiRequest: MemberApiRequest): Promise<ApiResult> {
  const { services, member, request } = apiRequest;
  const parsed = parseReplies(apiRequest.body);
  if (!parsed.ok) return parsed;
  const { params } = parsed;
  const input = { ...senderOf(apiRequest, params.seed), params };
  const outcome = await generateReplies(services, member, input, request.signal);
  if (!outcome.ok) return outcome;
  return answerWith(request, outcome.events, (event) => {
    if (event.event !== 'end') return event;
    const { isGrave: _, ...round } = event.data;
    return { event: 'end', data: { ...round, createdAt: new Date(round.createdAt).toISOString() } };
  });
}

/** POST /api/v1/translations */
function translate({ services, body }: MemberApiRequest): ApiResult {
  const parsed = parseTranslation(body);
  if (!parsed.ok) return parsed;
  const { card, ...translation } = composeTranslation(services.secret, parsed.request);
  return { body: { ...translation, card: card === null ? null : services.publicOrigin + card } };
}

/** POST /api/v1/report-cards */
function judge({ body }: MemberApiRequest): ApiResult {
  const parsed = parseJudged(body);
  return parsed.ok ? { body: reportCard(parsed.text) } : parsed;
}

/** POST /api/v1/comment-sections */
function comment({ body }: MemberApiRequest): ApiResult {
  const parsed = parseSection(body);
  if (!parsed.ok) return parsed;
  const section = writeCommentSection(parsed.text, parsed.choice);
  return { body: { ...section, seed: parsed.choice.seed } };
}

/** The operations of members, by the names of OPERATIONS. */
export const memberEndpoints = {
  readAccount,
  listPosts,
  readPost,
  deletePost,
  writePost,
  writeReplies,
  translate,
  judge,
  comment,
};
