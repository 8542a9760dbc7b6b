import type { ReplyLength, ReplyTone } from '../../../comedy/replies/reply-kinds.ts';
import { readEventStream } from '../../platform/http/event-stream.ts';
import {
  postWithRetry,
  readRejection,
  type Rejection,
} from '../../platform/http/generation-request.ts';
import type { RepliesEvent } from '../../domain/writing/generate-replies.server.ts';
import { readReply, type Reply, type Round } from '../../domain/writing/reply-round.ts';

/** The body of POST /api/replies: a pasted post, or an own earlier round to answer again. */
export type RepliesBody = ({ post: string } | { from: string }) & {
  length: ReplyLength;
  tones: readonly ReplyTone[];
};

/** What the page is told while replies are written. */
export type ToneStep =
  | { type: 'draft'; tone: ReplyTone; text: string; fresh: boolean }
  | { type: 'done'; reply: Reply }
  | { type: 'skip'; tone: ReplyTone };

export type RepliesAnswer = { ok: true; round: Round } | Rejection | NoReplies;
/** No tone succeeded; `message` is the error of docs/product.md §8. */
export type NoReplies = { ok: false; reason: 'no-replies'; message: string };

type Ask = {
  body: RepliesBody;
  /** The same for every try at the same replies, so that a second try finds the first one's. */
  key: string;
  signal: AbortSignal;
  onStep: (step: ToneStep) => void;
};

/** Asks the server for replies and reads them. Never throws. `origin` is for callers outside a page. */
export async function askForReplies(ask: Ask, origin = ''): Promise<RepliesAnswer> {
  try {
    const response = await postWithRetry(`${origin}/api/replies`, ask);
    if (!response.ok) return await readRejection(response);
    const answer = response.body && (await readReplies(response.body, ask));
    return answer ?? { ok: false, reason: 'failed' };
  } catch {
    return { ok: false, reason: ask.signal.aborted ? 'stopped' : 'failed' };
  }
}

/** The finished round; null when the stream ends before its replies were kept. */
function readReplies(
  body: ReadableStream<Uint8Array>,
  { body: { length, tones }, onStep }: Ask,
): Promise<RepliesAnswer | null> {
  const replies: Reply[] = [];
  return readEventStream<RepliesAnswer>(body, (arrived) => {
    const { event, data } = arrived as RepliesEvent;
    if (event === 'delta') onStep({ type: 'draft', ...data, fresh: data.fresh === true });
    if (event === 'skip') onStep({ type: 'skip', tone: data.tone });
    if (event === 'done') {
      const reply = readReply(data);
      if (!reply) return undefined;
      replies.push(reply);
      onStep({ type: 'done', reply });
    }
    if (event === 'error') return failureOf(data);
    if (event !== 'end') return undefined;
    const place = ({ tone }: Reply) => tones.indexOf(tone);
    const inOrder = replies.toSorted((one, other) => place(one) - place(other));
    return { ok: true, round: { ...data, length, replies: inOrder } };
  });
}

function failureOf({ code, message }: { code: string; message: string }): RepliesAnswer {
  if (code === 'no-replies') return { ok: false, reason: 'no-replies', message };
  return { ok: false, reason: 'failed', words: message };
}
