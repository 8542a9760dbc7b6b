import type { FeedPost } from '../../domain/community/feed.server.ts';
import { listBest } from '../../domain/community/hall-of-fame.server.ts';
import { promptOfToday } from '../../domain/community/prompts.server.ts';
import { Crown } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { pageMeta } from '../../ui/meta-tags.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { LoadFailure, staleIfError } from '../../ui/stale-data.tsx';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/hall-page';
import { canWorsen, CommunityFrame } from './community-frame.tsx';
import { LOAD_FEED_FAILED } from './community-words.ts';
import { feedMeta, FEEDS } from './feeds.ts';
import { PostList } from './post-list.tsx';

export const handle = {
  readers: 'guests',
  shared: {},
  sitemap: true,
  needs: 'hasCommunity',
} satisfies RouteHandle;

/** The best posts of the last seven days. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const [best, prompt] = await Promise.all([listBest(services, viewer), promptOfToday(services)]);
  return { best, prompt };
}

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
const pageData = staleIfError<Loaded>();
export const clientLoader = pageData.clientLoader;

export const meta: Route.MetaFunction = () => [
  ...pageMeta({
    title: FEEDS.best.title,
    description: 'The posts that people really reacted to. All of them are sorry.',
    path: FEEDS.best.page,
  }),
  ...feedMeta('best'),
];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function HallPage({ loaderData }: Route.ComponentProps) {
  const { best, prompt } = loaderData;
  const isStale = pageData.useIsStale(loaderData);
  return (
    <CommunityFrame
      path="/hall-of-fame"
      about={introduction(best)}
      prompt={prompt}
      posts={best}
      canWorsen={canWorsen(best)}
      isEmpty={best.length === 0}
    >
      {isStale && <LoadFailure words={LOAD_FEED_FAILED} />}
      {best.length === 0 && <Empty />}
      <div className={FIRST_PLACE}>
        <PostList posts={best} heading={heading} />
      </div>
    </CommunityFrame>
  );
}

// The first place has larger letters, a golden edge and a golden band above it; the others have a quiet band, from the fourth on without a colour.
const FIRST_PLACE =
  '[&_.place+article]:rounded-t-none [&>ul>li:first-child_article]:border-accent [&>ul>li:first-child_.post-text]:text-lg';

/** What the order says. Once for all, where no member has reacted. */
function introduction(best: readonly FeedPost[]): string {
  const isUntouched = best.length > 0 && best.every(({ realReactions }) => realReactions === 0);
  return isUntouched
    ? 'Seven days, on looks alone. No real reaction yet.'
    : 'The last seven days, by real reactions.';
}

const NEXT_PLACES = [
  'Second place',
  'Third place',
  'Fourth place',
  'Fifth place',
  'Sixth place',
  'Seventh place',
  'Eighth place',
  'Ninth place',
  'Tenth place',
] as const;
/** Places with a colour: the podium. */
const PODIUM = 3;

function heading({ realReactions }: FeedPost, index: number) {
  if (index === 0) return <FirstPlace reactions={realReactions} />;
  const look = index < PODIUM ? 'bg-tint text-2xl text-primary' : 'bg-surface text-xl text-muted';
  return (
    <h2
      className={`place flex items-baseline gap-3 rounded-t-card border border-b-0 border-line px-4 py-1.5 sm:px-6 ${look}`}
    >
      <span className="leading-none lining-nums tabular-nums">{index + 1}</span>
      <span className={index < PODIUM ? 'text-lg text-ink' : 'text-base'}>
        {NEXT_PLACES[index - 1]}
      </span>
      {realReactions > 0 && (
        <span className="font-sans text-sm font-normal tracking-normal text-muted">
          {reactionWords(realReactions)}
        </span>
      )}
    </h2>
  );
}

function FirstPlace({ reactions }: { reactions: number }) {
  return (
    <h2 className="place flex items-center gap-3 rounded-t-card bg-accent px-4 py-2 text-on-accent sm:px-6">
      <span className="text-2xl leading-none tabular-nums">1</span>
      <span className="min-w-0 flex-1">
        <span className="block text-lg">First place</span>
        {reactions > 0 && (
          <span className="mt-0.5 block font-sans text-sm font-medium tracking-normal">
            {reactionWords(reactions)}
          </span>
        )}
      </span>
      <Crown size={22} />
    </h2>
  );
}

function reactionWords(count: number): string {
  if (count === 1) return '1 real reaction. We checked.';
  return `${count.toLocaleString('en')} real reactions`;
}

function Empty() {
  return (
    <div className="mt-8">
      <EmptyState
        face="trophy"
        title="Nothing was shared in seven days"
        words="One post is enough to be the best. That is how most awards work."
      >
        <Link to="/generator" className="button button-primary">
          Write
        </Link>
      </EmptyState>
    </div>
  );
}
