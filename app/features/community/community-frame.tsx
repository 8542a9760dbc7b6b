import type { ReactNode } from 'react';
import type { FeedPost } from '../../domain/community/feed.server.ts';
import type { Prompt } from '../../domain/community/prompt-days.ts';
import { Dices } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { PageTitle, Tab, TabRow } from '../../ui/page-header.tsx';
import { useIsOpen } from '../site/use-viewer.ts';
import { BesidePosts } from './beside-posts.tsx';
import { feedPath, FEEDS } from './feeds.ts';
import { WorseCost } from './remix-line.tsx';

const TABS = [
  ['/community', 'New'],
  ['/hall-of-fame', 'Best'],
  ['/prompt', "Today's situation"],
] as const;

const ABOUT = 'Posts about nothing, at length.';

type Props = {
  path: (typeof TABS)[number][0];
  /** What the open tab shows, in a sentence. Default: what the community is. */
  about?: string;
  /** The situation of today, to be beside the posts. */
  prompt?: Prompt | undefined;
  posts?: readonly FeedPost[] | undefined;
  /** Whether a post of the page offers 'Make it worse'. */
  canWorsen: boolean;
  /** Whether nothing is on the page but a way on, which is its filled button. */
  isEmpty?: boolean;
  children: ReactNode;
};

/** Whether one of the posts offers 'Make it worse'. */
export const canWorsen = (posts: readonly FeedPost[] = []) => posts.some(({ isGrave }) => !isGrave);

/** The title, the tabs and the last line of the community's three pages. `path`: the open tab. */
export function CommunityFrame({ path, about = ABOUT, prompt, posts, ...more }: Props) {
  const { canWorsen, isEmpty, children } = more;
  const isOpen = useIsOpen();
  return (
    <div className="column beside py-8 md:py-12">
      <div className="beside-main w-full max-w-[680px] max-xl:mx-auto">
        <div className="relative flex items-center justify-between gap-x-4">
          <PageTitle
            face="cooler-1"
            about={
              <>
                {about} {canWorsen && <WorseCost />}
              </>
            }
            className="max-sm:[&_h1]:pe-19 max-sm:[&_h1]:text-xl"
          >
            Community Posts
          </PageTitle>
          {isOpen('/game') && (
            <Link to="/game" className="button button-quiet game-corner on-screen">
              <Dices />
              <span>
                <span className="max-sm:sr-only">The daily</span> game
              </span>
            </Link>
          )}
        </div>
        <TabRow label="Community" className="flex-wrap max-[359px]:gap-x-4">
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
        posts={posts}
        hasWay={path !== '/prompt'}
        isWayQuiet={isEmpty}
        hasGame={isOpen('/game')}
        className="beside-part xl:sticky xl:top-6 xl:mt-2"
      />
    </div>
  );
}
