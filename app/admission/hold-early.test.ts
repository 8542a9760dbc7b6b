import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { holdEarly } from './hold-early.server.ts';
import { mostConnections } from './most-connections.server.ts';

async function serverThatHolds() {
  const server = createServer();
  const early = holdEarly(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  let seen = 0;
  server.on('request', () => (seen += 1));
  return {
    early,
    seen: () => seen,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
}

it('answers who came before the start was over, once it is', async () => {
  const { early, origin } = await serverThatHolds();
  const asked = fetch(`${origin}/login`);
  expect((await fetch(`${origin}/livez`)).status).toBe(200);
  expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  early.release((request, response) => response.end(`served ${request.url}`));
  expect(await (await asked).text()).toBe('served /login');
  expect(await (await fetch(`${origin}/readyz`)).text()).toBe('served /readyz');
});

it('hands over some of those who waited side by side, the next when one is done or takes long', async () => {
  const { early, seen, origin } = await serverThatHolds();
  const asked = Array.from({ length: 60 }, (_, index) => fetch(`${origin}/${index}`));
  await expect.poll(seen).toBe(60);
  let [running, most, isSlow] = [0, 0, true];
  early.release((_, response) => {
    running += 1;
    most = Math.max(most, running);
    const end = () => {
      running -= 1;
      response.end('served');
    };
    setTimeout(end, isSlow ? 1500 : 1);
    isSlow = false;
  });
  // Who was at the door by then, and is seen only now, stands behind them.
  const late = Array.from({ length: 60 }, (_, index) => fetch(`${origin}/late/${index}`));
  const answers = await Promise.all([...asked, ...late].map(async (one) => (await one).text()));
  expect(answers).toEqual(Array.from({ length: 120 }, () => 'served'));
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(5);
});

it('holds again who comes while it is asked to', async () => {
  const { early, seen, origin } = await serverThatHolds();
  const handle = (name: string) => (_: unknown, response: ServerResponse) =>
    void response.end(name);
  early.release(handle('first'));
  expect(await (await fetch(`${origin}/`)).text()).toBe('first');
  early.again();
  const asked = fetch(`${origin}/`);
  await expect.poll(seen).toBe(2);
  early.release(handle('second'));
  expect(await (await asked).text()).toBe('second');
});

it('leaves files for the work itself', () => {
  const limits = (files: string) =>
    `Limit  Soft  Hard\nMax open files            ${files}     ${files}\n`;
  expect(mostConnections(limits('256'))).toBe(160);
  expect(mostConnections(limits('64'))).toBe(32);
  expect(mostConnections(limits('unlimited'))).toBe(20_000);
  expect(mostConnections('')).toBe(20_000);
});
