import { useEffect, useReducer, useRef } from 'react';
import type { ReplyLength, ReplyTone } from '../../../comedy/replies/reply-kinds.ts';
import type { RepliesEvent } from '../../domain/writing/generate-replies.server.ts';
import { readReply, type Reply, type Round } from '../../domain/writing/reply-round.ts';
import { readEventStream } from '../../platform/http/event-stream.ts';
import {
  postWithRetry,
  readRejection,
  type Rejection,
} from '../../platform/http/generation-request.ts';
import { newIdempotencyKey } from '../../platform/text/ids.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { replyTab } from './reply-storage.ts';
import { GENERATION_FAILED, STOPPED } from './reply-words.ts';

type Options = {
  /** False for a guest whose free use is gone. */
  mayGenerate: boolean;
  /** There is no free use left. */
  onLimit: () => void;
  /** A free use may have gone, or come back. */
  onUsage: () => void;
  /** The error that stands on the page; null takes it away. */
  onError: (words: string | null) => void;
};

/** One page's goes at replies: each sent under its key, one at a time. */
export function useReplies({ mayGenerate, onLimit, onUsage, onError }: Options) {
  const [cards, dispatch] = useReducer(writingState, null);
  const controller = useRef<AbortController>(undefined);
  const notify = useNotify();
  useEffect(() => () => controller.current?.abort(), []);

  const showError = (result: Exclude<RepliesResult, { ok: true }>) => {
    if (result.reason === 'guest-limit') return onLimit();
    if (result.reason === 'refused') {
      onError(result.words);
      return notify('bad', result.words);
    }
    if (result.reason === 'no-replies') onError(result.message);
    const words = result.reason === 'failed' ? result.words : undefined;
    return notify('bad', words ?? GENERATION_FAILED);
  };

  /** Asks for replies; `onRound` gets them. */
  async function start(body: RepliesBody, onRound: (round: Round) => void): Promise<void> {
    if (controller.current) return;
    const content = JSON.stringify(body);
    // Replies that were written but never shown are still this guest's to see.
    if (!mayGenerate && !replyTab.isPending(content)) {
      onUsage();
      return onLimit();
    }
    const key = replyTab.keyFor(content, newIdempotencyKey);
    const { signal } = (controller.current = new AbortController());
    onError(null);
    dispatch({ type: 'start', tones: body.tones });
    const result = await requestReplies({ body, key, signal, onStep: dispatch });
    if (signal.aborted) return;
    controller.current = undefined;
    dispatch({ type: 'end' });
    // After a failure the same key may still lead to the replies; after a refusal there are none.
    if (result.ok || result.reason === 'refused' || result.reason === 'guest-limit') {
      replyTab.settle(key);
    }
    if (result.ok) return onRound(result.round);
    showError(result);
    onUsage();
  }

  /** Ends the waiting. The same form goes under the same key, and is charged once. */
  function stop(): void {
    controller.current?.abort();
    controller.current = undefined;
    dispatch({ type: 'end' });
    notify('good', STOPPED);
    onUsage();
  }

  return { cards, start, stop };
}

/** The body of POST /api/replies: a pasted post, or an own earlier round to answer again. */
type RepliesBody = ({ post: string } | { from: string }) & {
  length: ReplyLength;
  tones: readonly ReplyTone[];
};

/** What the page is told while replies are written. */
type ToneStep =
  | { type: 'draft'; tone: ReplyTone; text: string; fresh: boolean }
  | { type: 'done'; reply: Reply }
  | { type: 'skip'; tone: ReplyTone };

type RepliesResult = { ok: true; round: Round } | Rejection | NoReplies;
/** No tone succeeded; `message` is the error of docs/product.md §8. */
type NoReplies = { ok: false; reason: 'no-replies'; message: string };

type RepliesRequest = {
  body: RepliesBody;
  /** The same for every try at the same replies, so that a second try finds the first one's. */
  key: string;
  signal: AbortSignal;
  onStep: (step: ToneStep) => void;
};

/** Asks the server for replies and reads them. Never throws. `origin` is for callers outside a page. */
async function requestReplies(request: RepliesRequest, origin = ''): Promise<RepliesResult> {
  try {
    const response = await postWithRetry(`${origin}/api/replies`, request);
    if (!response.ok) return await readRejection(response);
    const result = response.body && (await readReplies(response.body, request));
    return result ?? { ok: false, reason: 'failed' };
  } catch {
    return { ok: false, reason: request.signal.aborted ? 'stopped' : 'failed' };
  }
}

/** The finished round; null when the stream ends before its replies were kept. */
function readReplies(
  body: ReadableStream<Uint8Array>,
  { body: { length, tones }, onStep }: RepliesRequest,
): Promise<RepliesResult | null> {
  const replies: Reply[] = [];
  return readEventStream<RepliesResult>(body, (arrived) => {
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
    const position = ({ tone }: Reply) => tones.indexOf(tone);
    const inOrder = replies.toSorted((one, other) => position(one) - position(other));
    return { ok: true, round: { ...data, length, replies: inOrder } };
  });
}

function failureOf({ code, message }: { code: string; message: string }): RepliesResult {
  if (code === 'no-replies') return { ok: false, reason: 'no-replies', message };
  return { ok: false, reason: 'failed', words: message };
}

/** One card while it is written: its draft, and the reply once that is finished. */
export type WritingCard = { tone: ReplyTone; text: string; reply: Reply | null; failed: boolean };

/** What is being written, in the order of the cards; null is nothing. */
export type WritingState = readonly WritingCard[] | null;

export type WritingStep =
  | ToneStep
  | { type: 'start'; tones: readonly ReplyTone[] }
  | { type: 'end' };

/** The state after one step. */
export function writingState(state: WritingState, step: WritingStep): WritingState {
  if (step.type === 'end') return null;
  if (step.type === 'start') {
    return step.tones.map((tone) => ({ tone, text: '', reply: null, failed: false }));
  }
  if (!state) return null;
  const tone = step.type === 'done' ? step.reply.tone : step.tone;
  return state.map((card) => (card.tone === tone ? nextCard(card, step) : card));
}

function nextCard(card: WritingCard, step: ToneStep): WritingCard {
  switch (step.type) {
    case 'draft':
      return { ...card, text: step.fresh ? step.text : card.text + step.text };
    case 'done':
      return { ...card, text: step.reply.text, reply: step.reply };
    case 'skip':
      return { ...card, text: '', failed: true };
  }
}
