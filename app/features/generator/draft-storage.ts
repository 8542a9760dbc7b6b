import { type RefObject, useEffect, useState } from 'react';
import { readForm, restoreForm } from '../../domain/posts/form-values.ts';
import { type PreviewState, readPreviewState } from '../../domain/posts/preview.ts';
import { recordOf, tabEntries } from '../../platform/browser/web-storage.ts';
import { type Attempt, readAttempts, sentAttempts } from './attempt-storage.ts';

/** What one form remembers: what was typed, what was sent, and a post that came but was never shown. */
type Draft = { values: Record<string, string>; attempts: Attempt[]; written: PreviewState | null };

const EMPTY: Draft = { values: {}, attempts: [], written: null };

/** The forms of this tab: they survive a reload, a lost connection and the way back. */
export function createDrafts() {
  const drafts = tabEntries('broetry-draft:', readDraft);
  const read = (style: string): Draft => drafts.kept(style) ?? EMPTY;
  const write = (style: string, change: Partial<Draft>) =>
    drafts.keep(style, { ...read(style), ...change });
  const sent = (style: string) =>
    sentAttempts(read(style).attempts, (attempts) => write(style, { attempts }));
  return {
    values: (style: string) => read(style).values,
    saveValues: (style: string, values: Record<string, string>) => write(style, { values }),
    isPending: (style: string, content: string) => sent(style).isPending(content),
    keyFor: (style: string, content: string, newKey: () => string) =>
      sent(style).keyFor(content, newKey),
    /** The server would not take it. */
    drop: (style: string, key: string) => sent(style).drop(key),
    /** The post has come. Kept until it was shown. */
    saveWritten: (style: string, written: PreviewState) => write(style, { written }),
    /** What has not been shown: the post itself, or the last form sent, under whose key one may lie. */
    unshown(style: string): { written: PreviewState | null; attempt: Attempt | null } {
      const { written, attempts } = read(style);
      return { written, attempt: attempts.at(-1) ?? null };
    },
    /** This post was shown: the same content is a new attempt from now on. */
    settle(style: string, generationId: string): void {
      if (read(style).written?.generationId !== generationId) return;
      write(style, { attempts: [], written: null });
    },
  };
}

/** The drafts of this tab. For the browser only. */
export const tabDrafts = createDrafts();

function readDraft(found: unknown): Draft {
  const { values, attempts, written } = recordOf(found);
  return {
    values: textsOf(values),
    attempts: readAttempts(attempts),
    written: readPreviewState(written),
  };
}

function textsOf(found: unknown): Record<string, string> {
  const texts = Object.entries(recordOf(found)).filter((pair): pair is [string, string] => {
    return typeof pair[1] === 'string';
  });
  return Object.fromEntries(texts);
}

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
  const save = () => {
    if (!form.current) return;
    const values = readForm(form.current);
    tabDrafts.saveValues(style, values);
    setTyped(values);
  };
  return { typed, save };
}
