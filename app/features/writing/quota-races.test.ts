import { expect, it } from 'vitest';
import { chance } from '../../../test/chance.ts';
import { readEvents } from '../../../test/read-events.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts';
import type { Writer } from '../../domain/writers/writer.ts';

const ROUNDS = 3;
const SEED = 20_261_122;
const AT_ONCE = 200;
const MAX_GUESTS = 12;
const SHARE_OF_NETWORK = 5;
const BODY = { style: 'gpt4-context', fields: { context: 'I made toast' } };

type Round = {
  guests: TestBrowser[];
  from: string;
  keys: number;
  draw: () => number;
  name: string;
};

const ask = async (guest: TestBrowser, key: string, from: string) => {
  const headers = { 'idempotency-key': key };
  const answer = await guest.fetch('/api/generations', { json: BODY, headers, from });
  if (answer.status !== 200) {
    const { code } = (await answer.json()) as { code: string };
    return { status: answer.status, done: false, code };
  }
  const last = (await readEvents(answer)).at(-1);
  return { status: 200, done: last?.event === 'done', code: last?.data['code'] ?? '' };
};

async function newGuest({ browser }: TestApp, from: string): Promise<TestBrowser> {
  const guest = browser();
  await (await guest.fetch('/generator', { from })).text();
  expect(guest.cookies.size).toBe(1);
  return guest;
}

/** Two hundred requests at once, drawn from the guests and their keys. Gives the outcome by guest. */
async function race({ guests, from, keys, draw, name }: Round) {
  const asked = Array.from({ length: AT_ONCE }, (_, index) => {
    const who = index < guests.length ? index : Math.floor(draw() * guests.length);
    return { who, key: `key-${name}-${who}-${Math.floor(draw() * keys)}` };
  });
  const answers = await Promise.all(
    asked.map(async ({ who, key }) => ({ who, key, ...(await ask(guests[who]!, key, from)) })),
  );
  const posts = guests.map(
    (_, index) =>
      new Set(answers.filter(({ who, done }) => who === index && done).map(({ key }) => key)).size,
  );
  return { answers, posts };
}

it(
  'never spends more than there is, and refuses nobody who has something left, however many ask at once',
  async () => {
    const draw = chance(SEED).next;
    let failing = 0;
    const writer: Writer = {
      name: 'offline',
      async *write() {
        await new Promise((resolve) => setTimeout(resolve, draw() * 4));
        if (draw() < failing) throw new Error('out of coffee');
        yield 'Toast.';
        return { text: 'Toast.', writer: 'offline', engine: 'test', templateIds: [], devices: [] };
      },
    };
    const env = { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: String(SHARE_OF_NETWORK) };
    const now = Date.now();
    const app = await createTestApp({
      env,
      overrides: { writer, now: () => now },
    });
    let [overspent, wronglyRefused, odd] = [0, 0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      // A /48 of its own: several networks of one share a limit.
      const from = `2001:db8:${round.toString(16)}::1`;
      failing = round % 3 === 2 ? 0.2 + draw() * 0.8 : 0;
      const count = 1 + Math.floor(draw() * MAX_GUESTS);
      const guests: TestBrowser[] = [];
      for (let index = 0; index < count; index += 1) guests.push(await newGuest(app, from));
      const keys = 1 + Math.floor(draw() * 40);
      const { answers, posts } = await race({ guests, from, keys, draw, name: String(round) });
      odd += answers.filter(({ status }) => ![200, 403, 409, 429].includes(status)).length;
      const written = posts.reduce((sum, own) => sum + own, 0);
      overspent += posts.filter((own) => own > 1).length + Math.max(0, written - SHARE_OF_NETWORK);
      if (failing === 0 && written !== Math.min(count, SHARE_OF_NETWORK)) wronglyRefused += 1;
      // Whoever has something left gets it now, and nobody else.
      failing = 0;
      let left = SHARE_OF_NETWORK - written;
      for (const [index, guest] of guests.entries()) {
        const { done } = await ask(guest, `key-${round}-late-${index}`, from);
        const may = posts[index] === 0 && left > 0;
        if (done && !may) overspent += 1;
        if (!done && may) wronglyRefused += 1;
        if (done) left -= 1;
      }
    }
    const rows = await app.db.selectFrom('generations').select(['state']).execute();
    const charged = await app.db.selectFrom('quota_counters').select(['scope', 'used']).execute();
    const succeeded = rows.filter(({ state }) => state === 'succeeded').length;
    const used = (scope: string) =>
      charged.filter((row) => row.scope === scope).reduce((sum, row) => sum + row.used, 0);
    expect({ overspent, wronglyRefused, odd }).toEqual({ overspent: 0, wronglyRefused: 0, odd: 0 });
    const scopes = ['guest-generations-of-address', 'guest-generations-of-site'];
    expect(scopes.map(used)).toEqual([succeeded, succeeded]);
  },
  60_000 + ROUNDS * 5000,
);
