import { expect, it } from 'vitest';
import LINES from '../../../comedy/banks/on-nothing.json' with { type: 'json' };
import { decodePng } from '../../../test/decode-png.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { readCardToken } from '../../domain/writing/translation-card.server.ts';
import { verdictOn } from '../../domain/writing/verdict-on.server.ts';

const POST = `I'm humbled to announce that Initech promoted me. Thank you, Sarah Millbrook, and thank you, @tomwaits99.
My son asked what leadership is. I said: showing up.
Yesterday I flew to Ouagadougou and learned 12 things about resilience. Agree?`;

it('makes a card that has what the house says, no name and no line of the post, and stores nothing', async () => {
  const app = await createTestApp();
  const guest = app.browser();
  const body = new URLSearchParams({ text: POST }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const made = await guest.fetch('/translate/card', { method: 'POST', body, headers });
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
  const picture = address.replace('/card?', '/card.png?');
  for (const [size, height] of [
    ['link', 627],
    ['square', 1080],
    ['preview', 627],
  ] as const) {
    const png = await guest.fetch(`${picture}&size=${size}`);
    expect(decodePng(Buffer.from(await png.arrayBuffer())).height).toBe(height);
  }
  for (const table of ['guests', 'generations', 'quota_counters'] as const) {
    expect([table, await app.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  }
  for (const forged of [address.replace(/t=./, 't=A'), `${address}x`]) {
    expect((await guest.fetch(forged)).status).toBe(401);
    expect((await guest.fetch(forged.replace('/card?', '/card.png?'))).status).toBe(401);
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

it.each(['/translate/card', '/translate/card.data'])(
  'takes 20,000 characters of any script at %s',
  async (path) => {
    const app = await createTestApp();
    const made = await app.browser().fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ text: POST.padEnd(20_000, ' Да') }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([303, 202]).toContain(made.status);
  },
);

it.each(['', 'My mother passed away last night.', 'x'.repeat(20_001)])(
  'makes no card of %.40j',
  async (text) => {
    const app = await createTestApp();
    const answer = await app.browser().fetch('/translate/card', {
      method: 'POST',
      body: new URLSearchParams({ text }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('There is no card of this text');
  },
);
