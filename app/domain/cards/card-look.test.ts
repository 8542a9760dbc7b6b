import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../../../test/hostile-texts.ts';
import { counted } from '../../platform/text/display-text.ts';
import { PREVIEW_COUNTS } from '../posts/preview.ts';
import { applyLook } from './card-content.ts';
import {
  BACKGROUNDS,
  CARD_PALETTES,
  type CardLook,
  type CardTheme,
  DEFAULT_LOOK,
  DEGREES,
  COMMENTS_BELOW,
  DEVICE_WIDTHS,
  digits,
  dressParams,
  isLong,
  lookError,
  lookParams,
  MARKS,
  type PictureDress,
  readCardLook,
  readPictureDress,
  PHOTO_RINGS,
} from './card-look.ts';

const css = readFileSync(join(import.meta.dirname, '../../ui/style.css'), 'utf8');

it.each(['light', 'dark'] as const)('has the %s colours of style.css', (theme: CardTheme) => {
  const named = Object.entries(CARD_PALETTES[theme]).map(([role, colour]) => {
    const name = role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const [, value = ''] = new RegExp(`--color-${name}: (.*);`).exec(css) ?? [];
    const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [0, value, value];
    return [role, colour, theme === 'light' ? light : dark];
  });
  expect(named.filter(([, colour, wanted]) => colour !== wanted)).toEqual([]);
});

const AUTHOR = { name: 'Chad', bio: 'Visionary' };
const read = (query: string) => readCardLook(new URLSearchParams(query));

it('has the counts of docs/product.md §2 by default', () => {
  expect(applyLook(AUTHOR, DEFAULT_LOOK)).toEqual({ author: AUTHOR, ...PREVIEW_COUNTS });
});

it('never changes the name', () => {
  const look = { ...DEFAULT_LOOK, headline: 'Chief of chiefs', reactions: '1234567' };
  const { author, reactions } = applyLook(AUTHOR, look);
  expect([author, reactions]).toEqual([{ name: 'Chad', bio: 'Chief of chiefs' }, '1,234,567']);
  expect(read('width=phone&name=Elon')).toEqual({
    ok: true,
    look: { ...DEFAULT_LOOK, device: 'phone' },
  });
});

it('reads no look without a width', () => {
  expect(read('size=card&theme=dark&headline=x')).toEqual({ ok: true, look: null });
});

it('reads every look back from its query', () => {
  const looks: CardLook[] = [DEFAULT_LOOK];
  for (const device of Object.keys(DEVICE_WIDTHS) as CardLook['device'][])
    for (const theme of Object.keys(CARD_PALETTES) as CardLook['theme'][])
      for (const degree of Object.keys(DEGREES) as CardLook['degree'][])
        for (const ring of Object.keys(PHOTO_RINGS) as CardLook['ring'][])
          looks.push({ ...DEFAULT_LOOK, device, theme, degree, ring, isFolded: true });
  const marks = Object.keys(MARKS) as CardLook['marks'];
  const headline = 'Ünïcode & =?# 👩🏽‍💻 مرحبا + 100%';
  looks.push({
    ...DEFAULT_LOOK,
    marks,
    headline,
    age: '1yr',
    reactions: '0',
    reposts: '999999999',
  });
  for (const look of looks) {
    expect(readCardLook(new URLSearchParams(lookParams(look).toString()))).toEqual({
      ok: true,
      look,
    });
  }
});

it.each([
  ['width=watch', 'width'],
  ['width=', 'width'],
  ['width=constructor', 'width'],
  ['width=phone&theme=sepia', 'theme'],
  ['width=phone&degree=4th', 'degree'],
  ['width=phone&ring=opentowork', 'ring'],
  ['width=phone&ring=__proto__', 'ring'],
  ['width=phone&marks=verified', 'marks'],
  ['width=phone&marks=', 'marks'],
  ['width=phone&marks=loud,loud', 'marks'],
  ['width=phone&age=3%20hours', 'age'],
  ['width=phone&age=0h', 'age'],
  ['width=phone&age=100h', 'age'],
  ['width=phone&reactionCount=-1', 'reactionCount'],
  ['width=phone&commentCount=1e9', 'commentCount'],
  ['width=phone&commentCount=007', 'commentCount'],
  ['width=phone&repostCount=1000000000', 'repostCount'],
  ['width=phone&repostCount=', 'repostCount'],
  ['width=phone&headline=', 'headline'],
  ['width=phone&headline=%20%0A', 'headline'],
  [`width=phone&headline=${'a'.repeat(161)}`, 'headline'],
  ['width=phone&headline=a%00b', 'headline'],
  ['width=phone&headline=a%0Ab', 'headline'],
  ['width=phone&headline=a%E2%80%AEb', 'headline'],
  ['width=phone&headline=a%E2%80%8Bb', 'headline'],
  ['width=phone&headline=%ED%A0%80', 'headline'],
] as const)('rejects %s with an error for %s', (query, field) => {
  expect(read(query)).toMatchObject({ ok: false, field });
});

it('accepts a headline unchanged or rejects it', () => {
  for (const text of HOSTILE_TEXTS) {
    const result = readCardLook(new URLSearchParams({ width: 'phone', headline: text }));
    if (result.ok) expect(result.look?.headline).toBe(text);
    else expect(result.field).toBe('headline');
  }
  const longest = '👨‍👩‍👧‍👦'.repeat(14);
  expect([longest.length, lookError('headline', longest)]).toEqual([154, null]);
  expect(lookError('headline', `${longest}👨‍👩‍👧‍👦`)).toContain('160 characters at most');
});

it.each([
  ['42,567', '42567'],
  [' 1 234 ', '1234'],
  ['007', '7'],
  ['0', '0'],
  ['lots', 'lots'],
])('reads %j as %s', (typed, plain) => {
  expect(digits(typed)).toBe(plain);
});

it('uses the singular for 1 only', () => {
  expect([counted('0', 'repost'), counted('1', 'repost'), counted('1,001', 'repost')]).toEqual([
    '0 reposts',
    '1 repost',
    '1,001 reposts',
  ]);
});

it('folds a post of more than three lines', () => {
  expect([isLong(72), isLong(73), isLong(96)]).toEqual([false, false, true]);
});

const worn = (query: string) => readPictureDress(new URLSearchParams(query));

it('reads every dress back from its query', () => {
  const backgrounds = [null, ...Object.keys(BACKGROUNDS)] as PictureDress['background'][];
  expect(backgrounds).toHaveLength(9);
  for (const background of backgrounds)
    for (const below of Object.keys(COMMENTS_BELOW) as PictureDress['below'][])
      for (const hasPremise of [true, false]) {
        const dress = { background, hasPremise, below };
        expect(worn(dressParams(dress).toString())).toEqual({ ok: true, dress });
      }
});

it.each([
  ['', null, 'none'],
  ['comments=0', null, 'all'],
  ['background=white', 'white', 'none'],
  ['background=carpet', 'carpet', 'one'],
  ['background=carpet&comments=3', 'carpet', 'all'],
  ['background=carpet&below=none', 'carpet', 'none'],
])(
  'puts one comment below a dressed card, and what older addresses ask for: %j',
  (query, background, below) => {
    expect(worn(query)).toEqual({ ok: true, dress: { background, hasPremise: false, below } });
  },
);

it.each([
  ['background=beach', 'background'],
  ['background=constructor', 'background'],
  ['below=two', 'below'],
])('rejects the dress %s', (query, field) => {
  expect(worn(query)).toMatchObject({ ok: false, reason: 'invalid-field', field });
});
