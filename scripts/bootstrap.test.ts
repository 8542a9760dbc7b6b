import { existsSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockOf, toyProject } from '../test/commands/toy-project.ts';

const installing = 'Installing what Broetry needs (once) …\n';
const building = 'Building (once after each change) …\n';
const broem = 'scripts/broem.ts';
const start = ['--build', 'build/server/main.js'];

test('installs once, and again when the lock file changes', async () => {
  const toy = toyProject();
  const first = await toy.run([broem, '--style', 'two words']);
  expect(first).toEqual({
    code: 0,
    signal: null,
    output: `${installing}["--style","two words"]\n`,
  });
  expect((await toy.run([broem])).output).toBe('[]\n');
  toy.write('package-lock.json', lockOf('2.0.0'));
  expect((await toy.run([broem])).output).toBe(`${installing}[]\n`);
  expect(toy.lines('npm-calls')).toHaveLength(2);
});

test('tells npm to install all packages, whatever a surrounding npm leaves out', async () => {
  const toy = toyProject();
  await toy.run([broem], { NODE_ENV: 'production', npm_config_omit: 'dev' });
  const [call] = toy.lines('npm-calls');
  expect(call).toMatch(/^ci --include=dev --include=optional /);
});

test('rejects an incomplete install', async () => {
  const toy = toyProject();
  toy.write('forgetful', '');
  const { code, output } = await toy.run([broem]);
  expect(code).toBe(1);
  expect(output).toContain('npm left out node_modules/one: update Node and npm');
  rmSync(join(toy.folder, 'forgetful'));
  expect((await toy.run([broem])).output).toBe(`${installing}[]\n`);
});

test('leaves out optional packages of other machines', async () => {
  const toy = toyProject();
  const packages = { 'node_modules/other': { version: '1.0.0', optional: true, os: ['aix'] } };
  toy.write('package-lock.json', JSON.stringify({ packages }));
  expect((await toy.run([broem])).output).toBe('[]\n');
});

test('a failed install shows the output of npm and is retried', async () => {
  const toy = toyProject();
  toy.write('broken', '');
  const { code, output } = await toy.run([broem]);
  expect(code).toBe(1);
  expect(output).toContain('npm ran out of luck\nInstalling failed: ');
  expect((await toy.run([broem])).code).toBe(1);
  expect(toy.lines('npm-calls')).toHaveLength(2);
});

test('two parallel starts install once', async () => {
  const toy = toyProject();
  const both = await Promise.all([toy.run([broem]), toy.run([broem])]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(toy.lines('npm-calls')).toHaveLength(1);
});

test('an abandoned lock is taken over', async () => {
  const toy = toyProject();
  toy.write('.installing', '');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(join(toy.folder, '.installing'), longAgo, longAgo);
  expect((await toy.run([broem])).code).toBe(0);
  expect(existsSync(join(toy.folder, '.installing'))).toBe(false);
});

test('builds before the first start and after each change of code', async () => {
  const toy = toyProject();
  const site = 'the site runs\n';
  expect((await toy.run(start)).output).toBe(installing + building + site);
  expect((await toy.run(start, { NODE_ENV: 'test' })).output).toBe(site);
  toy.write('app/rule.test.ts', 'export {};');
  expect((await toy.run(start)).output).toBe(site);
  toy.write('comedy/rule.ts', 'export {};');
  expect((await toy.run(start)).output).toBe(building + site);
  expect(toy.lines('build-calls')).toEqual(['production', 'production']);
});

test('a failed build shows its errors and is retried', async () => {
  const toy = toyProject();
  toy.write('app/broken', '');
  const { code, output } = await toy.run(start);
  expect(code).toBe(1);
  expect(output).toBe(
    `${installing}${building}the builder gave up\nBuilding failed: see the words above.\n`,
  );
  expect((await toy.run(start)).code).toBe(1);
});
