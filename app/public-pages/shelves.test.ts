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
  for (let reader = 0; reader < 2; reader += 1) await shelves[shelf].find(name);
  expect(asked).toBe(isKept ? 1 : 2);
});
