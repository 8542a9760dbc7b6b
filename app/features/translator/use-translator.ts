import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Direction } from '../../../comedy/translate/voices.ts';
import { takeHandedText } from './handed-text.ts';
import { usePendingAction } from '../sign-in/sign-up-prompt.tsx';
import { saveDraft, savedDraft } from './saved-draft.ts';
import { letGoOfShown } from './saved-attempt.ts';
import { otherWords } from './other-words.ts';
import type { Translation, TranslationRequest } from '../../domain/writing/translations.server.ts';
import { useModelTranslation } from './use-model-translation.ts';
import { useTranslation } from './use-translation.ts';

/** What the page came with. */
export type TranslatorStart = {
  given: TranslationRequest;
  translation: Translation | null;
  fault: string | null;
  /** Whether there is a model to ask. */
  hasModel: boolean;
};

/** The way round. */
export const OTHER: Readonly<Record<Direction, Direction>> = {
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
    letGoOfShown();
    const changed = { ...ask, ...part };
    saveDraft(changed);
    setAsk(changed);
  };
  const show = (kept: TranslationRequest) => {
    if (field.current) field.current.value = kept.text;
    setAsk(kept);
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
    change({ direction: OTHER[ask.direction], text });
  };
  return { ask, field, offline, model, shown, isAsking, change, swap };
}
