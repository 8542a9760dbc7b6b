import { expect, it } from 'vitest';
import { HUMOR_LEVELS } from '../post-styles.ts';
import { lintLine } from '../lint.ts';
import sentences from '../devices/sets/fresh-sentences.json' with { type: 'json' };
import posts from '../devices/sets/fresh-posts.json' with { type: 'json' };
import { toSpeak } from './to-speak.ts';
import { toTruth } from './to-truth.ts';
import { VOICES } from './voices.ts';

const EVERY = sentences.flatMap((text, seed) =>
  VOICES.flatMap(({ value: voice }) => HUMOR_LEVELS.map((level) => ({ text, voice, level, seed }))),
);

it.each([
  ['I made a sandwich', 'led the end-to-end delivery of a sandwich'],
  ['I burned the toast', 'overdelivered on the toast'],
  ['I went to the gym', 'extended my footprint to the gym'],
  ['I hate my job', 'have constructive feedback for my job'],
  ['I am tired', 'am operating at reduced capacity'],
] as const)('puts %j in a suit', (text, suit) => {
  const said = [0, 1, 2, 3].flatMap(
    (seed) => toSpeak({ text, voice: 'announcement', level: 'Mild', seed }).lines,
  );
  expect(said.join('\n')).toContain(suit);
});

it('keeps what was said recognisable, in more lines the higher the level', () => {
  const small = new Set(['have', 'with', 'myself', 'three', 'late', 'before']);
  for (const ask of EVERY) {
    const { lines } = toSpeak(ask);
    expect(lines.length).toBe({ Mild: 3, Spicy: 5, Unhinged: 6 }[ask.level]);
    const words =
      ask.text
        .toLowerCase()
        .match(/[a-z]{4,}/g)
        ?.filter((word) => !small.has(word)) ?? [];
    const all = lines.join(' ').toLowerCase();
    const kept = words.filter((word) => all.includes(word));
    const isState = /^I'm \w+$/.test(ask.text) && ask.level === 'Mild';
    if (words.length > 0 && !isState) expect([ask, kept.length > 0]).toEqual([ask, true]);
  }
});

it('writes sound lines, the same for the same request', () => {
  for (const ask of EVERY) {
    const { lines } = toSpeak(ask);
    expect(toSpeak(ask).lines).toEqual(lines);
    for (const text of lines) expect([text, lintLine({ text, userSpans: [] })]).toEqual([text, []]);
  }
});

it('leaves grave words as they are, and quotes other languages', () => {
  const ask = { voice: 'memo', level: 'Unhinged', seed: 1 } as const;
  expect(toSpeak({ ...ask, text: 'My father died' })).toMatchObject({ spared: 'grave' });
  const german = toSpeak({ ...ask, text: 'Ich habe heute ein Brot gemacht' });
  expect(german.spared).toBe('foreign');
  expect(german.lines.join('\n')).toContain('Ich habe heute ein Brot gemacht');
  expect(toSpeak({ ...ask, text: ' ' }).lines).toEqual([]);
});

it('says what each device does, then what it means, then the whole in one sentence', () => {
  for (const [seed, text] of posts.entries()) {
    const [mild, spicy, unhinged] = HUMOR_LEVELS.map((level) => toTruth({ text, level, seed }));
    expect(mild!.blunt).not.toBe('');
    expect(mild!.score).toBe(unhinged!.score);
    for (const [index, { quote, truth }] of spicy!.exposed.entries()) {
      expect(text).toContain(quote);
      expect(truth).not.toBe(mild!.exposed[index]!.truth);
      expect(unhinged!.exposed[index]!.truth.startsWith(truth)).toBe(true);
    }
  }
});
