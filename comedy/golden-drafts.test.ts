import { expect, it } from 'vitest';
import type { LineData } from './bank-format.ts';
import { compileLine } from './bank.ts';
import type { Line } from './bank-line.ts';
import type { Setting } from './candidates.ts';
import { compose } from './compose.ts';
import { readField } from './fragment.ts';
import { parseShape, slotsOf } from './plan.ts';
import { type LevelDigit, quotasFor } from './quotas.ts';
import { randomFrom } from './random.ts';
import { choosePost } from './rank.ts';
import { inOrderOfTrial } from './shape-choice.ts';
import { ENGINE_VERSION } from './write-post.ts';

// A bank that never changes: what these drafts say depends on the engine alone. When the file no longer
// fits, the engine writes other words from the same banks and seeds: raise ENGINE_VERSION, then
// `vitest run --project unit comedy/golden-drafts -u`.

const SHAPES = [
  ['story', ['hook', 'news!storyTopic', 'escalation*2', 'reaction', 'callback', 'cta']],
  ['list', ['hook', 'news!storyTopic', 'item*3#', 'reaction', 'callback']],
  ['short', ['news!storyTopic', 'escalation', 'stranger', 'reaction', 'lesson', 'cta']],
] as const;

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  hook: [
    'Nobody asked about the lamp.',
    'I waited {n:3-9} years to say this.',
    'Some news, quietly.',
  ],
  news: [
    'In short: {storyTopic.raw}.',
    'I was told of {storyTopic.np}.',
    '"{storyTopic.q}," said the report.',
  ],
  escalation: ['I called the mayor.', 'I bought {n:12-40} chairs.', 'The fence came down by noon.'],
  reaction: ['The room sat down.', 'Somebody coughed, in agreement.', 'An owl turned its head.'],
  callback: [
    'Above my desk: {storyTopic.raw}.',
    'I still dust the lamp.',
    'That {storyTopic.head} has my number.',
  ],
  item: ['Walk slowly.', 'Own a bell.', 'Refuse the soup.', 'Bow at doors.'],
  stranger: [
    '{@stranger:s} nodded. I nodded more.',
    'A plumber knew.',
    'I asked {@stranger:s}. Twice.',
  ],
  lesson: [
    'Growth is a ladder lying down.',
    'Every door is an exit, for somebody.',
    'Less is also a number.',
  ],
  cta: ['Agree?', 'Reply "lamp" for the deck.', 'Who else?'],
};
const LEVELS = ['12', '123', '23', '3', '3', '123'];
const KINDS = [[], ['status'], ['consequence'], ['format'], [], []];

/** Every text six times, each for other levels, so that all quotas can be met. */
const LINES: readonly Line[] = Object.entries(TEXTS).flatMap(([beat, texts]) =>
  texts.flatMap((text, number) =>
    LEVELS.map((level, index) => {
      const id = `gd.${beat}.${String(number * LEVELS.length + index).padStart(3, '0')}`;
      const t = text.replace(/(?=[.?]$)/u, index === 0 ? '' : `, version ${index}`);
      const data: LineData = { id, beat, t, level, device: 1 + ((number + index) % 44) };
      return compileLine({ ...data, is: KINDS[index] ?? [] }, 'style');
    }),
  ),
);

function settingOf(digit: LevelDigit, text: string, avoid: readonly string[]): Setting {
  const fragment = readField('storyTopic', 'text', text);
  const pools = new Map(
    Object.keys(TEXTS).map((beat) => [beat, LINES.filter((line) => line.beat === beat)]),
  );
  const fragments = new Map(fragment ? [['storyTopic', fragment]] : []);
  return {
    bank: { shapes: [], pools },
    fallback: [],
    fragments,
    typed: fragments,
    packs: [],
    digit,
    quotas: quotasFor(digit, 0),
    avoid: new Map(avoid.map((id, place) => [id, place])),
    site: 'broetry.example',
    cache: new Map(),
  };
}

const OUTLINES = SHAPES.map(([id, beats]) => ({
  shape: id,
  slots: slotsOf(parseShape({ id, levels: '123', beats: [...beats] }), new Set(['storyTopic'])),
}));

function draft(setting: Setting, key: string): string {
  const [outline] = inOrderOfTrial(OUTLINES, 'golden', setting, randomFrom(`${key} shape`));
  const posts = Array.from({ length: 12 }, (_, attempt) =>
    compose(outline?.slots ?? [], setting, randomFrom(`${key} ${attempt}`)),
  ).filter((post) => post !== undefined);
  const post = choosePost(posts, randomFrom(`${key} choice`));
  const lines = post?.rendered.map((line, index) => `${post.lines[index]?.id} ${line.text}`) ?? [];
  return [`--- ${key}: ${outline?.shape}`, ...lines].join('\n');
}

it('writes the same bytes from the same bank and seed, as long as the engine is called the same', async () => {
  const drafts = (['1', '2', '3'] as const).flatMap((digit) =>
    ['a broken lamp', 'why me?', '会議に遅れました'].flatMap((text) =>
      [1, 2].map((seed) => {
        const avoid = seed === 2 ? LINES.slice(0, 60).map((line) => line.id) : [];
        return draft(settingOf(digit, text, avoid), `${digit} ${text} ${seed}`);
      }),
    ),
  );
  const golden = [`engine ${ENGINE_VERSION}`, ...drafts].join('\n\n');
  await expect(`${golden}\n`).toMatchFileSnapshot('golden-drafts.txt');
});
