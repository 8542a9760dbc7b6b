import { join } from 'node:path';
import { readerOf } from './ask.ts';
import type { Bars, Benchmark, Goal, Table } from './benchmark.ts';
import { measureCold, measureCrowd } from './cold-pages.ts';
import { end, said, startProcess } from './own-things.ts';
import { costOf, type Place, readPage, SOCKETS } from './page-cost.ts';
import { percentile } from './percentile.ts';
import { type PublicSite, startPublicSite } from './public-site.ts';
import { measureReacting } from './reacting.ts';

const GOAL = 0.9;
const DIFFERS =
  'What our server does for each answer and the bare one does not: it finds out which page is asked for and whether somebody has a session, chooses an encoding, looks how old the page is and whether something has changed, gives the answer an id and counts it.';
const SIDES = ['own', 'bare'] as const;

type Places = { site: PublicSite; ours: Place; bare: Place; barePort: number };
type Compared = {
  name: string;
  encoding: string;
  bytes: number;
  own: number;
  bare: number;
  /** Our share of the bare server in the worst and in the best round. */
  least: number;
  most: number;
};

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
    // The newest has been asked for; the oldest are kept for the crowd.
    const crowds = quick ? 3 : 15;
    const cold = await measureCold(site, places.ours, site.posts.slice(1, quick ? 21 : -crowds));
    const crowd = await measureCrowd(site, places.ours, site.posts.slice(-crowds));
    const reacting = await measureReacting(site, places.ours);
    places.ours.reader.close();
    places.bare.reader.close();
    await Promise.all([site.stop(), end(places.bare.child)]);
    return {
      goals: compared.map(goalOf),
      pieces: [
        'Requests per second and core that the processor time allows, warm:',
        barsOf(compared),
        tableOf(compared),
        DIFFERS,
        'Cold, each page asked for once, one after the other:',
        cold,
        crowd,
        'Kept pages while people react: /community, read by 32 guests one after the other for two seconds, while members react to posts. Each reaction empties what is kept, so the page is made anew for whoever asks next.',
        reacting,
      ],
    };
  },
};

async function startPlaces(): Promise<Places> {
  const site = await startPublicSite({ logLevel: 'info' });
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
  await readPage(places.ours, { path, headers });
  const answer = await readPage(places.ours, { path, headers });
  const bytes = answer.body.length;
  await teach(places.barePort, path, answer);
  const ask = () => ({ path, headers, bytes });
  await Promise.all([costOf(places.ours, ask, 400), costOf(places.bare, ask, 400)]);
  const times: Record<'own' | 'bare', number[]> = { own: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    // Whatever the one leaves behind for the other, each has it as often.
    for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed()) {
      const place = side === 'own' ? places.ours : places.bare;
      times[side].push((await costOf(place, ask, requests)).ms);
    }
  }
  const ratios = times.own.map((own, round) => (times.bare[round] ?? Number.NaN) / own);
  return {
    name: nameOf(path),
    encoding,
    bytes: answer.body.length,
    own: percentile(times.own, 0.5),
    bare: percentile(times.bare, 0.5),
    least: Math.min(...ratios),
    most: Math.max(...ratios),
  };
}

function goalOf({ name, encoding, own, bare, least, most }: Compared): Goal {
  const ratio = bare / own;
  const spread = `The rounds lie between ${least.toFixed(2)} and ${most.toFixed(2)}.`;
  const more = ((own - bare) * 1000).toFixed(0);
  return {
    figure: `${name}, ${encoding}`,
    value: `${ratio.toFixed(2)} of the bare server`,
    goal: `≥ ${GOAL}`,
    holds: ratio >= GOAL,
    why: `${spread} An answer takes ${more} µs more than the bare one; what is done in them stands below the table.`,
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
    rows: compared.map(({ name, encoding, bytes, own, bare, least, most }) => [
      name,
      encoding,
      bytes.toLocaleString('en'),
      own.toFixed(3),
      bare.toFixed(3),
      `${(bare / own).toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`,
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
