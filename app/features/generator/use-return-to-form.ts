import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { PostStyle } from '../../../comedy/post-styles.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import { useNotify } from '../../ui/toasts.tsx';
import type { Rejection } from '../../platform/http/generation-request.ts';

/** What is wrong with one field, in the server's words. */
export type Fault = { field: string; words: string };

/** The fault of a refusal that names a field of this style. */
export function classifyError(style: PostStyle, refusal: Rejection | null): Fault | null {
  if (refusal?.reason !== 'refused') return null;
  const field = style.fields.find(({ name }) => name === refusal.field);
  return field ? { field: field.name, words: refusal.words } : null;
}

function wordsOf(refusal: Rejection): string {
  const own = 'words' in refusal ? refusal.words : undefined;
  return own ?? errorMessage('generation-failed');
}

type Return = {
  form: RefObject<HTMLFormElement | null>;
  phase: string;
  refusal: Rejection | null;
  fault: Fault | null;
  /** There is no free use left. */
  onLimit: () => void;
};

/** Once the form is back on the page: the focus where it helps, and the words of a refusal. */
export function useReturnToForm({ form, phase, refusal, fault, onLimit }: Return): void {
  const notify = useNotify();
  const returnToForm = useEffectEvent(() => {
    const control = fault
      ? form.current?.elements.namedItem(fault.field)
      : form.current?.querySelector('[type=submit]');
    if (control instanceof HTMLElement) control.focus();
    if (!refusal || fault) return;
    if (refusal.reason === 'guest-limit') onLimit();
    else notify('bad', wordsOf(refusal));
  });
  useEffect(() => {
    if (phase === 'stopped' || refusal) returnToForm();
  }, [phase, refusal]);
}
