import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { readGameCounts } from '../../domain/game/game-counts.server.ts';
import { findGame } from '../../domain/game/game.server.ts';
import { GAME_LENGTH, GAME_TITLE, gameDay, gamePath } from '../../domain/game/game.ts';
import { dayOf } from '../../platform/time/time-units.ts';
import { NOINDEX, pageMeta } from '../../ui/meta-tags.tsx';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/game-page';
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
  useResume(date, picks);
  return (
    <div className="column py-8 md:py-12">
      <div className="mx-auto max-w-[680px]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 tabIndex={-1} className="text-2xl md:text-3xl">
            {GAME_TITLE}
          </h1>
          <p className="eyebrow">{gameDay(date)}</p>
        </div>
        {shown && (
          <GameQuestion key={shown.number} question={shown} {...{ date, picks, results }} />
        )}
        {end && (
          <GameResult end={end} {...{ date, picks, results, nextAt, origin, counts, isCounted }} />
        )}
      </div>
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
