import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReplyLength, ReplyTone } from '../../../comedy/replies/reply-kinds.ts';
import type { RepliesEvent } from '../../domain/replies/generate-replies.server.ts';
import type { Round } from '../../domain/replies/reply-round.ts';
import {
  type GenerationRejection,
  requestGeneration,
  textWith,
} from '../http/request-generation.ts';
import { failureWords } from '../../platform/browser/failure-words.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { useUsageRefresh } from '../writing/use-usage-refresh.ts';
import { useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import { reactTab } from '../translator/react-storage.ts';
import type { AnsweredPost } from './original-post.tsx';
import { reactPath } from './react-path.ts';
import { GENERATED, GENERATION_FAILED, STOPPED } from './reply-words.ts';

/**
 * Generates replies, one request at a time, for a shared post or none. `cards` are null while idle; `before` people are
 * first; `error` stays on the page. `about` is what a sign-up comes back to.
 */
export function useReplies(mayGenerate: boolean, answered: AnsweredPost | null) {
  const [cards, setCards] = useState<Cards>(null);
  const [before, setBefore] = useState(0);
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
      refresh();
      return prompt.show('generate replies', about);
    }
    const key = reactTab.attempts.keyFor(content);
    const { signal } = (controller.current = new AbortController());
    clearError();
    const result = await requestReplies({ body, key, signal, setCards, setBefore });
    if (signal.aborted) return;
    controller.current = undefined;
    setCards(null);
    // After a failure the same key may still lead to the replies.
    if (result.ok || result.reason === 'refused' || result.reason === 'guest-limit') {
      reactTab.attempts.drop(key);
    }
    if (result.ok) return onRound(result.round);
    if (result.reason === 'guest-limit') prompt.show('generate replies', about);
    else showError(result);
    refresh();
  }

  /** Opens a whole new round. */
  function open(round: Round): void {
    reactTab.saveRound(round);
    notify('good', GENERATED);
    void navigate(reactPath(answered?.id, round.id));
  }

  /** Stops waiting. The same form keeps its key and is charged once. */
  function stop(): void {
    controller.current?.abort();
    controller.current = undefined;
    setCards(null);
    notify('good', STOPPED);
    refresh();
  }

  return { cards, before: cards === null ? 0 : before, error, prompt, refresh, start, stop };
}

/** The error that stays on the page, and the one that shows and announces it. */
function useReplyError() {
  const [error, setError] = useState<string | null>(null);
  const notify = useNotify();
  const showError = (result: Exclude<RepliesResult, { ok: true }>) => {
    const stays = result.reason === 'refused' || result.reason === 'no-replies';
    if (stays) setError(result.words ?? null);
    const isKnown = result.reason === 'refused' || result.reason === 'failed';
    notify('bad', (isKnown ? result.words : undefined) ?? failureWords(GENERATION_FAILED));
  };
  return { error, showError, clearError: () => setError(null) };
}

/** The body of POST /api/replies: a pasted post, or an own round to regenerate. */
type RepliesBody = ({ post: string } | { from: string }) & {
  length: ReplyLength;
  tones: readonly ReplyTone[];
};

type RepliesResult = { ok: true; round: Round } | GenerationRejection | NoReplies;
/** No tone succeeded: docs/product.md §8. */
type NoReplies = { ok: false; reason: 'no-replies'; words: string };

type RepliesRequest = {
  body: RepliesBody;
  key: string;
  signal: AbortSignal;
  setCards: Dispatch<SetStateAction<Cards>>;
  setBefore: (before: number) => void;
};

/** Requests replies and shows them while they are written. Never throws. */
function requestReplies({
  setCards,
  setBefore,
  ...request
}: RepliesRequest): Promise<RepliesResult> {
  setBefore(0);
  setCards(request.body.tones.map((tone) => ({ tone, text: '', state: 'writing' })));
  return requestGeneration<RepliesResult>('/api/replies', request, (arrived) => {
    const event = arrived as RepliesEvent;
    switch (event.event) {
      case 'meta':
        return undefined;
      case 'error': {
        const { code, message: words } = event.data;
        return { ok: false, reason: code === 'no-replies' ? code : 'failed', words };
      }
      case 'end':
        return { ok: true, round: event.data };
      case 'waiting':
        setBefore(event.data.before);
        return undefined;
      default:
        setBefore(0);
        setCards((shown) => shown && shown.map((card) => nextCard(card, event)));
        return undefined;
    }
  });
}

type ToneEvent = Extract<RepliesEvent, { event: 'delta' | 'done' | 'skip' }>;

/** A reply while it is written. */
export type WritingCard = { tone: ReplyTone; text: string; state: 'writing' | 'done' | 'failed' };
type Cards = readonly WritingCard[] | null;

/** The card after an event of any tone. */
export function nextCard(card: WritingCard, { event, data }: ToneEvent): WritingCard {
  if (data.tone !== card.tone) return card;
  switch (event) {
    case 'delta':
      return { ...card, text: textWith(card.text, data) };
    case 'done':
      return { ...card, text: data.text, state: 'done' };
    case 'skip':
      return { ...card, text: '', state: 'failed' };
  }
}
