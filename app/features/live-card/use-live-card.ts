import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useActionData, useNavigate } from 'react-router';
import { DEFAULT_HUMOR_LEVEL, type HumorLevel } from '../../../comedy/form/humor-levels.ts';
import { previewPath } from '../../domain/posts/preview.ts';
import type { Waiting } from '../../domain/writers/writer.ts';
import type { GenerationEvent } from '../../domain/writing/generate-post.server.ts';
import type { LiveCardSource } from '../../domain/writing/generation-request.ts';
import type { LiveCard } from '../../domain/writing/live-cards.server.ts';
import { createAttempts } from '../../platform/browser/attempts.ts';
import { failureWords } from '../../platform/browser/failure-words.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import {
  type GenerationRejection,
  requestGeneration,
  textWith,
} from '../http/request-generation.ts';
import { tabDrafts } from '../writing/draft-storage.ts';
import { useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import type { GivenCard } from './box-form.server.ts';

const STYLE = 'gpt4-context';
const BOX_PATH = '/api/live-cards';
/** The pause after the last key before a card is requested. Milliseconds. */
const TYPING_PAUSE_MS = 300;

const EMPTY = 'Say what happened first. Anything will do.';
const OFFLINE = 'The card needs a connection. Your sentence is kept.';

/** A post at one level, and its lines above the fold. */
export type ExamplePost = { text: string; folded: string };
export type Example = { sentence: string; posts: Readonly<Record<HumorLevel, ExamplePost>> };

type Options = {
  field: RefObject<HTMLTextAreaElement | null>;
  via: LiveCardSource['via'];
  example?: Example;
  /** The day whose situation the post answers. */
  promptDay?: string | undefined;
};

/**
 * The state of a box and its live card. The card follows the sentence and the level; `finish` writes the post, as the
 * guest's free post or as a member's post, and opens it.
 */
export function useLiveCard({ field, via, example, promptDay = '' }: Options) {
  const given = useActionData<{ given?: GivenCard }>()?.given;
  const [typed, setTyped] = useState<number | null>(null);
  const [level, setLevel] = useState<HumorLevel>(given?.level ?? DEFAULT_HUMOR_LEVEL);
  const [error, setError] = useState<string | null>(given?.error ?? null);
  const { card, isWaiting, update } = useCard(via, given?.card ?? null, setError);
  const { finish, written, prompt } = useFinish({ via, promptDay }, setError);
  const opened = useExample(example?.posts[level]);
  const sentence = () => field.current?.value.trim() ?? '';
  const refresh = (chosen: HumorLevel, wait: number) => {
    const context = sentence();
    setError(null);
    // An empty box and the example need no request.
    update(context === example?.sentence ? '' : context, chosen, wait);
  };

  const change = (value: string, wait: number) => {
    setTyped(value.length);
    remember(value, level);
    refresh(level, wait);
    if (value.trim() === '') setError(EMPTY);
  };
  useRestoredText(field, given ? undefined : DRAFTS[via]);
  useOnline(() => {
    if (error !== null && sentence() !== '') refresh(level, 0);
  });

  return {
    /** The box and its card of a response without script. */
    given,
    /** The number of typed characters. Null before the first. */
    typed,
    level,
    error,
    isWaiting,
    isFinishing: written !== null,
    /** How many people are before this one in the line for the model. */
    before: written?.before ?? 0,
    prompt,
    shown: shownOf(card ? shownCard(card) : opened.shown, written),
    isFreePostUsed: card?.isFreePostUsed === true,
    type: (value: string) => change(value, TYPING_PAUSE_MS),
    replace: (value: string) => change(value, 0),
    unfold: opened.unfold,
    turn(chosen: HumorLevel) {
      setLevel(chosen);
      if (typed !== null) remember(sentence(), chosen);
      refresh(chosen, 0);
    },
    finish() {
      if (sentence() !== '') return void finish({ context: sentence(), level, card });
      setError(EMPTY);
      field.current?.focus();
    },
  };
}

type ReadDraft = typeof tabDrafts.values;

/** What is in a box at first. Without an example to take back, it is nothing that a post was written of. */
const DRAFTS: Partial<Record<LiveCardSource['via'], ReadDraft>> = {
  landing: tabDrafts.values,
  home: tabDrafts.unwritten,
};

/** Saves the draft of this tab. */
function remember(context: string, humorLevel: HumorLevel): void {
  tabDrafts.saveValues(STYLE, { context, humorLevel });
}

/**
 * Reports what the browser restored or the visitor typed before hydration. With `read` the box has the tab's draft
 * after a reload and on the way back.
 */
function useRestoredText(field: Options['field'], read: ReadDraft | undefined): void {
  useEffect(() => {
    const box = field.current;
    if (!box) return;
    const draft = read?.(STYLE)['context'];
    if (draft && box.value === box.defaultValue)
      box.setRangeText(draft, 0, box.value.length, 'end');
    if (box.value !== box.defaultValue) box.dispatchEvent(new Event('input', { bubbles: true }));
  }, [field, read]);
}

function useOnline(run: () => void): void {
  const online = useEffectEvent(run);
  useEffect(() => {
    const listen = () => online();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}

/** The text of a card, and whether it ends at the fold; grave matter is shown whole. `whole`: what opens at the fold. */
type Shown = { text: string; isFolded: boolean; isGrave: boolean; whole?: string | undefined };

/** What the card shows. A post that is being written replaces its lines one by one. Null: there is no card yet. */
function shownOf(
  begun: Shown | null,
  written: Growing | null,
): (Shown & { replaced?: Replaced | undefined }) | null {
  if (!written?.text) return begun;
  const replaced = begun ? { ...begun, isGone: written.isFresh } : undefined;
  return { text: written.text, isFolded: false, isGrave: false, replaced };
}

/** What the card showed before. `isGone`: none of its lines may be read below the new ones. */
export type Replaced = Shown & { isGone: boolean };

const shownCard = ({ text, isWhole }: LiveCard): Shown => ({
  text,
  isFolded: !isWhole,
  isGrave: isWhole,
});

/** The example, which is written already and opens in place. */
function useExample(post: ExamplePost | undefined): { shown: Shown | null; unfold: () => void } {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const unfold = () => setIsUnfolded(true);
  if (!post) return { shown: null, unfold };
  const { text, folded } = post;
  const shown = isUnfolded ? { text } : { text: folded, whole: text };
  return { shown: { ...shown, isFolded: !isUnfolded, isGrave: false }, unfold };
}

/** Sends the form of the box, as a page does without script. */
function sendBox<Answer>(fields: Record<string, string>, signal: AbortSignal) {
  const body = new URLSearchParams(fields);
  return requestJson<Answer>(BOX_PATH, { method: 'POST', body, signal });
}

/** The fields that lead to the story of a card again, at any level; or to another one for other words. */
function storyOf(card: LiveCard | null, isSame = true): Record<string, string> {
  return card ? { seed: String(card.seed), plot: isSame ? card.plot : '' } : {};
}

function useCard(
  via: LiveCardSource['via'],
  given: LiveCard | null,
  onError: (words: string) => void,
) {
  const [card, setCard] = useState(given);
  const [told, setTold] = useState('');
  const [isWaiting, setIsWaiting] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  async function request(context: string, humorLevel: HumorLevel, signal: AbortSignal) {
    const fields = { context, humorLevel, via, ...storyOf(card, context === told) };
    const found = await sendBox<{ card: LiveCard }>(fields, signal);
    if (signal.aborted) return;
    setIsWaiting(false);
    if (found.ok) {
      setCard(found.data.card);
      setTold(context);
    } else onError(found.title ?? OFFLINE);
  }
  const update = (context: string, level: HumorLevel, wait: number) => {
    stop.current?.();
    setIsWaiting(context !== '');
    if (context === '') return setCard(null);
    const controller = new AbortController();
    const timer = setTimeout(() => void request(context, level, controller.signal), wait);
    stop.current = () => {
      clearTimeout(timer);
      controller.abort();
    };
  };
  return { card, isWaiting, update };
}

type Finished = { context: string; level: HumorLevel; card: LiveCard | null };

/** Writes the post of a live card, whose text grows meanwhile, and opens it. */
function useFinish(
  source: { via: LiveCardSource['via']; promptDay: string },
  onError: (words: string) => void,
) {
  const [written, setWritten] = useState<Growing | null>(null);
  const [attempts] = useState(createAttempts);
  const navigate = useNavigate();
  const prompt = useSignUpPrompt({ nextAfter: () => `/generator?style=${STYLE}` });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function finish({ context, level, card }: Finished): Promise<void> {
    if (written) return;
    setWritten(NOTHING);
    const { signal } = (controller.current = new AbortController());
    const fields = { intent: 'more', context, humorLevel: level, ...source, ...storyOf(card) };
    const key = attempts.keyFor(JSON.stringify(fields));
    const body = new URLSearchParams({ ...fields, key });
    const grow = (change: (now: Growing) => Growing) => setWritten((now) => now && change(now));
    const sent = await requestGeneration<FinishedPost | GenerationRejection>(
      BOX_PATH,
      { body, key, signal },
      (event) => takeEvent(event as GenerationEvent, grow),
    );
    if (signal.aborted) return;
    if (sent.ok) {
      tabDrafts.markWritten(STYLE);
      await navigate(previewPath(sent.id));
    } else if (sent.reason === 'guest-limit') prompt.show('generate');
    else onError(sent.words ?? failureWords(errorMessage('generation-failed')));
    setWritten(null);
  }
  return { finish, written, prompt: prompt.element };
}

/**
 * The text of a post that is being written, and how many people are before this one in the line for the model. `isFresh`:
 * the text takes the place of everything that the reader has.
 */
type Growing = Waiting & { text: string; isFresh: boolean };
const NOTHING: Growing = { text: '', before: 0, isFresh: false };

type FinishedPost = { ok: true; id: string };

function takeEvent(
  { event, data }: GenerationEvent,
  grow: (change: (now: Growing) => Growing) => void,
): FinishedPost | GenerationRejection | undefined {
  if (event === 'waiting') grow((now) => ({ ...now, ...data }));
  if (event === 'delta') {
    grow(({ text, isFresh }) => ({
      before: 0,
      text: textWith(text, data),
      isFresh: data.fresh ?? isFresh,
    }));
  }
  if (event === 'error') return { ok: false, reason: 'failed', words: data.message };
  return event === 'done' ? { ok: true, id: data.id } : undefined;
}
