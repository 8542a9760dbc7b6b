import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { memberBrowser } from '../test/people/signed-in.ts';
import { shareNew } from '../test/people/share-as-member.ts';
import { write } from '../test/people/write-as-member.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../test/test-app.ts';
import { actionsAnHour, type LimitedAction } from './action-limits.server.ts';

/** Another process at the database, which nobody else can write until `end`. */
function holdLock(dataDir: string): () => void {
  const other = new DatabaseSync(join(dataDir, 'broetry.sqlite'));
  other.exec('begin immediate');
  return () => other.close();
}

let keys = 0;
const keyed = (json: object) => ({
  json,
  headers: { 'idempotency-key': `go-number-${(keys += 1)}` },
});

type World = { browser: TestBrowser; postId: string; requestId: string; privateId: string };
type Go = (world: World, count: number) => Promise<Response>;

const GOES: Partial<Record<LimitedAction, Go>> = {
  request: ({ browser }, count) =>
    browser.fetch('/api/requests', keyed({ text: `Export to fax ${count}` })),
  vote: ({ browser, requestId }) =>
    browser.fetch(`/api/requests/${requestId}/vote`, { method: 'POST' }),
  'request-comment': ({ browser, requestId }, count) =>
    browser.fetch(`/api/requests/${requestId}/comments`, keyed({ text: `Yes ${count}` })),
  comment: ({ browser, postId }, count) =>
    browser.fetch(`/api/posts/${postId}/comments`, keyed({ text: `Agree ${count}` })),
  reaction: ({ browser, postId }) =>
    browser.fetch(`/api/posts/${postId}/reaction`, { method: 'PUT', json: { kind: 'agree' } }),
  report: ({ browser, postId }) =>
    browser.fetch('/api/reports', {
      json: { target: { kind: 'post', id: postId }, reason: 'spam', words: '', contact: '' },
    }),
  share: ({ browser, privateId }) =>
    browser.fetch(`/api/posts/${privateId}/share`, { method: 'POST' }),
};

async function worldOf(app: TestApp): Promise<World> {
  const writer = await memberBrowser(app);
  const { browser, member } = await memberBrowser(app);
  const as = (one: typeof member) => ({ ...one, kind: 'member' }) as never;
  const postId = await shareNew(app.services, as(writer.member), 'words for everybody');
  const { postId: privateId } = await write(app.services, as(member), 'words of my own');
  const answer = await writer.browser.fetch('/api/requests', keyed({ text: 'Export to fax' }));
  const { request } = (await answer.json()) as { request: { id: string } };
  return { browser, postId, privateId, requestId: request.id };
}

it.each(Object.entries(GOES) as [LimitedAction, Go][])(
  'takes no %s from the hour that the server itself could not do',
  async (action, go) => {
    const app = await createTestApp();
    const world = await worldOf(app);
    const end = holdLock(app.dataDir);
    for (let count = 0; count <= actionsAnHour()[action]; count += 1) {
      const answer = await go(world, count);
      expect([action, count, answer.status]).toEqual([action, count, 503]);
    }
    end();
    expect((await go(world, 0)).ok).toBe(true);
  },
  30_000,
);

it('takes from the hour what somebody got wrong, and what was done', async () => {
  const app = await createTestApp();
  const world = await worldOf(app);
  const ask = (text: string) => world.browser.fetch('/api/requests', keyed({ text }));
  expect((await ask('Call me: 555-123-4567')).status).toBe(422);
  for (let count = 1; count < 10; count += 1) expect((await ask(`Idea ${count}`)).status).toBe(201);
  expect((await ask('Idea 10')).status).toBe(429);
  // A try that was refused as one too many is no go either: what is given back is free.
  const end = holdLock(app.dataDir);
  expect((await ask('Idea 11')).status).toBe(429);
  end();
  expect((await ask('Idea 12')).status).toBe(429);
});

it('answers also when a go cannot be given back, and soon', async () => {
  const never = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
  const take = () => Promise.resolve(null);
  const app = await createTestApp({
    overrides: {
      actionLimits: {
        take,
        keeping: (keep) => ({ take: () => (keep(never), keep(() => Promise.reject()), take()) }),
      },
    },
  });
  const world = await worldOf(app);
  const end = holdLock(app.dataDir);
  expect((await GOES.request!(world, 1)).status).toBe(503);
  const start = performance.now();
  expect((await GOES.request!(world, 2)).status).toBe(503);
  expect(performance.now() - start).toBeLessThan(2000);
  expect(never).toHaveBeenCalledTimes(2);
  end();
});
