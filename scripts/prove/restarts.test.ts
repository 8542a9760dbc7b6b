import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { startCarefulProxy } from './load/careful-proxy.ts';
import { startPatientProxy } from './load/patient-proxy.ts';
import { endOfPost, patienceFigures, restartFigures } from './restarts.ts';

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
  const figures = (lost: string[]) =>
    restartFigures({ seen: { ...seen, lost }, exits: [{ code: 0, ms: 1 }] }, 'behind a proxy');
  const lost = figures(['generation-failed']).find(({ name }) => name.startsWith('posts lost'));
  expect(lost).toMatchObject({ value: '1 (generation-failed)', holds: false });
  expect(figures([]).every(({ holds }) => holds)).toBe(true);
  const patience = patienceFigures({ reconnected: 7, sentAgain: 2 });
  expect(patience.map(({ value }) => value)).toEqual(['7', '2']);
});

it('holds back what comes while a server is not ready, and sends nothing twice', async () => {
  const port = await freePort();
  const asked: string[] = [];
  let isReady = false;
  const server = createServer(({ url = '' }, response) => {
    if (url === '/readyz') return response.writeHead(isReady ? 200 : 503).end();
    asked.push(url);
    return url === '/broken' ? response.destroy() : response.end('here');
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const proxy = await startCarefulProxy(port);
  onTestFinished(proxy.stop);
  const early = fetch(`${proxy.origin}/early`).then((answer) => answer.text());
  await expect.poll(() => proxy.care.waited).toBe(1);
  expect(asked).toEqual([]);
  isReady = true;
  expect(await early).toBe('here');
  const broken = await fetch(`${proxy.origin}/broken`);
  expect([broken.status, broken.headers.get('x-error')]).toEqual([502, 'ECONNRESET']);
  expect([asked, proxy.care.waited]).toEqual([['/early', '/broken'], 1]);
  server.closeAllConnections();
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
