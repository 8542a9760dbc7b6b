import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Direction, MAX_TEXT_LENGTH } from '../../../comedy/translate/voices.ts';
import type { Translation, TranslationRequest } from '../../domain/writing/translations.server.ts';
import { FAILED, tooLong } from '../../domain/writing/translator-words.ts';
import { usePendingAction } from '../sign-in/sign-up-prompt.tsx';
import { takeHandedText } from './handed-text.ts';
import { forgetShownAttempt, savedDraft, saveDraft } from './translation-storage.ts';
import { useModelTranslation } from './use-model-translation.ts';

/** What the page came with. */
export type TranslatorStart = {
  given: TranslationRequest;
  translation: Translation | null;
  fault: string | null;
  /** Whether there is a model to ask. */
  hasModel: boolean;
};

/** The way round. */
export const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  'to-speak': 'to-truth',
  'to-truth': 'to-speak',
};

/**
 * What stands in the form and what it becomes. `field` is the box itself; `onLimit` is called when a guest has no free
 * post for a model.
 */
export function useTranslator(start: TranslatorStart, onLimit: () => void) {
  const { given, translation, fault, hasModel } = start;
  const [ask, setAsk] = useState(given);
  const field = useRef<HTMLTextAreaElement>(null);
  const offline = useTranslation(ask, { translation, fault });
  const model = useModelTranslation(ask, { onLimit });
  const isAsking = model.shown?.isWaiting === true;
  usePendingAction('ask the model', null, model.start);
  const change = (part: Partial<TranslationRequest>) => {
    forgetShownAttempt();
    const changed = { ...ask, ...part };
    saveDraft(changed);
    setAsk(changed);
  };
  const show = (saved: TranslationRequest) => {
    if (field.current) field.current.value = saved.text;
    setAsk(saved);
  };
  // What was typed before the page woke up counts, then what a model was asked before the page was left, then what
  // stood here then.
  const begin = useEffectEvent(() => {
    const handed = takeHandedText();
    if (handed !== null && field.current?.value === '') field.current.value = handed;
    const typed = field.current?.value ?? '';
    if (handed !== null) {
      setAsk((now) => ({ ...now, text: typed, direction: 'to-truth' }));
      return;
    }
    const asked = hasModel ? model.resume(typed) : null;
    const draft = asked ?? savedDraft();
    const isNewer = typed !== '' && typed.trim() !== draft?.text.trim();
    if (draft && !isNewer) show(draft);
    else setAsk((now) => (now.text === typed ? now : { ...now, text: typed }));
  });
  useEffect(() => begin(), []);
  const shown = model.shown ?? offline;
  // What is not yet, or never will be, translated stands on the other side as it is.
  const swap = () => {
    const isSettled = model.shown ? !isAsking : offline.isCurrent;
    const text = (isSettled ? otherWords(shown.translation) : null) ?? ask.text;
    if (field.current) field.current.value = text;
    change({ direction: OPPOSITE[ask.direction], text });
  };
  return { ask, field, offline, model, shown, isAsking, change, swap };
}

/** The words of the other side, as they stand in the box once the sides are swapped; null where there are none. */
function otherWords(translation: Translation | null): string | null {
  if (!translation || translation.spared === 'empty' || translation.spared === 'grave') return null;
  const { direction, lines, exposed } = translation;
  const words = direction === 'to-truth' ? [...exposed.map(({ truth }) => truth), ...lines] : lines;
  return words.length > 0 ? words.join('\n\n') : null;
}

/** So long after the last key the words are sent. Milliseconds. */
const DEBOUNCE_MS = 250;

type Given = { translation: Translation | null; fault: string | null };
/** `isCurrent`: what is shown belongs to what stands in the form now. */
type More = { isCurrent: boolean; retry: () => void };
type Shown = Given & { isWaiting: boolean; isLost: boolean };

/**
 * The translation of what stands in the form, as it is typed: one question at a time, the last one counts. An answer
 * that was lost is asked for again by `retry`, and by itself once the line is back.
 */
function useTranslation(ask: TranslationRequest, given: Given): Shown & More {
  const [shown, setShown] = useState<Shown>({ ...given, isWaiting: false, isLost: false });
  const content = JSON.stringify({ ...ask, text: ask.text.trim() });
  const [answered, setAnswered] = useState(content);
  useEffect(() => {
    if (content === answered) return undefined;
    const wanted = JSON.parse(content) as TranslationRequest;
    const show = (next: Given, isLost = false) => {
      setAnswered(content);
      setShown({ ...next, isWaiting: false, isLost });
    };
    if (wanted.text === '') return afterwards(0, () => show({ translation: null, fault: null }));
    if (wanted.text.length > MAX_TEXT_LENGTH) {
      return afterwards(0, () => show({ translation: null, fault: tooLong(wanted.text.length) }));
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      setShown((now) => ({ ...now, isWaiting: true }));
      requestTranslation(wanted, controller.signal).then(
        (result) =>
          result.ok
            ? show({ translation: result.translation, fault: null })
            : show({ translation: null, fault: result.words }, result.isLost),
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [content, answered]);
  const { isLost } = shown;
  useEffect(() => {
    if (!isLost) return undefined;
    const again = () => setAnswered('');
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isLost]);
  return { ...shown, isCurrent: content === answered, retry: () => setAnswered('') };
}

function afterwards(pause: number, run: () => void): () => void {
  const timer = setTimeout(run, pause);
  return () => clearTimeout(timer);
}

type TranslationResult =
  | { ok: true; translation: Translation }
  | { ok: false; words: string; isLost: boolean };

/** Asks the server for a translation; `isLost` when no answer came. An abort rejects, as fetch does; everything else is an answer. */
async function requestTranslation(
  ask: TranslationRequest,
  signal: AbortSignal,
): Promise<TranslationResult> {
  try {
    const response = await fetch('/api/translations', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ask),
      signal,
    });
    const body = (await response.json()) as Translation & { title?: string };
    if (response.ok) return { ok: true, translation: body };
    return { ok: false, words: body.title ?? FAILED, isLost: response.status >= 500 };
  } catch (error) {
    if (signal.aborted) throw error;
    return { ok: false, words: FAILED, isLost: true };
  }
}
