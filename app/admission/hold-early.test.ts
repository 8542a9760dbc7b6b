import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { holdEarly } from './hold-early.server.ts';
import { mostConnections } from './most-connections.server.ts';

it('answers who came before the start was over, once it is', async () => {
  const server = createServer();
  const early = holdEarly(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const asked = fetch(`${origin}/login`);
  expect((await fetch(`${origin}/livez`)).status).toBe(200);
  expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  early.release((request, response) => response.end(`served ${request.url}`));
  expect(await (await asked).text()).toBe('served /login');
  expect(await (await fetch(`${origin}/readyz`)).text()).toBe('served /readyz');
});

it('leaves files for the work itself', () => {
  const limits = (files: string) =>
    `Limit  Soft  Hard\nMax open files            ${files}     ${files}\n`;
  expect(mostConnections(limits('256'))).toBe(160);
  expect(mostConnections(limits('64'))).toBe(32);
  expect(mostConnections(limits('unlimited'))).toBe(20_000);
  expect(mostConnections('')).toBe(20_000);
});
