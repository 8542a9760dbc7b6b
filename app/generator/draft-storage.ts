import { type PreviewState, readPreviewState } from '../preview/preview-state.ts';
import { isRecord } from '../ui/browser-storage.ts';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A form that was sent: its content, and the key under which its post is found again. */
export type Go = { content: string; key: string };

/** What one form remembers: what was typed, what was sent, and a post that came but was never shown. */
type Draft = { values: Record<string, string>; goes: Go[]; written: PreviewState | null };

const EMPTY: Draft = { values: {}, goes: [], written: null };
/** More forms than this are not sent without one of them leading to a post. */
const MOST_GOES = 20;

/** The forms of this tab: they survive a reload, a lost connection and the way back. */
export function createDrafts(storage: DraftStorage | null) {
  const held = new Map<string, string>();
  const read = (style: string): Draft => {
    try {
      return parseDraft(held.get(style) ?? storage?.getItem(entry(style)) ?? null);
    } catch {
      return EMPTY;
    }
  };
  const write = (style: string, draft: Draft): void => {
    const text = JSON.stringify(draft);
    held.set(style, text);
    try {
      storage?.setItem(entry(style), text);
    } catch {
      // Storage is full or forbidden: the page itself still remembers.
    }
  };
  return {
    values: (style: string) => read(style).values,
    keepValues: (style: string, values: Record<string, string>) =>
      write(style, { ...read(style), values }),
    /** True when this very content was sent before and its post has not been shown. */
    isPending: (style: string, content: string) =>
      read(style).goes.some((go) => go.content === content),
    /** The key for this content: the earlier one while its post is pending, else a new one. */
    keyFor(style: string, content: string, newKey: () => string): string {
      const draft = read(style);
      const earlier = draft.goes.find((go) => go.content === content);
      if (earlier) return earlier.key;
      const key = newKey();
      write(style, { ...draft, goes: [...draft.goes.slice(1 - MOST_GOES), { content, key }] });
      return key;
    },
    /** The server would not take it: nothing will be found under this key. */
    drop(style: string, key: string): void {
      const draft = read(style);
      write(style, { ...draft, goes: draft.goes.filter((go) => go.key !== key) });
    },
    /** The post has come. Kept until it was shown. */
    keepWritten: (style: string, written: PreviewState) =>
      write(style, { ...read(style), written }),
    /** What has not been shown: the post itself, or the last form sent, under whose key one may lie. */
    unshown(style: string): { written: PreviewState | null; go: Go | null } {
      const { written, goes } = read(style);
      return { written, go: goes.at(-1) ?? null };
    },
    /** Lets go of what is held in memory; the storage is emptied by whoever calls. */
    letGo: () => held.clear(),
    /** This post was shown: the same content is a new go from now on. */
    settle(style: string, generationId: string): void {
      const draft = read(style);
      if (draft.written?.generationId !== generationId) return;
      write(style, { ...draft, goes: [], written: null });
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;

function entry(style: string): string {
  return `broetry-draft:${style}`;
}

/** The entry as far as it is one: whatever has another shape is left out. Throws when it is no JSON. */
function parseDraft(text: string | null): Draft {
  const found: unknown = text === null ? null : JSON.parse(text);
  if (!isRecord(found)) return EMPTY;
  const { values, goes, written } = found;
  return {
    values: isRecord(values) ? textsOf(values) : {},
    goes: Array.isArray(goes) ? goes.filter(isGo) : [],
    written: readPreviewState(written),
  };
}

function textsOf(values: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(values).filter((pair): pair is [string, string] => {
    return typeof pair[1] === 'string';
  });
  return Object.fromEntries(texts);
}

function isGo(go: unknown): go is Go {
  if (!isRecord(go) || typeof go['content'] !== 'string') return false;
  return typeof go['key'] === 'string' && /^[A-Za-z0-9_-]{8,100}$/.test(go['key']);
}
