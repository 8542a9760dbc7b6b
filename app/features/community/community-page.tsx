import { data } from 'react-router';
import { findStyle } from '../../../comedy/styles/post-styles.ts';
import { promptOfToday } from '../../domain/community/prompts.server.ts';
import { type FeedPage, type FeedPost, listFeed } from '../../domain/community/feed.server.ts';
import {
  type FeedFilters,
  feedSearch,
  isFiltered,
  parseFeedParams,
  SCREEN_LIMIT,
} from '../../domain/community/feed.ts';
import { HOUSE_AUTHOR } from '../../domain/community/house-post-recipes.ts';
import {
  type HousePost,
  writeHousePosts,
} from '../../domain/community/write-house-posts.server.ts';
import type { Viewer } from '../../domain/members/viewer.ts';
import { reportPartialFailure } from '../../platform/observe/process-metrics.server.ts';
import type { Services } from '../../platform/services.ts';
import { NOINDEX, pageMeta } from '../../ui/meta-tags.tsx';
import { LoadTrouble } from '../../ui/page-states.tsx';
import { LoadFailure, staleIfError } from '../../ui/stale-data.tsx';
import { PostCard } from '../posts/post-card.tsx';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import { useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import type { Route } from './+types/community-page';
import { canWorsen, CommunityFrame } from './community-frame.tsx';
import { LOAD_FEED_FAILED, MISREAD } from './community-words.ts';
import { FeedFilterBar, SearchAgain, SetFilters } from './feed-filter-bar.tsx';
import { feedMeta, FEEDS } from './feeds.ts';
import { FeedList } from './feed-list.tsx';
import { PostList } from './post-list.tsx';
import { MakeItWorse } from './remix-line.tsx';

export const handle = {
  readers: 'guests',
  query: ['sort', 'period', 'style', 'after', 'q', 'limit'],
  shared: { except: ['q', 'limit'] },
  sitemap: true,
  needs: 'hasCommunity',
} satisfies RouteHandle;

/** The first page, or the one that the address names; `feed` is null when it could not be loaded. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const { params, filters, isMisread, isFirst } = readAddress(new URL(request.url));
  const common = { filters, isMisread, isFirst };
  const init = { status: isMisread ? 422 : 200 };
  try {
    const [feed, prompt] = await Promise.all([
      listFeed(services, viewer, { ...params, limit: SCREEN_LIMIT }),
      promptOfToday(services),
    ]);
    const isShort = isFirst && feed.next === null;
    const house = isShort ? await writeHousePosts(services, filters) : [];
    const isNothing = isShort && findsNothing({ filters, feed, house });
    const newest = isNothing ? await listNewest(services, viewer) : [];
    return data({ ...common, feed, house, newest, prompt }, init);
  } catch (error) {
    reportPartialFailure(services, error, 'the feed could not be loaded');
    // A 503 is not cached and not indexed by search engines.
    const nothing = { feed: null, house: [], newest: [], prompt: undefined };
    return data({ ...common, ...nothing }, { status: 503 });
  }
}

type Found = { filters: FeedFilters; feed: FeedPage | null; house: readonly HousePost[] };

/** Whether the filters leave nothing to see, neither of members nor of the house. */
function findsNothing({ filters, feed, house }: Found): boolean {
  return isFiltered(filters) && feed?.posts.length === 0 && house.length === 0;
}

/** How many posts stand below a search that finds nothing. */
const NEWEST = 3;

async function listNewest(services: Services, viewer: Viewer): Promise<FeedPost[]> {
  const { params } = parseFeedParams(new URLSearchParams());
  return (await listFeed(services, viewer, { ...params, limit: NEWEST })).posts;
}

// What is not understood in an address stays at its default here, and the page says so.
function readAddress(url: URL) {
  const { params, invalid } = parseFeedParams(url.searchParams);
  const { sort, period, style, search } = params;
  const filters = { sort, period, style, search };
  return { params, filters, isMisread: invalid.length > 0, isFirst: params.after === null };
}

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
const pageData = staleIfError<Loaded>({
  isFailed: ({ feed }) => feed === null,
  empty(url) {
    const { filters, isMisread, isFirst } = readAddress(url);
    return { filters, isMisread, isFirst, feed: null, house: [], newest: [], prompt: undefined };
  },
});
export const clientLoader = pageData.clientLoader;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta({
    title: FEEDS.community.title,
    description: 'What people have shared: posts about nothing, at length.',
    path: FEEDS.community.page,
  }),
  ...feedMeta('community'),
  ...(loaderData && (isFiltered(loaderData.filters) || !loaderData.isFirst) ? [NOINDEX] : []),
];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function CommunityPage({ loaderData }: Route.ComponentProps) {
  const { filters, feed, house, newest, prompt, isFirst, isMisread } = loaderData;
  const isStale = pageData.useIsStale(loaderData);
  return (
    <CommunityFrame
      path="/community"
      prompt={prompt}
      posts={newest.length > 0 ? newest : feed?.posts}
      canWorsen={
        canWorsen(feed?.posts) || canWorsen(newest) || house.some(({ style }) => style !== null)
      }
      isEmpty={feed?.posts.length === 0 && house.length === 0}
    >
      <FeedFilterBar filters={filters} />
      <SearchAgain filters={filters} />
      <SetFilters filters={filters} />
      {isMisread && (
        <p role="alert" className="mt-4 font-medium text-bad">
          {MISREAD}
        </p>
      )}
      {isStale && <LoadFailure words={LOAD_FEED_FAILED} />}
      {feed ? (
        <FeedList filters={filters} first={feed} isFirst={isFirst} hasHouse={house.length > 0} />
      ) : (
        <LoadTrouble
          title={LOAD_FEED_FAILED}
          words="They are still there. Inspiration is merely late."
          to={`/community${feedSearch(filters)}`}
        />
      )}
      {newest.length > 0 && (
        <section aria-labelledby="newest" className="mt-10">
          <h2 id="newest" className="text-xl">
            The newest meanwhile
          </h2>
          <PostList posts={newest} />
        </section>
      )}
      <HousePosts posts={house} />
    </CommunityFrame>
  );
}

function HousePosts({ posts }: { posts: readonly HousePost[] }) {
  const prompt = useSignUpPrompt();
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="from-the-house" className="mt-12">
      <h2 id="from-the-house" className="eyebrow">
        From the house
      </h2>
      <ul className="mt-3 grid grid-cols-1 gap-6">
        {posts.map(({ id, text, style }) => (
          <li key={id}>
            <PostCard
              author={HOUSE_AUTHOR}
              text={text}
              age="A word from us"
              styleName={style === null ? undefined : (findStyle(style)?.label ?? style)}
              counts={null}
              actions={
                style !== null && (
                  <div className="post-actions on-screen">
                    <MakeItWorse
                      post={{ id, style }}
                      onGuest={() => prompt.show('generate')}
                      className="post-action"
                    />
                  </div>
                )
              }
            />
          </li>
        ))}
      </ul>
      {prompt.element}
    </section>
  );
}
