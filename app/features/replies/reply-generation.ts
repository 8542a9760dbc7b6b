import { useEffect, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReplyLength, ReplyTone } from '../../../comedy/replies/reply-kinds.ts';
import type { RepliesEvent } from '../../domain/writing/generate-replies.server.ts';
import { readReply, type Reply, type Round } from '../../domain/writing/reply-round.ts';
import { type Rejection, requestGeneration } from '../../platform/http/generation-request.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { useUsageRefresh } from '../generator/use-usage-refresh.ts';
import { useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import { reactTab } from '../translator/react-storage.ts';
import type { AnsweredPost } from './original-post.tsx';
import { reactPath } from './react-tabs.tsx';
import { GENERATED, GENERATION_FAILED, STOPPED } from './reply-words.ts';

/**
 * Generates replies, one request at a time, for a shared post or none. `cards` are null while idle; `error` stays on the
 * page. `about` is what a sign-up comes back to.
 */
export function useReplies(mayGenerate: boolean, answered: AnsweredPost | null) {
  const [cards, dispatch] = useReducer(writingState, null);
  const { error, showError, clearError } = useReplyError();
  const controller = useRef<AbortController>(undefined);
  const notify = useNotify();
  const navigate = useNavigate();
  const prompt = useSignUpPrompt();
  const refresh = useUsageRefresh();
  useEffect(() => () => controller.current?.abort(), []);

  async function start(
    body: RepliesBody,
    about = '',
    onRound: (round: Round) => void = open,
  ): Promise<void> {
    if (controller.current) return;
    const content = JSON.stringify(body);
    // A guest may still see replies that were written but never shown.
    if (!mayGenerate && !reactTab.attempts.isPending(content)) {
      refresh('now');
      return prompt.show('generate replies', about);
    }
    const key = reactTab.attempts.keyFor(content);
    const { signal } = (controller.current = new AbortController());
    clearError();
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
    if (result.reason === 'guest-limit') prompt.show('generate replies', about);
    else showError(result);
    refresh('now');
  }

  /** Opens a whole new round. */
  function open(round: Round): void {
    reactTab.saveRound(round);
    notify('good', GENERATED);
    void navigate(reactPath('reply', answered?.id, round.id));
  }

  /** Stops waiting. The same form keeps its key and is charged once. */
  function stop(): void {
    controller.current?.abort();
    controller.current = undefined;
    dispatch({ type: 'end' });
    notify('good', STOPPED);
    refresh('now');
  }

  return { cards, error, prompt, refresh, start, stop };
}

/** The error that stays on the page, and the one that shows and announces it. */
function useReplyError() {
  const [error, setError] = useState<string | null>(null);
  const notify = useNotify();
  const showError = (result: Exclude<RepliesResult, { ok: true }>) => {
    if (result.reason === 'refused' || result.reason === 'no-replies') setError(result.words);
    const isKnown = result.reason === 'refused' || result.reason === 'failed';
    notify('bad', (isKnown ? result.words : undefined) ?? GENERATION_FAILED);
  };
  return { error, showError, clearError: () => setError(null) };
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
/** No tone succeeded: docs/product.md §8. */
type NoReplies = { ok: false; reason: 'no-replies'; words: string };

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
    if (event === 'error') {
      const reason = data.code === 'no-replies' ? 'no-replies' : 'failed';
      return { ok: false, reason, words: data.message };
    }
    if (event !== 'end') return undefined;
    const position = ({ tone }: Reply) => tones.indexOf(tone);
    const inOrder = replies.toSorted((one, other) => position(one) - position(other));
    return { ok: true, round: { ...data, length, replies: inOrder } };
  });
}

export type WritingCard = { tone: ReplyTone; text: string; reply: Reply | null; failed: boolean };

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
