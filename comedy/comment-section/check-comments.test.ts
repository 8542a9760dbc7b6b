import { expect, it } from 'vitest';
import { z } from 'zod';
import { echoes, forbiddenWords } from '../../test/comedy/check-words.ts';
import { CATEGORIES } from '../replies/reply-kinds.ts';
import { TOPIC_KINDS } from '../language/topic.ts';
import { ANYTHING, fieldsOf, SAYABLE } from './comment-line.ts';
import { PERSONA_FILES, PERSONAS, type PersonaFile } from './personas.ts';

const MAX_LINE_LENGTH = 190;
const MAX_DEVICE = 53;
const KNOWN: readonly string[] = [...SAYABLE, 'it.is', 'it.has'];
const ABOUT = /\{(?:an? |the )?(?:it|topic|bare|title)\b/u;
const ODD = /[<>\n\r\t“”‘’{}[\]]/u;

const Wording = z
  .string()
  .max(MAX_LINE_LENGTH)
  .refine((text) => fieldsOf(text).every((name) => KNOWN.includes(name)), 'unknown hole')
  .refine(
    (text) => !ODD.test(text.replace(/\{[^{}]+\}/gu, '')),
    'stray brace, bracket, quote or break',
  );
const isDevice = (need: string) => {
  const number = Number(/^device:(\d+)$/u.exec(need)?.[1]);
  return number >= 1 && number <= MAX_DEVICE;
};
const Need = z.union([
  z.enum([...SAYABLE, 'foreign']),
  z.templateLiteral(['category:', z.enum(CATEGORIES)]),
  z.templateLiteral(['to:', z.enum(PERSONAS)]),
  z.string().refine(isDevice, 'unknown need'),
]);

const lineOf = (id: RegExp) =>
  z
    .strictObject({
      id: z.string().regex(id),
      t: Wording,
      needs: z.array(Need).optional(),
      takes: z.array(z.enum([...TOPIC_KINDS, 'quote', ANYTHING])).optional(),
      praises: z.boolean().optional(),
    })
    .refine(({ t, takes }) => !takes || ABOUT.test(t), 'takes without a word of the topic');

const fileOf = (persona: string) =>
  z.strictObject({
    persona: z.literal(persona),
    label: z.string(),
    liked: z.tuple([z.number(), z.number()]).refine(([least, most]) => 0 <= least && least <= most),
    names: z.array(z.string()).min(5),
    headlines: z.array(Wording).min(5),
    lines: z.array(
      lineOf(new RegExp(String.raw`^cm\.${persona}\.\d{3}$`, 'u')).refine(
        ({ t, needs = [] }) =>
          !fieldsOf(t).includes('other') && !needs.some((need) => need.startsWith('to:')),
        'only an answer names another commenter',
      ),
    ),
    answers: z.array(lineOf(new RegExp(String.raw`^cm\.${persona}\.re\.\d{3}$`, 'u'))).min(6),
  });

const FILES = PERSONAS.map((persona): PersonaFile => PERSONA_FILES[persona]);
const LINES = FILES.flatMap(({ lines, answers }) => [...lines, ...answers]);

it.each(PERSONAS)('the bank of %s has no fault, and enough lines of each sort', (persona) => {
  const file: PersonaFile = PERSONA_FILES[persona];
  expect(fileOf(persona).safeParse(file).error).toBeUndefined();
  const foreign = file.lines.filter(({ needs }) => needs?.includes('foreign'));
  const plain = file.lines.filter(({ t, needs }) => !needs?.length && !t.includes('{'));
  const headlines = file.headlines.filter((headline) => !headline.includes('{'));
  expect(file.lines.length - foreign.length).toBeGreaterThanOrEqual(40);
  for (const { length } of [foreign, plain, headlines]) expect(length).toBeGreaterThanOrEqual(5);
});

it('the banks repeat no id, text or name and no five words in a row', () => {
  const names = FILES.flatMap((file) => file.names);
  for (const all of [LINES.map(({ id }) => id), LINES.map(({ t }) => t.toLowerCase()), names])
    expect(all).toHaveLength(new Set(all).size);
  const headlines = FILES.flatMap(({ persona, headlines }) =>
    headlines.map((t, index) => ({ id: `${persona} headline ${index + 1}`, t })),
  );
  expect(echoes([...LINES, ...headlines])).toEqual([]);
  expect(forbiddenWords([...LINES, ...headlines])).toEqual([]);
});

it.each([
  ['an unknown need', { id: 'cm.sage.900', t: 'Yes.', needs: ['device:99'] }],
  ['an unknown hole', { id: 'cm.sage.900', t: 'I know {boat}.' }],
  ['a slot that looks unfilled', { id: 'cm.sage.900', t: 'Hi [NAME].' }],
  ['{other} outside an answer', { id: 'cm.sage.900', t: '{other}, sit down.' }],
  ['the id of another persona', { id: 'cm.bot.900', t: 'Yes.' }],
])('a bank is rejected with %s', (_, line) => {
  const file = { ...PERSONA_FILES.sage, lines: [...PERSONA_FILES.sage.lines, line] };
  expect(fileOf('sage').safeParse(file).success).toBe(false);
});
