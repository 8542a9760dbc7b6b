import { expect, it } from 'vitest';
import { faceOf } from '../faces/face.ts';
import { decodePng } from '../../../test/decode-png.ts';
import { pooledPictures } from '../../../test/drawing-pool.ts';
import { quotedLines, REPLY_LETTERS, REPLY_PICTURE } from './reply-picture.ts';

it('quotes a short post whole, without its blank lines', () => {
  expect(quotedLines('We are hiring.\n\n\nAgree?', { lines: 5, length: 300 })).toEqual([
    'We are hiring.',
    'Agree?',
  ]);
});

it('ends a long post with one ellipsis, at the line, at the word, and where little room is left', () => {
  const lines = (post: string, length: number) => quotedLines(post, { lines: 2, length });
  expect(lines('One.\nTwo.\nThree.', 300)).toEqual(['One.', 'Two. …']);
  expect(lines('We have hired a new head of everything.', 26)).toEqual([
    'We have hired a new head…',
  ]);
  expect(lines('We have hired a new head.\nOf everything.', 30)).toEqual([
    'We have hired a new head. …',
  ]);
  const emoji = lines('🦆'.repeat(200), 101);
  expect(emoji).toEqual([`${'🦆'.repeat(50)}…`]);
});

it('leaves out the middle before a line that the answer takes up', () => {
  const post = ['I had an offer.', 'Two.', 'Three.', 'Four.', 'Hire for heart.', 'Agree?'].join(
    '\n',
  );
  const quote = { lines: 3, length: 300 };
  const answer = 'We hire for heart, too. It beats very slowly.';
  expect(quotedLines(post, quote, answer)).toEqual([
    'I had an offer.',
    'Two. …',
    'Hire for heart. …',
  ]);
  expect(quotedLines(post, quote, 'Congratulations.')).toEqual([
    'I had an offer.',
    'Two.',
    'Three. …',
  ]);
  expect(quotedLines(post, { ...quote, lines: 6 }, answer)).toHaveLength(6);
});

it('quotes a post of twelve short lines whole above a short answer', () => {
  const [{ quote } = { quote: { lines: 0, length: 0 } }] = REPLY_LETTERS;
  const post = Array.from({ length: 12 }, (_, line) => `Line ${line} of what I learned.`).join(
    '\n',
  );
  expect(quotedLines(post, quote)).toHaveLength(12);
});

it('never quotes more than its letters allow', () => {
  const post = `${'word '.repeat(70)}\n`.repeat(30);
  for (const { quote } of REPLY_LETTERS) {
    const lines = quotedLines(post, quote);
    expect(lines.length).toBeLessThanOrEqual(quote.lines);
    expect(lines.join('').length).toBeLessThanOrEqual(quote.length + 2);
    expect(lines.join('').match(/…/gu)).toHaveLength(1);
  }
});

it('is 1080 pixels wide, as high as its words, and cuts no answer', async () => {
  const name = 'Dana Whitfield';
  const by = { name, headline: 'Thought Leader', photo: null, face: faceOf(name) };
  const sizeOf = async (post: string, text: string) => {
    const { width, height } = await decodePng(
      await pooledPictures.reply({ post, by, text, note: 'Nobody real said this.' }),
    );
    expect(width).toBe(REPLY_PICTURE.width);
    return height;
  };
  const sentence = 'I printed this out and hung it above the printer. ';
  const small = await sizeOf('We are hiring.', 'Same.');
  const usual = await sizeOf(sentence.repeat(40), sentence.repeat(3));
  expect(small).toBeLessThan(800);
  expect(usual).toBeGreaterThan(small);
  expect(usual).toBeLessThanOrEqual(REPLY_PICTURE.maxHeight);
  const longest = await sizeOf(sentence.repeat(80), `${sentence.repeat(4).trim()}\n`.repeat(9));
  expect(longest).toBeLessThan(2000);
  expect(await sizeOf('x', `${sentence.repeat(8).trim()}\n`.repeat(9))).toBeGreaterThan(longest);
}, 60_000);
