import type { Figure } from '../proof.ts';
import { WRITES } from './everyday-mix.ts';
import { faultsOf } from './faults-of.ts';
import type { Result } from './send-load.ts';

type Goal = { rate: number; p99: number };
/** At least so many good answers a second, and p99 within so many milliseconds. */
export const PAGES: Goal = { rate: 300, p99: 150 };
export const READS: Goal = { rate: 2000, p99: 50 };
const WRITE_P99 = 60;

/** The highest rate that was held, found by steps; `processor` is the server's time for one answer, in milliseconds. */
export type Stepped = { result: Result | null; rates: number[]; processor: number };
type Written = keyof typeof WRITES;
type Rows = Record<Written, number>;

export type Seen = {
  keptPages: Result;
  keptData: Result;
  memberPages: Stepped;
  feed: Stepped;
  viewer: Stepped;
  mixed: Result;
  before: Rows;
  after: Rows;
};

/** The figures of some seconds of each kind. */
export function everydayFigures(seen: Seen): Figure[] {
  const { keptPages, keptData, memberPages, feed, viewer, mixed } = seen;
  const stepped = [memberPages, feed, viewer].flatMap(({ result }) => result ?? []);
  const all = [keptPages, keptData, ...stepped, mixed];
  const faults = faultsOf(all);
  return [
    ...steady('pages of the feed as guests read them, kept', PAGES, keptPages),
    held(
      'pages of the feed for signed-in members',
      PAGES,
      memberPages,
      'each is made anew for its reader',
    ),
    ...steady('data of these pages for guests, kept', READS, keptData),
    held(
      '/api/community of members, not kept',
      READS,
      feed,
      'each looks its session up and is read from the database',
    ),
    held('/api/viewer of members, not kept', READS, viewer, 'each looks its session up'),
    ...writeFigures(seen),
    {
      name: 'wrong answers, readers sent away, broken lines and answers that never came',
      value: faults.join(', ') || '0',
      goal: '0',
      holds: faults.length === 0,
    },
    {
      name: 'late by the sender itself, p99, in none of the times',
      value: ms(Math.max(...all.map(({ sentLate }) => sentLate))),
      holds: true,
    },
  ];
}

const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

function steady(name: string, { rate, p99 }: Goal, { goodput, accepted, ...rest }: Result) {
  return [
    {
      name: `${name}: good answers a second, of ${Math.round(rest.sent / rest.seconds)} sent`,
      value: String(Math.floor(goodput)),
      goal: `≥ ${rate}`,
      holds: goodput >= rate,
    },
    atMost(`${name}: p99`, accepted.p99, p99),
  ];
}

function atMost(name: string, value: number, goal: number): Figure {
  return { name, value: ms(value), goal: `≤ ${goal} ms`, holds: value <= goal };
}

function held(
  name: string,
  goal: Goal,
  { result, rates, processor }: Stepped,
  why: string,
): Figure {
  const goodput = result?.goodput ?? 0;
  const found = result
    ? `${Math.floor(goodput)} (p99 ${ms(result.accepted.p99)})`
    : `none of the rates from ${Math.round(Math.max(...rates))} to ${Math.round(Math.min(...rates))}`;
  const cost = `${why} and takes ${processor.toFixed(2)} ms of the server's processor`;
  const most = `one core makes ${Math.floor(1000 / processor)} of them at most`;
  const isReached = goodput >= goal.rate;
  return {
    name: `${name}: most good answers a second with p99 ≤ ${goal.p99} ms`,
    value: `${found}; ${cost}${isReached ? '' : `: ${most}`}`,
    goal: `≥ ${goal.rate}`,
    holds: isReached,
  };
}

function writeFigures({ mixed, before, after }: Seen): Figure[] {
  const kinds = Object.entries(WRITES) as [Written, string][];
  const parts = kinds.map(([kind, name]) => {
    const part = mixed.classes.find((one) => one.name === name);
    return {
      name,
      rows: after[kind] - before[kind],
      answered: part?.answered ?? 0,
      p99: part?.p99,
    };
  });
  const perSecond = (count: number) => Math.round(count / mixed.seconds);
  const writes = parts.reduce((sum, { answered }) => sum + answered, 0);
  return [
    ...parts.map(({ name, p99 = Number.POSITIVE_INFINITY, answered }) =>
      atMost(
        `${name}, ${perSecond(answered)} a second, of ${perSecond(writes)} writes beside ${perSecond(mixed.accepted.count - writes)} pages: p99`,
        p99,
        WRITE_P99,
      ),
    ),
    {
      name: `rows for good answers: ${parts.map(({ name }) => name).join(', ')}`,
      value: parts.map(({ rows, answered }) => `${rows} for ${answered}`).join(', '),
      goal: 'as many',
      holds: parts.every(({ rows, answered }) => rows === answered && answered > 0),
    },
  ];
}
