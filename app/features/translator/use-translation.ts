import { useEffect, useState } from 'react';
import { LONGEST_TEXT } from '../../../comedy/translate/voices.ts';
import { askTranslation } from './ask-translation.ts';
import type { Translation, TranslationRequest } from '../../domain/writing/translations.server.ts';
import { tooLong } from '../../domain/writing/translator-words.ts';

/** So long after the last key the words are sent. Milliseconds. */
const PAUSE = 250;

type Given = { translation: Translation | null; fault: string | null };
/** `isCurrent`: what is shown belongs to what stands in the form now. */
type More = { isCurrent: boolean; retry: () => void };
type Shown = Given & { isWaiting: boolean; isLost: boolean };

/**
 * The translation of what stands in the form, as it is typed: one question at a time, the last one counts. An answer
 * that was lost is asked for again by `retry`, and by itself once the line is back.
 */
export function useTranslation(ask: TranslationRequest, given: Given): Shown & More {
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
    if (wanted.text.length > LONGEST_TEXT) {
      return afterwards(0, () => show({ translation: null, fault: tooLong(wanted.text.length) }));
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      setShown((now) => ({ ...now, isWaiting: true }));
      askTranslation(wanted, controller.signal).then(
        (answer) =>
          answer.ok
            ? show({ translation: answer.translation, fault: null })
            : show({ translation: null, fault: answer.words }, answer.isLost),
        () => undefined,
      );
    }, PAUSE);
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
