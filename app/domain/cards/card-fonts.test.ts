import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/test-app.ts';
import { CARD_SCRIPTS, cardFontsPath, type CardScript, scriptsIn } from './card-scripts.ts';
import { listFaces, PICTURE_FAMILIES } from './card-fonts.server.ts';

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
] as const)('finds the scripts of %j', (text, scripts) => {
  expect(scriptsIn(text)).toEqual(scripts);
});

it('covers every font family of pictures except the font of the site', () => {
  const named = Object.values(CARD_SCRIPTS).flatMap(({ families }) => [...families]);
  expect([...new Set(named)].toSorted()).toEqual(
    PICTURE_FAMILIES.filter((name) => name !== 'Inter').toSorted(),
  );
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
