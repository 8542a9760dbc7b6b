import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../free-port.ts';
import { createMigratedDatabase } from '../postgres/create-database.ts';
import { appProcess } from '../processes/app-process.ts';
import { startSmallProxy } from '../processes/small-proxy.ts';

async function settings(create = createMigratedDatabase) {
  const { url, drop } = await create();
  onTestFinished(drop);
  const SESSION_SECRET = 'the same secret in all processes!';
  return { DATABASE_URL: url, SESSION_SECRET, TRUST_PROXY: '127.0.0.1' };
}

it('loses no request while the processes behind a proxy restart in turn', async () => {
  const port = await freePort();
  const env = { ...(await settings()), PUBLIC_ORIGIN: `http://127.0.0.1:${port}` };
  const processes = await Promise.all([appProcess(env), appProcess(env)]);
  onTestFinished(async () => {
    await Promise.all(processes.map((one) => one.kill()));
    for (const one of processes) one.remove();
  });
  await Promise.all(processes.map((one) => one.start()));
  const proxy = await startSmallProxy(
    port,
    processes.map((one) => one.port),
  );
  onTestFinished(proxy.stop);
  const paths = ['/community', '/', '/api/viewer', '/generator', '/sitemap.xml'];
  const answers: unknown[] = [];
  const restarts = async () => {
    for (const one of processes) {
      const before = answers.length;
      expect(await one.stop()).toBe(0);
      await one.start();
      // On a busy machine the first page of a process takes seconds.
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(before + 10), 30_000);
    }
  };
  const over = new AbortController();
  const read = async () => {
    while (!over.signal.aborted) {
      const answer = fetch(proxy.origin + paths[answers.length % paths.length]);
      answers.push(await answer.then(async (got) => [got.status, await got.text()][0], String));
    }
  };
  const readers = [1, 2, 3, 4].map(read);
  await restarts();
  over.abort();
  await Promise.all(readers);
  expect(answers.length).toBeGreaterThan(20);
  expect(new Set(answers)).toEqual(new Set([200]));
}, 90_000);
