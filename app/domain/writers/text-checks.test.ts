import { expect, it } from 'vitest';
import { checkText, watchForCanary } from './text-checks.ts';

const tagLine = 'Thought led by posts.example';
const canary = 'quill1a2b3c';
const check = (...lines: string[]) =>
  checkText([...lines, tagLine].join('\n'), { tagLine, canary });

it('accepts a clean post', () => {
  expect(check('I made toast. 🚀👩‍💻', '• It made me (at 5 * 3 %). #blessed', '"Agree?"')).toEqual(
    [],
  );
  expect(check(...Array.from({ length: 9 }, () => 'Toast.'))).toEqual([]);
});

it.each([
  ['empty', []],
  ['too-many-lines', Array.from({ length: 10 }, () => 'Toast.')],
  ['blank-line', ['Toast.', '', 'Agree?']],
  ['blank-line', ['Toast.', ' ']],
  ['long-line', ['a'.repeat(301)]],
  ['hidden-characters', ['I made\u202e toast']],
  ['hidden-characters', ['I made\u200b toast']],
  ['hidden-characters', ['I made\u0000 toast']],
  ['hidden-characters', ['I made\r']],
  ['hidden-characters', ['I made \ud83d']],
  ['markup', ['<b>toast</b>']],
  ['markup', ['**toast**']],
  ['markup', ['[toast](x)']],
  ['markup', ['# Toast']],
  ['markup', ['`toast`']],
  ['address', ['See https://evil.example/x']],
  ['address', ['See evil.com']],
  ['address', ['javascript:alert(1)']],
  ['canary', [`The word is ${canary}.`]],
])('finds %s in %j', (fault, lines) => {
  expect(check(...lines)).toEqual([fault]);
});

it('requires the exact tag line', () => {
  expect(checkText('I made toast.\nBy evil', { tagLine, canary })).toEqual(['tag-line']);
  expect(checkText(`${tagLine}\nI made toast.`, { tagLine, canary })).toEqual(['tag-line']);
  expect(checkText('', { tagLine, canary })).toEqual(['tag-line']);
});

it.each(['QUILL1A2B3C', 'q-u-i-l-l-1-a-2-b-3-c', 'quill 1a2b 3c'])(
  'knows the secret as %s, whole and by the letter',
  (secret) => {
    expect(check(`My word is ${secret}.`)).toEqual(['canary']);
    const isSecret = watchForCanary(canary);
    const seen = `My word is ${secret}`.split('').map((letter) => isSecret(letter));
    expect([seen.indexOf(true), seen.length - 1]).toEqual([seen.length - 1, seen.length - 1]);
    expect(watchForCanary(canary)(`My word is ${secret}, I say.`)).toBe(true);
    expect(watchForCanary(canary)('My word is quill.')).toBe(false);
  },
);
