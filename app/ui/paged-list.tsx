import {
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { Link } from './links.tsx';
import type { AnyPage, PageMemory } from './page-memory.ts';
import { parseEntry, readEntry, recordOf } from '../platform/browser/web-storage.ts';

type PagesData<Page> = { visit: string; from: Page; pages: readonly Page[]; placed: number };
type PagesState = 'idle' | 'loading' | 'failed';

type Options<Page extends AnyPage, Item extends { id: string }> = {
  memory: PageMemory<Page, Item>;
  first: Page;
  /** Fetches the page at a cursor. Returns null when the request fails. */
  fetchPage: (next: string) => Promise<Page | null>;
};

/**
 * State of a list with cursor-paged loading: the first page comes from the loader, later pages on request. Back and
 * reloads restore all loaded pages. `groups` are the items by page. The first `placed` pages were rendered together,
 * and the saved scroll position may lie inside them. A history entry that only opens a dialog above the list carries
 * the list's `visit` in its state.
 */
export function usePages<Page extends AnyPage, Item extends { id: string }>({
  memory,
  first,
  fetchPage,
}: Options<Page, Item>) {
  const { key, state: entry } = useLocation();
  const visit = visitIn(entry) ?? key;
  const begin = (): PagesData<Page> => {
    const pages = memory.recall(visit) ?? [first];
    return { visit, from: first, pages, placed: pages.length };
  };
  const [current, setCurrent] = useState(begin);
  if (current.from !== first) setCurrent(begin());
  const [state, setState] = useState<PagesState>('idle');
  const next = current.pages.at(-1)?.next ?? null;
  useRestoredPages(memory, { key, visit }, () => setCurrent(begin()));

  async function more(): Promise<void> {
    if (next === null || state === 'loading') return;
    setState('loading');
    const page = await fetchPage(next);
    if (!page) return setState('failed');
    // A transition, so that rendering the page does not block input.
    startTransition(() => {
      setState('idle');
      setCurrent((now) => {
        // The list was filtered or extended while the request ran.
        if (now.visit !== visit || now.pages.at(-1)?.next !== next) return now;
        const pages = [...now.pages, page];
        memory.remember(visit, pages);
        return { ...now, pages };
      });
    });
  }
  // Stable callbacks: the items of a long list render again only when they change.
  const { drop, change } = useMemo(() => {
    const patchPages = (patch: (pages: readonly Page[]) => readonly Page[]) =>
      setCurrent((now) => {
        const pages = patch(now.pages);
        memory.remember(visit, pages);
        return { ...now, pages };
      });
    return {
      drop: (id: string) => patchPages((pages) => memory.withoutItem(pages, id)),
      change: (id: string, patch: (item: Item) => Item) =>
        patchPages((pages) => memory.withItem(pages, id, patch)),
    };
  }, [memory, visit]);
  const groups = useMemo(() => {
    const seen = new Set<string>();
    return current.pages.map((page) =>
      memory.itemsOf(page).filter(({ id }) => !seen.has(id) && seen.add(id)),
    );
  }, [memory, current.pages]);
  const { placed } = current;
  return { items: groups.flat(), groups, placed, next, state, more, drop, change, visit };
}

type HistoryEntry = { key: string; visit: string };

// After hydration, because the first render must match the server's HTML.
function useRestoredPages<Page extends AnyPage, Item extends { id: string }>(
  memory: PageMemory<Page, Item>,
  { key, visit }: HistoryEntry,
  show: () => void,
): void {
  const [scrollTo, setScrollTo] = useState<number | null>(null);
  const restore = useEffectEvent(() => {
    if (memory.recall(visit)) return;
    memory.restore();
    if (!memory.recall(visit)) return;
    show();
    setScrollTo(savedScroll(key));
  });
  useEffect(() => queueMicrotask(() => restore()), []);
  useLayoutEffect(() => {
    if (scrollTo !== null) window.scrollTo(0, scrollTo);
  }, [scrollTo]);
}

// The router keeps its scroll positions by history entry.
function savedScroll(key: string): number | null {
  const positions = parseEntry(readEntry('sessionStorage', 'react-router-scroll-positions'));
  const position = recordOf(positions)[key];
  return typeof position === 'number' ? position : null;
}

function visitIn(entry: unknown): string | null {
  const { visit } = recordOf(entry);
  return typeof visit === 'string' ? visit : null;
}

type OlderLinkProps = {
  href: string;
  state: PagesState;
  /** Loads the next page when the link scrolls into view. */
  isAutomatic?: boolean;
  label: string;
  failed: string;
  children?: ReactNode;
  onMore: () => void;
};

/** Link that loads the next page, at the end of a list. */
export function OlderLink({
  href,
  state,
  isAutomatic = true,
  label,
  failed,
  ...more
}: OlderLinkProps) {
  const { children, onMore } = more;
  const mark = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent((to: string) => {
    if (to === href && isAutomatic) onMore();
  });
  useEffect(() => {
    const node = mark.current;
    if (!node || state !== 'idle') return;
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && loadMore(href),
      { rootMargin: '2000px 0px' },
    );
    watch.observe(node);
    return () => watch.disconnect();
    // A short page leaves the mark in view, so it is observed again after each page.
  }, [href, state]);
  return (
    <div ref={mark} className="mt-6">
      {state === 'failed' && (
        <p role="alert" className="mb-3 text-center text-muted">
          {failed}
        </p>
      )}
      {children}
      <Link
        to={href}
        onClick={(event) => {
          event.preventDefault();
          onMore();
        }}
        aria-disabled={state === 'loading' || undefined}
        className="button button-plain w-full"
      >
        {state === 'loading' ? 'Loading …' : state === 'failed' ? 'Try again' : label}
      </Link>
    </div>
  );
}

type PagerLink = false | readonly [to: string, label: string];

/** Links below one page of a list: first, previous and next page. */
export function Pager(links: { first: PagerLink; previous?: PagerLink; next: PagerLink }) {
  const link = (target: PagerLink = false, place = '') =>
    target && (
      <Link to={target[0]} className={`button button-plain ${place}`}>
        {target[1]}
      </Link>
    );
  return (
    <p className="mt-6 flex flex-wrap justify-between gap-3 empty:hidden">
      {link(links.first)}
      {link(links.previous)}
      {link(links.next, 'ms-auto')}
    </p>
  );
}
