import { POST_STYLES } from '../../../comedy/styles/post-styles.ts';
import { POWER_VERBS } from '../../../comedy/styles/buzzword-soup/power-verbs.ts';
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
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { ANONYMOUS } from '../../domain/members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import type { ApiRequest, ApiResult } from './api-handler.server.ts';

/** GET /api/v1/community: returns the feed as an anonymous viewer sees it, also with a token. */
async function readCommunity({ services, query }: ApiRequest): Promise<ApiResult> {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const { params, invalid } = parseFeedParams(new URLSearchParams(given));
  const [field] = invalid;
  if (field !== undefined) return { ok: false, reason: 'invalid-field', field, values: { field } };
  const { posts, next } = await listFeed(services, ANONYMOUS, params);
  return { body: { posts: posts.map((post) => apiPost(post, services)), next } };
}

/** GET /api/v1/styles */
function listStyles(): Promise<ApiResult> {
  const styles = POST_STYLES.map(({ event: _event, text: _text, fields, ...style }) => ({
    ...style,
    fields: fields.map((field) =>
      field.kind === 'verb' ? { ...field, choices: POWER_VERBS } : field,
    ),
  }));
  return Promise.resolve({ body: { styles } });
}

/** GET /api/v1/prompt: 404 for a future day or one that is too old. */
async function readPrompt({ services, query }: ApiRequest): Promise<ApiResult> {
  const position = decodeCursor(query['after'] ?? null);
  const page = await findPromptPage(services, ANONYMOUS, query['day'] ?? null, position);
  if (!page) return NOT_FOUND;
  const answers = page.answers.map((post) => apiPost(post, services));
  return { body: { ...page, ...page.prompt, day: page.prompt.date, answers } };
}

/** GET /api/v1/hall-of-fame: 404 for a future week or a day that is not a Monday. */
async function readHall({ services, query }: ApiRequest): Promise<ApiResult> {
  const hall = await findHall(services, ANONYMOUS, query['week'] ?? null);
  if (!hall) return NOT_FOUND;
  const best = hall.best.map((post) => apiPost(post, services));
  return { body: { ...hall, week: hall.monday, best } };
}

/**
 * GET /api/v1/community/{id}/remix: returns the form of a remix. Fields contain only text of the public post.
 */
async function readRemixForm({ services, id }: ApiRequest): Promise<ApiResult> {
  const found = await findRemixSource(services, ANONYMOUS, id);
  if (!found.ok) return found;
  const { style, fields, text, level, authorName } = found.source;
  const body = {
    style: style.value,
    humorLevel: adjacentLevel(level, 'up'),
    fields: publicFields(style, fields, text),
    remixOf: id,
  };
  return { body: { authorName, level, body } };
}

/** GET /api/v1/community/{id}/remixes */
async function listRemixes({ services, id, query }: ApiRequest): Promise<ApiResult> {
  const position = decodeCursor(query['after'] ?? null);
  const chain = await findChain(services, ANONYMOUS, id, position);
  if (!chain) return NOT_FOUND;
  const post = apiPost(chain.post, services);
  const above = chain.above.map((step) => (step === 'stone' ? null : apiPost(step, services)));
  const remixes = chain.below.map((remix) => apiPost(remix, services));
  return { body: { ...chain, post, above, remixes } };
}

/** Returns a shared post with its time and URL in the format of the public API. */
function apiPost<Post extends FeedPost | ChainPost>(
  post: Post,
  { publicOrigin }: Pick<Services, 'publicOrigin'>,
) {
  const createdAt = new Date(post.createdAt).toISOString();
  return { ...post, createdAt, url: `${publicOrigin}/post/${post.id}` };
}

/** The operations that need no token, by the names of OPERATIONS. */
export const publicEndpoints = {
  readCommunity,
  listStyles,
  readPrompt,
  readHall,
  readRemixForm,
  listRemixes,
};
