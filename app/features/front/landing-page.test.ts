import { expect, it } from 'vitest';
import { readPage } from '../../../test/read-page.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { EXAMPLE_SENTENCE, examplePosts } from './example-post.server.ts';
import { faqOf, FEATURES, OPENING_LINE, TESTIMONIALS } from './landing-words.ts';

it('has everything that docs/product.md §2 wants, in the answer itself', async () => {
  const { browser } = await createTestApp();
  const html = await (await browser().fetch('/')).text();
  const { text } = readPage(html);
  for (const number of ['100K+', '50K+', '1M+']) expect(text).toContain(number);
  for (const { title, words, to } of FEATURES) {
    expect(text).toContain(`${title} ${words}`);
    expect(html).toMatch(new RegExp(`<a[^>]* href="${to}"[^>]*>${title}</a>`));
  }
  for (const { words, name } of TESTIMONIALS) {
    expect(text).toContain(words);
    expect(text).toContain(name);
  }
  expect(faqOf('Broetry')).toHaveLength(12);
  for (const { question, answer } of faqOf('Broetry'))
    expect(text).toContain(`${question} ${answer}`);
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

it('says what it is, and shows the example and its whole post, folded where a script can open it', async () => {
  const { browser, services } = await createTestApp();
  const { text } = readPage(await (await browser().fetch('/')).text());
  const { Spicy } = examplePosts(new URL(services.publicOrigin).host);
  expect(text).toContain(`${OPENING_LINE} What happened? ${EXAMPLE_SENTENCE}`);
  expect(Spicy.text.startsWith(Spicy.folded)).toBe(true);
  expect(text).toContain(Spicy.folded.replaceAll('\n', ' '));
  expect(text).toContain(Spicy.text.slice(Spicy.folded.length).replaceAll('\n', ' ').trim());
});

it('has an example of one story at three levels, with none of the jokes of the cards below', () => {
  const posts = Object.values(examplePosts('posts.example'));
  const lines = posts.map(({ text }) => text.split('\n'));
  expect(new Set(posts.map(({ folded }) => folded)).size).toBe(3);
  for (const post of lines) {
    expect(post[0]).toContain('I watered a plant');
    expect(post.at(-1)).toContain('posts.example');
    expect(post.length).toBeLessThanOrEqual(10);
  }
  const straight = (text: string) => text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '');
  const told = new Set(lines.flat().map(straight));
  expect(FEATURES.filter(({ sample }) => told.has(straight(sample)))).toEqual([]);
});

it('tells machines what the site is and which questions it answers', async () => {
  const { browser, services } = await createTestApp();
  const [data] = readPage(await (await browser().fetch('/')).text()).data;
  const graph = data?.['@graph'] as Record<string, unknown>[];
  expect(graph.map((part) => part['@type'])).toEqual(['WebSite', 'FAQPage']);
  expect(graph[0]).toMatchObject({ name: 'Broetry', url: `${services.publicOrigin}/` });
  const questions = graph[1]?.['mainEntity'] as { name: string }[];
  expect(questions.map(({ name }) => name)).toEqual(
    faqOf('Broetry').map(({ question }) => question),
  );
});
