import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/test-app.ts';
import { CARD_SCRIPTS, cardFontsPath, type CardScript, scriptsIn } from './card-scripts.ts';
import { listFaces, PICTURE_FAMILIES } from './card-fonts.server.ts';
import { readCoverage } from './read-coverage.server.ts';

const STYLE = readFileSync(new URL('../../ui/style.css', import.meta.url), 'utf8');
/** The lists of fonts in the style sheet, by their names. */
const STACKS = new Map(
  Array.from(STYLE.matchAll(/--font-(\w+):([^;]+);/g), ([, name, fonts = '']) => [name, fonts]),
);

it.each([
  ['Plain words, “quotes” — and an é.', []],
  ['Привет, Γειά', []],
  ['🚀', ['emoji']],
  ['1️⃣ ❤️', ['emoji']],
  ['مرحبا', ['arabic']],
  ['שלום', ['hebrew']],
  ['한국어', ['hangul']],
  ['会議は踊る', ['han']],
  ['简体中文 🚀', ['emoji', 'han']],
  ['→ Results: 3 ≥ 2', ['symbols']],
  ['हिन्दी', ['devanagari']],
  ['বাংলা, ไทย', ['thai', 'bengali']],
  ['𝗧𝗵𝗿𝗶𝗹𝗹𝗲𝗱', ['styled']],
  ['T\u0336h\u0336', ['marked']],
] as const)('finds the scripts of %j', (text, scripts) => {
  expect(scriptsIn(text)).toEqual(scripts);
});

it('covers every font family of pictures except the font of the site', () => {
  const named = Object.values(CARD_SCRIPTS).flatMap(({ families }) => [...families]);
  expect([...new Set(named)].toSorted()).toEqual(
    PICTURE_FAMILIES.filter((name) => name !== 'Inter').toSorted(),
  );
});

it('names the font families in the style sheet in the order of the renderer', () => {
  const named = Array.from(
    (STACKS.get('card') ?? '').matchAll(/'Card ([^']+)'/g),
    ([, name]) => name,
  );
  expect(['Inter', ...named]).toEqual(PICTURE_FAMILIES);
});

it.each(['sans', 'card', 'emoji', 'display'])(
  'draws emoji in text of --font-%s as the system does, else as the cards do',
  (name) => {
    const fonts = (STACKS.get(name) ?? '').split(',').map((font) => font.trim());
    expect(fonts.slice(-5)).toEqual([
      "'Apple Color Emoji'",
      "'Segoe UI Emoji'",
      "'Noto Color Emoji'",
      "'Bundled Emoji'",
      expect.stringMatching(/^(?:sans-)?serif$/),
    ]);
  },
);

it('reads the characters of a font', () => {
  const [latin] = listFaces().filter(({ file }) => file.includes('inter-latin-wght'));
  const codes = readCoverage(readFileSync(latin?.file ?? ''));
  const has = (character: string) => codes.has(character.codePointAt(0) ?? 0);
  expect([has('é'), has('ა'), has('\u0336')]).toEqual([true, false, false]);
  expect(() => readCoverage(Buffer.from('wOF2'))).toThrow();
});

it('serves the font files of pictures and no other file', async () => {
  const { browser } = await createTestApp();
  const guest = browser();
  const own = new Map(listFaces().map(({ file, name }) => [basename(file), name]));
  for (const script of Object.keys(CARD_SCRIPTS) as CardScript[]) {
    const answer = await guest.fetch(cardFontsPath(script));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/css; charset=utf-8',
    ]);
    const css = await answer.text();
    const files = Array.from(css.matchAll(/url\(([^)]+)\)/g), ([, file = '']) => file);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !own.has(file))).toEqual([]);
    const font = await guest.fetch(`/card-fonts/${files[0]}`);
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect(new TextDecoder().decode((await font.arrayBuffer()).slice(0, 4))).toBe('wOF2');
  }
  for (const odd of [
    'none.css',
    'constructor.css',
    '..%2fpackage.json',
    'package.json',
    'x.woff2',
  ]) {
    expect([odd, (await guest.fetch(`/card-fonts/${odd}`)).status]).toEqual([odd, 404]);
  }
}, 20_000);
