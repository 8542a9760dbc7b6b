import { type PreviewState, readPreviewState } from '../../domain/posts/preview.ts';
import { recordOf, tabEntries } from '../../platform/browser/web-storage.ts';
import { type Go, readGoes, sentGoes } from './sent-goes.ts';

/** What one form remembers: what was typed, what was sent, and a post that came but was never shown. */
type Draft = { values: Record<string, string>; goes: Go[]; written: PreviewState | null };

const EMPTY: Draft = { values: {}, goes: [], written: null };

/** The forms of this tab: they survive a reload, a lost connection and the way back. */
export function createDrafts() {
  const drafts = tabEntries('broetry-draft:', readDraft);
  const read = (style: string): Draft => drafts.kept(style) ?? EMPTY;
  const write = (style: string, change: Partial<Draft>) =>
    drafts.keep(style, { ...read(style), ...change });
  const sent = (style: string) => sentGoes(read(style).goes, (goes) => write(style, { goes }));
  return {
    values: (style: string) => read(style).values,
    keepValues: (style: string, values: Record<string, string>) => write(style, { values }),
    isPending: (style: string, content: string) => sent(style).isPending(content),
    keyFor: (style: string, content: string, newKey: () => string) =>
      sent(style).keyFor(content, newKey),
    /** The server would not take it. */
    drop: (style: string, key: string) => sent(style).drop(key),
    /** The post has come. Kept until it was shown. */
    keepWritten: (style: string, written: PreviewState) => write(style, { written }),
    /** What has not been shown: the post itself, or the last form sent, under whose key one may lie. */
    unshown(style: string): { written: PreviewState | null; go: Go | null } {
      const { written, goes } = read(style);
      return { written, go: goes.at(-1) ?? null };
    },
    /** This post was shown: the same content is a new go from now on. */
    settle(style: string, generationId: string): void {
      if (read(style).written?.generationId !== generationId) return;
      write(style, { goes: [], written: null });
    },
  };
}

/** The drafts of this tab. For the browser only. */
export const tabDrafts = createDrafts();

function readDraft(found: unknown): Draft {
  const { values, goes, written } = recordOf(found);
  return { values: textsOf(values), goes: readGoes(goes), written: readPreviewState(written) };
}

function textsOf(found: unknown): Record<string, string> {
  const texts = Object.entries(recordOf(found)).filter((pair): pair is [string, string] => {
    return typeof pair[1] === 'string';
  });
  return Object.fromEntries(texts);
}
