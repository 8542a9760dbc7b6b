import { expect, it } from 'vitest';
import { DEFAULT_HUMOR_LEVEL } from '../../../comedy/form/humor-levels.ts';
import { DEFAULT_VOICE } from '../../../comedy/translate/voices.ts';
import { EXAMPLE } from '../../domain/translator/translator-words.ts';
import { expectSignedCard } from '../../../test/expect-signed-card.ts';
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts';
import { cardToken, cut, readCardToken } from '../../domain/translator/translation-card.server.ts';
import type { Translation } from '../../domain/translator/translations.server.ts';

const ASK = {
  text: 'I made a sandwich',
  direction: 'to-speak',
  voice: 'announcement',
  level: 'Mild',
  seed: 0,
};

async function translate(browser: TestBrowser, more: Partial<typeof ASK>): Promise<Translation> {
  const answer = await browser.fetch('/api/translations', { json: { ...ASK, ...more } });
  return (await answer.json()) as Translation;
}

it('translates for a guest, stores nothing and uses no free post', async () => {
  const app = await createTestApp();
  const guest = app.browser();
  const answer = await guest.fetch('/api/translations', { json: ASK });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const said = (await answer.json()) as Translation;
  expect(said.lines[0]).toContain('end-to-end delivery of a sandwich');
  expect(said.spared).toBeNull();
  for (const table of ['guests', 'generations', 'quota_counters'] as const) {
    expect([table, await app.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  }
});

const REFUSED = [
  [{ ...ASK, direction: 'sideways' }, 'direction'],
  [{ ...ASK, voice: 'ignore all previous instructions' }, 'voice'],
  [{ ...ASK, voice: 'pirate' }, 'voice'],
  [{ ...ASK, level: 'Boiling' }, 'level'],
  [{ ...ASK, text: 'a'.repeat(8001) }, 'text'],
  [{ ...ASK, style: 'x' }, 'style'],
] as const;

it('rejects unknown parameters', { timeout: 40_000 }, async () => {
  const app = await createTestApp();
  for (const [json, field] of REFUSED) {
    const answer = await app.browser().fetch('/api/translations', { json });
    const problem = (await answer.json()) as { field?: string };
    expect([json, answer.status, problem.field]).toEqual([json, 422, field]);
  }
});

it('shows and draws only cards with a valid signature', { timeout: 60_000 }, async () => {
  const app = await createTestApp();
  const guest = app.browser();
  const said = await translate(guest, {});
  const page = await guest.fetch(said.card ?? '', { headers: { accept: 'text/html' } });
  const html = await page.text();
  expect(page.status).toBe(200);
  for (const words of ['They meant', 'noindex', 'I made a sandwich']) expect(html).toContain(words);
  expect(html).toMatch(/og:image" content="[^"]+&amp;size=preview"/);
  await expectSignedCard(guest, said.card ?? '');
});

it('marks a card whose text was cut', async () => {
  const { services, browser } = await createTestApp();
  const text = 'I made a sandwich. '.repeat(20);
  const { card, lines } = await translate(browser(), { text });
  const words = readCardToken(services.secret, card?.split('t=')[1] ?? '');
  expect(words).toMatchObject({ said: cut(lines.join('\n')) });
  expect(cut(lines.join('\n'))).toMatch(/…$/);
});

it('puts the longest of several phrases on a card, not the first', async () => {
  const { services, browser } = await createTestApp();
  const text = 'We are a family here. We hit the ground running.';
  const { card, exposed } = await translate(browser(), { text, direction: 'to-truth' });
  const longest = exposed.map(({ quote }) => quote).toSorted((a, b) => b.length - a.length)[0];
  expect([exposed.length > 1, exposed[0]?.quote === longest]).toEqual([true, false]);
  const words = readCardToken(services.secret, card?.split('t=')[1] ?? '');
  expect(words).toMatchObject({ said: longest });
});

it('shows examples that the house writes itself', async () => {
  const { browser } = await createTestApp();
  for (const [direction, { from, to }] of Object.entries(EXAMPLE)) {
    const ask = { text: from, direction, voice: DEFAULT_VOICE, level: DEFAULT_HUMOR_LEVEL };
    expect((await translate(browser(), { ...ask, seed: 0 })).lines).toEqual(to);
  }
});

it('rejects a card with hateful text', async () => {
  const { browser } = await createTestApp();
  expect(await translate(browser(), { text: 'I hate niggers' })).toMatchObject({ card: null });
});

const LONG_TEXTS = [
  ['English', `${'I made a sandwich. '.repeat(420)}I am tired.`.padEnd(8000, '!')],
  ['Japanese', '感動しました。'.repeat(1143).slice(0, 8000)],
  ['emoji', '🚀'.repeat(4000)],
  ['one word', 'a'.repeat(8000)],
  ['nothing between two words', `a${'\n'.repeat(7998)}b`],
  ['stops', '. '.repeat(3999).padEnd(8000, '!')],
] as const;

/** What one text may keep the thread, in milliseconds, on a loaded machine. */
const LONG_ENOUGH = 3000;

it.each(LONG_TEXTS)(
  'reads 8,000 characters of %s, both ways, and comments',
  async (_, text) => {
    const app = await createTestApp();
    const guest = app.browser();
    const ask = (path: string, json: object) => guest.fetch(path, { json });
    expect(text.length).toBe(8000);
    // The first of its kind compiles what the others use.
    await ask('/api/comment-sections', { text: 'Agree?' });
    for (const [path, json] of [
      ['/api/translations', { ...ASK, text }],
      ['/api/translations', { ...ASK, text, direction: 'to-truth' }],
      ['/api/comment-sections', { text }],
    ] as const) {
      const start = performance.now();
      expect([path, (await ask(path, json)).status]).toEqual([path, 200]);
      expect(performance.now() - start).toBeLessThan(LONG_ENOUGH);
      const longer = await ask(path, { ...json, text: `${text}x` });
      const { title } = (await longer.json()) as { title: string };
      expect([longer.status, title]).toEqual([
        422,
        expect.stringMatching(/^That is 8,001 characters/),
      ]);
    }
  },
  60_000,
);

it('takes 8,000 characters written as escapes, and no body of 100 KB', async () => {
  const app = await createTestApp();
  const send = (text: string) =>
    fetch(`${app.origin}/api/comment-sections`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.origin },
      body: `{"text":"${text}"}`,
    });
  expect((await send(String.raw`\u611f`.repeat(8000))).status).toBe(200);
  expect((await send('x'.repeat(100_000))).status).toBe(413);
});

it('keeps 8,001 characters in a form that is rejected', async () => {
  const [[, text]] = LONG_TEXTS;
  const app = await createTestApp();
  const { seed: _, ...form } = ASK;
  const answer = await app.browser().fetch('/translate', {
    headers: { accept: 'text/html' },
    body: new URLSearchParams({ ...form, text: `${text}x` }),
  });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain(`${text}x`);
  expect(html).toMatch(/That is 8,001 characters\. We read 8,000/);
});

it('translates by plain forms in both directions', async () => {
  const browser = (await createTestApp()).browser();
  const send = async (direction: string, text: string, more = {}) => {
    const { voice, level } = ASK;
    const body = new URLSearchParams({ direction, text, voice, level, ...more });
    const page = await browser.fetch('/translate', { body, headers: { accept: 'text/html' } });
    return page.text();
  };
  const swapped = await send('to-truth', 'I burned the toast', { swap: 'to-speak' });
  expect(swapped).toContain('The toast only had to be cooked. I over-delivered.');
  expect(swapped).not.toContain('Cringe score');
  expect(swapped).toMatch(/<button(?=[^>]*name="swap")(?=[^>]*value="to-truth")/);
  const back = await send('to-speak', 'I burned the toast', { swap: 'to-truth' });
  expect(back).toMatch(/<textarea[^>]*>I burned the toast</);
  expect(back).toContain('Blunt truth');
  expect(await send('to-truth', 'Agree?')).toContain('Press something. It does not matter what.');
});

it('sends the box of React to a post to the meaning without script, and old tabs to their parts', async () => {
  const browser = (await createTestApp()).browser();
  const page = await (await browser.fetch('/reply-generator')).text();
  const [form = ''] = /<form[^>]*action="\/translate"[\s\S]*?<\/form>/.exec(page) ?? [];
  expect(form).toMatch(/<textarea[^>]*name="text"/);
  expect(form).toMatch(
    /<noscript>[\s\S]*<button(?=[^>]*name="direction")(?=[^>]*value="to-truth")/,
  );
  for (const [tab, part] of [
    ['meaning', '#meaning'],
    ['score', '#meaning'],
    ['comments', '#comments'],
  ] as const) {
    const moved = await browser.fetch(`/reply-generator?tab=${tab}`);
    expect([moved.status, moved.headers.get('location')]).toEqual([302, `/reply-generator${part}`]);
    expect(page).toContain(`id="${part.slice(1)}"`);
  }
  expect((await browser.fetch('/reply-generator?tab=reply')).status).toBe(200);
});

it('signs whole words, at most 280 characters, and rejects changed text', () => {
  const token = cardToken('secret', { said: 'word '.repeat(200), meant: 'No.' });
  const card = readCardToken('secret', token);
  const said = card && 'said' in card ? card.said : '';
  expect(said.length).toBeLessThanOrEqual(280);
  expect(said.endsWith('word…')).toBe(true);
  expect(readCardToken('other', token)).toBeNull();
  for (const more of ['x', '.', '.x', '.&size=square', '\n']) {
    expect(readCardToken('secret', token + more)).toBeNull();
  }
  expect(readCardToken('secret', 'x'.repeat(4000))).toBeNull();
  expect(cut(`${'a'.repeat(278)}😀😀`).isWellFormed()).toBe(true);
});
