import { readFileSync } from 'node:fs';
import { Renderer } from '@takumi-rs/core';
import { expect, it } from 'vitest';
import { WORLD_TEXTS } from '../../../test/world-texts.ts';
import { column, text, typedLine } from './card-boxes.ts';
import {
  facesFor,
  listFaces,
  type PictureFace,
  undrawable,
} from '../card-fonts/card-fonts.server.ts';
import { drawnText } from '../card-fonts/drawn-text.ts';
import { createFontRenderer, FONTS, loadFonts } from './font-renderer.server.ts';

const FACES = listFaces();
const fonts = createFontRenderer();
const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

function charactersOf(words: string): string[] {
  return [...new Set(Array.from(CHARACTERS.segment(words), ({ segment }) => segment))];
}

const SIZE = 48;
const PAGE = { width: 3 * SIZE, height: 3 * SIZE };
const DARK = 128;

type Ink = { left: number; width: number; height: number; amount: number };

// Fonts have baselines of their own, so the height on the page is not compared.
async function inkOf(renderer: Renderer, families: readonly string[], words: string): Promise<Ink> {
  const style = { backgroundColor: '#ffffff', fontSize: SIZE, padding: SIZE / 2 };
  const pixels = await renderer.render(column(style, [text(words, { lineHeight: 2 })]), {
    ...PAGE,
    format: 'raw',
    fontFamilies: [...families],
  });
  const [across, down] = [new Set<number>(), new Set<number>()];
  let amount = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const darkness = 255 - pixels[at + 1]!;
    amount += darkness / 255;
    if (darkness < DARK) continue;
    across.add((at / 4) % PAGE.width);
    down.add(Math.floor(at / 4 / PAGE.width));
  }
  const left = Math.min(...across, PAGE.width);
  return { left, width: Math.max(...across, left) - left, height: down.size, amount };
}

const alone = new Map<PictureFace, Renderer>();

async function rendererOf(face: PictureFace): Promise<Renderer> {
  const known = alone.get(face);
  if (known) return known;
  const renderer = new Renderer();
  await renderer.registerFont({ name: face.name, data: readFileSync(face.file) });
  alone.set(face, renderer);
  return renderer;
}

it.each(Object.entries(WORLD_TEXTS))(
  'draws %s with fonts that have its characters',
  async (_, words) => {
    const drawn = drawnText(words);
    expect(undrawable(FACES, drawn)).toEqual([]);
    await loadFonts(fonts, words);
    for (const character of charactersOf(drawn)) {
      const [face, ...more] = facesFor(FACES, character).filter(({ name }) => name !== 'Twemoji');
      if (!face || more.length > 0) continue;
      const one = await inkOf(await rendererOf(face), [face.name], character);
      const all = await inkOf(fonts.renderer, FONTS.fontFamilies, character);
      const off = [one.left - all.left, one.width - all.width, one.height - all.height];
      expect([character, face.name, Math.max(...off.map(Math.abs)) <= 1]).toEqual([
        character,
        face.name,
        true,
      ]);
      expect(Math.abs(one.amount - all.amount) / (one.amount + 1)).toBeLessThan(0.03);
    }
  },
);

const COLOUR = 24;

it.each(['⚖', '❤', '↔', '🚀', '1\uFE0F\u20E3', '☀\uFE0F'])(
  'draws %s in the colours of Twemoji',
  async (sign) => {
    await loadFonts(fonts, `${Object.values(WORLD_TEXTS).join('')}${sign}`);
    const page = column({ backgroundColor: '#ffffff', fontSize: 48 }, [text(sign)]);
    const pixels = await fonts.renderer.render(page, {
      ...FONTS,
      width: 72,
      height: 72,
      format: 'raw',
    });
    let coloured = 0;
    for (let at = 0; at < pixels.length; at += 4) {
      const shades = [...pixels.subarray(at, at + 3)];
      if (Math.max(...shades) - Math.min(...shades) > COLOUR) coloured += 1;
    }
    expect(coloured).toBeGreaterThan(100);
  },
);

it('loads the fonts of a text as it is drawn', async () => {
  const fresh = createFontRenderer();
  const parts = 'Tie\u0302\u0301ng';
  await loadFonts(fresh, parts);
  const { name, file } =
    [...fresh.registered.keys()].find((face) => face.file.includes('vietnamese')) ?? {};
  expect([name, file]).toEqual(['Inter', expect.stringContaining('inter-vietnamese')]);
});

it.each([
  ['Hindi', 'क्ष'],
  ['Bengali', 'দ্র'],
  ['Gujarati', 'ક્ષ'],
  ['Odia', 'କ୍ଷ'],
  ['Telugu', 'క్ష'],
  ['Kannada', 'ಕ್ಷ'],
  ['Malayalam', 'ക്ഷ'],
  ['Tamil', 'க்ஷ'],
  ['Khmer', 'ស្ត'],
  ['Burmese', 'က္ခ'],
])('joins letters of %s', async (_, joined) => {
  await loadFonts(fonts, joined);
  const widthOf = async (words: string) =>
    (await fonts.renderer.measure(text(words, { fontSize: 48 }), FONTS)).width;
  // A joint that is forbidden shows the sign between both letters.
  const apart = `${joined.slice(0, 2)}\u200C${joined.slice(2)}`;
  expect(await widthOf(joined)).toBeLessThan(await widthOf(apart));
});

it.each([
  ['th', 'ประเทศไทยเป็นประเทศที่ตั้งอยู่ในเอเชียตะวันออกเฉียงใต้มีพรมแดนติดต่อกับประเทศลาวและกัมพูชา'],
  ['lo', 'ປະເທດລາວເປັນປະເທດທີ່ຕັ້ງຢູ່ໃນອາຊີຕາເວັນອອກສຽງໃຕ້ບໍ່ມີທາງອອກສູ່ທະເລ'],
  ['km', 'ប្រទេសកម្ពុជាជាប្រទេសមួយនៅក្នុងតំបន់អាស៊ីអាគ្នេយ៍មានព្រំប្រទល់ជាប់ប្រទេសថៃ'],
  ['my', 'မြန်မာနိုင်ငံသည်အရှေ့တောင်အာရှရှိနိုင်ငံတစ်ခုဖြစ်သည်ထိုင်းနှင့်နယ်နိမိတ်ချင်းထိစပ်သည်'],
])('breaks lines of %s between words', async (language, words) => {
  await loadFonts(fonts, words);
  const lines = new Map<number, string>();
  const { runs } = await fonts.renderer.measure(typedLine(words, { fontSize: 24, width: 240 }), {
    ...FONTS,
    width: 240,
  });
  for (const { y, text: run } of runs.filter(({ text: one }) => one !== '\u200B'))
    lines.set(Math.round(y), (lines.get(Math.round(y)) ?? '') + run);
  const drawn = [...lines.values()];
  expect([drawn.length > 2, drawn.join('')]).toEqual([true, words]);
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(words);
  const starts = new Set(Array.from(segments, ({ index }) => index));
  let at = 0;
  for (const line of drawn) {
    expect([line, starts.has(at)]).toEqual([line, true]);
    at += line.length;
  }
});

it('lists characters without a glyph as people see them', () => {
  expect(undrawable(FACES, 'Hello 🚀 \u{10330}\u{10332} x\u{10330} \u{1F9D1}\u{1F3FE}')).toEqual([
    '\u{10330}',
    '\u{10332}',
  ]);
  expect(undrawable(FACES, 'a\u200D\u00AD\u2060\u{E0101}\n\u0007')).toEqual([]);
});

it('keeps the lines of a tall script apart where those of others are close', async () => {
  const heightOf = async (words: string) => {
    await loadFonts(fonts, words);
    const line = typedLine(words, { fontSize: 40, lineHeight: 1.18 });
    return (await fonts.renderer.measure(line, FONTS)).height;
  };
  expect(await heightOf('Agree?')).toBeCloseTo(40 * 1.18, 0);
  for (const words of ['မြို့', 'ཧཱུྃ', 'ខ្ញុំ', 'น้ำ']) expect(await heightOf(words)).toBeCloseTo(60, 0);
});
