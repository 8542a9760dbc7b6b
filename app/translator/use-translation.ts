import { useEffect, useState } from 'react';
import { LONGEST_TEXT } from '../../comedy/translate/voices.ts';
import { askTranslation } from './ask-translation.ts';
import type { Translation, TranslationAsk } from './translation.ts';
import { tooLong } from './translator-words.ts';

/** So long after the last key the words are sent. Milliseconds. */
const PAUSE = 250;

type Shown = { translation: Translation | null; fault: string | null; isWaiting: boolean };

/** The translation of what stands in the form, as it is typed: one question at a time, the last one counts. */
export function useTranslation(ask: TranslationAsk, given: Omit<Shown, 'isWaiting'>): Shown {
  const [shown, setShown] = useState<Shown>({ ...given, isWaiting: false });
  const content = JSON.stringify({ ...ask, text: ask.text.trim() });
  const [answered, setAnswered] = useState(content);
  useEffect(() => {
    if (content === answered) return undefined;
    const wanted = JSON.parse(content) as TranslationAsk;
    const show = (next: Omit<Shown, 'isWaiting'>) => {
      setAnswered(content);
      setShown({ ...next, isWaiting: false });
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
          show(
            answer.ok
              ? { translation: answer.translation, fault: null }
              : { translation: null, fault: answer.words },
          ),
        () => undefined,
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [content, answered]);
  return shown;
}

function afterwards(pause: number, run: () => void): () => void {
  const timer = setTimeout(run, pause);
  return () => clearTimeout(timer);
}
