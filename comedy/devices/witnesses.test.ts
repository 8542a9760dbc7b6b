import { expect, it } from 'vitest';
import { bankOf, PACKS, STYLE_FILES } from '../bank.ts';
import translator from '../banks/translator.json' with { type: 'json' };
import { HUMOR_LEVELS, POST_STYLES } from '../post-styles.ts';
import { SAMPLE_INPUTS } from '../sample-inputs.ts';
import { writePost } from '../write-post.ts';
import { wordsOf } from './device-words.ts';
import type { Finding } from './finding.ts';
import { recogniseDevices } from './recognise.ts';

// Written apart from the patterns of the recogniser: what a reader would check before believing the badge.
const FIGURES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen half twice third quarter percent'.split(
    ' ',
  );
const wordsIn = (quote: string) => quote.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
const holds = (quote: string, ...stems: readonly string[]) =>
  wordsIn(quote).some((word) => stems.some((stem) => word.startsWith(stem)));

const SHOWS: Readonly<Record<string, (quote: string) => boolean>> = {
  'Exact Number': (quote) => /\d/.test(quote) || holds(quote, ...FIGURES),
  'Self-Asked Question': (quote) => quote.includes('?'),
  'Two-Word Punch': (quote) => wordsIn(quote).length <= 3,
  'Arrows and Ticks': (quote) => /[→✅✔☑👉🚀🔥💡⚡]/u.test(quote),
  'Hashtag Avalanche': (quote) => quote.includes('#'),
  'Not X but Y': (quote) =>
    wordsIn(quote).some((word) => /n['’]t$|^(?:no|not|never|nobody|neither)$/.test(word)) ||
    /^\w+ \w+\. \w+ \w+\.$/.test(quote),
  'Child Prophet': (quote) =>
    holds(
      quote,
      'child',
      'kid',
      'son',
      'daughter',
      'baby',
      'toddler',
      'girl',
      'boy',
      'niece',
      'nephew',
      'grand',
      'year',
    ) || /-year-old/.test(quote),
  'Rejected N Times': (quote) => /\d/.test(quote) || holds(quote, ...FIGURES),
  'Humbled by Greatness': (quote) =>
    holds(
      quote,
      'humbl',
      'humil',
      'honor',
      'honour',
      'bless',
      'grateful',
      'modest',
      'pinch',
      'privileg',
    ),
  'Crying Boss': (quote) =>
    holds(quote, 'cri', 'cry', 'tear', 'we', 'sob', 'tissue', 'broke', 'sorry', 'apolog'),
  'Borrowed Sage': (quote) => /\p{Lu}\p{Ll}+/u.test(quote.slice(1)),
  Confetti: (quote) => /\p{Extended_Pictographic}/u.test(quote),
};

function unshown(findings: readonly Finding[]) {
  return findings.flatMap(({ device, quote }) => {
    const { badge } = wordsOf(device);
    return (SHOWS[badge]?.(quote) ?? true) ? [] : [`${badge}: ${quote}`];
  });
}

/** A line of a bank as it might stand in a post, with a plain word for whatever somebody typed. */
function plainly(source: string): string {
  return source
    .replace(/\{n:(\d[\d,]*)-[^}]*\}/g, '$1')
    .replace(/\{one:([^|}]*)[^}]*\}/g, '$1')
    .replace(/\{@stranger[^}]*\}/g, 'a florist who never looks up')
    .replace(/\{[^}]*\.past\}/g, 'made soup')
    .replace(/\{[^}]*\.ger\}/g, 'making soup')
    .replace(/\{[^}]*\}/g, 'the soup');
}

const SOURCES = [
  ...new Set(
    [
      ...[...Object.values(STYLE_FILES), translator].flatMap((file) => [
        ...bankOf(file).pools.values(),
      ]),
      ...PACKS.flatMap((pack) => [...pack.pools.values()]),
    ]
      .flat()
      .map(({ source }) => source),
  ),
];

it('accuses no line of any bank of what its words do not show', { timeout: 120_000 }, () => {
  expect(SOURCES.length).toBeGreaterThan(5000);
  const said = SOURCES.map((source) => `Somebody spoke.\n${plainly(source)}\nThen it was over.`);
  expect(said.flatMap((text) => unshown(recogniseDevices(text)))).toEqual([]);
});

it('accuses no line of a written post of what its words do not show', { timeout: 120_000 }, () => {
  const posts = POST_STYLES.flatMap(({ value: style }) =>
    SAMPLE_INPUTS[style].flatMap((fields, seed) =>
      HUMOR_LEVELS.map(
        (level) => writePost({ style, fields, level, seed, site: 'x.example' }).text,
      ),
    ),
  );
  expect(posts.length).toBeGreaterThan(50);
  const found = posts.map((text) => recogniseDevices(text));
  expect(found.flatMap(unshown)).toEqual([]);
  // And still they are found out.
  expect(found.filter((findings) => findings.length >= 2).length).toBeGreaterThan(
    posts.length * 0.9,
  );
});

it.each([
  ['Exact Number', '[Chart removed. It had begun to lean.]'],
  ['Borrowed Sage', 'As a florist who never looks up once told me, "You\'re blocking the door."'],
  ['Lesson List', "Item one on today's agenda: the agenda."],
])('gives no %s for %s', (badge, line) => {
  const badges = recogniseDevices(`Good morning.\n${line}`).map(
    ({ device }) => wordsOf(device).badge,
  );
  expect(badges).not.toContain(badge);
});
