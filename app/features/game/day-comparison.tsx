import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { GameCounts } from '../../domain/game/game-counts.server.ts';
import { GAME_LENGTH } from '../../domain/game/game.ts';
import type { FormAnswer } from '../http/form-answer.ts';
import { markCounted } from './game-memory.ts';

type Props = {
  date: string;
  picks: string;
  /** The number of right answers of this game. */
  right: number;
  counts: GameCounts;
  /** Whether a form without script has just counted it. */
  isCounted: boolean;
};

/** Shares of fewer players say less than a sentence does. */
const ENOUGH = 5;

/** How all players of the day did, as shares once there are enough of them. A script counts this game once; without one a form does. */
export function DayComparison({ date, picks, right, counts: loaded, isCounted }: Props) {
  const { submit, data } = useFetcher<FormAnswer<{ ok: true; counts: GameCounts }>>();
  useEffect(() => {
    if (!markCounted(date)) return;
    void submit({ day: date, picks }, { method: 'post', action: '/game/count' });
  }, [date, picks, submit]);
  const known = (data?.ok ? data.counts : null) ?? loaded;
  // Who plays first is one of one, before the count has come back.
  const isFirst = known.every((count) => count === 0);
  const counts = isFirst ? known.map((_, number) => (number === right ? 1 : 0)) : known;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const below = counts.slice(0, right).reduce((sum, count) => sum + count, 0);
  return (
    <section aria-labelledby="everybody" className="card p-5 sm:p-6">
      <h2 id="everybody" className="text-xl">
        Everybody today
      </h2>
      <p className="mt-1 min-h-[1lh] text-muted">{summary(total, below)}</p>
      {total >= ENOUGH && (
        <ol className="mt-3 grid gap-2">
          {counts
            .map((count, number) => ({ number, share: count / total }))
            .toReversed()
            .map(({ number, share }) => (
              <Share key={number} number={number} share={share} isOwn={number === right} />
            ))}
        </ol>
      )}
      {!isCounted && (
        <noscript>
          <form method="post" action="/game/count" className="mt-4">
            <input type="hidden" name="day" value={date} />
            <input type="hidden" name="picks" value={picks} />
            <button className="button button-plain">Count me in</button>
          </form>
        </noscript>
      )}
    </section>
  );
}

function summary(total: number, below: number): string {
  if (total < 2) return 'You are the first to finish. It is quiet at the top, and at the bottom.';
  const players = `${total.toLocaleString('en')} players.`;
  if (total < ENOUGH && below > 0) return `${players} You did better than ${below} of them.`;
  return below === 0
    ? `${players} Somebody has to be the benchmark.`
    : `${players} You did better than ${percent(below / total)}.`;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

type ShareProps = { number: number; share: number; isOwn: boolean };

function Share({ number, share, isOwn }: ShareProps) {
  return (
    <li
      className={`grid grid-cols-[3.5rem_1fr_3.5rem] items-center gap-3 ${isOwn ? 'font-semibold' : 'text-muted'}`}
    >
      <span className="tabular-nums">
        {`${number} of ${GAME_LENGTH}`}
        {isOwn && <span className="sr-only">, you</span>}
      </span>
      <svg
        aria-hidden
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        className="h-3 w-full overflow-hidden rounded-full bg-line"
      >
        <rect
          width={Math.round(share * 100)}
          height="8"
          className={isOwn ? 'fill-good' : 'fill-control'}
        />
      </svg>
      <span className="text-end tabular-nums">{percent(share)}</span>
    </li>
  );
}
