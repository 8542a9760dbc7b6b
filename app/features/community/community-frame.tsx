import type { ReactNode } from 'react';
import type { Prompt } from '../../domain/community/prompt-days.ts';
import { Link } from '../../ui/links.tsx';
import { Tab, TabRow } from '../../ui/page-header.tsx';
import { useIsOpen } from '../site/use-viewer.ts';
import { GameLink } from '../game/game-link.tsx';
import { BesidePosts } from './beside-posts.tsx';
import { feedPath, FEEDS } from './feeds.ts';

const TABS = [
  ['/community', 'New'],
  ['/hall-of-fame', 'Best'],
  ['/prompt', "Today's situation"],
] as const;

type Props = {
  path: (typeof TABS)[number][0];
  /** The situation of today, to be beside the posts. */
  prompt?: Prompt | undefined;
  children: ReactNode;
};

/** The title, the tabs and the last line of the community's three pages. `path`: the open tab. */
export function CommunityFrame({ path, prompt, children }: Props) {
  const isOpen = useIsOpen();
  return (
    <div className="column beside py-8 md:py-12">
      <div className="beside-main w-full max-w-[680px] max-xl:mx-auto">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h1 tabIndex={-1} className="text-2xl md:text-3xl">
            Community Posts
          </h1>
          <GameLink />
        </div>
        <TabRow label="Community">
          {TABS.filter(([to]) => isOpen(to)).map(([to, name]) => (
            <Tab key={to} to={to} isOpen={to === path}>
              {name}
            </Tab>
          ))}
        </TabRow>
        {children}
        <p className="mt-10 flex flex-wrap justify-center gap-x-2 border-t border-line pt-4">
          <Link to="/community/removals" className="button button-quiet text-sm text-muted">
            What was removed, and why
          </Link>
          <a
            href={feedPath({ of: path === FEEDS.best.page ? 'best' : 'community', format: 'xml' })}
            className="button button-quiet text-sm text-muted"
          >
            RSS feed
          </a>
        </p>
      </div>
      <BesidePosts
        prompt={prompt}
        hasWay={path !== '/prompt'}
        hasGame={path === '/prompt' && isOpen('/game')}
        className="beside-part xl:sticky xl:top-6 xl:mt-2"
      />
    </div>
  );
}
