import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { UNLIMITED } from '../../../test/factories/rate-limits.ts';
import { uploader } from '../../../test/factories/upload-as-member.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const SLOW = { bodyGrace: 600, bodyRate: 100_000, readerIdle: 30_000 };
const PROMISED = 4000;

/** Sends less than it says, and waits until the server has had enough: how long that took. */
function promise(app: TestApp, head: readonly string[], sent: string): Promise<number> {
  return new Promise((done) => {
    const start = performance.now();
    const socket = connect(app.services.port, '127.0.0.1');
    const lines = [...head, `Host: 127.0.0.1:${app.services.port}`, `Content-Length: ${PROMISED}`];
    socket.write(`${lines.join('\r\n')}\r\n\r\n${sent}`);
    socket.on('error', () => undefined);
    socket.resume().on('close', () => done(performance.now() - start));
  });
}

it('waits for the rest of a body no longer than its time, and keeps nothing of it', async () => {
  const app = await createTestApp({ overrides: UNLIMITED, slowClients: SLOW });
  const { headers } = await uploader(app);
  const own = [
    `Origin: ${headers.origin}`,
    'Sec-Fetch-Site: same-origin',
    `Cookie: ${headers.cookie}`,
  ];
  const event = ['POST /api/events HTTP/1.1', ...own, 'Content-Type: application/json'];
  const short = await promise(app, event, '{"event":');
  expect(short).toBeGreaterThanOrEqual(SLOW.bodyGrace - 50);
  expect(short).toBeLessThan(10_000);

  const part =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n\xff\xd8\xff';
  const upload = [
    'POST /api/resources HTTP/1.1',
    ...own,
    'Content-Type: multipart/form-data; boundary=b',
    `Idempotency-Key: ${randomUUID()}`,
  ];
  const long = await promise(app, upload, part);
  expect(long).toBeGreaterThanOrEqual(SLOW.bodyGrace - 50);
  expect(long).toBeLessThan(10_000);
  await expect.poll(() => readdirSync(join(app.dataDir, 'uploads'))).toEqual([]);
  expect(await app.db.selectFrom('resources').selectAll().execute()).toEqual([]);
  const { status } = await app.raw('/livez', {
    headers: { host: `127.0.0.1:${app.services.port}` },
  });
  expect(status).toBe(200);
}, 30_000);
