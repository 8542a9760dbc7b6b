import { expect, it } from 'vitest';
import { POST_STYLES } from '../../../comedy/post-styles.ts';
import { createTestApp } from '../../../test/test-app.ts';

it('offers the level for an own idea only, and says the same wherever levels are named', async () => {
  const browser = (await createTestApp()).browser();
  const htmlOf = async (path: string) => (await browser.fetch(path)).text();
  const offered = [];
  for (const { value } of POST_STYLES) {
    const form = await htmlOf(`/generator?style=${value}`);
    if (form.includes('name="humorLevel"')) offered.push(value);
  }
  expect(offered).toEqual(['gpt4-context']);
  expect(await htmlOf('/')).toContain(
    'Mild, Spicy or Unhinged for an idea of your own. Every other style starts at Spicy; turn any post up or down afterwards.',
  );
  expect(await htmlOf('/api/v1/openapi.json')).toContain(
    'The API takes it for every style; the form of the site offers it for gpt4-context only.',
  );
});

it('shows the limit of 1,000 characters from the start', async () => {
  const browser = (await createTestApp()).browser();
  const form = await (await browser.fetch('/generator?style=gpt4-context')).text();
  expect(form.replaceAll('<!-- -->', '')).toContain('0 / 1,000');
});
