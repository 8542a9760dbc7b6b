import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { addMember } from '../test/factories/sign-in.ts';
import { uploader } from '../test/factories/upload-as-member.ts';
import { samplePicture } from '../test/pictures.ts';
import type * as TestApps from '../test/test-app.ts';
import { type Part, percentile, rounded } from './part.ts';
import { newFolder, removeFolder, startServer } from './server.ts';

const GUESTS = 200;
const MEMBERS = 50;
const VIEWS = 1000;
const POST = JSON.stringify({ style: 'gpt4-context', fields: { context: 'I made a sandwich' } });
/** The network of the attacker. */
const ATTACKER = '203.0.113.9';

type Ask = {
  path: string;
  headers?: Record<string, string>;
  body?: string | FormData;
  from?: string;
};
type Answer = { status: number; ms: number; body: string };
type Prepared = { dataDir: string; cookies: string[]; picture: string };
type Site = Prepared & { origin: string };

/** Many requests from one network within a second, and the responses to other networks during attacks. */
export const crowds: Part = {
  about: `Each crowd and each attack against a server of its own on a fresh SQLite database with the offline writer. A crowd is one network in the same second. Goal: all are served.`,
  async measure({ quick, server }) {
    const prepared = await prepare(server);
    const rows: string[][] = [];
    const slow = quick ? [] : [readersThatTakeNothing];
    for (const scenario of [posts, views, floodOfSearches, slowUploads, ...slow]) {
      const dataDir = newFolder();
      cpSync(prepared.dataDir, dataDir, { recursive: true });
      const env = { DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' };
      const { origin, stop } = await startServer(server, env);
      rows.push(...(await scenario({ ...prepared, origin })));
      await stop();
      removeFolder(dataDir);
    }
    return { head: ['Who', 'Served', 'p50, s', 'p95, s', 'Longest, s', 'Not served'], rows };
  },
};

/** A data folder with members and one picture of 4.7 MB. */
async function prepare(checkout: string): Promise<Prepared> {
  const dataDir = newFolder();
  // A data folder of its own: a server does not start on data of a newer version.
  const { startTestApp } = (await import(join(checkout, 'test/test-app.ts'))) as typeof TestApps;
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
  return { dataDir, cookies, picture: new URL(resource.imageUrl, 'http://localhost').pathname };
}

/** Sends one request from the network of `from`; status 0 when the connection broke. */
async function send({ origin }: Site, { path, headers, body, from = '192.0.2.1' }: Ask) {
  const start = performance.now();
  const ended = (status: number, text = ''): Answer => {
    return { status, body: text, ms: performance.now() - start };
  };
  try {
    const response = await fetch(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      body: body ?? null,
      redirect: 'manual',
      headers: {
        origin,
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': from,
        ...headers,
      },
    });
    return ended(response.status, await response.text());
  } catch {
    return ended(0);
  }
}

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
const isMade = ({ status }: Answer) => status === 201;

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

async function repeatUntil(over: AbortSignal, ask: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (!over.aborted) answers.push(await ask());
  return answers;
}

/** Responses to ten other networks during an attack: pages and a picture, as a guest and as a member. */
async function others(site: Site, attack: string): Promise<string[]> {
  const answers: Answer[] = [];
  const [cookie = ''] = site.cookies;
  for (let round = 0; round < 10; round += 1) {
    const from = `198.51.100.${round}`;
    const asks: Ask[] = [
      ...['/generator', '/login', '/community', site.picture].map((path) => ({ path })),
      ...['/home', '/account', site.picture].map((path) => ({ path, headers: { cookie } })),
    ];
    answers.push(...(await Promise.all(asks.map((ask) => send(site, { ...ask, from })))));
    await pause(100);
  }
  return rowOf(`others, while ${attack}`, answers, isPage);
}

async function floodOfSearches(site: Site): Promise<string[][]> {
  const over = new AbortController();
  const flood = Array.from({ length: 64 }, () =>
    repeatUntil(over.signal, () => send(site, { path: `/community?q=${randomUUID()}` })),
  );
  await pause(1000);
  const row = await others(site, 'one network searches random words on 64 connections');
  over.abort();
  await Promise.all(flood);
  return [row];
}

/** Opens `count` connections that send `head` and then stay silent. */
function openSockets({ origin }: Site, count: number, head: string): Socket[] {
  const { host, hostname, port } = new URL(origin);
  return Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(`${head}Host: ${host}\r\nX-Forwarded-For: ${ATTACKER}\r\n\r\n`);
    return socket;
  });
}

async function slowUploads(site: Site): Promise<string[][]> {
  const head = `POST /api/resources HTTP/1.1\r\nOrigin: ${site.origin}\r\nContent-Type: multipart/form-data; boundary=b\r\nIdempotency-Key: slow-000001\r\nContent-Length: 4000000\r\n`;
  const sockets = openSockets(site, 48, head);
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 1000);
  await pause(1000);
  const attack = '48 connections without a session send an upload one byte a second';
  const rows = [
    rowOf(`the upload of a member, while ${attack}`, [await upload(site)], isMade),
    await others(site, attack),
  ];
  clearInterval(timer);
  for (const socket of sockets) socket.destroy();
  return rows;
}

async function upload(site: Site): Promise<Answer> {
  const form = new FormData();
  form.set('description', `A blue square ${randomUUID()}`);
  form.set('tags', '');
  const bytes = new Uint8Array(await samplePicture(1));
  form.set('file', new File([bytes], 'a.jpg', { type: 'image/jpeg' }));
  const headers = { cookie: site.cookies[1] ?? '', 'idempotency-key': randomUUID() };
  return send(site, { path: '/api/resources', body: form, from: '198.51.100.1', headers });
}

async function readersThatTakeNothing(site: Site): Promise<string[][]> {
  const head = `GET ${site.picture} HTTP/1.1\r\nCookie: ${site.cookies[2] ?? ''}\r\n`;
  const sockets = openSockets(site, 80, head);
  for (const socket of sockets) socket.pause();
  const attack = '80 connections read nothing of a picture of 4.7 MB';
  await pause(2000);
  const early = await others(site, attack);
  await pause(35_000);
  const late = await others(site, `${attack}, 40 s later`);
  for (const socket of sockets) socket.destroy();
  return [early, late];
}
