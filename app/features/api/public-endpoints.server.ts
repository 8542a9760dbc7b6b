import type { z } from 'zod';
import { POST_STYLES, POWER_VERBS } from '../../../comedy/post-styles.ts';
import type { FeedPage, Remixes, RemixForm } from '../../domain/api/api-schemas.ts';
import { type FeedPost, listFeed } from '../../domain/community/feed.server.ts';
import { parseFeedParams } from '../../domain/community/feed.ts';
import { findHall } from '../../domain/community/hall-of-fame.server.ts';
import { findPromptPage } from '../../domain/community/prompts.server.ts';
import { publicFields } from '../../domain/community/public-form.ts';
import {
  type ChainPost,
  findChain,
  findRemixSource,
} from '../../domain/community/remixes.server.ts';
import { adjacentLevel } from '../../domain/writing/post-rewrite.ts';
import { decodeCursor } from '../../platform/http/list-params.ts';
import { ANONYMOUS } from '../../platform/http/viewer.ts';
import type { ApiRequest, ApiResult } from './api-handler.server.ts';

/** GET /api/v1/community: returns the feed as an anonymous viewer sees it, also with a token. */
export async function readCommunity({ services, query }: ApiRequest): Promise<ApiResult> {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const { params, invalid } = parseFeedParams(new URLSearchParams(given));
  const [field] = invalid;
  if (field !== undefined) return { errorCode: 'invalid-field', field, values: { field } };
  const { posts, next } = await listFeed(services, ANONYMOUS, params);
  return { body: { posts: posts.map((post) => apiFeedPost(post, services.publicOrigin)), next } };
}

/** GET /api/v1/styles */
export function listStyles(): Promise<ApiResult> {
  const styles = POST_STYLES.map(({ value, label, promise, fields }) => ({
    value,
    label,
    promise,
    fields: fields.map(({ name, label, kind, required, maxLength }) => {
      const choices = kind === 'verb' ? { choices: POWER_VERBS } : {};
      return { name, label, kind, required, maxLength, ...choices };
    }),
  }));
  return Promise.resolve({ body: { styles } });
}

/** GET /api/v1/prompt: 404 for a future day or one that is too old. */
export async function readPrompt({ services, query }: ApiRequest): Promise<ApiResult> {
  const position = decodeCursor(query['after'] ?? null);
  if (query['after'] !== undefined && !position)
    return { errorCode: 'invalid-request', field: 'after' };
  const page = await findPromptPage(services, ANONYMOUS, query['day'] ?? null, position);
  if (!page) return { errorCode: 'not-found' };
  const { prompt, before, after, next } = page;
  const { date: day, situation, isOpen } = prompt;
  const answers = page.answers.map((post) => apiFeedPost(post, services.publicOrigin));
  return { body: { day, situation, isOpen, before, after, answers, next } };
}

/** GET /api/v1/hall-of-fame: 404 for a future week or a day that is not a Monday. */
export async function readHall({ services, query }: ApiRequest): Promise<ApiResult> {
  const hall = await findHall(services, ANONYMOUS, query['week'] ?? null);
  if (!hall) return { errorCode: 'not-found' };
  const { monday: week, isThisWeek, best, before, after } = hall;
  const posts = best.map((post) => apiFeedPost(post, services.publicOrigin));
  return { body: { week, isThisWeek, best: posts, before, after } };
}

/**
 * GET /api/v1/community/{id}/remix: returns the form of a remix. Fields contain only text of the public post
 * (docs/decisions/remixes-and-replays.md).
 */
export async function readRemixForm({ services, id }: ApiRequest): Promise<ApiResult> {
  const found = await findRemixSource(services, ANONYMOUS, id);
  if (!found.ok) return { errorCode: found.reason };
  const { style, fields, text, level, authorName } = found.source;
  const body: z.output<typeof RemixForm> = {
    authorName,
    level,
    body: {
      style: style.value,
      humorLevel: adjacentLevel(level, 'up'),
      fields: publicFields(style, fields, text),
      remixOf: id,
    },
  };
  return { body };
}

/** GET /api/v1/community/{id}/remixes */
export async function listRemixes({ services, id, query }: ApiRequest): Promise<ApiResult> {
  const position = decodeCursor(query['after'] ?? null);
  if (query['after'] !== undefined && !position)
    return { errorCode: 'invalid-request', field: 'after' };
  const chain = await findChain(services, ANONYMOUS, id, position);
  if (!chain) return { errorCode: 'not-found' };
  const shown = (post: ChainPost) => apiChainPost(post, services.publicOrigin);
  const body: z.output<typeof Remixes> = {
    post: shown(chain.post),
    above: chain.above.map((step) => (step === 'stone' ? null : shown(step))),
    isCut: chain.isCut,
    remixes: chain.below.map(shown),
    next: chain.next,
  };
  return { body };
}

function apiChainPost(
  { id, authorName, lines, style, level, createdAt, remixes }: ChainPost,
  origin: string,
): z.output<typeof Remixes>['post'] {
  const time = new Date(createdAt).toISOString();
  const url = `${origin}/post/${id}`;
  return { id, authorName, lines: [...lines], style, level, createdAt: time, remixes, url };
}

/** Returns a shared post in the format of the public API. `origin` is the origin of the site. */
function apiFeedPost(post: FeedPost, origin: string): z.output<typeof FeedPage>['posts'][number] {
  const { id, text, shownPremise, authorName, authorBio, style, createdAt, likes, comments } = post;
  return {
    id,
    text,
    shownPremise,
    authorName,
    authorBio,
    style,
    createdAt: new Date(createdAt).toISOString(),
    likes,
    comments,
    url: `${origin}/post/${id}`,
  };
}
