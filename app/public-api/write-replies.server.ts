import { generateReplies, type RepliesEvent } from '../replies/generate-replies.server.ts';
import { parseReplies } from '../replies/parse-replies.ts';
import type { Reply } from '../replies/reply-round.ts';
import { type ApiAnswer, type MemberAsk, refusal } from './answer-api.server.ts';
import { lastOf, wantsEvents } from './write-post.server.ts';

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
