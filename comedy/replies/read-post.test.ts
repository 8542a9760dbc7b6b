import { expect, it } from 'vitest';
import { readPost } from './read-post.ts';
import { countWords } from './reply-limits.ts';
import {
  AWKWARD_POSTS,
  HARMLESS_POSTS,
  HEAVY_POSTS,
  ORDINARY_POSTS,
} from '../../test/comedy/sample-posts.ts';

it.each(ORDINARY_POSTS)('classifies a post as %s: %s', (kind, post) => {
  const reading = readPost(post);
  expect(reading.category).toBe(kind);
  expect(reading.sensitive).toBe(false);
});

it('finds every grave post sensitive, without parts, and harmless ones harmless', () => {
  for (const post of HEAVY_POSTS) {
    const { sensitive, topic, topic2, quote, number, person } = readPost(post);
    expect([post, sensitive, topic, topic2, quote, number, person]).toEqual([
      post,
      true,
      ...Array(5).fill(undefined),
    ]);
  }
  expect(HARMLESS_POSTS.filter((post) => readPost(post).sensitive)).toEqual([]);
});

it('finds a grave line in a long post', () => {
  const post = `${'What a year for pallets! '.repeat(60)}\nIn May my father passed away.\nOnward!`;
  expect(readPost(post).sensitive).toBe(true);
});

it.each([
  [
    "Remote work is dead. I've been saying it for years.",
    { topic: 'remote work', quote: 'Remote work is dead' },
  ],
  ['My printer died. I died laughing.', { topic: 'your printer', quote: 'My printer died' }],
  ['It took 500 cold emails and ten years.', { number: '500 cold emails' }],
  ['Thanks to Maria for believing in me.', { person: 'Maria' }],
  ['My boss told me to smile.', { person: 'your boss' }],
  ['A barista once asked me what I do.', { person: 'the barista' }],
  ['I forgot my umbrella in a taxi.', { topic: 'your umbrella' }],
  ['Introducing Toastly, the toaster that listens.', { topic: 'Toastly' }],
])('finds the parts of "%s"', (post, parts) => {
  expect(readPost(post)).toMatchObject(parts);
});

it.each([
  ['In 2019 I started at 9:30.', 'number'],
  ['Our market share is 3.5% of nothing.', 'number'],
  ['Thanks to everyone and to Monday.', 'person'],
  ['🔥🔥🔥', 'quote'],
  ['<b></b>', 'quote'],
  ['What a bunch of assholes.', 'quote'],
  ['f(x) => x', 'topic'],
] as const)('reads "%s" without %s', (post, part) => {
  expect(readPost(post)[part]).toBeUndefined();
});

it('gives parts without punctuation, and verbatim quotes', () => {
  for (const post of [...AWKWARD_POSTS, ...ORDINARY_POSTS.map(([, text]) => text)]) {
    const { quote, topic, number, person } = readPost(post);
    for (const part of [quote, topic, number, person]) {
      expect(part ?? '').not.toMatch(/[.!?…<>{}[\]#@"\n]/u);
      expect(countWords(part ?? '')).toBeLessThanOrEqual(8);
    }
    const plain = post
      .replace(/[\p{Cf}\p{Cs}]/gu, '')
      .replace(/\s+/gu, ' ')
      .normalize('NFC');
    if (quote !== undefined && !post.includes('’')) expect(plain).toContain(quote);
  }
});

it('reads a bounded part of a text, within a few seconds', () => {
  const start = performance.now();
  expect(readPost(`${'x '.repeat(2000)}My boss quit.`).person).toBeUndefined();
  readPost('a,'.repeat(200_000));
  readPost('my own '.repeat(60_000));
  expect(performance.now() - start).toBeLessThan(5000);
});
