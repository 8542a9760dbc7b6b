import { expect, it } from 'vitest';
import { HUMOR_LEVELS } from '../form/humor-levels.ts';
import { lintLine } from '../../test/comedy/lint-text.ts';
import sentences from '../devices/sets/fresh-sentences.json' with { type: 'json' };
import posts from '../devices/sets/fresh-posts.json' with { type: 'json' };
import { rewriteText } from './rewrite-text.ts';
import { toSpeak } from './to-speak.ts';
import { toTruth } from './to-truth.ts';
import { VOICES } from './voices.ts';
import { CLOSINGS, TRANSLATIONS } from './translation-plots.ts';
import { checkTranslations } from '../story/check-plots.ts';
import { admittedIn } from '../../test/comedy/admitted.ts';

/** Each sentence with one voice and seed, at every level. */
const ASKED = [
  ...sentences,
  'Agree? I cried. Thoughts?',
  "Let's meet at the station.",
  'I fixed it.\nIt broke.\nThrilled to announce that I fixed it again!',
].map((text, seed) => ({ text, seed, voice: VOICES[seed % VOICES.length]?.value ?? 'memo' }));

it.each([
  ['I made a sandwich', 'led the end-to-end delivery of a sandwich'],
  ['I burned the toast', 'overdelivered on the toast'],
  ['I went to the gym', 'extended my footprint to the gym'],
  ['I hate my job', 'have constructive feedback for my job'],
  ['I am tired', 'am operating at reduced capacity'],
  ['I slept in', 'invested in recovery.'],
  ['I slept in on Monday', 'invested in recovery on Monday'],
] as const)('rewrites %j in jargon', (text, suit) => {
  const said = [0, 1, 2, 3].flatMap(
    (seed) => toSpeak({ text, voice: 'announcement', level: 'Mild', seed }).lines,
  );
  expect(said.join('\n')).toContain(suit);
});

it.each([
  [
    'I was late for work because I overslept and my boss was annoyed.',
    'I arrived on my own roadmap for work owing to the fact that I overinvested in recovery and senior leadership was generous with real-time feedback',
  ],
  [
    'My computer crashed and I had to start over',
    'my core infrastructure entered an unplanned maintenance window and I was entrusted with the mandate to start over',
  ],
  ["I'm so bored in this meeting", 'I am ready for a broader scope in this meeting'],
  ["I haven't slept in two days", 'I made the strategic decision not to sleep in two days'],
  ['my coworker stole my idea', 'a cross-functional partner internalized my idea'],
  [
    'The meeting could have been an email',
    'the alignment session was a deliberate upgrade from an email',
  ],
  [
    'My flight was delayed for six hours.',
    'my long-range mobility platform was realigned to a later milestone for six hours',
  ],
  [
    'Can you send me the report?',
    "I'd love to explore how you might send me the report. No rush, by noon",
  ],
  ['We ran out of milk', 'we successfully exited our position in milk'],
  [
    'My manager said no to my holiday',
    'leadership declined to move forward with my holiday at this time',
  ],
  ['Dr. Ruiz moved my appointment to 8:15 a.m.', 'Dr. Ruiz relocated my appointment to 8:15 a.m'],
  ['Having finished the audit, they went home.', 'Having finished the audit, they went home'],
  [
    'It is cold in the server room.',
    'the thermal environment is trending downward in the server room',
  ],
  [
    'The printer on the third floor is broken again.',
    'our legacy publishing partner on the third floor is in an unplanned maintenance window again',
  ],
  // Unknown words stay as typed.
  ['I bought bread and butter and milk', 'I closed the acquisition of bread and butter and milk'],
  ['The stars were out', 'The stars were out'],
] as const)('rewrites every clause of %j', (text, suit) => {
  expect(rewriteText(text).map((sentence) => sentence.text)).toEqual([suit]);
});

it('rewrites every sentence', () => {
  const text =
    "I spent three hours fixing the printer. It still doesn't work! I gave up and went home.";
  const { lines } = toSpeak({ text, voice: 'memo', level: 'Mild', seed: 3 });
  expect(lines[0]).toMatch(/invest(?:ed|ing) three hours in fixing the printer/u);
  for (const suit of [
    'It remains in pre-launch!',
    'I sunset the initiative and returned to headquarters.',
  ])
    expect(lines[0]).toContain(suit);
});

it('loses no sentence of random words', () => {
  const words =
    `I|my boss|was|late|and|because|so|.|!|?|did not|it|when|,|the|ate|went|home|can't|\n|"|…|🙂`.split(
      '|',
    );
  let state = 7;
  const next = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most;
  for (let round = 0; round < 500; round += 1) {
    const text = Array.from({ length: 1 + next(14) }, () => words[next(words.length)]).join(' ');
    for (const sentence of rewriteText(text)) {
      expect([text, text.includes(sentence.typed)]).toEqual([text, true]);
      expect([text, /undefined|\$\d|[{}]/u.test(sentence.text)]).toEqual([text, false]);
      if (!sentence.isRewritten) expect(sentence.typed.startsWith(sentence.text)).toBe(true);
    }
  }
});

it('gives two to four sentences without faults around one fact, the same for the same request', () => {
  for (const ask of ASKED) {
    const told = HUMOR_LEVELS.map((level) => toSpeak({ ...ask, level }));
    for (const { lines } of told) {
      for (const text of lines) expect([text, lintLine(text)]).toEqual([text, []]);
      expect(lines).toHaveLength(2);
    }
    expect(toSpeak({ ...ask, level: 'Unhinged' })).toEqual(told[2]);
    if (told.some(({ spared }) => spared === 'grave')) continue;
    // The dial changes the remark, not the fact.
    expect(new Set(told.map(({ lines }) => lines[1])).size).toBe(HUMOR_LEVELS.length);
  }
});

it('does not translate grave text, and quotes other languages', () => {
  const ask = { voice: 'memo', level: 'Unhinged', seed: 1 } as const;
  expect(toSpeak({ ...ask, text: 'My father died' })).toMatchObject({ spared: 'grave' });
  const german = toSpeak({ ...ask, text: 'Ich habe heute ein Brot gemacht' });
  expect(german.spared).toBe('foreign');
  expect(german.lines.join('\n')).toContain('Ich habe heute ein Brot gemacht');
  expect(toSpeak({ ...ask, text: ' ' }).lines).toEqual([]);
});

it('puts the admission of a stock phrase first', () => {
  const text =
    "Thrilled to announce that after 7 incredible years I'm stepping away from Globex to focus on family";
  for (const level of HUMOR_LEVELS) {
    const { exposed, blunt } = toTruth({ text, level, seed: 1 });
    expect(blunt).toMatch(/lost my job/);
    expect(exposed.map(({ quote }) => quote)).toContain('focus on family');
    for (const { quote, start, end } of exposed) expect(text.slice(start, end)).toBe(quote);
  }
});

it('explains each device and summarizes the post', () => {
  for (const [seed, text] of posts.slice(0, 15).entries()) {
    const [mild, spicy, unhinged] = HUMOR_LEVELS.map((level) => toTruth({ text, level, seed }));
    expect(mild!.blunt).not.toBe('');
    expect(mild!.score).toBe(unhinged!.score);
    for (const [index, { quote, truth, badge }] of spicy!.exposed.entries()) {
      expect(text).toContain(quote);
      if (badge === 'Stock Phrase') continue;
      expect(truth).not.toBe(mild!.exposed[index]!.truth);
      expect(unhinged!.exposed[index]!.truth.startsWith(truth)).toBe(true);
    }
  }
});

it('splits sentences correctly at abbreviations', () => {
  const said = (text: string) => rewriteText(text).map(({ typed }) => typed);
  expect(said('Mr. Lee left at 8 a.m. We stayed.')).toEqual([
    'Mr. Lee left at 8 a.m.',
    'We stayed.',
  ]);
  expect(said('J. Okafor, e.g., came by at 6 p.m. on Monday.')).toHaveLength(1);
});

it('varies the truth of plain sentences', () => {
  for (const level of HUMOR_LEVELS) {
    const counts = new Map<string, number>();
    for (const text of sentences) {
      const { blunt } = toTruth({ text, level, seed: 1 });
      counts.set(blunt, (counts.get(blunt) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(12);
  }
});

it.each([
  'Am Freitag gibt es Kuchen in der Werkstatt, und ich bin dankbar für die Zeit.',
  'Ich freue mich sehr, dass ich heute bei der neuen Firma anfangen darf.',
])('is kind to a post in another language: %s', (text) => {
  for (const level of HUMOR_LEVELS) {
    const { spared, blunt } = toTruth({ text, level, seed: 3 });
    expect(spared).toBe('foreign');
    expect(blunt).toMatch(/^[A-Z].*\.$/u);
  }
});

it('renames an event it knows after a call of the voice, and each seed tells it otherwise', () => {
  const ask = { text: 'I got a parking ticket', level: 'Spicy' } as const;
  const told = VOICES.map(({ value: voice }) => toSpeak({ ...ask, voice, seed: 0 }).lines);
  expect(new Set(told.map((lines) => lines[0])).size).toBe(VOICES.length);
  expect(new Set(told.map((lines) => lines[1])).size).toBe(1);
  expect(told.flat().join('\n')).not.toContain('parking ticket');
  const seeds = [0, 1, 2].map((seed) => toSpeak({ ...ask, voice: 'memo', seed }).lines[1]);
  expect(new Set(seeds).size).toBe(3);
});

it.each([
  ['I left the window open', 'I left the window open'],
  ["The neighbour's dog sat down", "The neighbour's dog sat down"],
  ['A dog ate my sandwich', 'A dog ate my sandwich'],
  ['I broke the new record', 'I disrupted the new record'],
])('keeps the sense of %j in jargon', (text, said) => {
  expect(rewriteText(text).map((sentence) => sentence.text)).toEqual([said]);
});

it('has only translations and closings that keep the rules and that readers sent', () => {
  const plots = [...TRANSLATIONS, ...CLOSINGS];
  expect(checkTranslations(plots)).toEqual([]);
  expect(admittedIn(new URL('./read.tsv', import.meta.url))).toEqual(
    new Set(plots.map(({ id }) => id)),
  );
});
