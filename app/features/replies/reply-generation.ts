import { useEffect, useReducer, useRef } from 'react';
import type { ReplyLength, ReplyTone } from '../../../comedy/replies/reply-kinds.ts';
import type { RepliesEvent } from '../../domain/writing/generate-replies.server.ts';
import { readReply, type Reply, type Round } from '../../domain/writing/reply-round.ts';
import { type Rejection, requestGeneration } from '../../platform/http/generation-request.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { reactTab } from '../translator/react-storage.ts';
import { GENERATION_FAILED, STOPPED } from './reply-words.ts';

type Options = {
  /** False for a guest without free use. */
  mayGenerate: boolean;
  /** There is no free use left. */
  onLimit: () => void;
  /** The free use may have changed. */
  onUsage: () => void;
  /** Sets the error on the page; null clears it. */
  onError: (words: string | null) => void;
};

/** Generates replies, one request at a time. `cards` are null while idle. */
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

  async function start(body: RepliesBody, onRound: (round: Round) => void): Promise<void> {
    if (controller.current) return;
    const content = JSON.stringify(body);
    // A guest may still see replies that were written but never shown.
    if (!mayGenerate && !reactTab.attempts.isPending(content)) {
      onUsage();
      return onLimit();
    }
    const key = reactTab.attempts.keyFor(content);
    const { signal } = (controller.current = new AbortController());
    onError(null);
    dispatch({ type: 'start', tones: body.tones });
    const result = await requestReplies({ body, key, signal, onStep: dispatch });
    if (signal.aborted) return;
    controller.current = undefined;
    dispatch({ type: 'end' });
    // After a failure the same key may still lead to the replies.
    if (result.ok || result.reason === 'refused' || result.reason === 'guest-limit') {
      reactTab.attempts.drop(key);
    }
    if (result.ok) return onRound(result.round);
    showError(result);
    onUsage();
  }

  /** Stops waiting. The same form keeps its key and is charged once. */
  function stop(): void {
    controller.current?.abort();
    controller.current = undefined;
    dispatch({ type: 'end' });
    notify('good', STOPPED);
    onUsage();
  }

  return { cards, start, stop };
}

/** The body of POST /api/replies: a pasted post, or an own round to regenerate. */
type RepliesBody = ({ post: string } | { from: string }) & {
  length: ReplyLength;
  tones: readonly ReplyTone[];
};

type ToneStep =
  | { type: 'draft'; tone: ReplyTone; text: string; fresh: boolean }
  | { type: 'done'; reply: Reply }
  | { type: 'skip'; tone: ReplyTone };

type RepliesResult = { ok: true; round: Round } | Rejection | NoReplies;
/** No tone succeeded; `message` is the error of docs/product.md §8. */
type NoReplies = { ok: false; reason: 'no-replies'; message: string };

type RepliesRequest = {
  body: RepliesBody;
  key: string;
  signal: AbortSignal;
  onStep: (step: ToneStep) => void;
};

/** Requests replies and reads their events. Never throws. */
function requestReplies({ onStep, ...request }: RepliesRequest): Promise<RepliesResult> {
  const { length, tones } = request.body;
  const replies: Reply[] = [];
  return requestGeneration<RepliesResult>('/api/replies', request, (arrived) => {
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

/** A card during generation: its draft, then the finished reply. */
export type WritingCard = { tone: ReplyTone; text: string; reply: Reply | null; failed: boolean };

/** The cards during generation; null while idle. */
export type WritingState = readonly WritingCard[] | null;

export type WritingStep =
  | ToneStep
  | { type: 'start'; tones: readonly ReplyTone[] }
  | { type: 'end' };

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
