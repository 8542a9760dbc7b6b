import {
  type Dispatch,
  type SetStateAction,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { type AnyPage, isComeback, keptScroll, type PageMemory } from './page-memory.ts';

type Held<Page> = { visit: string; from: Page; pages: readonly Page[]; placed: number };
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
 * finds all of them again, also over a reload. `groups` are the items page by page; the first `placed` items
 * came together, and the reader may have a place among them. An entry of the history that only opens something above the list
 * carries the `visit` of the list in its state.
 */
export function usePages<Page extends AnyPage, Item extends { id: string }>({
  memory,
  first,
  fetchPage,
}: Options<Page, Item>) {
  const { key, state: entry } = useLocation();
  const visit = visitIn(entry) ?? key;
  const hold = (pages: readonly Page[]) => ({ visit, from: first, pages, placed: pages.length });
  const begin = (): Held<Page> => hold(memory.recall(visit) ?? [first]);
  const [held, setHeld] = useState(begin);
  if (held.from !== first) setHeld(begin());
  const [state, setState] = useState<PagesState>('idle');
  const next = held.pages.at(-1)?.next ?? null;
  const asked = useRef<string>(undefined);
  useComeback(memory, { key, visit }, (pages) => setHeld(hold(pages)));

  async function more(): Promise<void> {
    if (next === null || asked.current === next) return;
    asked.current = next;
    setState('loading');
    const page = await fetchPage(next);
    asked.current = undefined;
    if (!page) return setState('failed');
    // In pieces, so that what the reader does meanwhile is not kept waiting.
    startTransition(() => {
      setState('idle');
      setHeld((now) => {
        // The reader has meanwhile turned to something else.
        if (now.visit !== visit || now.pages.at(-1)?.next !== next) return now;
        const pages = [...now.pages, page];
        memory.remember(visit, pages);
        return { ...now, pages };
      });
    });
  }
  const { drop, change } = usePatches({ memory, visit, setHeld });
  const groups = useMemo(() => {
    const seen = new Set<string>();
    return held.pages.map((page) =>
      memory.itemsOf(page).filter(({ id }) => !seen.has(id) && seen.add(id)),
    );
  }, [memory, held.pages]);
  const placed = groups.slice(0, held.placed).flat().length;
  return { items: groups.flat(), groups, placed, next, state, more, drop, change, visit };
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
