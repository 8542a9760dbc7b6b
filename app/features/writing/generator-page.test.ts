import { expect, it } from 'vitest';
import { POST_STYLES } from '../../../comedy/styles/post-styles.ts';
import { readEvents } from '../../../test/read-events.ts';
import { readPage } from '../../../test/read-page.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { styleSamples } from '../../domain/writing/style-samples.server.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import { FREE_TRIAL_BANNER, UNKNOWN_STYLE } from './generator-words.ts';

it('offers the level for an own idea only, as the API says', async () => {
  const browser = (await createTestApp()).browser();
  const htmlOf = async (path: string) => (await browser.fetch(path)).text();
  const offered = [];
  for (const { value } of POST_STYLES) {
    const form = await htmlOf(`/generator?style=${value}`);
    if (form.includes('name="humorLevel"')) offered.push(value);
  }
  expect(offered).toEqual(['gpt4-context']);
  for (const style of ['random-lol', 'limerick']) {
    expect(await htmlOf(`/generator?style=${style}`)).toContain(UNKNOWN_STYLE);
  }
  expect(await htmlOf('/api/v1/openapi.json')).toContain(
    'The API takes it for every style; the form of the site offers it for gpt4-context only.',
  );
});

it('shows the limit of 1,000 characters from the start', async () => {
  const browser = (await createTestApp()).browser();
  const form = await (await browser.fetch('/generator?style=gpt4-context')).text();
  expect(form.replaceAll('<!-- -->', '')).toContain('0 / 1,000');
});

it('opens with the form of an own idea, and names the eight other styles with a line of each', async () => {
  const browser = (await createTestApp()).browser();
  const [OWN_IDEA, ...others] = POST_STYLES;
  for (const path of ['/generator', '/generator?style=gpt4-context']) {
    const html = await (await browser.fetch(path)).text();
    const { text } = readPage(html);
    for (const words of ['Step 1 of 2', OWN_IDEA.label, OWN_IDEA.promise, 'NEW', 'Generate Post']) {
      expect(html).toContain(words);
    }
    expect(html).toContain('name="context"');
    for (const { value, label } of others) {
      expect(html).toContain(`href="/generator?style=${value}"`);
      expect(text).toContain(`${label} ${styleSamples()[value]}`);
    }
    expect(html).toContain('<link rel="canonical" href="http://localhost');
    expect(html).not.toMatch(/rel="canonical" href="[^"]*style=/);
  }
});

it('tells a guest before the form that the free post is used, and where to sign up', async () => {
  const browser = (await createTestApp()).browser();
  const limit = errorMessage('guest-limit').replace("'", '&#x27;');
  const pageOf = async (path: string) => (await browser.fetch(path)).text();
  const fresh = await pageOf('/generator');
  expect([fresh.includes(FREE_TRIAL_BANNER), fresh.includes(limit)]).toEqual([true, false]);
  const json = { style: 'gpt4-context', fields: { context: 'I made a sandwich' } };
  const headers = { 'idempotency-key': 'one-key-of-a-guest' };
  await readEvents(await browser.fetch('/api/generations', { json, headers }));
  for (const path of ['/generator', '/generator?style=humblebrag']) {
    const used = await pageOf(path);
    expect([used.includes(FREE_TRIAL_BANNER), used.includes(limit)]).toEqual([false, true]);
    expect(used).toContain(`href="/signup?next=${encodeURIComponent(path)}"`);
    expect(used).toContain('Generate Post');
  }
});
