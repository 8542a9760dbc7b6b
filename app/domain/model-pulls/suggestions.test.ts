import { expect, it } from 'vitest';
import { fittingSuggestions, SUGGESTIONS } from './suggestions.ts';

const GB = 1e9;
const at = (free: number) => fittingSuggestions(free).map(({ model }) => model);

it.each([
  [64, ['gemma4:12b', 'gemma4:e4b', 'gemma3:4b']],
  [20, ['gemma4:12b', 'gemma3:4b', 'llama3.2:3b']],
  [12, ['gemma3:4b', 'llama3.2:3b', 'gemma3:1b']],
  [5, ['llama3.2:3b', 'gemma3:1b']],
  [2, ['gemma3:1b']],
  [1, []],
])('suggests what fits into %d GB, three at most', (free, models) => {
  expect(at(free * GB)).toEqual(models);
});

it('takes 2.2 times the file', () => {
  for (const { model, size } of SUGGESTIONS) {
    expect(at(2.2 * size)).toContain(model);
    expect(at(2.2 * size - 1)).not.toContain(model);
  }
});
