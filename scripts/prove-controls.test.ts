import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTROLS } from '../test/controls/all-controls.ts';
import { isTestOf, isThere, titlePattern } from '../test/controls/named-test.ts';
import { proveControl, rebuild } from '../test/controls/prove-control.ts';
import { copyTree, patchFault } from '../test/controls/tree.ts';

const LEAST = 100;
const NEVER = new AbortController().signal;

it('can take every control away, and knows the test that must fail then', () => {
  expect(CONTROLS.length).toBeGreaterThanOrEqual(LEAST);
  expect(new Set(CONTROLS.map(({ name }) => name)).size).toBe(CONTROLS.length);
  const faults = CONTROLS.map((control) => [control.name, patchFault(control)]);
  expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
  const unknown = CONTROLS.filter(({ test }) => !isThere(test));
  expect(unknown.map(({ name, test }) => [name, test])).toEqual([]);
});

it('refuses a patch that no longer applies', () => {
  const [control] = CONTROLS;
  expect(patchFault({ ...control!, find: 'nothing of the kind' })).toMatch(/stands 0 times/);
  expect(patchFault({ ...control!, find: '\n' })).toMatch(/stands \d\d+ times/);
  expect(patchFault({ ...control!, replace: control!.find })).toBe('the patch changes nothing');
});

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

it(
  'tells a control that somebody watches from one that nobody misses',
  { timeout: 120_000 },
  async () => {
    const tree = copyTree();
    try {
      const watched = CONTROLS.find(
        ({ built, file }) => !built && file === 'app/auth/safe-next.ts',
      )!;
      expect(await proveControl(watched, tree.folder, NEVER)).toMatchObject({ caught: true });
      const words = 'Where a sign-in leads when nobody wanted to go anywhere.';
      const unwatched = { ...watched, find: words, replace: 'x' };
      const missed = await proveControl(unwatched, tree.folder, NEVER);
      expect(missed).toMatchObject({ caught: false });
      expect(missed.words).toMatch(/^NOBODY NOTICED/);
      const gone = { ...watched, test: { ...watched.test, title: 'no such test' } };
      expect((await proveControl(gone, tree.folder, NEVER)).words).toMatch(/^its test did not run/);
    } finally {
      tree.drop();
    }
  },
);

it('builds the server of a copy again, without the pages', { timeout: 120_000 }, async () => {
  const tree = copyTree();
  try {
    const built = join(tree.folder, 'build/server/built.js');
    expect(await rebuild(tree.folder, true, NEVER)).toBe(null);
    rmSync(built);
    expect(await rebuild(tree.folder, false, NEVER)).toBe(null);
    expect(existsSync(built)).toBe(true);
  } finally {
    tree.drop();
  }
});
