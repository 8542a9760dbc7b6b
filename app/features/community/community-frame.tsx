import type { ReactNode } from 'react';
import { Rss } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { Tab, TabRow } from '../../ui/page-header.tsx';
import { useIsOpen } from '../site/use-viewer.ts';
import { FEEDS } from './feeds.ts';
import { GameLink } from '../game/game-link.tsx';

const TABS = [
  ['/community', 'New'],
  ['/hall-of-fame', 'Best'],
  ['/prompt', "Today's situation"],
] as const;

type Props = { path: (typeof TABS)[number][0]; children: ReactNode };

/** The title, the tabs and the last line of the community's three pages. `path`: the open tab. */
export function CommunityFrame({ path, children }: Props) {
  const isOpen = useIsOpen();
  return (
    <div className="column py-8 md:py-12">
      <div className="mx-auto max-w-[680px]">
        <div className="flex items-center justify-between gap-4">
          <h1 tabIndex={-1} className="text-2xl md:text-3xl">
            Community Posts
          </h1>
          <a
            href={path === FEEDS.best.page ? '/best.xml' : '/community.xml'}
            aria-label="RSS feed"
            title="RSS feed"
            className="button button-quiet size-11 p-0 text-muted"
          >
            <Rss size={20} />
          </a>
        </div>
        <GameLink />
        <TabRow label="Community">
          {TABS.filter(([to]) => isOpen(to)).map(([to, name]) => (
            <Tab key={to} to={to} isOpen={to === path}>
              {name}
            </Tab>
          ))}
        </TabRow>
        {children}
        <p className="mt-10 border-t border-line pt-4 text-center text-sm text-muted">
          <Link to="/community/removals" className="button button-quiet text-muted">
            What was removed, and why
          </Link>
        </p>
      </div>
    </div>
  );
}
