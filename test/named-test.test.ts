import { expect, it } from 'vitest';
import { isTestOf, titlePattern } from './named-test.ts';

it('finds a test by its title, whatever stands in its places', () => {
  expect('refuses {"a":1}').toMatch(titlePattern('refuses %j'));
  expect('refuses').not.toMatch(titlePattern('refuses %j'));
  expect('it refuses x').not.toMatch(titlePattern('refuses %j'));
});

it('takes for a test only what calls one, and not one that is left out', () => {
  const there = [
    "it('a', () => {",
    "  describe('a', () => {",
    "it(\n  'a',\n  async",
    "it.each([\n  [1, 'b'],\n])('a', () => {",
    "it.runIf(isLinux)('a', () => {",
    "it('b', () => {\n});\nit.each<[string, string]>(rows)(\n  'a',",
    'it("a", () => {',
  ];
  const missing = [
    '',
    "// 'a'",
    "it.skip('a', () => {",
    "it.todo('a')",
    "it.skip.each([1])('a', () => {",
    "describe.skip('a', () => {",
    "const words = 'a';",
    "it('b', () => {\n  say('a');\n",
    "it.each(['a'])('b', () => {",
    "await('a')",
  ];
  expect(there.filter((source) => !isTestOf(source, 'a'))).toEqual([]);
  expect(missing.filter((source) => isTestOf(source, 'a'))).toEqual([]);
});
