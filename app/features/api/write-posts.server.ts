import { type ErrorCode, errorMessage } from '../../platform/http/errors.ts';
import {
  type DonePost,
  type GenerationEvent,
  generatePost,
} from '../../domain/writing/generate-post.server.ts';
import { parseGeneration } from '../../domain/writing/generation-request.ts';
import { findPost } from '../../domain/posts/posts.server.ts';
import {
  generateReplies,
  type RepliesEvent,
} from '../../domain/writing/generate-replies.server.ts';
import { parseReplies } from '../../domain/writing/replies-request.ts';
import type { Reply } from '../../domain/writing/reply-round.ts';
import { type ApiAnswer, type MemberAsk, refusal } from './answer-api.server.ts';
import { apiPost } from './own-posts.server.ts';

type Event = { event: string; data: unknown };

/** POST /api/v1/posts: the post as JSON, or as it is written for whoever accepts an event stream. */
export async function answerWritePost(ask: MemberAsk): Promise<ApiAnswer> {
  const { services, member, request, address, key } = ask;
  const parsed = parseGeneration(ask.body);
  if (!parsed.ok) {
    const { code, message: title, field, values } = parsed;
    return { refused: code, title, field, values };
  }
  const taken = await services.rateLimits.take('api-write', member, key);
  if (!taken.ok) return refusal(taken);
  const owner = { kind: 'member', id: member.id } as const;
  const userAgent = request.headers.get('user-agent') ?? '';
  const isBySeedAlone = parsed.ask.seed !== undefined;
  const input = { owner, address, idempotencyKey: key, parsed, userAgent, isBySeedAlone };
  const outcome = await generatePost(services, member, input, request.signal);
  if (!outcome.ok) return refusal(outcome);
  const events = wholePosts(ask, outcome.events);
  return wantsEvents(request) ? { events } : lastOf(events);
}

/** Whether somebody wants to read along. */
function wantsEvents(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/event-stream') ?? false;
}

/** What a stream ends with, as an answer of its own. */
async function lastOf(events: AsyncGenerator<Event, void>): Promise<ApiAnswer> {
  let last: Event | null = null;
  for await (const event of events) last = event;
  if (last?.event === 'done' || last?.event === 'end') return { body: last.data };
  return { refused: (last?.data as { code?: ErrorCode } | undefined)?.code ?? 'internal' };
}

async function* wholePosts(
  ask: MemberAsk,
  events: AsyncGenerator<GenerationEvent, void>,
): AsyncGenerator<Event, void> {
  for await (const event of events) {
    yield event.event === 'done' ? await wholePost(ask, event.data) : event;
  }
}

async function wholePost({ services, member }: MemberAsk, done: DonePost): Promise<Event> {
  const post = await findPost(services, member, { generationId: done.id });
  if (!post) return { event: 'error', data: gone() };
  const { writer, seed, fallback, text, id: generationId } = done;
  const { publicOrigin } = services;
  const data = { ...apiPost(post, publicOrigin), generationId, text, writer, seed, fallback };
  return { event: 'done', data };
}

// Whoever sends the key of a post that was deleted since.
function gone() {
  return { code: 'not-found', message: errorMessage('not-found'), retryable: false } as const;
}

/** POST /api/v1/replies: all replies as JSON, or as they are written for whoever accepts an event stream. */
export async function answerWriteReplies(ask: MemberAsk): Promise<ApiAnswer> {
  const { services, member, request, address, key } = ask;
  const parsed = parseReplies(ask.body);
  if (!parsed.ok) {
    const { code, message: title, field } = parsed;
    return { refused: code, title, field };
  }
  const taken = await services.rateLimits.take('api-write', member, key);
  if (!taken.ok) return refusal(taken);
  const owner = { kind: 'member', id: member.id } as const;
  const userAgent = request.headers.get('user-agent') ?? '';
  const { ask: wanted } = parsed;
  const isBySeedAlone = wanted.seed !== undefined;
  const input = { owner, address, idempotencyKey: key, ask: wanted, userAgent, isBySeedAlone };
  const outcome = await generateReplies(services, member, input, request.signal);
  if (!outcome.ok) return refusal(outcome);
  const events = wholeRounds(outcome.events);
  return wantsEvents(request) ? { events } : lastOf(events);
}

async function* wholeRounds(
  events: AsyncGenerator<RepliesEvent, void>,
): AsyncGenerator<{ event: string; data: unknown }, void> {
  const replies: Reply[] = [];
  let meta: Extract<RepliesEvent, { event: 'meta' }>['data'] | null = null;
  for await (const event of events) {
    if (event.event === 'meta') meta = event.data;
    if (event.event === 'done') replies.push(event.data);
    if (event.event !== 'end') {
      yield event;
      continue;
    }
    const { id, post, createdAt } = event.data;
    const tones = meta?.tones ?? [];
    const inOrder = replies.toSorted((a, b) => tones.indexOf(a.tone) - tones.indexOf(b.tone));
    const time = new Date(createdAt).toISOString();
    const data = { id, post, length: meta?.length, createdAt: time, replies: inOrder };
    yield { event: 'end', data };
  }
}
