import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../test/test-app.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { readEvents } from '../../../test/read-events.ts';
import { addMember } from '../../../test/factories/sign-in.ts';
import { offlineWriter } from '../../domain/writers/fallback-writers.server.ts';
import type { Writer } from '../../domain/writers/writer.ts';
import { createLog, logRequest } from './log.server.ts';

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

it('logs one line of an outage per kind and minute, and how many it left out', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { lines, log } = written();
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const full = Object.assign(new Error('full'), { errcode: 13 });
  for (let turn = 0; turn < 400; turn += 1) {
    log.error({ err: away, requestId: String(turn) }, 'unexpected error');
    log.warn({ err: full }, 'an act was not counted');
    log.error({ err: away, job: 'back-up' }, 'a job failed');
  }
  const messages = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(messages()).toEqual(['unexpected error', 'an act was not counted', 'a job failed']);
  vi.advanceTimersByTime(60_000);
  log.error({ err: away }, 'unexpected error');
  expect(JSON.parse(lines[3]!)).toMatchObject({ msg: 'unexpected error', repeated: 399 });
  for (let turn = 0; turn < 3; turn += 1) log.error({ err: new Error('a bug') }, 'a bug');
  expect(messages().slice(4)).toEqual(['a bug', 'a bug', 'a bug']);
});

it.each([
  [503, 'a refusal of a full queue', 'info'],
  [500, 'a failure', 'error'],
] as const)('logs a response of %i, %s, as %s', async (status, _, level) => {
  const { lines, log } = written();
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    logRequest(log, c, { ms: 1, isOutage: false });
  });
  app.get('*', (c) => c.body('', status));
  await app.request('/community');
  expect(JSON.parse(lines[0]!)).toMatchObject({ level, status });
});

it('logs a streamed response at its end, with its whole duration', async () => {
  const { lines, log } = written();
  const app = await createTestApp({ overrides: { log, writer: slowWriter(300) } });
  const requests = () => lines.filter((line) => line.includes('"path":"/api/generations"'));
  const json = { style: 'gpt4-context', fields: { context: 'a stapler' } };
  const answer = await app
    .browser()
    .fetch('/api/generations', { json, headers: { 'idempotency-key': 'key-000001' } });
  expect([answer.status, requests()]).toEqual([200, []]);
  await readEvents(answer);
  await expect.poll(requests).toHaveLength(1);
  const { ms, status } = JSON.parse(requests()[0]!) as { ms: number; status: number };
  expect(status).toBe(200);
  expect(ms).toBeGreaterThan(290);
});

/** The offline writer, `delay` milliseconds later. */
const slowWriter = (delay: number): Writer => ({
  ...offlineWriter,
  async *write(...args) {
    await wait(delay);
    return yield* offlineWriter.write(...args);
  },
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
