import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { FaceDrawing } from '../../ui/avatar.tsx';
import { useCopy } from '../../ui/clipboard.tsx';
import { Bookmark, Copy } from '../../ui/icons/icons.tsx';
import { More } from '../../ui/more.tsx';
import { PageTitle } from '../../ui/page-header.tsx';
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
      <PageTitle
        face="note-0"
        about="Select a post on any site and press one of these: it opens here."
      >
        Bookmarklets
      </PageTitle>
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

/** The three bookmarks, each once, to drag or to copy; then how a phone keeps one. */
function BookmarkLinks({ origin }: { origin: string }) {
  const marks = ACTIONS.map((action) => ({ action, address: bookmarkletAddress(origin, action) }));
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-6 md:mt-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section
        aria-labelledby="marks"
        className="boardroom -mx-4 px-4 pt-6 pb-16 sm:mx-0 sm:rounded-card sm:px-8 sm:pt-8 sm:pb-20"
      >
        <h2 id="marks" className="text-xl">
          Three bookmarks
        </h2>
        <p className="mt-1 max-md:hidden">Drag one to your bookmarks bar, or copy its code.</p>
        <Window>
          {marks.map((mark) => (
            <BookmarkRow key={mark.action} {...mark} />
          ))}
        </Window>
      </section>
      <ByHand>
        <More label="Show the code">
          <div className="mt-2 grid grid-cols-1 gap-3">
            {marks.map(({ action, address }) => (
              <textarea
                key={action}
                id={`code-${action}`}
                aria-label={SELECTION_ACTIONS[action]}
                readOnly
                rows={6}
                defaultValue={address}
                className="field font-mono text-xs break-all"
              />
            ))}
          </div>
        </More>
      </ByHand>
    </div>
  );
}

const STEPS = [
  'Copy the code of one of them.',
  'Bookmark any page, then edit that bookmark.',
  'Name it, and paste the code in place of its address.',
  'Select words on a page and choose the bookmark: from the bookmarks in Safari, by typing its name into the address bar in Chrome.',
];

/** How to keep a bookmark without a mouse, and what one does with what is selected. `children`: the code itself. */
function ByHand({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="copy" className="card self-stretch p-5 sm:p-6">
      <h2 id="copy" className="text-xl">
        On a phone, or by hand
      </h2>
      <ol className="mt-4 grid gap-4">
        {STEPS.map((step, index) => (
          <li key={step} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
            <span aria-hidden className="step-number">
              {index + 1}
            </span>
            <span className="pt-1">{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-5 border-t border-line pt-4 text-sm text-muted">
        Nothing is sent before you press, and nothing runs on that page afterwards.
      </p>
      {children}
    </section>
  );
}

/** A drawn browser with a selected post and the bookmarks. */
function Window({ children }: { children: ReactNode }) {
  return (
    <div className="card mt-5 overflow-hidden">
      <div aria-hidden className="flex items-center gap-1.5 px-4 py-3">
        <span className="size-2.5 rounded-full bg-bad" />
        <span className="size-2.5 rounded-full bg-accent" />
        <span className="size-2.5 rounded-full bg-good" />
        <span className="ms-2 min-w-0 flex-1 truncate rounded-full bg-tint px-3 py-0.5 text-sm text-muted">
          a-network.example/feed
        </span>
      </div>
      <div aria-hidden className="flex items-center gap-4 border-t border-line p-4">
        <FaceDrawing face="toast-2" className="size-12" />
        <p className="leading-relaxed">
          <span className="bg-accent text-on-accent">
            Thrilled to announce that I replied to an email.
          </span>
        </p>
      </div>
      <ul className="divide-y divide-line border-t border-line">{children}</ul>
    </div>
  );
}

type Props = { action: SelectionAction; address: string };

const ABOUT: Readonly<Record<SelectionAction, string>> = {
  reply: 'Three replies to what you selected.',
  translate: 'What it says once the leadership is taken out.',
  score: 'How much it cringes, out of 100.',
};

const FACES: Readonly<Record<SelectionAction, string>> = {
  reply: 'duck-1',
  translate: 'bulb-4',
  score: 'calculator-3',
};

/** One of the three: with a mouse its name is dragged. */
function BookmarkRow({ action, address }: Props) {
  const { copy } = useCopy('Code copied.', 'Select it and copy it by hand.');
  return (
    <li className="flex items-center gap-4 p-4">
      <FaceDrawing face={FACES[action]} className="size-12" />
      <div className="min-w-0 flex-1 md:flex md:items-center md:gap-4">
        <p className="font-semibold md:hidden">{SELECTION_ACTIONS[action]}</p>
        <DraggableLink action={action} address={address} />
        <p className="text-sm text-muted">{ABOUT[action]}</p>
      </div>
      <button
        type="button"
        onClick={() => void copy(address)}
        className="button button-quiet shrink-0"
      >
        <Copy size={18} />
        <span>
          Copy<span className="sr-only"> the code of {SELECTION_ACTIONS[action]}</span>
        </span>
      </button>
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
      className="button to-drag"
    >
      <Bookmark size={18} /> {SELECTION_ACTIONS[action]}
    </a>
  );
}
