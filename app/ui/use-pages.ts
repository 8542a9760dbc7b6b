import {
  type Dispatch,
  type SetStateAction,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { type AnyPage, isComeback, keptScroll, type PageMemory } from './page-memory.ts';

type Held<Page> = { visit: string; from: Page; pages: readonly Page[] };
export type PagesState = 'idle' | 'loading' | 'failed';

type Options<Page extends AnyPage, Item extends { id: string }> = {
  memory: PageMemory<Page, Item>;
  /** The page that came with the document. */
  first: Page;
  /** The page that begins there, or null when it does not come. */
  fetchPage: (next: string) => Promise<Page | null>;
};

/**
 * The pages of a list one below the other: the first comes with the page, the others when asked for. Going back
 * finds all of them again, also over a reload. An entry of the history that only opens something above the list
 * carries the `visit` of the list in its state.
 */
export function usePages<Page extends AnyPage, Item extends { id: string }>({
  memory,
  first,
  fetchPage,
}: Options<Page, Item>) {
  const { key, state: entry } = useLocation();
  const visit = visitIn(entry) ?? key;
  const begin = (): Held<Page> => ({
    visit,
    from: first,
    pages: memory.recall(visit) ?? [first],
  });
  const [held, setHeld] = useState(begin);
  if (held.from !== first) setHeld(begin());
  const [state, setState] = useState<PagesState>('idle');
  const next = held.pages.at(-1)?.next ?? null;
  const asked = useRef<string>(undefined);
  useComeback(memory, { key, visit }, (pages) => setHeld({ visit, from: first, pages }));

  async function more(): Promise<void> {
    if (next === null || asked.current === next) return;
    asked.current = next;
    setState('loading');
    const page = await fetchPage(next);
    asked.current = undefined;
    setState(page ? 'idle' : 'failed');
    if (!page) return;
    setHeld((now) => {
      // The reader has meanwhile turned to something else.
      if (now.visit !== visit || now.pages.at(-1)?.next !== next) return now;
      const pages = [...now.pages, page];
      memory.remember(visit, pages);
      return { ...now, pages };
    });
  }
  const { drop, change } = usePatches({ memory, visit, setHeld });
  const seen = new Set<string>();
  const items = held.pages
    .flatMap(memory.itemsOf)
    .filter(({ id }) => !seen.has(id) && seen.add(id));
  return { items, next, state, more, drop, change, visit };
}

type Patching<Page extends AnyPage, Item extends { id: string }> = {
  memory: PageMemory<Page, Item>;
  visit: string;
  setHeld: Dispatch<SetStateAction<Held<Page>>>;
};

// The same ones at each drawing: the items of a long list are drawn anew only when they change.
function usePatches<Page extends AnyPage, Item extends { id: string }>({
  memory,
  visit,
  setHeld,
}: Patching<Page, Item>) {
  const patchPages = useCallback(
    (patch: (pages: readonly Page[]) => readonly Page[]) =>
      setHeld((now) => {
        const pages = patch(now.pages);
        memory.remember(visit, pages);
        return { ...now, pages };
      }),
    [memory, visit, setHeld],
  );
  const drop = useCallback(
    (id: string) => patchPages((pages) => memory.withoutItem(pages, id)),
    [memory, patchPages],
  );
  const change = useCallback(
    (id: string, patch: (item: Item) => Item) =>
      patchPages((pages) => memory.withItem(pages, id, patch)),
    [memory, patchPages],
  );
  return { drop, change };
}

type Place = { key: string; visit: string };

// Once the page has woken up: until then it has to be the one that the server sent.
function useComeback<Page extends AnyPage, Item extends { id: string }>(
  memory: PageMemory<Page, Item>,
  { key, visit }: Place,
  show: (pages: readonly Page[]) => void,
): void {
  const [scrollTo, setScrollTo] = useState<number | null>(null);
  const restore = useEffectEvent(() => {
    const pages = isComeback() ? memory.reread(visit) : null;
    if (!pages || pages.length < 2) return;
    show(pages);
    setScrollTo(keptScroll(key));
  });
  useEffect(() => queueMicrotask(() => restore()), []);
  useLayoutEffect(() => {
    if (scrollTo !== null) window.scrollTo(0, scrollTo);
  }, [scrollTo]);
}

function visitIn(entry: unknown): string | null {
  const { visit } = (entry ?? {}) as { visit?: unknown };
  return typeof visit === 'string' ? visit : null;
}
