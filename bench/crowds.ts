// `npm run bench:crowds`: crowds and attacks from docs/product.md §9 against the built server. The server is a process of
// its own on a fresh SQLite database with the offline writer; this process only sends. `-- --server DIR` measures the
// server that was built in another checkout.
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { runServer } from '../test/run-server.ts';
import { addMember } from '../test/people/sign-in.ts';
import { uploader } from '../test/people/upload-as-member.ts';
import { startTestApp } from '../test/test-app.ts';
import { percentile } from './percentile.ts';

const { values } = parseArgs({
  options: { server: { type: 'string', default: join(import.meta.dirname, '..') } },
});
const GUESTS = 200;
const MEMBERS = 50;
const VIEWS = 1000;
const POST = JSON.stringify({
  style: 'gpt4-context',
  fields: { context: 'I made a sandwich' },
});

type Ask = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  from?: string;
  agent?: Agent;
};
type Answer = { status: number; ms: number; body: string };
type Site = { origin: string; cookies: string[]; picture: string };

/** Sends one request from the network of `from`; status 0 when the connection broke. */
function send({ origin }: Site, { method = 'GET', path, headers, body, from, agent }: Ask) {
  return new Promise<Answer>((done) => {
    const start = performance.now();
    const end = (status: number, text = '') =>
      done({ status, body: text, ms: performance.now() - start });
    const asked = request(origin + path, {
      method,
      agent: agent ?? false,
      headers: {
        origin,
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': from ?? '192.0.2.1',
        ...(body === undefined ? {} : { 'content-length': String(body.length) }),
        ...headers,
      },
    });
    asked.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => end(response.statusCode ?? 0, text)).on('error', () => end(0));
    });
    asked.on('error', () => end(0));
    asked.end(body);
  });
}

/** A data folder with members and one picture of 4.7 MB. */
async function prepare(dataDir: string): Promise<Omit<Site, 'origin'>> {
  const app = await startTestApp({ env: { DATA_DIR: dataDir } });
  const cookies: string[] = [];
  for (let member = 0; member < MEMBERS; member += 1) {
    const { cookie } = await addMember(app.services);
    cookies.push(`${cookie.name}=${cookie.value}`);
  }
  const side = 1250;
  const noise = Buffer.from(Array.from({ length: side * side * 3 }, () => Math.random() * 256));
  const bytes = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const uploaded = await (await uploader(app)).upload({ bytes });
  const { resource } = (await uploaded.json()) as { resource: { imageUrl: string } };
  await app.stop();
  return { cookies, picture: new URL(resource.imageUrl, 'http://localhost').pathname };
}

function report(name: string, answers: readonly Answer[], isServed: (answer: Answer) => boolean) {
  const served = answers.filter(isServed);
  const times = (served.length > 0 ? served : answers).map(({ ms }) => ms);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const others = new Map<number, number>();
  for (const answer of answers) {
    if (!isServed(answer)) others.set(answer.status, (others.get(answer.status) ?? 0) + 1);
  }
  const refused = [...others].map(([status, count]) => `${count} × ${status || 'no answer'}`);
  console.log(
    `${name}: ${served.length} of ${answers.length} served` +
      `; p50 ${seconds(percentile(times, 0.5))}, p95 ${seconds(percentile(times, 0.95))}, max ${seconds(Math.max(...times))}` +
      (refused.length > 0 ? `; ${refused.join(', ')}` : ''),
  );
}

const isPost = ({ status, body }: Answer) => status === 200 && body.includes('event: done');
const isPage = ({ status }: Answer) => status === 200;

function writePost(site: Site, more: Partial<Ask> & { cookie?: string } = {}): Promise<Answer> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...(more.cookie === undefined ? {} : { cookie: more.cookie }),
  };
  return send(site, { method: 'POST', path: '/api/generations', body: POST, ...more, headers });
}

async function posts(site: Site): Promise<void> {
  const guests = Array.from({ length: GUESTS }, () => writePost(site));
  const members = site.cookies.map((cookie) => writePost(site, { cookie }));
  report(`${GUESTS} guests write`, await Promise.all(guests), isPost);
  report(`${MEMBERS} members write`, await Promise.all(members), isPost);
}

async function views(site: Site): Promise<void> {
  const paths = ['/', '/generator', '/community', '/community?sort=popular', '/login', '/home'];
  const asked = Array.from({ length: VIEWS }, (_, index) =>
    send(site, {
      path: paths[index % paths.length] ?? '/',
      headers: { cookie: site.cookies[index % MEMBERS] ?? '' },
    }),
  );
  const over = new AbortController();
  const health = Promise.resolve().then(async () => {
    const answers: Answer[] = [];
    while (!over.signal.aborted) {
      answers.push(await send(site, { path: '/livez' }));
      await pause(200);
    }
    return answers;
  });
  const answers = await Promise.all(asked);
  over.abort();
  // The landing page and sign-in send members home.
  report(`${VIEWS} members' page views`, answers, ({ status }) => [200, 302].includes(status));
  report('  health checks meanwhile', await health, isPage);
}

/** What other networks are answered while an attack runs: pages, a post, a picture. */
async function others(site: Site, name: string): Promise<void> {
  const answers: Answer[] = [];
  const [cookie = ''] = site.cookies;
  for (let round = 0; round < 10; round += 1) {
    const from = `198.51.100.${round}`;
    const pages = ['/generator', '/login', '/community', site.picture].map((path) =>
      send(site, { path, from }),
    );
    const own = ['/home', '/account', site.picture].map((path) =>
      send(site, { path, from, headers: { cookie } }),
    );
    answers.push(...(await Promise.all([...pages, ...own])));
    await pause(100);
  }
  report(`  others, while ${name}`, answers, isPage);
}

async function floodOfSearches(site: Site): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const over = new AbortController();
  const flood = Array.from({ length: 64 }, async () => {
    while (!over.signal.aborted) await send(site, { path: `/community?q=${randomUUID()}`, agent });
  });
  await pause(1000);
  await others(site, 'one network with 64 connections asks for /community?q=<random>');
  over.abort();
  await Promise.all(flood);
  agent.destroy();
}

function rawSocket({ origin }: Site, first: string): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(first);
  return socket;
}

async function crawlingUploads(site: Site): Promise<void> {
  const { host } = new URL(site.origin);
  const head =
    `POST /api/resources HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${site.origin}\r\nX-Forwarded-For: 203.0.113.9\r\n` +
    `Content-Type: multipart/form-data; boundary=b\r\nIdempotency-Key: crawl-000001\r\nContent-Length: 4000000\r\n\r\n`;
  const sockets = Array.from({ length: 48 }, () => rawSocket(site, head));
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 1000);
  await pause(1000);
  const bytes = await sharp({
    create: { width: 40, height: 40, channels: 3, background: { r: 9, g: 90, b: 180 } },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('description', `A blue square ${randomUUID()}`);
  form.set('tags', '');
  form.set('file', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
  const packed = new Request(site.origin, { method: 'POST', body: form });
  const type = packed.headers.get('content-type') ?? '';
  const body = new Uint8Array(await packed.arrayBuffer());
  const upload = await send(site, {
    method: 'POST',
    path: '/api/resources',
    body,
    from: '198.51.100.1',
    headers: {
      cookie: site.cookies[1] ?? '',
      'content-type': type,
      'idempotency-key': randomUUID(),
    },
  });
  const name = '48 anonymous connections send an upload a byte a second';
  report(`  a member's upload, while ${name}`, [upload], ({ status }) => status === 201);
  await others(site, name);
  clearInterval(timer);
  for (const socket of sockets) socket.destroy();
}

async function readersThatTakeNothing(site: Site): Promise<void> {
  const { host } = new URL(site.origin);
  const ask = `GET ${site.picture} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: 203.0.113.9\r\nCookie: ${site.cookies[2] ?? ''}\r\n\r\n`;
  const sockets = Array.from({ length: 80 }, () => rawSocket(site, ask).pause());
  await pause(2000);
  const name = '80 connections read nothing of a picture of 4.7 MB';
  await others(site, name);
  await pause(35_000);
  await others(site, `${name}, 40 s later`);
  for (const socket of sockets) socket.destroy();
}

async function spreadOverNetworks(site: Site): Promise<void> {
  const answers: Answer[] = [];
  for (let network = 0; network < 30; network += 1) {
    const from = `2001:db8:77:${(network * 256).toString(16)}::1`;
    answers.push(await writePost(site, { from }));
  }
  const free = answers.filter(isPost).length;
  console.log(`  free posts for 30 networks (/56) of one /48 at a limit of 3: ${free}`);
  const inOne: Answer[] = [];
  for (let network = 0; network < 7; network += 1) {
    inOne.push(await writePost(site, { from: `2001:db8:99:${network}::1` }));
  }
  console.log(`  free posts for 7 /64 of one /56 at a limit of 3: ${inOne.filter(isPost).length}`);
}

/** Runs `work` against a server of its own on a copy of the prepared data. */
async function withServer(
  prepared: Omit<Site, 'origin'> & { dataDir: string },
  env: Record<string, string>,
  work: (site: Site) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-crowd-'));
  cpSync(prepared.dataDir, dataDir, { recursive: true });
  const main = join(values.server, 'build/server/main.js');
  const server = await runServer({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', ...env }, main);
  await work({ ...prepared, origin: server.origin });
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

const dataDir = mkdtempSync(join(tmpdir(), 'broetry-crowd-'));
const prepared = { dataDir, ...(await prepare(dataDir)) };
console.log('Crowds, from one network, in the same second');
await withServer(prepared, {}, posts);
await withServer(prepared, {}, views);
console.log('Attacks');
for (const attack of [floodOfSearches, crawlingUploads, readersThatTakeNothing]) {
  await withServer(prepared, {}, attack);
}
await withServer(prepared, { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '3' }, spreadOverNetworks);
rmSync(dataDir, { recursive: true, force: true });
