import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Answer,
  onOwnServer,
  prepareCrowd,
  repeatUntil,
  send,
  type Site,
} from './crowd-site.ts';
import { type Part, percentile, rounded } from './part.ts';

const GUESTS = 200;
const MEMBERS = 50;
const VIEWS = 1000;
const POST = JSON.stringify({ style: 'gpt4-context', fields: { context: 'I made a sandwich' } });

/** Many requests from one network within a second. */
export const crowds: Part = {
  about: `Each crowd against a server of its own on a fresh SQLite database with the offline writer. A crowd is one network in the same second. Goal: all are served.`,
  async measure({ quick, server }) {
    const prepared = await prepareCrowd(server, MEMBERS);
    const rows: string[][] = [];
    for (const crowd of quick ? [posts] : [posts, views])
      rows.push(...(await onOwnServer(server, prepared, crowd)));
    return { head: ['Who', 'Served', 'p50, s', 'p95, s', 'Longest, s', 'Not served'], rows };
  },
};

function rowOf(name: string, answers: readonly Answer[], isServed: (answer: Answer) => boolean) {
  const served = answers.filter(isServed);
  const times = (served.length > 0 ? served : answers).map(({ ms }) => ms / 1000);
  const others = Map.groupBy(
    answers.filter((answer) => !isServed(answer)),
    ({ status }) => status,
  );
  return [
    name,
    `${served.length} of ${answers.length}`,
    ...[percentile(times, 0.5), percentile(times, 0.95), Math.max(...times)].map(rounded),
    [...others].map(([status, { length }]) => `${length} × ${status || 'no answer'}`).join(', '),
  ];
}

const isPage = ({ status }: Answer) => status === 200;

async function posts(site: Site): Promise<string[][]> {
  const write = (cookie?: string) =>
    send(site, {
      path: '/api/generations',
      body: POST,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(cookie === undefined ? {} : { cookie }),
      },
    });
  const guests = Array.from({ length: GUESTS }, () => write());
  const members = site.cookies.map((cookie) => write(cookie));
  const isPost = ({ status, body }: Answer) => status === 200 && body.includes('event: done');
  return [
    rowOf(`${GUESTS} guests write`, await Promise.all(guests), isPost),
    rowOf(`${MEMBERS} members write meanwhile`, await Promise.all(members), isPost),
  ];
}

async function views(site: Site): Promise<string[][]> {
  const paths = ['/', '/generator', '/community', '/community?sort=popular', '/login', '/home'];
  const asked = Array.from({ length: VIEWS }, (_, index) =>
    send(site, {
      path: paths[index % paths.length] ?? '/',
      headers: { cookie: site.cookies[index % MEMBERS] ?? '' },
    }),
  );
  const over = new AbortController();
  const health = repeatUntil(over.signal, async () => {
    const answer = await send(site, { path: '/livez' });
    await pause(200);
    return answer;
  });
  const answers = await Promise.all(asked);
  over.abort();
  // The landing page and sign-in redirect members to /home.
  const isServed = ({ status }: Answer) => [200, 302].includes(status);
  return [
    rowOf(`${VIEWS.toLocaleString('en')} page views of members`, answers, isServed),
    rowOf('health checks meanwhile', await health, isPage),
  ];
}
