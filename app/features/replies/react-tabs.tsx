import { type KeyboardEvent, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '../../ui/hydration.ts';
import { Link } from '../../ui/links.tsx';

const TABS = {
  reply: 'Reply',
  meaning: 'What it means',
  score: 'Score',
  comments: 'Comments',
} as const;

export type ReactTab = keyof typeof TABS;
const ORDER = Object.keys(TABS) as ReactTab[];

/** The tab of `?tab=`; Reply by default. */
export function readTab(found: string | null): ReactTab {
  return ORDER.find((tab) => tab === found) ?? 'reply';
}

/** The address of a tab, for a shared post or for none, and of a round of replies. */
export function reactPath(tab: ReactTab, post?: string, round?: string): string {
  const query = new URLSearchParams();
  if (round !== undefined) query.set('round', round);
  if (post !== undefined) query.set('post', post);
  if (tab === 'score' || tab === 'comments') query.set('tab', tab);
  const text = query.toString();
  const path = tab === 'meaning' ? '/translate' : '/reply-generator';
  return text === '' ? path : `${path}?${text}`;
}

const QUIET = {
  replace: true,
  preventScrollReset: true,
  state: { keepsFocus: true },
  // A tab changes nothing that the server sends.
  defaultShouldRevalidate: false,
};

// On the way to and from /translate the tabs are mounted again.
let pressed: ReactTab | null = null;

const focus = (tab: ReactTab) =>
  document.getElementById(`tab-${tab}`)?.focus({ preventScroll: true });

type Props = { open: ReactTab; post: string | undefined };

/** The tabs of the page. Each is a link; the arrow keys, Home and End move between them. */
export function ReactTabs({ open, post }: Props) {
  const navigate = useNavigate();
  const isReady = useHydrated();
  useEffect(() => {
    if (pressed === open) focus(open);
    pressed = null;
  }, [open]);
  const move = (event: KeyboardEvent) => {
    const index = ORDER.indexOf(open);
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key];
    const tab = to === undefined ? undefined : ORDER.at(to % ORDER.length);
    if (!tab) return;
    event.preventDefault();
    pressed = tab;
    focus(tab);
    void navigate(reactPath(tab, post), QUIET);
  };
  return (
    <div
      role="tablist"
      aria-label="React"
      className="mt-6 flex flex-wrap gap-1 border-b border-line pb-2"
    >
      {ORDER.map((tab) => (
        <Link
          key={tab}
          id={`tab-${tab}`}
          role="tab"
          to={reactPath(tab, post)}
          {...QUIET}
          aria-selected={tab === open}
          aria-controls="react-panel"
          // Without script there are no arrow keys.
          tabIndex={isReady && tab !== open ? -1 : undefined}
          onClick={() => (pressed = tab)}
          onKeyDown={move}
          className="bar-entry max-sm:px-1.5 max-sm:text-sm"
        >
          {TABS[tab]}
        </Link>
      ))}
    </div>
  );
}
