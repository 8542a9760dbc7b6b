import { expect, it } from 'vitest';
import { toTruth } from '../../../comedy/translate/to-truth.ts';
import { readPage } from '../../../test/read-page.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { FAQ, FEATURES, SAID_AND_MEANT, TESTIMONIALS } from './landing-words.ts';
import { HERO_POSTS, heroText } from './hero-posts.ts';

it('has everything that docs/product.md §2 wants, in the answer itself', async () => {
  const { browser } = await createTestApp();
  const html = await (await browser().fetch('/')).text();
  const { text } = readPage(html);
  for (const number of ['100K+', '50K+', '1M+']) expect(text).toContain(number);
  for (const { title, words } of FEATURES) expect(text).toContain(`${title} ${words}`);
  for (const { words, name } of TESTIMONIALS) {
    expect(text).toContain(words);
    expect(text).toContain(name);
  }
  expect(FAQ).toHaveLength(12);
  for (const { question, answer } of FAQ) expect(text).toContain(`${question} ${answer}`);
  expect(html.match(/<details\b/g)).toHaveLength(12);
  expect(html).toContain('Parody. Not affiliated with LinkedIn.');
});

it('has the three Try-now links, each with its source', async () => {
  const { browser } = await createTestApp();
  const html = await (await browser().fetch('/')).text();
  const links = html.match(/<a\b[^>]*data-try="[a-z]+"[^>]*>/g) ?? [];
  expect(links.every((link) => link.includes('href="/generator"'))).toBe(true);
  const sources = links.map((link) => /data-try="([a-z]+)"/.exec(link)?.[1]);
  expect(new Set(sources)).toEqual(new Set(['navbar', 'hero', 'cta']));
  expect(sources).toHaveLength(3);
});

it('translates what it says it translates, in a form that works as the page comes', async () => {
  const app = await createTestApp();
  const guest = app.browser();
  const { text } = readPage(await (await guest.fetch('/')).text());
  for (const { said, meant } of SAID_AND_MEANT) {
    expect(text).toContain(`“${said}” ${meant}`);
    const { exposed } = toTruth({ text: said, level: 'Spicy', seed: 0 });
    expect(exposed.map(({ truth }) => truth)).toContain(meant);
  }
  const answer = await guest.fetch('/translate', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: new URLSearchParams({ direction: 'to-truth', text: 'Agree?' }).toString(),
  });
  expect(await answer.text()).toContain('Press something. It does not matter what.');
});

it('shows the sentence of the day and the post it became', async () => {
  for (const [index, post] of HERO_POSTS.entries()) {
    const { browser } = await createTestApp({ overrides: { now: () => index * DAY_MS + 1000 } });
    const { text } = readPage(await (await browser().fetch('/')).text());
    expect(text).toContain(`What happened ${post.sentence}`);
    expect(text).toContain(heroText(post, 'broetry.example').replaceAll('\n', ' '));
  }
});

it('tells machines what the site is and which questions it answers', async () => {
  const { browser, services } = await createTestApp();
  const [data] = readPage(await (await browser().fetch('/')).text()).data;
  const graph = data?.['@graph'] as Record<string, unknown>[];
  expect(graph.map((part) => part['@type'])).toEqual(['WebSite', 'FAQPage']);
  expect(graph[0]).toMatchObject({ name: 'Broetry', url: `${services.publicOrigin}/` });
  const questions = graph[1]?.['mainEntity'] as { name: string }[];
  expect(questions.map(({ name }) => name)).toEqual(FAQ.map(({ question }) => question));
});
