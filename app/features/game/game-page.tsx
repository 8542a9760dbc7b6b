import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { readGameCounts } from '../../domain/game/game-counts.server.ts';
import { findGame } from '../../domain/game/game.server.ts';
import { GAME_LENGTH, GAME_TITLE, gameDay, gamePath } from '../../domain/game/game.ts';
import { failureWords } from '../../platform/browser/failure-words.ts';
import { dayOf } from '../../platform/time/time-units.ts';
import { NOINDEX, pageMeta } from '../../ui/meta-tags.tsx';
import { PageTitle } from '../../ui/page-header.tsx';
import { LoadFailure, staleIfError } from '../../ui/stale-data.tsx';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/game-page';
import { NOT_FETCHED } from './question-stage.tsx';
import { GameQuestion } from './game-question.tsx';
import { GameResult } from './game-result.tsx';
import { readGameMemory, rememberGame } from './game-memory.ts';

export const handle = {
  readers: 'guests',
  query: ['day', 'picks', 'next', 'counted'],
  // Whose game was just counted sees it among the others.
  shared: { except: ['counted'] },
  sitemap: true,
} satisfies RouteHandle;

/** A step of the game, from `?day=`, `?picks=` and `?next=`: all of it is in the address, nothing is stored. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const step = { date: query.get('day'), picks: query.get('picks'), isNext: query.has('next') };
  const game = await findGame(services, step);
  // Counts are read for a result only.
  const counts = game.end ? await readGameCounts(services, dayOf(game.date)) : [];
  return { game, counts, isCounted: query.has('counted'), origin: services.publicOrigin };
}

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
const pageData = staleIfError<Loaded>();
export const clientLoader = pageData.clientLoader;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const game = loaderData?.game;
  const tags = pageMeta({
    title: GAME_TITLE,
    description: `${GAME_LENGTH} posts a day, the same for all. Each hides something that happened, and you say what.`,
    path: '/game',
    ...(game && {
      picture: {
        path: `/game/picture.png?day=${game.date}`,
        alt: 'A line of a post. What actually happened is covered.',
      },
    }),
  });
  return game?.picks === '' ? tags : [...tags, NOINDEX];
};

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function GamePage({ loaderData }: Route.ComponentProps) {
  const { game, counts, isCounted, origin } = loaderData;
  const { date, picks, results, shown, end, nextAt } = game;
  const isStale = pageData.useIsStale(loaderData);
  useResume(date, picks);
  return (
    <div className="column py-6 md:py-12">
      <PageTitle face="clock-2" about={`${gameDay(date)}. The same five for everybody.`}>
        {GAME_TITLE}
      </PageTitle>
      {shown && <GameQuestion key={shown.number} question={shown} {...{ date, picks, results }} />}
      {isStale && <LoadFailure words={failureWords(NOT_FETCHED)} />}
      {end && (
        <GameResult end={end} {...{ date, picks, results, nextAt, origin, counts, isCounted }} />
      )}
    </div>
  );
}

/** Remembers the answers in this browser, and goes on where a reader had got to. */
function useResume(date: string, picks: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (picks !== '') return rememberGame(date, picks);
    const memory = readGameMemory();
    if (memory.date !== date || memory.picks === '') return;
    const step = { date, picks: memory.picks, isNext: true };
    void navigate(gamePath(step), { replace: true, state: { keepsFocus: true } });
  }, [date, picks, navigate]);
}
