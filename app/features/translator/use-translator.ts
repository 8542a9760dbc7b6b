import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Direction, MAX_TEXT_LENGTH } from '../../../comedy/translate/voices.ts';
import type { Translation, TranslationRequest } from '../../domain/writing/translations.server.ts';
import { FAILED, tooLong } from '../../domain/writing/translator-words.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { usePendingAction } from '../sign-in/sign-up-prompt.tsx';
import { takeHandedText } from './handed-text.ts';
import { forgetShownAttempt, savedDraft, saveDraft } from './translation-storage.ts';
import { useModelTranslation } from './use-model-translation.ts';

/** The data of the page. */
export type TranslatorStart = {
  given: TranslationRequest;
  translation: Translation | null;
  error: string | null;
  /** Whether a model is configured. */
  hasModel: boolean;
};

export const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  'to-speak': 'to-truth',
  'to-truth': 'to-speak',
};

/** The form and its translations. `onLimit` is called when a guest has no free post for the model. */
export function useTranslator(start: TranslatorStart, onLimit: () => void) {
  const { given, translation, error, hasModel } = start;
  const [request, setRequest] = useState(given);
  const field = useRef<HTMLTextAreaElement>(null);
  const offline = useTranslation(request, { translation, error });
  const model = useModelTranslation(request, { onLimit });
  const isModelRunning = model.shown?.isWaiting === true;
  usePendingAction('ask the model', null, model.start);
  const change = (part: Partial<TranslationRequest>) => {
    forgetShownAttempt();
    const changed = { ...request, ...part };
    saveDraft(changed);
    setRequest(changed);
  };
  const show = (saved: TranslationRequest) => {
    if (field.current) field.current.value = saved.text;
    setRequest(saved);
  };
  // Priority: text typed before hydration, the last request to the model, the draft.
  const begin = useEffectEvent(() => {
    const handed = takeHandedText();
    if (handed !== null && field.current?.value === '') field.current.value = handed;
    const typed = field.current?.value ?? '';
    if (handed !== null) {
      setRequest((now) => ({ ...now, text: typed, direction: 'to-truth' }));
      return;
    }
    const asked = hasModel ? model.resume(typed) : null;
    const draft = asked ?? savedDraft();
    const isNewer = typed !== '' && typed.trim() !== draft?.text.trim();
    if (draft && !isNewer) show(draft);
    else setRequest((now) => (now.text === typed ? now : { ...now, text: typed }));
  });
  useEffect(() => begin(), []);
  const shown = model.shown ?? offline;
  // A text without a translation is swapped as it is.
  const swap = () => {
    const isSettled = model.shown ? !isModelRunning : offline.isCurrent;
    const text = (isSettled ? otherWords(shown.translation) : null) ?? request.text;
    if (field.current) field.current.value = text;
    change({ direction: OPPOSITE[request.direction], text });
  };
  return { request, field, offline, model, shown, isModelRunning, change, swap };
}

/** The translated text for the field after a swap; null without one. */
function otherWords(translation: Translation | null): string | null {
  if (!translation || translation.spared === 'empty' || translation.spared === 'grave') return null;
  const { direction, lines, exposed } = translation;
  const words = direction === 'to-truth' ? [...exposed.map(({ truth }) => truth), ...lines] : lines;
  return words.length > 0 ? words.join('\n\n') : null;
}

const DEBOUNCE_MS = 250;

type Given = { translation: Translation | null; error: string | null };
/** `isCurrent`: the translation belongs to the current text. */
type More = { isCurrent: boolean; retry: () => void };
type Shown = Given & { isWaiting: boolean; isLost: boolean };

/** Translates while typing; a later request aborts the earlier one. After a lost connection it retries when online. */
function useTranslation(request: TranslationRequest, given: Given): Shown & More {
  const [shown, setShown] = useState<Shown>({ ...given, isWaiting: false, isLost: false });
  const content = JSON.stringify({ ...request, text: request.text.trim() });
  const [translated, setTranslated] = useState(content);
  useEffect(() => {
    if (content === translated) return undefined;
    const wanted = JSON.parse(content) as TranslationRequest;
    const show = (next: Given, isLost = false) => {
      setTranslated(content);
      setShown({ ...next, isWaiting: false, isLost });
    };
    if (wanted.text === '') return afterwards(0, () => show({ translation: null, error: null }));
    if (wanted.text.length > MAX_TEXT_LENGTH) {
      return afterwards(0, () => show({ translation: null, error: tooLong(wanted.text.length) }));
    }
    const translate = async (json: TranslationRequest, signal: AbortSignal) => {
      const options = { method: 'POST', json, signal };
      const result = await requestJson<Translation>('/api/translations', options);
      if (signal.aborted) return;
      if (result.ok) return show({ translation: result.data, error: null });
      const isLost = result.status === 0 || result.status >= 500;
      show({ translation: null, error: result.title ?? FAILED }, isLost);
    };
    const controller = new AbortController();
    const timer = setTimeout(() => {
      setShown((now) => ({ ...now, isWaiting: true }));
      void translate(wanted, controller.signal);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [content, translated]);
  const { isLost } = shown;
  useEffect(() => {
    if (!isLost) return undefined;
    const again = () => setTranslated('');
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isLost]);
  return { ...shown, isCurrent: content === translated, retry: () => setTranslated('') };
}

function afterwards(pause: number, run: () => void): () => void {
  const timer = setTimeout(run, pause);
  return () => clearTimeout(timer);
}
