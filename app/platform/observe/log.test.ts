import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/test-app.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { readEvents } from '../../../test/read-events.ts';
import { addMember } from '../../../test/factories/sign-in.ts';
import { createLog } from './log.server.ts';

/** A log as the server has it, and its lines as they were written. */
function written() {
  const lines: string[] = [];
  return { lines, log: createLog('trace', { write: (line) => void lines.push(line) }) };
}

it('logs only the listed fields of an error', () => {
  const { lines, log } = written();
  const error = Object.assign(new Error('it broke'), {
    code: 'E_BROKEN',
    config: { headers: { authorization: 'Bearer canary' } },
    response: { body: 'canary' },
  });
  log.error({ err: error }, 'a surprise');
  expect(Object.keys((JSON.parse(lines[0]!) as { err: object }).err).toSorted()).toEqual([
    'code',
    'message',
    'name',
    'stack',
  ]);
  expect(lines.join('')).not.toContain('canary');
});

it('logs the time in UTC with milliseconds', () => {
  const { lines, log } = written();
  const before = Date.now();
  log.warn('a line');
  const { ts } = JSON.parse(lines[0]!) as { ts: string };
  expect(ts).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Math.abs(Date.parse(ts) - before)).toBeLessThan(5_000);
});

it('logs no query, body, cookie or IP address', async () => {
  const { lines, log } = written();
  const app = await createTestApp({ overrides: { log } });
  const member = await addMember(app.services, { email: 'canary@members.example' });
  const { host } = new URL(app.origin);
  const headers = {
    host,
    origin: app.origin,
    cookie: `${member.cookie.name}=${member.cookie.value}`,
    'content-type': 'application/json',
    'idempotency-key': 'canary-key',
    'x-forwarded-for': '203.0.113.77',
    'user-agent': 'canary-agent',
    referer: `${app.origin}/?canary-referrer`,
  };
  const body = JSON.stringify({ style: 'gpt4-context', fields: { context: 'canary text' } });
  for (const [method, path] of [
    ['GET', '/community?q=canary-query'],
    ['GET', '/account?q=canary-query'],
    ['POST', '/api/generations?canary-query'],
    ['POST', '/api/events'],
    ['GET', '/%'],
  ] as const) {
    await app.raw(path, { method, headers, ...(method === 'POST' ? { body } : {}) });
  }
  const asked = lines.filter((line) => line.includes('"method"'));
  expect(asked).toHaveLength(5);
  // Who it was is the same word in each line that knows it, and no id.
  const actors = asked.map((line) => (JSON.parse(line) as { actor?: string }).actor);
  expect(new Set(actors.filter((actor) => actor?.startsWith('member:'))).size).toBe(1);
  expect(actors.filter(Boolean).length).toBeGreaterThan(2);
  const secrets = [member.id, 'canary', '203.0.113.77', member.cookie.value, member.email];
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret);
});

it('escapes line breaks of client data', async () => {
  const { lines, log } = written();
  const app = await createTestApp({ overrides: { log } });
  await app.raw('/community%0d%0a%7b%22level%22%3a60%7d%1b%5b31m', {
    headers: { host: new URL(app.origin).host, 'user-agent': '{"level":60}' },
  });
  for (const line of lines) {
    expect(Array.from(line.trimEnd()).filter((sign) => sign < ' ')).toEqual([]);
    expect(() => JSON.parse(line) as unknown).not.toThrow();
  }
  expect(lines.length).toBeGreaterThan(0);
});

it('logs no signature in a path', async () => {
  const { lines, log } = written();
  const app = await createTestApp({ overrides: { log } });
  const { browser } = await memberBrowser(app);
  const json = { style: 'gpt4-context', fields: { context: 'I made a sandwich' } };
  const headers = { 'idempotency-key': 'key-000001' };
  const events = await readEvents(await browser.fetch('/api/generations', { json, headers }));
  const id = String(events.at(-1)?.data['id']);
  const page = await (await browser.fetch(`/preview?generation=${id}`)).text();
  const [path = '', signature = ''] = /\/replay\/\w+\.([\w-]{22})/u.exec(page) ?? [];
  expect(signature).toMatch(/^[\w-]{22}$/);
  const card = `/translate/card?t=${'x'.repeat(40)}.${'y'.repeat(22)}`;
  for (const address of [path, `${path}.data`, `${path}/`, path.toUpperCase(), card, card]) {
    await (await browser.fetch(address)).text();
  }
  const asked = lines.filter((line) => line.includes('/replay/'));
  expect(asked.length).toBeGreaterThanOrEqual(3);
  for (const secret of [signature, signature.toUpperCase(), 'y'.repeat(22)]) {
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  }
});
