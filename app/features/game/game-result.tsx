import type { Game } from '../../domain/game/game.server.ts';
import type { GameCounts } from '../../domain/game/game-counts.server.ts';
import { resultPicturePath, resultText } from '../../domain/game/game.ts';
import { useCopy } from '../../ui/clipboard.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { Check, Copy, Download } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { DeviceShare } from '../../ui/sharing.tsx';
import { Countdown } from './countdown.tsx';
import { DayComparison } from './day-comparison.tsx';
import { readGameMemory } from './game-memory.ts';
import { AnswerSquare, Squares } from './game-question.tsx';

const COPIED = 'Result copied. Paste it where it is least wanted.';
const COPY_FAILED = 'Failed to copy the result';

type Props = Pick<Game, 'date' | 'picks' | 'results' | 'nextAt'> & {
  end: NonNullable<Game['end']>;
  counts: GameCounts;
  isCounted: boolean;
  origin: string;
};

/** The result of a game, to pass on without the answers, and the time of the next one. */
export function GameResult({ end, date, picks, results, nextAt, ...more }: Props) {
  const { origin, counts, isCounted } = more;
  const { copy, isCopied } = useCopy(COPIED, COPY_FAILED);
  const text = resultText(date, results);
  const url = `${origin}/game`;
  const right = results.filter(Boolean).length;
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-2">
      <section aria-labelledby="result" className="card flex flex-col p-2 text-center sm:p-3">
        {/* Framed like a certificate. */}
        <div className="flex flex-1 flex-col justify-center rounded-control border border-accent bg-paper px-4 py-8">
          <h2 id="result" className="flex items-baseline justify-center gap-3">
            <span className="text-[min(7rem,30vw)] leading-[0.9] tabular-nums">{right}</span>{' '}
            <span className="text-2xl text-muted">of {results.length}</span>
          </h2>
          <div className="mt-6 flex justify-center">
            <Squares results={results} />
          </div>
          <p aria-hidden className="mx-auto mt-7 h-1 w-12 rounded-full bg-accent" />
          <p className="mt-5 font-display text-xl leading-snug text-balance">{end.verdict}</p>
        </div>
        <div className="flex flex-wrap justify-center gap-3 px-3 pt-5 pb-2">
          <button
            type="button"
            onClick={() => void copy(`${text}\n${url}`)}
            className="button button-primary max-sm:grow"
          >
            <Icon size={18} /> Copy result
          </button>
          <DeviceShare
            text={text}
            url={url}
            onShare={() => undefined}
            className="button-plain max-sm:grow"
          />
          <a
            href={resultPicturePath(date, results)}
            download="the-daily-game.png"
            className="button button-plain max-sm:grow"
          >
            <Download size={18} /> Result as a picture
          </a>
        </div>
        <p className="mt-3 hidden whitespace-pre-line select-all noscript:block">
          {text}
          {'\n'}
          {url}
        </p>
        <dl className="mx-3 mt-4 grid grid-cols-2 divide-x divide-line border-t border-line py-5">
          <div>
            <dt className="text-sm text-muted">Days in a row</dt>
            <dd className="mt-1 font-display text-2xl tabular-nums">
              <Streak date={date} />
            </dd>
          </div>
          <div>
            <dt className="text-sm text-muted">Next five in</dt>
            <dd className="mt-1 font-display text-2xl tabular-nums">
              <Countdown to={nextAt} />
            </dd>
          </div>
        </dl>
      </section>
      <div className="flex flex-col gap-6">
        <DayComparison {...{ date, picks, right, counts, isCounted }} />
        <section aria-labelledby="truth" className="card flex-1 p-5 sm:p-6">
          <h2 id="truth" className="text-xl">
            What really happened
          </h2>
          <p className="mt-1 text-muted">To somebody, as far as we know.</p>
          <ol className="mt-2 divide-y divide-line border-b border-line">
            {end.happened.map((happened, place) => (
              <li key={happened} className="flex items-center gap-3 py-3">
                <AnswerSquare isRight={results[place] === true} />
                <span className="sr-only">{results[place] ? 'Found:' : 'Missed:'}</span>
                <span className="min-w-0">{happened}.</span>
              </li>
            ))}
          </ol>
          <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Link to="/generator?style=gpt4-context" className="button button-plain">
              Post what happened to you
            </Link>
            <span className="text-sm text-muted">Nobody will know. That is the problem.</span>
          </p>
        </section>
      </div>
    </div>
  );
}

/** The days in a row in this browser, which the server does not know. */
function Streak({ date }: { date: string }) {
  const isReady = useHydrated();
  if (!isReady) return <span>–</span>;
  const { finished, streak } = readGameMemory();
  return <span>{finished === date ? streak : 1}</span>;
}
