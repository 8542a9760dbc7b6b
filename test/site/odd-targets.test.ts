import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

/** What no browser asks for: request targets as they may stand in the first line of a request. */
const TARGETS = [
  '//',
  '///',
  '//:0/',
  '//%zz/x',
  '//[/api/resources',
  '/\\',
  '//generator',
  '/%67enerator',
  '/generator%00',
  '*',
  'http://',
  'http://[/',
  'http://evil.example/api/resources',
  'evil.example:443',
  '?',
  '/%',
  '/api/resources//',
  `/${'a/'.repeat(3000)}`,
];
const METHODS = ['GET', 'POST', 'OPTIONS', 'DELETE'];

/** The status of the answer to one first line and more headers, or null when the connection was closed without one. */
function ask(app: TestApp, line: string, ...more: string[]): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const { port } = app.services;
  const socket = connect(port, '127.0.0.1', () => {
    const head = [line, `host: 127.0.0.1:${port}`, ...more, 'connection: close'];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
  });
  let text = '';
  socket.setTimeout(3000, () => socket.destroy());
  socket.setEncoding('latin1').on('data', (piece: string) => (text += piece));
  socket.on('error', () => undefined);
  socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0) || null));
  return promise;
}

it('outlives every first line that somebody can write', async () => {
  const app = await createTestApp();
  for (const method of METHODS) {
    for (const target of TARGETS) {
      const status = await ask(app, `${method} ${target} HTTP/1.1`, 'content-length: 0');
      expect([method, target, status]).toEqual([method, target, expect.any(Number)]);
      expect([method, target, status! < 500]).toEqual([method, target, true]);
    }
  }
  expect(await ask(app, 'GET /livez HTTP/1.1')).toBe(200);
}, 60_000);

it('refuses who names two hosts, on kept pages and elsewhere', async () => {
  const app = await createTestApp();
  for (const path of ['/', '/hall-of-fame', '/api/viewer', '/livez']) {
    const line = `GET ${path} HTTP/1.1`;
    expect([path, await ask(app, line)]).toEqual([path, 200]);
    for (const name of ['host', 'Host', 'HOST'])
      expect([path, name, await ask(app, line, `${name}: evil.example`)]).toEqual([
        path,
        name,
        400,
      ]);
  }
});
