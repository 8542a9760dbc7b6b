import { type RefObject, useEffect, useState } from 'react';
import { readFormValues, restoreForm } from '../../domain/posts/form-values.ts';
import { type Attempt, pendingAttempts } from '../../platform/browser/attempts.ts';
import { tabEntries } from '../../platform/browser/web-storage.ts';

type Values = Record<string, string>;

/**
 * The state of one form: its values, those of its last post, the requests that were sent, and the id of a post that was
 * never shown.
 */
type Draft = { values: Values; written: Values; attempts: Attempt[]; writtenId: string | null };

const EMPTY: Draft = { values: {}, written: {}, attempts: [], writtenId: null };

/** The drafts of this tab's forms. They survive a reload, a lost connection and Back. */
export function createDrafts() {
  const drafts = tabEntries('broetry-draft:', (found): Draft => ({
    ...EMPTY,
    ...(found as Draft | null),
  }));
  const read = (style: string): Draft => drafts.get(style) ?? EMPTY;
  const write = (style: string, change: Partial<Draft>) =>
    drafts.set(style, { ...read(style), ...change });
  return {
    values: (style: string) => read(style).values,
    /** The values, unless they are those of the last post. */
    unwritten: (style: string): Values => {
      const { values, written } = read(style);
      return JSON.stringify(values) === JSON.stringify(written) ? {} : values;
    },
    saveValues: (style: string, values: Values) => write(style, { values }),
    markWritten: (style: string) => write(style, { written: read(style).values }),
    attempts: (style: string) =>
      pendingAttempts(
        () => read(style).attempts,
        (attempts) => write(style, { attempts }),
      ),
    saveWritten: (style: string, writtenId: string) => write(style, { writtenId }),
    /** The post that was not shown, and the last request, whose key may lead to one. */
    unshown(style: string): { writtenId: string | null; attempt: Attempt | null } {
      const { writtenId, attempts } = read(style);
      return { writtenId, attempt: attempts.at(-1) ?? null };
    },
    /** Marks a post as shown: the same content gets a new key from now on. */
    markShown(style: string, generationId: string): void {
      const { values, writtenId } = read(style);
      if (writtenId !== generationId) return;
      write(style, { written: values, attempts: [], writtenId: null });
    },
  };
}

/** The drafts of this tab. For the browser only. */
export const tabDrafts = createDrafts();

/** Stores the values of a form with every input event, and restores them. `reused` values have priority. */
export function useDraft(
  style: string,
  form: RefObject<HTMLFormElement | null>,
  reused: Readonly<Record<string, string>> | null,
) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  useEffect(() => {
    if (!form.current) return;
    restoreForm(form.current, reused ?? tabDrafts.values(style));
    // Updates the character counts.
    form.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, [form, style, reused]);
  const save = () => {
    if (!form.current) return;
    const values = readFormValues(form.current);
    tabDrafts.saveValues(style, values);
    setTyped(values);
  };
  return { typed, save };
}
