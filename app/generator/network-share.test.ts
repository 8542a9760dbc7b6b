import { expect, it } from 'vitest';
import { signInWithDemo } from '../../test/people/demo-sign-in.ts';
import { readEvents } from '../../test/read-events.ts';
import { createTestApp } from '../../test/test-app.ts';

it('gives a network no free post more for signing in and out, with the same cookies or new ones', async () => {
  const app = await createTestApp({ env: { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '2' } });
  const json = { style: 'gpt4-context', fields: { context: 'I made a sandwich' } };
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
