import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { ENDPOINTS } from '../fuzz/endpoints.ts';
import { ADMIN, makeWorld, type World } from '../fuzz/world.ts';
import { createTestApp } from '../test-app.ts';

const PRIVATE = 'a private post';

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
function addressesOf({ ids }: World): string[] {
  const paths = Object.entries(ENDPOINTS).map(([pattern, endpoint]) => {
    let index = 0;
    return pattern.replaceAll(/:\w+/g, () => {
      const kind = endpoint.ids?.[(index += 1) - 1];
      return kind === undefined ? (endpoint.words?.[0] ?? 'x') : ids[kind];
    });
  });
  const pages = paths.filter((path) => !/^\/(api|auth)\/|\.\w+$|\*/.test(path));
  const data = pages.map((path) => (path === '/' ? '/_root.data' : `${path}.data`));
  return [...paths, ...data, '/account?tab=posts', `/preview?generation=${ids.generation}`];
}

it(
  'lets a cache that everybody shares keep nothing that is somebody’s',
  { timeout: 60_000 },
  async () => {
    const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN } });
    const world = await makeWorld(app.services);
    const { cookies, ids } = world;
    const mail = 'canary-of-the-cache@mail.example';
    await app.db.updateTable('users').set({ email: mail }).where('id', '=', ids.member).execute();
    const cache = await startCache(app.services.port, new URL(app.origin).host);
    let seen = 0;
    for (const path of addressesOf(world)) {
      for (const who of [cookies.member, cookies.admin]) {
        const { body } = await cache.get(path, who);
        if (who === cookies.member && (body.includes(mail) || body.includes(PRIVATE))) seen += 1;
        if (!cache.has(path)) continue;
        const next = await cache.get(path, cookies.nobody);
        for (const secret of [mail, PRIVATE, 'Sign out', ids.session]) {
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
