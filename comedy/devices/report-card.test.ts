import { expect, it } from 'vitest';
import { writePost } from '../posts/write-post.ts';
import { reportCard } from './report-card.ts';

it('scores a post of the house like any other: by its devices, not by its level', () => {
  const fields = { context: 'I burned the toast' };
  const told = Array.from({ length: 12 }, (_, seed) =>
    writePost({ style: 'gpt4-context', fields, level: 'Unhinged', seed, site: 'x.example' }),
  ).map(({ lines }) => reportCard(lines.slice(0, -1).join('\n')));
  const plain = told.filter(({ badges }) => badges.length === 0);
  expect(plain.length).toBeGreaterThan(0);
  for (const { score } of plain) expect(score).toBe(0);
});

it('scores by how many devices a text has, from 0 to 100', () => {
  const plain = { score: 0, badges: [], spared: null };
  expect(reportCard('The bus leaves at nine.')).toMatchObject(plain);
  const { score } = reportCard('Excited to share that our paper on moss was accepted.');
  expect(score).toBeLessThan(15);
  const textbook = reportCard(
    'Thrilled to announce my promotion!\n\nI never imagined this when I started here as an intern.\n\nGrateful to my incredible team.\n\nThe best is yet to come. 🚀\n\n#growth #leadership #blessed',
  );
  expect(textbook.score).toBeGreaterThan(50);
  const endless = 'Agree? Thoughts? I cried. Let that sink in. '.repeat(400);
  expect(reportCard(endless).score).toBeLessThanOrEqual(100);
});

it('does not judge gentle posts, grave posts and apologies', () => {
  const gentle = writePost({
    style: 'gpt4-context',
    fields: { context: "my grandmother's funeral" },
    level: 'Unhinged',
    seed: 1,
    site: 'x.example',
  });
  for (const text of [
    gentle.text,
    'My mother died on Sunday. She taught me everything about leadership. Agree?',
    'We made a mistake. We are sorry, and we apologize to everybody. Thoughts?',
  ])
    expect(reportCard(text)).toMatchObject({ score: 0, badges: [], spared: 'grave' });
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
  ['Our dead colleague was a mentor to us all.', 'grave'],
  ['We are restructuring to better serve our customers.', null],
  ['We had to make some difficult decisions. 400 talented people will be leaving us.', null],
  ['We are restructuring, and my role was eliminated.', 'grave'],
  ['I was affected by the restructuring.', 'grave'],
  ['We laid off 400 people today.', 'grave'],
  ['Heute haben wir im Büro etwas gelernt, und ich bin dankbar.', 'foreign'],
  [' \n ', 'empty'],
] as const)('spares grave, foreign and empty text, but no euphemism: %s', (text, spared) => {
  expect(reportCard(text).spared).toBe(spared);
});

it('mentions a question, a list or a child only if the post has one', () => {
  for (let each = 0; each < 60; each += 1) {
    const text = `Thrilled to announce update ${each}. I cried. Let that sink in.`;
    expect(reportCard(text).verdict).not.toMatch(/question|you numbered|the child/u);
  }
});
