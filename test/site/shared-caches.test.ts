import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listEndpoints } from '../fuzz/endpoints.ts';
import { makeWorld } from '../fuzz/world.ts';
import { UNSAID } from '../authorization/owned-rows.ts';
import { ADMIN } from '../factories/visitors.ts';
import { createTestApp } from '../test-app.ts';

type Answer = { status: number; body: string; isKept: boolean };

/** A proxy of the naive sort: keeps what it may by cache-control, and gives it to everybody, whatever Vary and cookies say. */
async function startCache(port: number, host: string) {
  const kept = new Map<string, { status: number; headers: object; body: Buffer }>();
  const proxy = createServer((request, response) => {
    const path = request.url ?? '/';
    const known = kept.get(path);
    if (known) return void response.writeHead(known.status, { 'x-kept': 'yes' }).end(known.body);
    const headers = { ...request.headers, host };
    ask({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const [status, body] = [answer.statusCode ?? 0, Buffer.concat(pieces)];
        const said = answer.headers['cache-control'] ?? '';
        if (!/no-store|private/.test(said)) kept.set(path, { status, headers, body });
        response.writeHead(status, answer.headers).end(body);
      });
    }).end();
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  onTestFinished(() => void proxy.close());
  const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const get = async (path: string, cookie: string): Promise<Answer> => {
    const answer = await fetch(origin + path, { headers: { cookie }, redirect: 'manual' });
    const isKept = answer.headers.has('x-kept');
    return { status: answer.status, body: await answer.text(), isKept };
  };
  return { get, has: (path: string) => kept.has(path), size: () => kept.size };
}

/** Every address, those of rows with the member's own, and the data of every page. */
async function addresses(): Promise<string[]> {
  const paths = Object.entries(await listEndpoints()).map(
    ([
      pattern,
      {
        words: [word = 'x'],
      },
    ]) => pattern.replace(/:\w+/, word),
  );
  const pages = paths.filter((path) => !/^\/(api|auth)\/|\.\w+$|\*/.test(path));
  const data = pages.map((path) => (path === '/' ? '/_root.data' : `${path}.data`));
  return [...paths, ...data, '/account?tab=posts', '/preview?generation={generation}'];
}

it(
  'lets a cache that everybody shares keep nothing that is somebody’s',
  { timeout: 60_000 },
  async () => {
    const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN } });
    const { member, askers, rows } = await makeWorld(app);
    const { id, sessionId } = member.viewer;
    const mail = 'canary-of-the-cache@mail.example';
    await app.db.updateTable('users').set({ email: mail }).where('id', '=', id).execute();
    const cache = await startCache(app.services.port, new URL(app.origin).host);
    let seen = 0;
    for (const address of await addresses()) {
      const path = await rows.fill(address);
      for (const who of [member, askers.get('an admin')!]) {
        const { body } = await cache.get(path, who.cookie);
        if (who === member && (body.includes(mail) || body.includes(UNSAID))) seen += 1;
        if (!cache.has(path)) continue;
        const next = await cache.get(path, '');
        for (const secret of [mail, UNSAID, 'Sign out', sessionId]) {
          expect([path, secret, next.body.includes(secret)]).toEqual([path, secret, false]);
        }
        expect([path, next.isKept, next.status]).toEqual([
          path,
          true,
          (await app.raw(path)).status,
        ]);
      }
    }
    // The member has seen what is its own, and the cache has kept what is everybody's.
    expect(seen).toBeGreaterThan(3);
    expect(cache.size()).toBeGreaterThan(3);
  },
);
