import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTROLS } from './controls/all-controls.ts';
import { isThere } from './controls/named-test.ts';
import { ROOT } from './controls/tree.ts';

const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const rows = page
  .split('\n')
  .map((line) => line.split(' | '))
  .filter(([number = '']) => /^\| T\d+$/.test(number))
  .map(([number = '', , control = '', tests = '']) => ({
    threat: number.slice(2),
    files: [...control.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    tests: [...tests.matchAll(/`([^`]+)` "(.*?)"(?=;| \||$| \()/g)].map(
      ([, file = '', title = '']) => ({ file, title }),
    ),
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

it('names for each control that is taken away a threat of the page', () => {
  const known = new Set<string>(rows.map(({ threat }) => threat));
  expect(CONTROLS.filter(({ threat }) => !known.has(threat))).toEqual([]);
});
