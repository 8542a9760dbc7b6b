import { expect, it } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { createShelves } from './shelves.server.ts';

const MB = 1024 * 1024;

// Room for a quarter of it, and a page is kept packed too.
it.each([
  ['pages', '/community', 'text/html', 7 * MB, true],
  ['pages', '/community', 'text/html', 9 * MB, false],
  ['pictures', '/post/a/avatar', 'image/png', 7 * MB, true],
  ['pictures', '/post/a/avatar', 'image/png', 9 * MB, false],
] as const)('has a room for %s: %s of %s, %s bytes', async (shelf, address, type, size, isKept) => {
  const { services } = await createTestApp();
  let asked = 0;
  const answer = () => {
    asked += 1;
    return new Response(Buffer.alloc(size), { headers: { 'content-type': type } });
  };
  const shelves = createShelves({ services, answer, sheets: new Map(), built: new Set() });
  const name = `http://localhost:3000 ${address}`;
  for (let reader = 0; reader < 2; reader += 1) await shelves[shelf].make(name);
  expect(asked).toBe(isKept ? 1 : 2);
});

it.each([
  ['pages', '/community', 'text/html'],
  ['pictures', '/post/a/avatar', 'image/png'],
  ['files', '/assets/a.js', 'text/javascript'],
] as const)('keeps none of the %s that give a cookie: %s of %s', async (shelf, address, type) => {
  const { services } = await createTestApp();
  let asked = 0;
  const answer = () => {
    asked += 1;
    const headers = { 'content-type': type, 'set-cookie': `guest=${asked}` };
    return new Response(`for reader ${asked} alone`, { headers });
  };
  const built = new Set([address]);
  const shelves = createShelves({ services, answer, sheets: new Map(), built });
  const name = `http://localhost:3000 ${address}`;
  for (const reader of [1, 2]) {
    // Null sends the reader on to the whole server, which answers it alone.
    expect(await shelves[shelf].make(name)).toBeNull();
    expect(asked).toBe(reader);
  }
});
