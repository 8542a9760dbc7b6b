import { expect, it } from 'vitest';
import LINES from '../../../comedy/comment-section/on-nothing.json' with { type: 'json' };
import { expectSignedCard } from '../../../test/expect-signed-card.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { readCardToken } from '../../domain/translator/translation-card.server.ts';
import { verdictOn } from '../../domain/translator/verdict-on.server.ts';

const POST = `I'm humbled to announce that Initech promoted me. Thank you, Sarah Millbrook, and thank you, @tomwaits99.
My son asked what leadership is. I said: showing up.
Yesterday I flew to Ouagadougou and learned 12 things about resilience. Agree?`;

it('makes a card that has what the house says, no name and no line of the post, and stores nothing', async () => {
  const app = await createTestApp();
  const guest = app.browser();
  const body = new URLSearchParams({ text: POST });
  const made = await guest.fetch('/translate/card', { body });
  expect(made.status).toBe(303);
  const address = made.headers.get('location') ?? '';
  const card = readCardToken(app.services.secret, address.split('t=')[1] ?? '');
  expect(card).toEqual(verdictOn(POST));
  expect(card).toMatchObject({ score: expect.any(Number), comments: { length: 3 } });
  const html = await (await guest.fetch(address, { headers: { accept: 'text/html' } })).text();
  for (const name of ['Sarah', 'Millbrook', 'tomwaits99', 'Initech', 'Ouagadougou']) {
    expect([name, html.includes(name)]).toEqual([name, false]);
  }
  for (const line of ['son asked what leadership', 'learned 12 things about']) {
    expect([line, html.includes(line)]).toEqual([line, false]);
  }
  expect(html).toMatch(/og:image" content="[^"]+&amp;size=preview"/);
  await expectSignedCard(guest, address);
  for (const table of ['guests', 'generations', 'quota_counters'] as const) {
    expect([table, await app.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  }
}, 60_000);

it('lets nobody mock a post without a fault, and calls no ugly one clean', () => {
  const card = verdictOn('The bus leaves at nine from the old stop.');
  expect(card).toMatchObject({ score: 0, comments: { length: 3 } });
  const said = card?.comments.map(({ text }) => text).join(' ') ?? '';
  const bank = Object.values(LINES).flat();
  expect(card?.comments.filter(({ text }) => bank.includes(text))).toHaveLength(3);
  expect(said).not.toMatch(/bus|nine|stop/);
  expect(verdictOn('The fucking bus leaves at nine.')).toBeNull();
});

it.each([
  ['Japanese', '感動しました。'],
  ['emoji', '🚀'],
  ['an address without an end', 'I.was.rejected.and.cried'],
])('reads 8,000 characters of %s without a space in less than 0.15 s', (_, unit) => {
  const post = `I was rejected. Agree?\n${unit.repeat(4000)}`.slice(0, 8000);
  verdictOn(POST);
  const times = [1, 2, 3].map(() => {
    const begun = process.cpuUsage();
    verdictOn(post);
    return process.cpuUsage(begun).user / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(150);
});

it.each(['/translate/card', '/translate/card.data'])(
  'takes 8,000 characters of any script at %s',
  async (path) => {
    const app = await createTestApp();
    const body = new URLSearchParams({ text: POST.padEnd(8000, ' Да') });
    const made = await app.browser().fetch(path, { body });
    expect([303, 202]).toContain(made.status);
  },
);

it.each(['', 'My mother passed away last night.', 'x'.repeat(8001)])(
  'makes no card of %.40j',
  async (text) => {
    const app = await createTestApp();
    const body = new URLSearchParams({ text });
    const headers = { accept: 'text/html' };
    const answer = await app.browser().fetch('/translate/card', { body, headers });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('There is no card of this text');
  },
);
