import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCopy } from '../../ui/clipboard.tsx';
import { Bookmark, Copy } from '../../ui/icons/icons.tsx';
import { More } from '../../ui/more.tsx';
import { pageMeta } from '../../ui/meta-tags.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { useSiteData } from '../site/use-viewer.ts';
import { reactPath } from '../replies/react-path.ts';
import { reactTab } from '../translator/react-storage.ts';
import { MEANING_ID } from '../translator/section-ids.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/bookmarklet-page';
import {
  bookmarkletAddress,
  readSelection,
  SELECTION_ACTIONS,
  type SelectionAction,
} from './bookmarklet.ts';

export const handle = { readers: 'guests', shared: {}, sitemap: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Bookmarklets',
    description:
      'Select a post anywhere, press a bookmark, and get a reply, what it means, or its score.',
    path: '/bookmarklet',
  });

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function BookmarkletPage() {
  const { origin } = useSiteData();
  const empty = useSelection();
  return (
    <div className="column py-8 md:py-12">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        Bookmarklets
      </h1>
      <p className="mt-3 max-w-[60ch] text-lg text-muted">
        Select a post where you met it and press one of these: it opens here. Nothing is sent before
        you press, and nothing runs on that page afterwards.
      </p>
      {empty && (
        <p role="alert" className="mt-6 font-medium text-bad">
          Nothing was selected there. Select some words first, then press “
          {SELECTION_ACTIONS[empty]}”.
        </p>
      )}
      <BookmarkLinks origin={origin} />
    </div>
  );
}

const PATHS = {
  reply: reactPath(),
  translate: '/translate',
  score: `${reactPath()}#${MEANING_ID}`,
} as const satisfies Readonly<Record<SelectionAction, string>>;

/** Opens the text of a bookmark on its page. Returns the action of a bookmark that was pressed without a selection. */
function useSelection(): SelectionAction | null {
  const navigate = useNavigate();
  const [empty, setEmpty] = useState<SelectionAction | null>(null);
  useEffect(() => {
    const read = () => {
      const found = readSelection(window.location.hash);
      if (!found) return;
      const { to, text } = found;
      const isEmpty = text.trim() === '';
      setEmpty(isEmpty ? to : null);
      if (!isEmpty) {
        reactTab.saveDraft({ ...reactTab.draft(), post: text, direction: 'to-truth' });
      }
      // Removes the text from the URL and the history.
      void navigate(isEmpty ? '/bookmarklet' : PATHS[to], { replace: true });
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [navigate]);
  return empty;
}

const ACTIONS = Object.keys(SELECTION_ACTIONS) as SelectionAction[];

/** The three bookmarks, each to drag or to copy, and how a phone keeps one. */
function BookmarkLinks({ origin }: { origin: string }) {
  return (
    <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-labelledby="drag" className="card p-5 sm:p-6">
        <h2 id="drag" className="text-xl">
          Three bookmarks
        </h2>
        <p className="mt-1 text-muted">With a mouse: drag one to your bookmarks bar.</p>
        <ul className="mt-3 divide-y divide-line">
          {ACTIONS.map((action) => (
            <BookmarkRow
              key={action}
              action={action}
              address={bookmarkletAddress(origin, action)}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="copy" className="card p-5 sm:p-6">
        <h2 id="copy" className="text-xl">
          On a phone, or by hand
        </h2>
        <ol className="mt-3 list-decimal space-y-2.5 pl-6 marker:font-semibold marker:text-primary">
          <li>Copy the code of one of them.</li>
          <li>Bookmark any page, then edit that bookmark.</li>
          <li>Name it, and paste the code in place of its address.</li>
          <li>
            Select words on a page and choose the bookmark: from the bookmarks in Safari, by typing
            its name into the address bar in Chrome.
          </li>
        </ol>
      </section>
    </div>
  );
}

type Props = { action: SelectionAction; address: string };

const ABOUT: Readonly<Record<SelectionAction, string>> = {
  reply: 'Three replies to what you selected.',
  translate: 'What it says once the leadership is taken out.',
  score: 'How much it cringes, out of 100.',
};

function BookmarkRow({ action, address }: Props) {
  const { copy } = useCopy('Code copied.', 'Select it and copy it by hand.');
  return (
    <li className="py-4 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex w-full items-center justify-between gap-3 sm:contents">
          <DraggableLink action={action} address={address} />
          <button
            type="button"
            onClick={() => void copy(address)}
            className="button button-quiet sm:order-last"
          >
            <Copy size={18} /> Copy
            <span className="sr-only"> the code of {SELECTION_ACTIONS[action]}</span>
          </button>
        </div>
        <p className="text-muted sm:min-w-0 sm:flex-1">{ABOUT[action]}</p>
      </div>
      <More label="Show the code">
        <textarea
          id={`code-${action}`}
          aria-label={SELECTION_ACTIONS[action]}
          readOnly
          rows={4}
          defaultValue={address}
          className="field mt-2 font-mono text-xs break-all"
        />
      </More>
    </li>
  );
}

// React blocks `javascript:` URLs, so the effect sets it. The Content-Security-Policy forbids running it on this page;
// the link is only for dragging.
function DraggableLink({ action, address }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const notify = useNotify();
  useEffect(() => link.current?.setAttribute('href', address), [address]);
  return (
    <a
      ref={link}
      href={`#code-${action}`}
      draggable
      onClick={(event) => {
        event.preventDefault();
        notify('good', 'Drag it to your bookmarks bar, or copy its code.');
      }}
      className="button button-plain cursor-grab"
    >
      <Bookmark size={18} /> {SELECTION_ACTIONS[action]}
    </a>
  );
}
