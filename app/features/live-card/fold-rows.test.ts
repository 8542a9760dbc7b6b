import { expect, it } from 'vitest';
import { allotRows, FOLD_SIZES } from './fold-rows.ts';

const SIZE = { rows: 7, own: 4, length: 10 };
const line = (rows: number) => 'x'.repeat(rows * 10);

it.each([
  ['short lines what they need, and the last one the rest', [1, 2, 2], [1, 2, 4]],
  ['the last line its rows before the others', [3, 3, 4], [2, 1, 4]],
  ['the last line no more than its share', [9, 9, 9], [2, 1, 4]],
  ['what is left to the shortest first', [9, 1, 3], [3, 1, 3]],
  ['each line a row', [9, 9, 9, 9, 9], [1, 1, 1, 1, 3]],
  ['a single line everything', [1], [7]],
])('gives %s', (_, needs, got) => {
  const lines = needs.map((rows, index) => line(rows - (index === needs.length - 1 ? 1 : 0)));
  expect(allotRows(lines, SIZE)).toEqual(got);
});

it('counts wide letters twice', () => {
  expect(allotRows(['我的打印机又没纸了', 'x'], SIZE)).toEqual([2, 5]);
});

it('never gives more rows than the fold has', () => {
  for (const size of Object.values(FOLD_SIZES)) {
    for (let count = 1; count <= size.rows; count += 1) {
      const rows = allotRows(Array<string>(count).fill('x'.repeat(500)), size);
      expect(rows.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(size.rows);
      expect(rows.at(-1)).toBeGreaterThan(0);
    }
  }
});
