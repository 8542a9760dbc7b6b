import { expect, it } from 'vitest';
import { drawnText } from './drawn-text.ts';
import { drawnEmoji } from './joined-emoji.ts';

it.each([
  // Families, jobs and signs, with and without a tone.
  ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  ['👩🏽‍💻', '👩🏽‍💻'],
  ['🤦🏽‍♂️', '🤦🏽‍♂️'],
  ['🏳️‍🌈', '🏳️‍🌈'],
  ['1️⃣', '1️⃣'],
  // Typed without the selector, or with one too many.
  ['🤦‍♀', '🤦‍♀️'],
  ['🏴‍☠', '🏴‍☠️'],
  ['👩️‍💻', '👩‍💻'],
  // Not in the font: newer ones, and those that there are not.
  ['🐦‍🔥', '🐦'],
  ['⛓️‍💥', '⛓️'],
  ['🙂‍↔️', '🙂'],
  ['🧑‍🧑‍🧒', '🧑'],
  ['🏃🏽‍♀️‍➡️', '🏃🏽'],
  ['🚀‍💼', '🚀'],
])('draws %s as %s', (typed, drawn) => {
  expect(drawnEmoji(typed)).toBe(drawn);
  expect(drawnText(`a ${typed}${typed} 👩‍💻`)).toBe(`a ${drawn}${drawn} 👩‍💻`);
});
