type DraftStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What was typed into one form, and the key of a go whose post has not been shown yet. */
type Draft = {
  values: Record<string, string>;
  pending: { content: string; key: string } | null;
};

const EMPTY: Draft = { values: {}, pending: null };

/** The forms of this tab: they survive a reload, a lost connection and the way back. */
export function createDrafts(storage: DraftStorage | null) {
  const held = new Map<string, string>();
  const read = (style: string): Draft => {
    try {
      return parseDraft(storage?.getItem(entry(style)) ?? held.get(style) ?? null);
    } catch {
      return parseDraft(held.get(style) ?? null);
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
    isPending: (style: string, content: string) => read(style).pending?.content === content,
    /** The key for this content: the earlier one while its post is pending, else a new one. */
    keyFor(style: string, content: string, newKey: () => string): string {
      const draft = read(style);
      if (draft.pending?.content === content) return draft.pending.key;
      const key = newKey();
      write(style, { ...draft, pending: { content, key } });
      return key;
    },
    /** The post was shown: the same content is a new go from now on. */
    settle: (style: string) => write(style, { ...read(style), pending: null }),
  };
}

export type Drafts = ReturnType<typeof createDrafts>;

function entry(style: string): string {
  return `broetry-draft:${style}`;
}

function parseDraft(text: string | null): Draft {
  if (text === null) return EMPTY;
  const draft = JSON.parse(text) as Partial<Draft> | null;
  return { values: draft?.values ?? {}, pending: draft?.pending ?? null };
}
