import { data, Link } from 'react-router';
import type { FeedPost } from '../../domain/community/feed.server.ts';
import { findHall, type Hall } from '../../domain/community/hall-of-fame.server.ts';
import { PlainPage } from '../../ui/error-pages.tsx';
import { CalendarDay } from '../../ui/local-time.tsx';
import { originOf, pageMeta } from '../../ui/meta-tags.tsx';
import { BackLink } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { LoadFailure, staleIfError } from '../../ui/stale-data.tsx';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/hall-page';
import { PostList } from './post-list.tsx';

const NO_WEEK = 'No such week';
const NO_WEEK_HINT =
  'It has not happened yet, or it does not begin on a Monday. Few things should.';

/** The best of this week, or of the one that begins on `?week=`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const monday = new URL(request.url).searchParams.get('week');
  const hall = await findHall(services, viewer, monday);
  return data({ hall, origin: services.publicOrigin }, { status: hall ? 200 : 404 });
}

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
const pageData = staleIfError<Loaded>();
export const clientLoader = pageData.clientLoader;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const hall = loaderData?.hall;
  const isThisWeek = !hall || hall.isThisWeek;
  return [
    ...pageMeta({
      title: 'Hall of fame',
      description: 'The posts that people really reacted to. All of them are sorry.',
      path: isThisWeek ? '/hall-of-fame' : `/hall-of-fame?week=${hall.monday}`,
      origin: originOf(matches),
    }),
    ...(hall ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
};

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

export default function HallPage({ loaderData }: Route.ComponentProps) {
  const { hall, origin } = loaderData;
  const isStale = pageData.useIsStale(loaderData);
  const back = <BackLink to="/community">Back to Community</BackLink>;
  if (!hall) {
    return (
      <PlainPage title={NO_WEEK} back={back}>
        <p>{NO_WEEK_HINT}</p>
      </PlainPage>
    );
  }
  const { best, monday, isThisWeek } = hall;
  return (
    <div className="column py-8 md:py-12">
      <div className="mx-auto max-w-[680px]">
        {back}
        {isStale && <LoadFailure words="This week could not be loaded." />}
        <p className="eyebrow mt-4">
          {isThisWeek ? 'This week, since ' : 'The week of '}
          <CalendarDay day={monday} />
        </p>
        <h1 tabIndex={-1} className="mt-1 text-2xl md:text-3xl">
          Hall of fame
        </h1>
        <p className="mt-3 text-muted">
          By reactions of real members. The numbers that every post is born with do not count here.
        </p>
        {best.length === 0 && <Empty isThisWeek={isThisWeek} />}
        <PostList posts={best} origin={origin} heading={heading} />
        <Weeks hall={hall} />
      </div>
    </div>
  );
}

function heading({ realReactions }: FeedPost, index: number) {
  return (
    <h2 className="mb-2 flex items-baseline gap-3">
      <span className="font-display text-2xl text-accent">{index + 1}</span>
      <span className="font-sans text-sm font-normal text-muted">
        {realReactions === 1
          ? '1 real reaction. We checked.'
          : `${realReactions.toLocaleString('en')} real reactions`}
      </span>
    </h2>
  );
}

function Empty({ isThisWeek }: { isThisWeek: boolean }) {
  return (
    <div className="mt-8">
      <EmptyState
        title={isThisWeek ? 'The hall is empty and has never looked better' : 'Nobody was famous'}
        words={
          isThisWeek
            ? 'One real reaction is enough to get in. That is how most halls work.'
            : 'A whole week in which nobody was moved. We think of it often.'
        }
      >
        <Link to="/community" className="button button-primary">
          React to something
        </Link>
      </EmptyState>
    </div>
  );
}

function Weeks({ hall: { before, after } }: { hall: Hall }) {
  return (
    <nav aria-label="Weeks" className="mt-8 flex flex-wrap gap-3">
      {before !== null && (
        <Link to={`/hall-of-fame?week=${before}`} className="button button-plain">
          Before that
        </Link>
      )}
      {after !== null && (
        <Link to={`/hall-of-fame?week=${after}`} className="button button-plain">
          The week after
        </Link>
      )}
      {after !== null && (
        <Link to="/hall-of-fame" className="button button-plain">
          This week
        </Link>
      )}
    </nav>
  );
}
