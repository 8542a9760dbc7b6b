import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../app/db/open-database.server.ts';
import { addMember } from '../test/people/sign-in.ts';
import { servicesOn } from '../test/people/write-as-member.ts';
import type { Table } from './benchmark.ts';
import { type Place, readPage, SOCKETS } from './page-cost.ts';
import { percentile } from './percentile.ts';
import type { PublicSite } from './public-site.ts';
import { rounded } from './result-text.ts';

const RATES = [0, 1, 10, 50];
/** Milliseconds: at the highest rate a member reacts to every post once. */
const LASTS = 2000;
const PATH = '/community';

/**
 * The feed that guests read again and again while members react, so many times a second: each new reaction empties what is kept.
 * Throws on a reaction that is not taken, and on a page that is not made anew after the reactions.
 */
export async function measureReacting(site: PublicSite, ours: Place): Promise<Table> {
  const rows: string[][] = [];
  for (const rate of RATES) {
    // A member of its own: each may react so many times an hour, and only its first to a post is new.
    const cookie = await newCookie(site);
    const before = await site.made(PATH);
    const end = performance.now() + LASTS;
    const [times, reactions] = await Promise.all([
      readUntil(ours, end),
      reactUntil(site, { cookie, rate, end }),
    ]);
    const made = (await site.made(PATH)) - before;
    if (rate > 0 && (made === 0 || reactions === 0))
      throw new Error(`${reactions} reactions, and the feed was made ${made} times`);
    rows.push([
      String((reactions * 1000) / LASTS),
      rounded((times.length * 1000) / LASTS),
      rounded(percentile(times, 0.5)),
      rounded(percentile(times, 0.95)),
      String(made),
    ]);
  }
  return {
    head: ['Reactions a second', 'Answers a second', 'p50, ms', 'p95, ms', 'Made'],
    rows,
  };
}

async function newCookie({ dataDir }: PublicSite): Promise<string> {
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  const { cookie } = await addMember({ ...servicesOn(db), now: Date.now });
  await db.destroy();
  return `${cookie.name}=${cookie.value}`;
}

/** Milliseconds of each answer. */
async function readUntil(ours: Place, end: number): Promise<number[]> {
  const times: number[] = [];
  const read = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      await readPage(ours, { path: PATH, headers: { 'accept-encoding': 'gzip' } });
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: SOCKETS }, read));
  return times;
}

type Reacting = { cookie: string; rate: number; end: number };

/** How many reactions were taken, each the first of this member to that post. */
async function reactUntil(
  { origin, posts }: PublicSite,
  { cookie, rate, end }: Reacting,
): Promise<number> {
  const headers = { cookie, origin, 'sec-fetch-site': 'same-origin' };
  const json = { ...headers, 'content-type': 'application/json' };
  const body = JSON.stringify({ kind: 'agree' });
  const begun = performance.now();
  const asked: Promise<void>[] = [];
  const most = Math.min(posts.length, (rate * (end - begun)) / 1000);
  for (let index = 0; index < most; index += 1) {
    await pause(Math.max(0, begun + (index * 1000) / rate - performance.now()));
    const path = `/api/posts/${posts[index]?.id ?? ''}/reaction`;
    asked.push(taken(fetch(origin + path, { method: 'PUT', headers: json, body })));
  }
  await Promise.all(asked);
  return asked.length;
}

async function taken(asking: Promise<Response>): Promise<void> {
  const answer = await asking;
  const { reaction } = (await answer.json()) as { reaction?: string };
  if (answer.status !== 200 || reaction !== 'agree')
    throw new Error(`A reaction was answered with ${answer.status}`);
}
