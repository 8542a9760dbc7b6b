import type { AppProcess } from '../../test/processes/app-process.ts';
import { ask, POST, share, shownAt } from '../../test/processes/ask-process.ts';
import { load } from '../../test/processes/load.ts';
import { type Site, startSite } from '../../test/processes/site.ts';
import { kills } from './killed-processes.ts';
import type { Figure, Proof, ProofRun } from './proof.ts';

type Step = (site: Site, run: ProofRun) => Promise<Figure[]>;

/** Sessions, keys, limits, kept pages, restarts, kills and the replica, over three processes behind a real proxy. */
export const proof: Proof = {
  name: 'several-processes',
  title: 'Several processes on one Postgres',
  proves: ['F19'],
  async run(run) {
    const site = await startSite(3, () => ({ LOG_LEVEL: 'error' }));
    const figures: Figure[] = [];
    try {
      for (const [index, step] of STEPS.entries()) {
        if (run.signal.aborted) break;
        run.progress(index, STEPS.length + 1, step.name);
        figures.push(...(await step(site, run)));
      }
    } finally {
      await site.stop();
    }
    return { figures, notRun: missing(site) };
  },
};

const STEPS: Step[] = [takenBack, sameKey, floods, restarts, kills];

function missing({ hasNginx }: Site): string | undefined {
  const words = [
    ...(hasNginx ? [] : ['there is no nginx here, so a small proxy of our own stood in for it']),
  ];
  return words.length > 0 ? `${words.join('; ')}.` : undefined;
}

/** How long after an answer to "take it back" another process still shows a post. */
async function takenBack(site: Site, { quick, seed, signal }: ProofRun): Promise<Figure[]> {
  const times: number[] = [];
  for (let turn = 0; turn < (quick ? 5 : 60) && !signal.aborted; turn += 1) {
    const writer = site.processes[turn % 3];
    const reader = site.processes[(turn + 1) % 3];
    if (!writer || !reader) break;
    const headers = await site.member();
    const id = await share(site, writer, headers, `back-${seed}-${turn}`);
    await shownAt(reader, id, 200);
    await ask(writer, `/api/posts/${id}/share`, headers, { method: 'DELETE' });
    times.push(await shownAt(reader, id, 404));
  }
  const sorted = times.toSorted((a, b) => a - b);
  const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return [
    {
      name: 'A post taken back in one process is gone in another, while pages are kept for seconds',
      value: `median ${median.toFixed(0)} ms, at most ${worst.toFixed(0)} ms, ${times.length} times`,
      goal: '<= 1000 ms',
      holds: worst <= 1000,
    },
  ];
}

/** One key, sent to all three at once. */
async function sameKey(site: Site, { quick, seed, signal }: ProofRun): Promise<Figure[]> {
  let [wrong, keys] = [0, 0];
  for (; keys < (quick ? 5 : 100) && !signal.aborted; keys += 1) {
    const headers = await site.member();
    const own = { 'content-type': 'application/json', 'idempotency-key': `same-${seed}-${keys}` };
    const send = async (one: AppProcess) => {
      const init = { method: 'POST', body: POST };
      const answer = await ask(one, '/api/generations', { ...headers, ...own }, init);
      return { status: answer.status, text: await answer.text() };
    };
    const first = await Promise.all(site.processes.map(send));
    const after = await Promise.all(site.processes.map(send));
    const isFair = first.every(({ status }) => status === 200 || status === 409);
    if (!isFair || new Set(after.map(({ text }) => text)).size !== 1) wrong += 1;
  }
  return [
    {
      name: 'One key sent to three processes at once: one post, the same in all',
      value: `${keys - wrong} of ${keys}`,
      goal: 'all',
      holds: wrong === 0,
    },
  ];
}

/** Forty reports of one member, spread over all: ten are let through. */
async function floods(site: Site): Promise<Figure[]> {
  const headers = { ...(await site.member()), 'content-type': 'application/json' };
  const body = JSON.stringify({ target: { kind: 'post', id: '0123456789' }, reason: 'spam' });
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const one = site.processes[index % 3];
      return one ? (await ask(one, '/api/reports', headers, { method: 'POST', body })).status : 0;
    }),
  );
  const passed = statuses.filter((status) => status === 202).length;
  const refused = statuses.filter((status) => status === 429).length;
  return [
    {
      name: 'Forty reports of one member at three processes at once: let through, refused',
      value: `${passed}, ${refused}`,
      goal: '10, 30',
      holds: passed === 10 && refused === 30,
    },
  ];
}

/** What exists for guests and members alike. */
const PAGES = ['/community', '/hall-of-fame', '/prompt', '/generator'];

/** One process after the other is started anew, while readers read and members write through the proxy. */
async function restarts(site: Site, { quick, signal }: ProofRun): Promise<Figure[]> {
  const proxy = await site.inFront(site.processes);
  const members = await Promise.all(Array.from({ length: 8 }, site.member));
  const writtenBefore = await countWritten(site);
  const make = readOrWrite(proxy.origin, members);
  let count = 0;
  const rounds = async () => {
    for (let round = 0; round < (quick ? 1 : 10); round += 1) {
      for (const one of site.processes) {
        if (signal.aborted) return;
        await one.stop();
        await one.start();
        count += 1;
      }
    }
  };
  const { requests, good, failed } = await load(proxy.origin, 6, make, rounds());
  await proxy.stop();
  const told = good.get('POST') ?? 0;
  const written = (await countWritten(site)) - writtenBefore;
  const reasons = site.processes.flatMap((one) => troubles(one.words()));
  const examples = [...new Set([...failed, ...reasons])].slice(0, 6).join('; ');
  return [
    {
      name: `${count} restarts, one process after the other, behind ${site.hasNginx ? 'nginx' : 'a small proxy'}: lost of ${requests} requests, a fifth of them writes`,
      value: failed.length === 0 ? '0' : `${failed.length} (${examples})`,
      goal: '0',
      holds: failed.length === 0,
    },
    {
      name: 'Posts in the database after the restarts, and writes that were answered with a post',
      value: `${written}, ${told}`,
      goal: 'the same, and some',
      holds: written === told && told > 0,
    },
  ];
}

/** What to ask next: of five requests one writes a post, and each page is asked for by members and by guests. */
function readOrWrite(origin: string, members: readonly Record<string, string>[]) {
  return (index: number) => {
    const headers = { ...members[index % members.length], origin };
    if (index % 5 === 0) {
      const key = { 'content-type': 'application/json', 'idempotency-key': `restart-${index}` };
      return {
        method: 'POST',
        path: '/api/generations',
        body: POST,
        headers: { ...headers, ...key },
        expected: 200,
      };
    }
    const path = PAGES[index % PAGES.length] ?? '/community';
    return { path, headers: index % 8 < 4 ? headers : {}, expected: 200 };
  };
}

/** How many posts are written to the end, with their words. */
async function countWritten({ db }: Site): Promise<number> {
  const { count } = await db
    .selectFrom('generations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'succeeded')
    .where('text', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** What a log says of errors. */
function troubles(log: string): string[] {
  return [...log.matchAll(/"level":"error".*?"message":"([^"]+)"/g)].map(
    ([, words]) => words ?? '',
  );
}
