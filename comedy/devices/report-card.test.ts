import { expect, it } from 'vitest';
import { HUMOR_LEVELS, POST_STYLES } from '../post-styles.ts';
import { writePost } from '../write-post.ts';
import { reportCard } from './report-card.ts';

const SEEDS = 25;

it(
  'scores Unhinged above Spicy above Mild, for the same idea and luck',
  { timeout: 240_000 },
  () => {
    let rose = 0;
    let all = 0;
    for (const { value: style, fields: known } of POST_STYLES) {
      const fields = Object.fromEntries(known.map(({ name, placeholder }) => [name, placeholder]));
      for (let seed = 0; seed < SEEDS; seed += 1) {
        const [mild = 0, spicy = 0, unhinged = 0] = HUMOR_LEVELS.map(
          (level) =>
            reportCard(writePost({ style, fields, level, seed, site: 'x.example' }).text).score,
        );
        all += 1;
        if (mild < spicy && spicy < unhinged) rose += 1;
      }
    }
    expect(all).toBeGreaterThan(200);
    expect(rose / all).toBeGreaterThanOrEqual(0.95);
  },
);

it('gives the same card for the same text', () => {
  const text = 'Thrilled to announce that I cried. Agree?';
  expect(reportCard(text)).toEqual(reportCard(text));
  expect(reportCard(text).score).toBeGreaterThan(20);
});

it('does not judge a gentle post', () => {
  const fields = { context: "my grandmother's funeral" };
  const ask = {
    style: 'gpt4-context',
    fields,
    level: 'Unhinged',
    seed: 1,
    site: 'x.example',
  } as const;
  expect(reportCard(writePost(ask).text).spared).toBe('grave');
});

it('does not judge grave posts and apologies', () => {
  for (const text of [
    'My mother died on Sunday. She taught me everything about leadership. Agree?',
    'We made a mistake. We are sorry, and we apologize to everybody. Thoughts?',
  ]) {
    expect(reportCard(text)).toMatchObject({ score: 0, badges: [], spared: 'grave' });
  }
});

it.each([
  ['dead tuple ids are kept in a radix tree now', null],
  ['The dead letter queue holds 40 messages.', null],
  ['What my divorce taught me about B2B sales:\n1. Listen.', null],
  ['My divorce was final today.', 'grave'],
  [
    'What my divorce taught me about sales. It also cost me my job: I was laid off on Monday.',
    'grave',
  ],
  ["What my mother's death taught me about leadership", 'grave'],
  ['What cancer taught me about B2B sales', 'grave'],
  ['Our dead colleague was a mentor to us all.', 'grave'],
] as const)('detects grave text: %s', (text, spared) => {
  expect(reportCard(text).spared).toBe(spared);
});

it('scores a post with many devices above one with one', () => {
  const card = (text: string) => reportCard(text).score;
  const excited = card('Excited to share that our paper on moss was accepted.');
  const textbook = card(
    'Thrilled to announce my promotion!\n\nI never imagined this when I started here as an intern.\n\nGrateful to my incredible team.\n\nThe best is yet to come. 🚀\n\n#growth #leadership #blessed',
  );
  expect(excited).toBeLessThan(15);
  expect(textbook).toBeGreaterThan(50);
});

it('reports another language and empty text', () => {
  expect(reportCard('Heute haben wir im Büro etwas gelernt, und ich bin dankbar.').spared).toBe(
    'foreign',
  );
  expect(reportCard(' \n ')).toMatchObject({ score: 0, spared: 'empty' });
});

it('scores a plain sentence 0 and never more than 100', () => {
  expect(reportCard('The bus leaves at nine.')).toMatchObject({
    score: 0,
    badges: [],
    spared: null,
  });
  expect(
    reportCard('Agree? Thoughts? I cried. Let that sink in. '.repeat(400)).score,
  ).toBeLessThanOrEqual(100);
});

it('mentions a question, a list or a child only if the post has one', () => {
  const posts = Array.from(
    { length: 60 },
    (_, each) => `Thrilled to announce update ${each}. I cried. Let that sink in.`,
  );
  for (const text of posts)
    expect(reportCard(text).verdict).not.toMatch(/question|you numbered|the child/u);
});

it.each([
  ['We are restructuring to better serve our customers.', null],
  ['We had to make some difficult decisions. 400 talented people will be leaving us.', null],
  ['We are restructuring, and my role was eliminated.', 'grave'],
  ['I was affected by the restructuring.', 'grave'],
  ['We laid off 400 people today.', 'grave'],
] as const)('judges euphemisms, but not posts about lost jobs: %s', (text, why) => {
  expect(reportCard(text).spared).toBe(why);
});
