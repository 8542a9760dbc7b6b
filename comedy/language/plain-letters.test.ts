import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacters } from '../../test/comedy/any-characters.ts';
import { TYPED_TEXTS } from '../../test/typed-texts.ts';
import { cleanInput } from './clean-input.ts';
import { writeCommentSection } from '../comment-section/write-section.ts';
import { reportCard } from '../devices/report-card.ts';
import { isGrave } from '../grave/grave.ts';
import { INDICATORS, RESEMBLING, STROKED, STYLED, TWINS } from './look-alikes.ts';
import { plainLetters, readPlain } from './plain-letters.ts';
import { readPost } from '../replies/read-post.ts';
import { writeReply } from '../replies/write-reply.ts';
import { directionOf } from '../translate/direction-of.ts';
import { toSpeak } from '../translate/to-speak.ts';
import { toTruth } from '../translate/to-truth.ts';
import { writePost } from '../posts/write-post.ts';

const styled = (small: number, capital: number) => (text: string) =>
  text.replace(/[A-Za-z]/g, (letter) =>
    String.fromCodePoint(
      letter < 'a' ? capital + letter.charCodeAt(0) - 65 : small + letter.charCodeAt(0) - 97,
    ),
  );
const after = (mark: string) => (text: string) => text.replace(/[A-Za-z]/g, `$&${mark}`);
const twins = (text: string) =>
  text.replace(/[aeop]/g, (letter) => 'аеор'.charAt('aeop'.indexOf(letter)));

const greek = (text: string) =>
  text.replace(
    /[aeotp]/g,
    (letter) => ['𝛂', '𝛆', '𝛐', '𝛕', '𝛒']['aeotp'.indexOf(letter)] ?? letter,
  );

const STYLES = [
  ['bold', styled(0x1d5ee, 0x1d5d4)],
  ['script', styled(0x1d4ea, 0x1d4d0)],
  ['monospace', styled(0x1d68a, 0x1d670)],
  ['full-width', styled(0xff41, 0xff21)],
  ['circled', styled(0x24d0, 0x24b6)],
  ['struck', after('\u0336')],
  ['underlined', after('\u0332')],
  ['double-struck with marks', after('\u0333\u0338')],
  ['no-break spaces', (text: string) => text.replaceAll(' ', '\u00a0')],
  ['soft hyphens', after('\u00ad')],
  ['twins of another script', twins],
  ['mathematical Greek', (text: string) => greek(text)],
  ['fillers of Hangul', after('\u3164')],
  ['blanks of Braille', (text: string) => text.replaceAll(' ', '\u2800')],
] as const;

const POST =
  'Thrilled to announce that I joined Acme as VP of Synergy.\n\nHere is what it taught me about leadership.\n\nAgree?';

describe.each(STYLES)('a text in %s', (_, write) => {
  it('is read as what people see', () => {
    for (const text of [POST, 'My father died last night', 'My dog ate my lunch'])
      expect(plainLetters(write(text))).toBe(text);
  });

  it('is grave where the plain text is', () => {
    expect(isGrave(write('My father died last night'))).toBe(true);
    expect(isGrave(write('My dog ate my lunch'))).toBe(false);
    const text = write('My father died last night and I want to say goodbye.');
    expect(reportCard(text).spared).toBe('grave');
    expect(writeCommentSection(text).spared).toBe('grave');
    expect(readPost(text).sensitive).toBe(true);
    expect(toSpeak({ text, voice: 'announcement', level: 'Mild', seed: 1 }).spared).toBe('grave');
  });

  it('has the score of the plain text, and badges with quotes as typed', () => {
    const typed = write(POST);
    const [card, plain] = [reportCard(typed), reportCard(POST)];
    expect(card.score).toBe(plain.score);
    expect(card.badges.map(({ device }) => device)).toEqual(
      plain.badges.map(({ device }) => device),
    );
    for (const { start, end, quote } of card.badges) {
      expect(typed.slice(start, end)).toBe(quote);
      expect(POST).toContain(plainLetters(quote));
    }
  });

  it('is translated, replied to and commented on like the plain text', () => {
    const typed = write(POST);
    expect(directionOf(typed)).toBe('to-truth');
    const truth = toTruth({ text: typed, level: 'Mild', seed: 1 });
    const expected = toTruth({ text: POST, level: 'Mild', seed: 1 });
    expect(truth.exposed.map(({ device, truth: said }) => [device, said])).toEqual(
      expected.exposed.map(({ device, truth: said }) => [device, said]),
    );
    for (const { start, end, quote } of truth.exposed) expect(typed.slice(start, end)).toBe(quote);
    const { topic, category, person } = readPost(POST);
    expect(readPost(typed)).toMatchObject({ topic, category, person });
    expect(writeCommentSection(typed).comments.length).toBeGreaterThanOrEqual(8);
    expect(
      writeReply({ post: typed, tone: 'supportive', length: 'one-liner', seed: 1 }).text,
    ).not.toBe('');
  });

  it('is understood in a form, and its words are shown as typed', () => {
    const context = write('My dog ate my lunch at the office');
    const request = { style: 'gpt4-context', level: 'Spicy', seed: 3, site: 'x.example' } as const;
    const post = writePost({ ...request, fields: { context } });
    const plain = writePost({ ...request, fields: { context: plainLetters(context) } });
    expect(post.plot).toBe(plain.plot);
    expect(post.text).toContain(cleanInput(context));
  });
});

it('leaves ordinary texts of other scripts and emoji as they are', () => {
  for (const [name, text] of Object.entries(TYPED_TEXTS)) {
    if (/bold|styles|struck|soft|word joiner|Yoruba|Turkish/u.test(name)) continue;
    expect([name, plainLetters(text)]).toEqual([name, text]);
  }
});

it.each([
  ['Привет, как дела? Кот ел сыр.', 'Привет, как дела? Кот ел сыр.'],
  ['IT-отдел и iPhone', 'IT-отдел и iPhone'],
  [
    '¡Hola! 10€, Acme®, 5 × 4, μm, m², ½, ①, № 5, 1ª',
    '¡Hola! 10€, Acme®, 5 × 4, μm, m², ½, ①, № 5, 1ª',
  ],
  ['🇩🇪🇫🇷 1️⃣ 👨‍👩‍👧 ❤️ ℹ️', '🇩🇪🇫🇷 1️⃣ 👨‍👩‍👧 ❤️ ℹ️'],
  ['ＡＢＣ株式会社', 'ABC株式会社'],
  ['ﬁne ⒜ ⓑ 🅒 🅳 ᵉ ᶠ', 'fine a b C D e f'],
])('reads %j as %j', (typed, read) => {
  expect(plainLetters(typed)).toBe(read);
});

it('reads a text that was read once the same way', () => {
  fc.assert(
    fc.property(anyCharacters({ maxLength: 60 }), (typed) => {
      const { text, typed: placed } = readPlain(typed);
      expect(text).toBe(plainLetters(typed));
      for (let at = 0; at < text.length; at += 1) {
        const { start, end, quote } = placed(at, at + 1);
        expect(typed.slice(start, end)).toBe(quote);
        expect(start).toBeLessThan(end);
      }
    }),
  );
});

it('has one Latin letter for each sign, and each sign in one table', () => {
  const tables = [INDICATORS, RESEMBLING, STROKED, STYLED, TWINS];
  for (const table of tables)
    for (const letter of table.values()) expect(letter).toMatch(/^[A-Za-z]$/);
  const signs = tables.flatMap((table) => [...table.keys()]);
  expect(signs).toEqual([...new Set(signs)]);
  for (const sign of [...TWINS.keys(), ...RESEMBLING.keys()])
    expect(sign).not.toMatch(/\p{Script=Latin}/u);
});
