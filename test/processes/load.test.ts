import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { load } from './load.ts';

it('counts as a fault whatever is not the status expected, and what is cut off', async () => {
  const server = createServer((request, answer) => {
    if (request.url === '/cut') {
      answer.writeHead(200, { 'content-length': '9' });
      answer.write('half', () => answer.destroy());
      return;
    }
    answer.writeHead(request.url === '/here' ? 200 : 404).end('words');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const paths = ['/here', '/history', '/cut'];
  let asked = 0;
  const { promise: all, resolve } = Promise.withResolvers<void>();
  const make = () => {
    asked += 1;
    if (asked === 6) resolve();
    return { path: paths[asked % 3] ?? '', expected: 200 };
  };
  const { requests, good, failed } = await load(`http://127.0.0.1:${port}`, 1, make, all);
  expect(requests).toBe(6);
  expect(good).toEqual(new Map([['GET', 2]]));
  expect(failed.filter((fault) => fault === 'GET /history: 404')).toHaveLength(2);
  expect(failed.filter((fault) => fault.startsWith('GET /cut: '))).toHaveLength(2);
});
