import { expect, it } from 'vitest';
import { signInWithDemo } from '../../../test/factories/demo-sign-in.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts';
import type { Writer } from '../../domain/writers/writer.ts';

const json = { style: 'gpt4-context', fields: { context: 'I made a sandwich' } };
const generate = (browser: TestBrowser, key: string, from: string) =>
  browser.fetch('/api/generations', { json, headers: { 'idempotency-key': key }, from });

it('grants a network no more free posts after signing in and out', async () => {
  const app = await createTestApp({ env: { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '2' } });
  const statuses: number[] = [];
  for (let person = 0; person < 4; person += 1) {
    const browser = app.browser();
    const write = async (go: number) => {
      const headers = { 'idempotency-key': `key-${person}-${go}-of-many` };
      const answer = await browser.fetch('/api/generations', { json, headers });
      statuses.push(answer.status);
      if (answer.status === 200) expect((await readEvents(answer)).at(-1)?.event).toBe('done');
    };
    await write(0);
    await signInWithDemo(browser, { who: { name: 'Ada', email: `ada-${person}@id.example` } });
    expect((await browser.fetch('/auth/sign-out', { method: 'POST' })).status).toBeLessThan(400);
    await write(1);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  expect(statuses.filter((status) => status !== 200 && status !== 429 && status !== 403)).toEqual(
    [],
  );
  const guests = await app.db.selectFrom('generations').select('id').execute();
  expect(guests).toHaveLength(2);
});

it('grants a /48 the free posts of four networks, and refunds failed ones', async () => {
  let failures = 2;
  const { offlineWriter } = await import('../../domain/writers/fallback-writers.server.ts');
  const writer: Writer = {
    name: 'offline',
    async *write(...request) {
      if (failures-- > 0) throw new Error('out of coffee');
      return yield* offlineWriter.write(...request);
    },
  };
  const { browser } = await createTestApp({
    env: { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '3' },
    overrides: { writer },
  });
  const write = async (from: string, index: number) => {
    const answer = await generate(browser(), `key-${1000 + index}`, from);
    return answer.status === 200 ? (await readEvents(answer)).at(-1)?.event : answer.status;
  };
  const outcomes = [];
  for (let network = 0; network < 16; network += 1) {
    outcomes.push(await write(`2001:db8:7:${(network * 256).toString(16)}::1`, network));
  }
  expect(outcomes).toEqual([
    ...Array.from({ length: 2 }, () => 'error'),
    ...Array.from({ length: 12 }, () => 'done'),
    429,
    429,
  ]);
  expect(await write('2001:db8:8::1', 99)).toBe('done');
});

it('counts a /56 as one network, and a mapped IPv4 address as IPv4', async () => {
  const { browser } = await createTestApp({ env: { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '1' } });
  const from = ['2001:db8:1:2::1', '2001:db8:1:ff::ffff', '::ffff:192.0.2.1', '192.0.2.1'];
  const statuses = [];
  for (const [index, address] of from.entries()) {
    statuses.push((await generate(browser(), `key-${1000 + index}`, address)).status);
  }
  expect(statuses).toEqual([200, 429, 200, 429]);
});
