import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { startPatientProxy } from './load/patient-proxy.ts';
import { endOfPost, restartFigures } from './restarts.ts';

it('takes only a post, or the word that it was interrupted, for told', () => {
  const error = (code: string) =>
    `event: meta\ndata: {}\n\nevent: error\ndata: {"code":"${code}"}\n\n`;
  expect(endOfPost('event: meta\ndata: {}\n\nevent: done\ndata: {"text":"x"}\n\n')).toBe('done');
  expect(endOfPost(error('interrupted'))).toBe('interrupted');
  expect(endOfPost(error('generation-failed'))).toBe('generation-failed');
  expect(endOfPost('event: meta\ndata: {}\n\nevent: delta\ndata: {}\n\n')).toBe('nothing');
});

it('counts every other end as a lost post, and shows what the proxy did', () => {
  const seen = { asked: 9, failed: [], slowest: 1, streams: 3, again: 1, interrupted: 1 };
  const patience = { reconnected: 7, sentAgain: 2 };
  const figures = (lost: string[]) =>
    restartFigures({ ...seen, lost }, [{ code: 0, ms: 1 }], patience);
  const lost = figures(['generation-failed']).find(({ name }) => name.startsWith('posts lost'));
  expect(lost).toMatchObject({ value: '1 (generation-failed)', holds: false });
  expect(figures([]).every(({ holds }) => holds)).toBe(true);
  expect(figures([]).map(({ value }) => value)).toEqual(expect.arrayContaining(['7', '2']));
});

it('tells what the proxy did: who found the port closed, and whose line was hung up', async () => {
  const port = await freePort();
  const proxy = await startPatientProxy(port);
  onTestFinished(proxy.stop);
  const asked = fetch(`${proxy.origin}/closed`).then((answer) => answer.text());
  let calls = 0;
  const server = createServer((_, response) => {
    calls += 1;
    if (calls === 1) response.destroy();
    else response.end('here');
  });
  onTestFinished(() => void server.close());
  await expect.poll(() => proxy.patience.reconnected).toBe(1);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  expect((server.address() as AddressInfo).port).toBe(port);
  expect(await asked).toBe('here');
  expect([proxy.patience, calls]).toEqual([{ reconnected: 1, sentAgain: 1 }, 2]);
  server.closeAllConnections();
});
