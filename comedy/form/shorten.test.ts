import { expect, it } from 'vitest';
import { shortOf } from './shorten.ts';

it.each([
  [
    'that ends at a clause',
    'My grandmother read every single line of the quarterly report to us aloud, and then she asked for the next one',
    'My grandmother read every single line of the quarterly report to us aloud…',
  ],
  [
    'of all that is only a little longer',
    'The office coffee machine broke on a Monday and people started talking to each other.',
    'The office coffee machine broke on a Monday and people started talking to each other.',
  ],
  [
    'that ends at a clause from three fifths on',
    'My grandmother came home from the hospital yesterday and her first request was a proper cup of tea.',
    'My grandmother came home from the hospital yesterday…',
  ],
  [
    'that never leans on the sentence before',
    'The guy in front of me at the counter had a parrot, it was green, and the parrot knew my whole name? and nobody else thought that this was weird',
    'The guy in front of me at the counter had a parrot, it was green…',
  ],
  [
    'that ends at a word',
    'I walked across the whole of the parking lot of the regional distribution center without any shoes on',
    'I walked across the whole of the parking lot of the regional distribution…',
  ],
])('gives a short text %s', (_, text, short) => expect(shortOf(text)).toBe(short));
