import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Answer,
  type Ask,
  ATTACKER,
  onOwnServer,
  prepareCrowd,
  repeatUntil,
  send,
  type Site,
  upload,
} from './crowd-site.ts';
import { type Part, percentile, rounded } from './part.ts';

/** The first members attack, each of the others uploads once. */
const MEMBERS = 40;
const FIRST_OTHER = 5;
const ROUNDS = 15;
/** No round begins later, and no request of the others takes longer. Milliseconds. */
const LONGEST = { rounds: 45_000, request: 30_000 };
/** Before the others are measured, an attack has run for this long. Milliseconds. */
const LEAD = 2000;
const LONG_TEXT = 'We are thrilled to announce a new chapter of synergy. '.repeat(148);

type Attack = {
  name: string;
  /** Attacks until `over`, and counts each refusal in `refused`. */
  run: (site: Site, over: AbortSignal, refused: () => void) => Promise<unknown>;
};

/** One client of one network takes what it can; other networks are measured before and meanwhile. */
export const attacks: Part = {
  about: `One network attacks a server of its own on SQLite with the offline writer. Ten other networks open pages and a picture, get a live card and upload a picture, ${ROUNDS} rounds before the attack and during it. Goal: during it p95 is at most 500 ms longer.`,
  async measure({ quick, server }) {
    const prepared = await prepareCrowd(server, MEMBERS);
    const rows: string[][] = [];
    for (const attack of quick ? ATTACKS.slice(0, 1) : ATTACKS) {
      rows.push(await onOwnServer(server, prepared, (site) => measureDuring(attack, site)));
    }
    return {
      head: [
        'Attack',
        "Others' p95 without, s",
        'with, s',
        'Difference, ms',
        'Refused',
        'Others not served',
      ],
      rows,
    };
  },
};

async function measureDuring({ name, run }: Attack, site: Site): Promise<string[]> {
  // The first requests of a process are slower.
  await others(site, FIRST_OTHER, 2);
  const without = await others(site, FIRST_OTHER + 2, ROUNDS);
  const over = new AbortController();
  let refusals = 0;
  const attack = run(site, over.signal, () => (refusals += 1));
  await pause(LEAD);
  const during = await others(site, FIRST_OTHER + 2 + ROUNDS, ROUNDS);
  over.abort();
  await attack;
  const [before, after] = [p95(without), p95(during)];
  const served = during.filter(isServed).length;
  return [
    name,
    rounded(before / 1000),
    rounded(after / 1000),
    rounded(after - before),
    refusals.toLocaleString('en'),
    `${during.length - served} of ${during.length}`,
  ];
}

const p95 = (answers: readonly Answer[]) =>
  percentile(
    answers.map(({ ms }) => ms),
    0.95,
  );
const isServed = ({ status }: Answer) => status === 200 || status === 201;

/** Rounds of requests of other networks. Each round uploads as another member, from `first` on. */
async function others(site: Site, first: number, rounds: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  const end = performance.now() + LONGEST.rounds;
  for (let round = 0; round < rounds && performance.now() < end; round += 1) {
    const from = `198.51.100.${10 + (round % 10)}`;
    const cookie = site.cookies[first + round] ?? '';
    const signal = AbortSignal.timeout(LONGEST.request);
    const asks: Ask[] = [
      ...['/generator', '/login', '/community', site.picture].map((path) => ({ path })),
      { path: '/home', headers: { cookie } },
      liveCard(`I waited ${round} minutes`),
    ];
    const sent = asks.map((ask) => send(site, { ...ask, from, signal }));
    answers.push(...(await Promise.all([...sent, upload(site, first + round, signal)])));
    await pause(100);
  }
  return answers;
}

const liveCard = (context: string): Ask => ({
  path: '/api/live-cards',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ context, via: 'landing' }).toString(),
});

/** An attack by `connections` that each ask again as soon as they are answered. */
function flood(name: string, connections: number, ask: (site: Site) => Ask): Attack {
  return {
    name: `${name}, ${connections} connections`,
    run: (site, over, refused) => {
      const loop = () =>
        repeatUntil(over, async () => {
          const answer = await send(site, { ...ask(site), from: ATTACKER, signal: over });
          if (answer.status === 429 || answer.status === 503) refused();
          else if (answer.status >= 400) throw new Error(`${name}: ${answer.status}`);
          return answer;
        });
      return Promise.all(Array.from({ length: connections }, loop));
    },
  };
}

const ATTACKS: readonly Attack[] = [
  ...[400, 1300, 5000].map(slowUploads),
  flood('carousels of 30 pages as PDF', 16, ({ cookies: [cookie = ''], post }) => ({
    path: `/api/generations/${post}/picture?size=carousel`,
    headers: { cookie },
  })),
  flood('searches for random words', 64, () => ({ path: `/community?q=${randomUUID()}` })),
  flood('live cards', 64, () => liveCard(`My neighbour plays ${randomUUID()}`)),
  flood('translations of 8,000 characters', 64, () => ({
    path: '/api/translations',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: LONG_TEXT, direction: 'to-truth' }),
  })),
  slowReaders(),
];

/** Opens `count` connections, and each again a second after its end. `open` is called with each. */
async function keepOpen(
  { origin }: Site,
  { count, over }: { count: number; over: AbortSignal },
  open: (port: number, host: string) => Socket,
): Promise<void> {
  const { host, port } = new URL(origin);
  const loop = async () => {
    while (!over.aborted) {
      const socket = open(Number(port), host).on('error', () => undefined);
      const leave = () => socket.destroy();
      over.addEventListener('abort', leave, { once: true });
      await new Promise((closed) => socket.once('close', closed));
      over.removeEventListener('abort', leave);
      await pause(1000, undefined, { signal: over }).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: count }, loop));
}

function slowUploads(rate: number): Attack {
  const count = 30;
  return {
    name: `uploads of one member at ${rate.toLocaleString('en')} bytes a second, ${count} connections`,
    run: (site, over, refused) =>
      keepOpen(site, { count, over }, (port, host) => {
        const socket = connect(port, '127.0.0.1');
        socket.once('data', () => refused());
        const head = [
          'POST /api/resources HTTP/1.1',
          `Host: ${host}`,
          `Origin: ${site.origin}`,
          `X-Forwarded-For: ${ATTACKER}`,
          `Cookie: ${site.cookies[0] ?? ''}`,
          'Content-Type: multipart/form-data; boundary=b',
          `Idempotency-Key: ${randomUUID()}`,
          'Content-Length: 4000000',
        ];
        socket.write(`${head.join('\r\n')}\r\n\r\n`);
        const piece = 'x'.repeat(rate / 5);
        const timer = setInterval(() => void (socket.writable && socket.write(piece)), 200);
        return socket.once('close', () => clearInterval(timer));
      }),
  };
}

function slowReaders(): Attack {
  const [count, bytes] = [80, 16];
  return {
    name: `a picture of 4.7 MB read at ${bytes} bytes a second, ${count} connections`,
    run: (site, over) =>
      keepOpen(site, { count, over }, (port, host) => {
        // One buffer a second: Node reads no further than it.
        const onread = { buffer: Buffer.alloc(bytes), callback: () => false };
        const socket = connect({ port, host: '127.0.0.1', onread });
        socket.write(
          `GET ${site.picture} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${ATTACKER}\r\n\r\n`,
        );
        const timer = setInterval(() => socket.resume(), 1000);
        return socket.once('close', () => clearInterval(timer));
      }),
  };
}
