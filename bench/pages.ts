import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { type Reader, readerOf } from './ask.ts';
import type { Bars, Benchmark, Goal, Table } from './benchmark.ts';
import { cpuOf, end, said, startProcess } from './own-things.ts';
import { percentile } from './percentile.ts';
import { type PublicSite, startPublicSite } from './public-site.ts';
import { rounded } from './result-text.ts';

const SOCKETS = 32;
const CROWD = 1000;
const GOAL = 0.9;

/** A server, the process that it is, and somebody who reads it. */
type Place = { child: ChildProcess; reader: Reader };
type Places = { site: PublicSite; ours: Place; bare: Place; barePort: number };
type Compared = { name: string; encoding: string; bytes: number; own: number; bare: number };

/** The public pages against a server that only sends their bytes. */
export const pages: Benchmark = {
  name: 'pages',
  title: 'Public pages',
  about:
    'What an answer to somebody without a session costs in processor time, against a bare Node server that sends the same bytes with the same headers. Warm: the page is kept. Cold: it has to be made.',
  async run({ quick, say }) {
    const places = await startPlaces();
    const { site } = places;
    const rounds = quick ? 2 : 15;
    const requests = quick ? 200 : 1500;
    const compared: Compared[] = [];
    const picture = `${site.post}/picture.png?size=link`;
    for (const path of ['/community', site.post, '/community.data', `${site.post}.data`, picture]) {
      for (const encoding of path === picture ? ['identity'] : ['identity', 'gzip', 'br']) {
        compared.push(await compare(places, { path, encoding, rounds, requests }));
        say(compared.at(-1)?.name ?? '');
      }
    }
    const cold = await measureCold(places, quick ? 20 : 150);
    const crowd = await measureCrowd(places, quick ? 3 : 15);
    places.ours.reader.close();
    places.bare.reader.close();
    await Promise.all([site.stop(), end(places.bare.child)]);
    return {
      goals: compared.map(goalOf),
      pieces: [
        'Requests per second and core that the processor time allows, warm:',
        barsOf(compared),
        tableOf(compared),
        'Cold, each page asked for once, one after the other:',
        cold,
        crowd,
      ],
    };
  },
};

async function startPlaces(): Promise<Places> {
  const site = await startPublicSite();
  const child = startProcess(join(import.meta.dirname, 'bare-server.mjs'));
  const barePort = Number(await said(child, /bare at (\d+)\./));
  return {
    site,
    ours: { child: site.child, reader: readerOf(Number(new URL(site.origin).port), SOCKETS) },
    bare: { child, reader: readerOf(barePort, SOCKETS) },
    barePort,
  };
}

type Comparison = { path: string; encoding: string; rounds: number; requests: number };

async function compare(places: Places, what: Comparison): Promise<Compared> {
  const { path, encoding, rounds, requests } = what;
  const headers = { 'accept-encoding': encoding };
  // The first answer may be of a page that is just being packed.
  await places.ours.reader.read({ path, headers });
  const answer = await places.ours.reader.read({ path, headers });
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  await teach(places.barePort, path, answer);
  const ask = () => ({ path, headers });
  await Promise.all([cost(places.ours, ask, 400), cost(places.bare, ask, 400)]);
  const times: Record<'own' | 'bare', number[]> = { own: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.own.push(await cost(places.ours, ask, requests));
    times.bare.push(await cost(places.bare, ask, requests));
  }
  return {
    name: nameOf(path),
    encoding,
    bytes: answer.body.length,
    own: percentile(times.own, 0.5),
    bare: percentile(times.bare, 0.5),
  };
}

type Ask = (index: number) => { path: string; headers: Record<string, string> };

/** Processor time of one answer, in milliseconds. */
async function cost(place: Place, ask: Ask, count: number, readers = SOCKETS): Promise<number> {
  const before = await cpuOf(place.child);
  let next = 0;
  const read = async () => {
    while (next < count) {
      next += 1;
      await place.reader.read(ask(next - 1));
    }
  };
  await Promise.all(Array.from({ length: readers }, read));
  return ((await cpuOf(place.child)) - before) / 1000 / count;
}

// Each address is one that nobody has asked for yet.
async function measureCold({ site, ours }: Places, count: number): Promise<Table> {
  const rows: string[][] = [];
  const posts = site.posts.slice(1);
  const cursor = ({ id, created_at }: { id: string; created_at: number }) =>
    `after=recent-${created_at}-${id}`;
  const kinds: [string, (post: { id: string; created_at: number }) => string, string][] = [
    ['/community', (post) => `/community?${cursor(post)}`, 'gzip'],
    ['/community.data', (post) => `/community.data?${cursor(post)}`, 'gzip'],
    ['/post/{id}', ({ id }) => `/post/${id}`, 'gzip'],
    ['/post/{id}.data', ({ id }) => `/post/${id}.data`, 'gzip'],
    ['/post/{id}/picture.png', ({ id }) => `/post/${id}/picture.png?size=link`, 'identity'],
  ];
  for (const [name, pathOf, encoding] of kinds) {
    const paths = posts.slice(0, count).map(pathOf);
    const headers = { 'accept-encoding': encoding };
    const ask = (index: number) => ({ path: paths[index] ?? '', headers });
    const cold = await cost(ours, ask, paths.length, 1);
    const warm = await cost(ours, ask, paths.length, 1);
    rows.push([name, encoding, rounded(cold), rounded(warm)]);
  }
  return { head: ['Page', 'Encoding', 'Cold, ms', 'Asked again, ms'], rows };
}

// One render for a thousand readers: what a page costs that a crowd asks for at the same moment.
async function measureCrowd({ site, ours }: Places, rounds: number): Promise<string> {
  const headers = { 'accept-encoding': 'gzip' };
  const reader = readerOf(Number(new URL(site.origin).port), CROWD);
  const times: number[] = [];
  const posts = site.posts.toReversed();
  for (let round = 0; round < rounds; round += 1) {
    const path = `/post/${posts[round]?.id ?? ''}`;
    times.push(await cost({ ...ours, reader }, () => ({ path, headers }), CROWD, CROWD));
  }
  reader.close();
  const each = percentile(times, 0.5);
  return `A page that is not there yet, asked for by ${CROWD} readers at the same moment, is made once: ${rounded(each)} ms of processor time for each of them, connections and all.`;
}

function goalOf({ name, encoding, own, bare }: Compared): Goal {
  const ratio = bare / own;
  return {
    figure: `${name}, ${encoding}`,
    value: `${ratio.toFixed(2)} of the bare server`,
    goal: `≥ ${GOAL}`,
    holds: ratio >= GOAL,
  };
}

function barsOf(compared: readonly Compared[]): Bars {
  return {
    unit: 'a second',
    bars: compared
      .filter(({ encoding }) => encoding !== 'br')
      .flatMap(({ name, encoding, own, bare }): [string, number][] => [
        [`${name} ${encoding}`, 1000 / own],
        ['  bare', 1000 / bare],
      ]),
  };
}

function tableOf(compared: readonly Compared[]): Table {
  return {
    head: ['Page', 'Encoding', 'Bytes', 'ms', 'Bare, ms', 'Of the bare server'],
    rows: compared.map(({ name, encoding, bytes, own, bare }) => [
      name,
      encoding,
      bytes.toLocaleString('en'),
      own.toFixed(3),
      bare.toFixed(3),
      (bare / own).toFixed(2),
    ]),
  };
}

const nameOf = (path: string) => path.replace(/\/post\/[^./]+/, '/post/{id}').split('?')[0] ?? path;

async function teach(
  port: number,
  path: string,
  { headers: raw, body }: { headers: string[]; body: Buffer },
): Promise<void> {
  // Node writes these itself.
  const own = new Set(['date', 'connection', 'keep-alive']);
  const headers: string[] = [];
  for (let index = 0; index < raw.length; index += 2) {
    const [name = '', value = ''] = raw.slice(index, index + 2);
    if (!own.has(name.toLowerCase())) headers.push(name, value);
  }
  await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'PUT',
    headers: { 'x-headers': JSON.stringify(headers) },
    body: new Uint8Array(body),
  });
}
