import { type RefObject, useEffect, useState } from 'react';
import { readForm, restoreForm } from '../../domain/posts/form-values.ts';
import { tabDrafts } from './draft-storage.ts';

/**
 * What was typed, kept in this tab with every key and put back when the form comes again. `reused`, the form
 * of an earlier post, comes before it.
 */
export function useDraft(
  style: string,
  form: RefObject<HTMLFormElement | null>,
  reused: Readonly<Record<string, string>> | null,
) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  useEffect(() => {
    if (!form.current) return;
    restoreForm(form.current, reused ?? tabDrafts.values(style));
    // As if typed: whoever counts or keeps what stands in the form hears of it.
    form.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, [form, style, reused]);
  const keep = () => {
    if (!form.current) return;
    const values = readForm(form.current);
    tabDrafts.keepValues(style, values);
    setTyped(values);
  };
  return { typed, keep };
}
