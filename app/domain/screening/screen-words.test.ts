import { expect, it } from 'vitest';
import { POST_STYLES, type StyleValue } from '../../../comedy/post-styles.ts';
import { SAMPLE_INPUTS } from '../../../comedy/sample-inputs.ts';
import { writePost } from '../../../comedy/write-post.ts';
import { CLEAN, EVASIVE, PROFANE } from '../../../test/worded-lines.ts';
import { screenWords } from './screen-words.server.ts';

it.each(CLEAN)('lets pass: %s', (line) => {
  expect(screenWords(line)).toBe('clean');
});

it.each(PROFANE)('finds the word in: %s', (line) => {
  expect(screenWords(line)).toBe('coarse');
});

it.each([...EVASIVE, 'what an a55', 'what an 4$$'])('sees through: %s', (line) => {
  expect(screenWords(line)).toBe('coarse');
});

it.each([
  'You retards.',
  'all those n1ggers',
  'k i k e',
  'Kill all the immigrants',
  'Sieg Heil, team!',
  'what a tranny',
])('refuses: %s', (line) => {
  expect(screenWords(line)).toBe('hateful');
});

it.each([
  'kys',
  'I will find you',
  'I know where she lives',
  'write to dana@corp.example',
  'call +49 30 1234567',
  'He lives at 12 Baker Street',
  'https://a.example https://b.example https://c.example',
  'click t.me/winners',
])('shows a person first: %s', (line) => {
  expect(screenWords(line)).toBe('worrying');
});

it.each([
  'See https://a.example and https://b.example.',
  'Q3: 12 345 678 impressions',
  'Page 4711',
  'We are 455 people now',
  'Person 455',
  'It was 4.55 or $455, 455 %',
  'Dial 4 5 5',
])('has nothing against: %s', (line) => {
  expect(screenWords(line)).toBe('clean');
});

it('has nothing against what the offline writer writes', { timeout: 30_000 }, () => {
  for (const { value } of POST_STYLES) {
    for (const [index, fields] of SAMPLE_INPUTS[value satisfies StyleValue].entries()) {
      for (let seed = 0; seed < 3; seed += 1) {
        const { text } = writePost({
          style: value,
          fields,
          level: 'Unhinged',
          seed: seed * 1000 + index,
          site: 'broetry.example',
        });
        expect([text, screenWords(text)]).toEqual([text, 'clean']);
      }
    }
  }
});

it('is quick also with the longest post that somebody bends against it', () => {
  const longest = ['f ', 'a.', '1', 'kill ', 'ass', 'a@', 'x.', 'phu', 's*'].map((piece) =>
    piece.repeat(3000 / piece.length),
  );
  const started = performance.now();
  for (const text of longest) screenWords(text);
  expect((performance.now() - started) / longest.length).toBeLessThan(500);
});
