import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DRILLS } from '../scripts/resilience/drills.ts';
import { isThere, type NamedTest, ROOT } from './named-test.ts';

function rowsOf(name: string, letter: string): string[][] {
  const isRow = new RegExp(`^\\| ${letter}\\d+$`);
  return readFileSync(join(ROOT, name), 'utf8')
    .split('\n')
    .map((line) => line.split(' | '))
    .filter(([number = '']) => isRow.test(number));
}

/** What is named as `file` "title". */
function testsIn(cell: string): NamedTest[] {
  const named = cell.matchAll(/`([^`]+)` "(.*?)"(?=;| \||$| \()/g);
  return [...named].map(([, file = '', title = '']) => ({ file, title }));
}

const rows = rowsOf('docs/security.md', 'T').map(([number = '', , control = '', tests = '']) => ({
  threat: number.slice(2),
  files: [...control.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  tests: testsIn(tests),
}));
const faults = rowsOf('docs/operations.md', 'F').map(([number = '', , seen = '', shown = '']) => ({
  fault: number.slice(2),
  seen,
  drills: [...shown.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name),
  tests: testsIn(shown),
}));

it('has a row for each of the thirty threats, with a control and a test', () => {
  const all = Array.from({ length: 30 }, (_, index) => `T${index + 1}`);
  expect(rows.map(({ threat }) => threat)).toEqual(all);
  for (const { threat, files, tests } of rows) {
    expect([threat, files.length > 0, tests.length > 0]).toEqual([threat, true, true]);
  }
});

it('names files and tests that there are', () => {
  const missing = rows.flatMap(({ files, tests }) => [
    ...files.filter((file) => !existsSync(join(ROOT, file))),
    ...tests.filter((test) => !isThere(test)).map(({ file, title }) => `${file}: ${title}`),
  ]);
  expect(missing).toEqual([]);
});

it('has a row for each of the twenty-three faults, with what people see and what shows it', () => {
  const all = Array.from({ length: 23 }, (_, index) => `F${index + 1}`);
  expect(faults.map(({ fault }) => fault)).toEqual(all);
  const known = new Set(DRILLS.map(({ name }) => name));
  for (const { fault, seen, drills, tests } of faults) {
    expect([fault, seen.length > 0, drills.length + tests.length > 0]).toEqual([fault, true, true]);
    expect([fault, drills.filter((name) => !known.has(name))]).toEqual([fault, []]);
    expect([fault, tests.filter((test) => !isThere(test))]).toEqual([fault, []]);
  }
});
