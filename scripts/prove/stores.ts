import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '../../app/db/migrate.server.ts';
import { openDatabase } from '../../app/db/open-database.server.ts';
import { addMember } from '../../test/people/sign-in.ts';
import { servicesOn } from '../../test/people/write-as-member.ts';
import { samplePicture } from '../../test/pictures.ts';
import type { Figure, Proof, ProofRun } from './proof.ts';
import { runServer } from './run-server.ts';

const KINDS = ['good', 'down', '403', '503', 'cut', 'slow', 'lost answer', 'missing'] as const;
type Kind = (typeof KINDS)[number];
const SLOW = 1500;
const UPLOADS_EACH = 9;

/** A bucket that fails in every way while members upload. */
export const proof: Proof = {
  name: 'stores',
  title: 'A picture store that fails',
  proves: ['F12'],
  run,
};

async function run({ quick, signal, progress }: ProofRun): Promise<{ figures: Figure[] }> {
  const rounds = quick ? 1 : 16;
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-prove-'));
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(db);
  const services = { ...servicesOn(db), now: Date.now };
  const bucket = await startBucket();
  const server = await runServer({ DATA_DIR: dataDir, ...bucket.env });
  const seen: Upload[] = [];
  try {
    for (let round = 0; round < rounds && !signal.aborted; round += 1) {
      for (const [index, kind] of KINDS.entries()) {
        progress(round * KINDS.length + index, rounds * KINDS.length, kind);
        const { cookie } = await addMember(services);
        bucket.behave(kind);
        for (let count = 0; count < (quick ? 2 : UPLOADS_EACH); count += 1) {
          const shade = seen.length + 1;
          seen.push(await upload(server.origin, `${cookie.name}=${cookie.value}`, kind, shade));
        }
      }
    }
    bucket.behave('good');
    const rows = await db.selectFrom('resources').select('image').execute();
    const orphans = rows.filter(({ image }) => !bucket.has(image.split('/').pop() ?? '')).length;
    return { figures: figuresOf(seen, rows.length, orphans) };
  } finally {
    await server.stop();
    await bucket.stop();
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Upload = { kind: Kind; status: number; words: string; feed: number };

async function upload(origin: string, cookie: string, kind: Kind, shade: number): Promise<Upload> {
  const form = new FormData();
  form.set('description', 'Something to look at');
  form.set('tags', '');
  // Each another picture: by its size, for the shades come back.
  const bytes = await samplePicture(shade, { width: 40 + shade, format: 'png' });
  form.set('file', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
  const uploading = fetch(`${origin}/api/resources`, {
    method: 'POST',
    headers: { origin, cookie, 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
    body: form,
  });
  const begun = performance.now();
  await (await fetch(`${origin}/community?campaign=${shade}`)).text();
  const feed = performance.now() - begun;
  const answer = await uploading;
  return { kind, status: answer.status, words: await answer.text(), feed };
}

function figuresOf(seen: Upload[], rows: number, orphans: number): Figure[] {
  const good = seen.filter(({ status }) => status === 200 || status === 201);
  const polite = seen.filter(
    ({ status, words }) => status === 503 && words.includes('upload-failed'),
  );
  const strange = seen.filter((one) => !good.includes(one) && !polite.includes(one));
  const slowest = Math.max(...seen.map(({ feed }) => feed));
  const none = (name: string, count: number, more = ''): Figure => ({
    name,
    value: `${count}${more}`,
    goal: '0',
    holds: count === 0,
  });
  const kinds = [...new Set(strange.map(({ kind, status }) => `${kind}: ${status}`))].join(', ');
  return [
    {
      name: 'uploads, kept / refused politely',
      value: `${seen.length}, ${good.length} / ${polite.length}`,
      holds: true,
    },
    none('answered in another way', strange.length, kinds && ` (${kinds})`),
    {
      name: 'pictures in the library for those confirmed',
      value: `${rows} for ${good.length}`,
      goal: 'equal',
      holds: rows === good.length,
    },
    none('pictures in the library without a file', orphans),
    {
      name: 'slowest page meanwhile',
      value: `${Math.round(slowest)} ms`,
      goal: '≤ 1000 ms',
      holds: slowest <= 1000,
    },
  ];
}

/** A bucket over real HTTP that behaves as it is told. */
async function startBucket() {
  const files = new Set<string>();
  let kind: Kind = 'good';
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const key = decodeURIComponent((request.url ?? '').split('?', 1)[0]?.split('/').pop() ?? '');
    request.resume();
    if (kind === 'down') return request.socket.destroy();
    if (kind === 'cut') return request.once('data', () => request.socket.destroy());
    if (kind === '403' || kind === '503') {
      return response.writeHead(Number(kind)).end('<Error><Code>No</Code></Error>');
    }
    if (kind === 'slow') await pause(SLOW);
    if (request.method === 'PUT') files.add(key);
    if (request.method === 'DELETE') files.delete(key);
    if (kind === 'lost answer') return request.socket.destroy();
    const isThere = request.method !== 'GET' || (files.has(key) && kind !== 'missing');
    return response.writeHead(isThere ? 200 : 404).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}/bucket`,
      S3_REGION: 'auto',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    has: (key: string) => files.has(key),
    behave: (next: Kind) => (kind = next),
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
