import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  canReplicate,
  type Postgres,
  startPrimary,
  startReplica,
} from '../test/postgres/start-postgres.ts';
import { startRelay } from '../test/postgres/relay.ts';
import { shareNew } from '../test/people/share-as-member.ts';
import { memberBrowser } from '../test/people/signed-in.ts';
import { createTestApp, type TestApp } from '../test/test-app.ts';

// Two real servers: one streams its log to the other. What npm carries has no program to copy a server with.
describe.skipIf(!canReplicate())('a read replica', { meta: { needs: 'pg_basebackup' } }, () => {
  let primary: Postgres;
  let replica: Postgres;
  beforeAll(async () => {
    primary = await startPrimary();
    replica = await startReplica(primary.url);
  }, 60_000);
  afterAll(async () => {
    await replica?.stop();
    await primary?.stop();
  });

  const start = (env: Record<string, string> = {}) =>
    createTestApp({
      env: { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url, ...env },
    });

  const PAGES = (id: string) => [
    '/community',
    `/post/${id}`,
    '/community.data',
    `/post/${id}.data`,
    '/community/feed.xml',
    '/sitemap.xml',
  ];

  const isCaughtUp = (app: TestApp) => () => app.services.replica!.isCaughtUp();

  async function on(url: string): Promise<Client> {
    const client = new Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  }

  /** Holds the replica where it is. */
  async function pause(): Promise<() => Promise<unknown>> {
    const client = await on(replica.url);
    await client.query('select pg_wal_replay_pause()');
    return () => client.query('select pg_wal_replay_resume()');
  }

  async function shareOne(app: TestApp, text: string) {
    const { browser, member } = await memberBrowser(app);
    const id = await shareNew(app.services, { ...member, kind: 'member' } as never, text);
    return { browser, id };
  }

  const read = async (app: TestApp, path: string) => {
    const answer = await fetch(app.origin + path);
    return { status: answer.status, text: await answer.text() };
  };

  it('is read for every public page, and for nothing of a member', async () => {
    const app = await start();
    const { browser, id } = await shareOne(app, 'a joke from the copy');
    await expect.poll(isCaughtUp(app)).toBe(true);
    const client = await on(replica.url);
    // The replica keeps its own book of what was read from it.
    const scansOf = async (table: string) => {
      const { rows } = await client.query(
        'select seq_scan + coalesce(idx_scan, 0) as scans from pg_stat_user_tables where relname = $1',
        [table],
      );
      return Number(rows[0].scans);
    };
    const before = await scansOf('posts');
    for (const path of PAGES(id)) {
      const { status, text } = await read(app, path);
      expect(status, path).toBe(200);
      if (path !== '/sitemap.xml') expect(text).toContain('a joke from the copy');
      // A page that tries more than to read there ends this.
      expect(isCaughtUp(app)(), path).toBe(true);
    }
    await expect.poll(() => scansOf('posts')).toBeGreaterThanOrEqual(before + PAGES(id).length);
    await browser.fetch('/history');
    await browser.fetch('/community');
    await new Promise((done) => setTimeout(done, 1500));
    expect([await scansOf('sessions'), await scansOf('notices')]).toEqual([0, 0]);
  });

  it('never shows again what was taken back, however far behind it is', async () => {
    const app = await start();
    const { browser, id } = await shareOne(app, 'a joke to be taken back');
    await expect.poll(isCaughtUp(app)).toBe(true);
    expect((await read(app, `/post/${id}`)).status).toBe(200);
    const resume = await pause();
    await browser.fetch(`/api/posts/${id}/share`, { method: 'DELETE' });
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await read(app, `/post/${id}`)).status).toBe(404);
      expect((await read(app, '/community')).text).not.toContain('a joke to be taken back');
      await new Promise((done) => setTimeout(done, 20));
    }
    expect(isCaughtUp(app)()).toBe(false);
    await resume();
    await expect.poll(isCaughtUp(app)).toBe(true);
    expect((await read(app, `/post/${id}`)).status).toBe(404);
  });

  it('is left alone when it is gone or silent, and read again when it is back', async () => {
    const relay = await startRelay(replica.url);
    const app = await start({ DATABASE_REPLICA_URL: relay.url });
    await expect.poll(isCaughtUp(app)).toBe(true);
    const troubles = [
      ['/community/feed.xml', relay.cut],
      ['/sitemap.xml', relay.freeze],
    ] as const;
    for (const [path, trouble] of troubles) {
      trouble();
      // At once, before anybody can know: the page is made a second time, from the primary.
      expect(isCaughtUp(app)()).toBe(true);
      expect((await read(app, path)).status).toBe(200);
      await expect.poll(isCaughtUp(app)).toBe(false);
      expect((await read(app, '/community')).status).toBe(200);
      relay.mend();
      await expect.poll(isCaughtUp(app)).toBe(true);
    }
  }, 40_000);

  it('is not read when it is another database', async () => {
    const app = await start({ DATABASE_REPLICA_URL: primary.url });
    await new Promise((done) => setTimeout(done, 600));
    expect(isCaughtUp(app)()).toBe(false);
    expect((await read(app, '/community')).status).toBe(200);
  });
});
