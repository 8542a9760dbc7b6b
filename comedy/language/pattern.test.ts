import { expect, it } from 'vitest';
import { findMatch, parsePattern } from './pattern.ts';
import { tokensOf } from './tokens.ts';

function matches(pattern: string, text: string): boolean {
  return findMatch(parsePattern(pattern), tokensOf(text)) !== undefined;
}

it.each([
  ['walk', 'My cat walked off'],
  ['mouse', 'We have mice'],
  ['steal', 'A gull stole it'],
  ['=left', 'I left my keys'],
  ['@pet .. sit', 'My golden retriever sat down'],
  ['ice_cream', 'I like ice cream'],
  ['reply_all', 'I hit reply all'],
  ['miss .. @transit', 'I missed my last train'],
  ['cat ... keyboard', 'The cat, who hates me, sat right on my new keyboard'],
  ['^ jury duty $', 'Jury duty'],
  ['# screw', 'There were 4 screws'],
  ['# screw', 'There were four screws'],
  ['# row', 'There were 10,000 rows'],
  ["@spouse's birthday", "I forgot my wife's birthday"],
  ['my old? car', 'my car'],
])('%s matches "%s"', (pattern, text) => {
  expect(matches(pattern, text)).toBe(true);
});

it.each([
  ['=left', 'I leave my keys'],
  ['meet', 'a long meeting'],
  ['walk .. keyboard', 'I walked home and my cat has a keyboard'],
  ['cat ... keyboard', 'My cat left. I bought a keyboard.'],
  ['spill .. @hotdrink', 'I spilled it on the coffee mug'],
  ['@pet .. eat', 'My dog food was eaten'],
  ['@boss', "My boss's car"],
  ['^ duty', 'Jury duty'],
  ['learn from x:*', 'What I learned from. Any introductions are welcome.'],
])('%s does not match "%s"', (pattern, text) => {
  expect(matches(pattern, text)).toBe(false);
});

it('captures the word of a hole', () => {
  const match = findMatch(parsePattern('eat .. x:@food'), tokensOf('I ate a whole cheesecake'));
  expect(match?.holes.get('x')).toBe(4);
});

it.each(['@nothing', '..', 'a(b'])('refuses %s', (pattern) => {
  expect(() => parsePattern(pattern)).toThrow(TypeError);
});
