import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { THEME_SCRIPT } from './theme.ts';

it('contains no character that React escapes', () => {
  expect(THEME_SCRIPT).not.toMatch(/["'&<>]/);
});

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['sepia', undefined],
  [null, undefined],
])('sets the stored theme %s before the first paint', (stored, expected) => {
  const dataset: { theme?: string } = {};
  run({ getItem: () => stored }, dataset);
  expect(dataset.theme).toBe(expected);
});

it('ignores blocked storage', () => {
  const refused = {
    getItem: (): string | null => {
      throw new Error('denied');
    },
  };
  expect(() => run(refused, {})).not.toThrow();
});

function run(localStorage: { getItem: (key: string) => string | null }, dataset: object) {
  runInNewContext(THEME_SCRIPT, { localStorage, document: { documentElement: { dataset } } });
}
