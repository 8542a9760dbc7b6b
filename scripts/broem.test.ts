import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const script = join(import.meta.dirname, 'broem.ts');

function broem(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const humblebrag = [
  '--style',
  'humblebrag',
  '--field',
  'achievement=got promoted',
  '--field',
  'mundaneSituation=waiting in line',
];

it('prints a post', () => {
  const { status, stdout } = broem(...humblebrag, '--level', 'unhinged', '--seed', '7');
  expect(status).toBe(0);
  expect(stdout.trimEnd().split('\n').length).toBeLessThanOrEqual(10);
  expect(stdout).toContain('broetry.example');
  expect(broem(...humblebrag, '--level', 'UNHINGED', '--seed', '7').stdout).toBe(stdout);
});

it('prints JSON with everything that is needed to print the same post again', () => {
  const { stdout } = broem(...humblebrag, '--json');
  const post = JSON.parse(stdout) as { seed: number; text: string };
  expect(post).toMatchObject({ style: 'humblebrag', level: 'Spicy' });
  expect(broem(...humblebrag, '--seed', String(post.seed)).stdout.trimEnd()).toBe(post.text);
});

it('uses the verb that the form would start with', () => {
  const args = ['--style', 'buzzword-soup', '--field', 'noun1=printers', '--field', 'noun2=toner'];
  expect(broem(...args).status).toBe(0);
});

it.each([
  [['--style', 'random-lol'], 'Unsupported post type: random-lol'],
  [['--style', 'humblebrag', '--field', 'achievement=x'], /Everyday situation|mundaneSituation/i],
  [[...humblebrag, '--field', 'pet=cat'], /no field called "pet"/],
  [[...humblebrag, '--field', 'pet'], /--field takes NAME="TEXT"/],
  [[...humblebrag, '--level', 'nuclear'], '--level takes mild, spicy or unhinged.'],
  [[...humblebrag, '--seed', 'x'], '--seed takes a whole number from 0 to 2147483647.'],
  [[...humblebrag, '--seed', ''], '--seed takes a whole number from 0 to 2147483647.'],
  [[...humblebrag, '--sed', '1'], /--sed/],
  [[...humblebrag, '--field', '__proto__=x'], 'There is no field called "__proto__".'],
  [['--field', 'achievement=x'], 'Say which style with --style; --help lists them.'],
  [
    ['--style', 'storytelling', '--field', 'storyTopic='],
    /is required\. Fields of this style: storytelling: storyTopic, \[setting\]\.$/,
  ],
])('says what is wrong with %j', (args, words) => {
  const { status, stdout, stderr } = broem(...args);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trimEnd()).toMatch(words);
});

it('lists the styles and their fields', () => {
  const { status, stdout } = broem('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('humblebrag: achievement, mundaneSituation, [emotion]');
});
