import { expect, it } from 'vitest';
import { POST_STYLES } from '../../../comedy/styles/post-styles.ts';
import {
  copiedText,
  DEFAULT_PROFILE,
  listedTitle,
  postLines,
  toCrlf,
  whatHappened,
  POST_DOWNLOADED,
} from './post.ts';

it.each([
  ['one\ntwo', 'one\r\ntwo'],
  ['one\r\ntwo', 'one\r\ntwo'],
  ['one\rtwo\n\nthree', 'one\r\ntwo\r\n\r\nthree'],
  ['one', 'one'],
  ['', ''],
])('converts the line breaks of %j to CRLF', (text, expected) => {
  expect(toCrlf(text)).toBe(expected);
  expect(toCrlf(expected)).toBe(expected);
});

it('splits a post at any line break and drops blank lines', () => {
  expect(postLines('one\ntwo\r\nthree')).toEqual(['one', 'two', 'three']);
  expect(postLines('one\n\n  \ntwo')).toEqual(['one', 'two']);
  expect(postLines('')).toEqual([]);
});

it.each([
  ['one\ntwo\nthree', 'one\r\n\r\ntwo\r\n\r\nthree'],
  ['one\r\n\r\n\r\ntwo\n', 'one\r\n\r\ntwo'],
  ['one', 'one'],
])('puts an empty line between the copied lines of %j', (text, expected) => {
  expect(copiedText(text)).toBe(expected);
});

it('says what happened in the words of every form, on one line', () => {
  for (const { value: type, fields: asked } of POST_STYLES) {
    const fields = Object.fromEntries(asked.map(({ name }) => [name, name]));
    expect(asked.some(({ name }) => whatHappened({ type, fields })?.includes(name))).toBe(true);
  }
  const happened = (type: string, fields: Record<string, string>) => whatHappened({ type, fields });
  expect(happened('gpt4-context', { context: ' I watered\n\na plant.\u202e ' })).toBe(
    'I watered a plant.',
  );
  expect(happened('buzzword-soup', { verb: 'Scale', noun1: 'blockchain', noun2: 'toast' })).toBe(
    'blockchain and toast',
  );
  expect([happened('gpt4-context', {}), happened('random-lol', { context: 'x' })]).toEqual([
    null,
    null,
  ]);
});

it.each([
  ['about my cat', 'my cat'],
  ['About 80 percent came back', 'About 80 percent came back'],
  [
    'I was asked to circle back. I circled. The building complained.',
    'I was asked to circle back. I circled.',
  ],
  [
    'No. I was asked to circle back and then I circled for a year',
    'No. I was asked to circle back and then…',
  ],
])('lists an own post about %j as %j', (context, title) => {
  const form = { type: 'gpt4-context', fields: { context }, humorLevel: 'Mild' };
  const formData = { ...DEFAULT_PROFILE, ...form };
  expect(listedTitle('The post.', formData, 42)).toBe(title);
  expect(listedTitle('The post.', { ...formData, fields: {} }, 42)).toBe('The post.');
});

it('says the words of docs/product.md §8 exactly', () => {
  expect(POST_DOWNLOADED).toBe('Post downloaded successfully!');
});
