import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Reader, readerOf } from './ask.ts';
import type { Benchmark, Goal, Piece } from './benchmark.ts';
import { startNextFeed } from './next-feed.ts';
import { cpuOf, end } from './own-things.ts';
import { percentile } from './percentile.ts';
import type { Shares } from './profile.ts';
import { startPublicSite } from './public-site.ts';
import { rounded } from './result-text.ts';

const SUBJECT = join(import.meta.dirname, 'signed-in-subject.ts');
const PATH = '/community';
const RATE = 50;
const GOALS = { bare: 2.5, p95: 50 };

/** A server and somebody who reads it, signed in. */
type Place = { child: ChildProcess; reader: Reader; headers: Record<string, string> };

/** The feed of a member: made anew for each request. */
export const signedIn: Benchmark = {
  name: 'signed-in',
  title: 'The signed-in feed',
  about:
    'Twenty posts for a member, made for each request and never kept: against bare `renderToString` of the very same tree in the same process, and against a Next.js page that reads the same posts from the same database.',
  async run({ quick, say }) {
    const site = await startPublicSite({ main: SUBJECT });
    const reader = readerOf(Number(new URL(site.origin).port), 200);
    const headers = { cookie: `${site.cookie.name}=${site.cookie.value}`, origin: site.origin };
    const ours: Place = { child: site.child, reader, headers };
    const next = await startNextFeed(site.dataDir, say).catch((error: Error) => error.message);
    const theirs = typeof next === 'string' ? null : placeOf(next);
    const times = await measure(
      ours,
      theirs,
      quick ? { rounds: 2, count: 20 } : { rounds: 9, count: 60 },
    );
    say(`${RATE} requests a second`);
    const latencies = await loadInTurns(ours, theirs, {
      rounds: quick ? 2 : 3,
      seconds: quick ? 1 : 5,
    });
    const profile = await profileOf(ours, quick ? 30 : 300);
    reader.close();
    theirs?.reader.close();
    if (typeof next !== 'string') await end(next.child);
    await site.stop();
    return {
      goals: goalsOf(times, latencies.ours, profile.groups),
      pieces: piecesOf({ times, latencies, profile }),
      missing: typeof next === 'string' ? [`Next.js. ${next}`] : [],
    };
  },
};

function placeOf({ child, port }: { child: ChildProcess; port: number }): Place {
  return { child, reader: readerOf(port, 200), headers: { cookie: 'member=1' } };
}

type Times = Record<'page' | 'data' | 'bare' | 'next', number[]>;

async function measure(
  ours: Place,
  theirs: Place | null,
  { rounds, count }: { rounds: number; count: number },
): Promise<Times> {
  const times: Times = { page: [], data: [], bare: [], next: [] };
  for (let round = -2; round < rounds; round += 1) {
    const page = await cost(ours, PATH, count);
    const bare = await renderBare(ours.child, count);
    const data = await cost(ours, `${PATH}.data`, count);
    const next = theirs ? await cost(theirs, '/', count) : null;
    // The first rounds warm up.
    if (round < 0) continue;
    times.page.push(page);
    times.bare.push(bare);
    times.data.push(data);
    if (next !== null) times.next.push(next);
  }
  return times;
}

/** Milliseconds of processor time for an answer, one reader asking again and again. */
async function cost(place: Place, path: string, count: number): Promise<number> {
  const before = await cpuOf(place.child);
  for (let index = 0; index < count; index += 1) await readPage(place, path);
  return ((await cpuOf(place.child)) - before) / 1000 / count;
}

async function renderBare(child: ChildProcess, count: number): Promise<number> {
  const answer = once(child, 'message') as Promise<[{ cpu: number; bytes: number }]>;
  child.send({ bare: count });
  const [{ cpu, bytes }] = await answer;
  if (bytes < 20_000) throw new Error(`renderToString gave ${bytes} characters: not the page`);
  return cpu / 1000;
}

/** One answer. Throws on one that is not the page: a refusal is sent faster than anything. */
async function readPage({ reader, headers }: Place, path: string): Promise<void> {
  const { status, body } = await reader.read({ path, headers });
  if (status !== 200 || body.length < 5000)
    throw new Error(`${path} answers ${status}, ${body.length} bytes`);
}

type Latencies = { ours: number[]; next: number[] };

/** Rounds of load, first the one and then the other: what else the machine does meets both. */
async function loadInTurns(
  ours: Place,
  theirs: Place | null,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Latencies> {
  const latencies: Latencies = { ours: [], next: [] };
  for (let round = 0; round < rounds; round += 1) {
    const own = async () => latencies.ours.push(...(await load(ours, seconds)));
    const other = async () => theirs && latencies.next.push(...(await load(theirs, seconds)));
    for (const turn of round % 2 === 0 ? [own, other] : [other, own]) await turn();
  }
  return latencies;
}

/**
 * Latencies at so many requests a second, from when each was due: a server that lags is not spared. A request that is
 * refused has waited for ever.
 */
async function load({ reader, headers }: Place, seconds: number): Promise<number[]> {
  const path = headers['origin'] ? PATH : '/';
  const begun = performance.now();
  const answers: Promise<number>[] = [];
  for (let index = 0; index < seconds * RATE; index += 1) {
    const due = begun + (index * 1000) / RATE;
    await pause(Math.max(0, due - performance.now()));
    const asked = reader.read({ path, headers });
    answers.push(
      asked.then(({ status, body }) => {
        if (status === 503) return Infinity;
        if (status !== 200 || body.length < 5000) throw new Error(`${path} answers ${status}`);
        return performance.now() - due;
      }),
    );
  }
  return Promise.all(answers);
}

const refusedOf = (latencies: readonly number[]) =>
  latencies.filter((time) => time === Infinity).length;

type Profiled = { groups: Shares; functions: Shares };

async function profileOf(place: Place, count: number): Promise<Profiled> {
  const begun = once(place.child, 'message');
  place.child.send('profile');
  await begun;
  for (let index = 0; index < count; index += 1) await readPage(place, PATH);
  const answer = once(place.child, 'message') as Promise<[Profiled]>;
  place.child.send('report');
  return (await answer)[0];
}

function goalsOf(times: Times, latency: number[], groups: Shares): Goal[] {
  const ratio = percentile(times.page, 0.5) / percentile(times.bare, 0.5);
  const p95 = percentile(latency, 0.95);
  const refused = refusedOf(latency);
  const why = `Where its time goes: ${percentages(groups.slice(0, 5))}.`;
  return [
    {
      figure: 'Page against bare renderToString',
      value: `${ratio.toFixed(2)}×`,
      goal: `≤ ${GOALS.bare}×`,
      holds: ratio <= GOALS.bare,
      why,
    },
    {
      figure: `p95 at ${RATE} requests a second`,
      value: `${rounded(p95)} ms, ${refused} of ${latency.length} refused`,
      goal: `≤ ${GOALS.p95} ms, none refused`,
      holds: p95 <= GOALS.p95 && refused === 0,
      why,
    },
  ];
}

type Found = { times: Times; latencies: Latencies; profile: Profiled };

function piecesOf({ times, latencies, profile }: Found): Piece[] {
  const middle = (values: readonly number[]) => percentile(values, 0.5);
  const rows: [string, number][] = [
    ['renderToString of the same tree', middle(times.bare)],
    ['the page', middle(times.page)],
    ['its data alone', middle(times.data)],
  ];
  if (times.next.length > 0) rows.push(['a comparable Next.js page', middle(times.next)]);
  const at = (name: string, values: readonly number[]) => [
    name,
    ...[0.5, 0.95, 0.99].map((share) => rounded(percentile(values, share))),
    `${refusedOf(values)} of ${values.length}`,
  ];
  return [
    'Processor time of one answer:',
    { unit: 'ms', bars: rows },
    `Milliseconds until the answer is there, at ${RATE} requests a second, counted from when each was due, in turns:`,
    {
      head: ['', 'p50', 'p95', 'p99', 'Refused'],
      rows: [
        at('the page', latencies.ours),
        ...(latencies.next.length > 0 ? [at('Next.js', latencies.next)] : []),
      ],
    },
    `Where the processor is while the page is made (a profile of the server): ${percentages(profile.groups.slice(0, 7))}.`,
    `The hottest functions: ${percentages(profile.functions.slice(0, 8))}.`,
  ];
}

function percentages(shares: Shares): string {
  return shares.map(([name, share]) => `${name} ${(share * 100).toFixed(0)} %`).join(', ');
}
