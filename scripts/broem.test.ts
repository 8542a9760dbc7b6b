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

const SLOW = { timeout: 120_000 };
const POST = 'Humbled and honored to announce my next chapter. I was rejected 47 times. Agree?';

function piped(input: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    input,
  });
  return { status, stdout, stderr };
}

it(
  'replies, translates and judges, the same for an argument and for what is piped in',
  SLOW,
  () => {
    for (const [command, shows] of [
      [['reply', '--tone', 'witty', '--length', 'one-liner', '--seed', '7'], /^witty:\n\S/],
      [['translate', '--to', 'truth', '--seed', '7'], /“Humbled and honored/],
      [['translate', '--seed', '7'], /“Humbled and honored/],
      [['translate', '--to', 'speak', '--voice', 'memo', '--level', 'mild', '--seed', '7'], /\S/],
      [['comments', '--seed', '7'], /^.+, .+:\n.+\n\n/],
      [['score'], /^\d+ of 100\. .+\n.+: “/],
    ] as const) {
      const [name, ...rest] = command;
      const said = broem(name, POST, ...rest);
      expect([name, said.status, said.stderr]).toEqual([name, 0, '']);
      expect(said.stdout).toMatch(shows);
      expect(piped(POST, name, '-', ...rest).stdout).toBe(said.stdout);
      if (name === 'reply') expect(piped(POST, ...command).stdout).toBe(said.stdout);
    }
  },
);

it('says the same with the seed that it printed', SLOW, () => {
  const json = ['--json', '--length', 'one-liner', '--tone', 'witty', '--tone', 'contrarian'];
  const first = JSON.parse(broem('reply', POST, ...json).stdout) as { seed: number };
  expect(first).toMatchObject({ replies: [{ tone: 'witty' }, { tone: 'contrarian' }] });
  const again = broem('reply', POST, ...json, '--seed', String(first.seed));
  expect(JSON.parse(again.stdout)).toEqual(first);
  const truth = JSON.parse(broem('translate', POST, '--to', 'truth', '--json').stdout) as {
    exposed: { quote: string }[];
  };
  expect(truth.exposed.length).toBeGreaterThan(0);
  for (const { quote } of truth.exposed) expect(POST).toContain(quote);
  const card = JSON.parse(broem('score', POST, '--json').stdout) as { score: number };
  expect(card.score).toBeGreaterThan(0);
});

it('says one comment anew, and answers the situation of the day', SLOW, () => {
  type Section = { comments: { key: string; text: string }[] };
  const section = (...roll: string[]) =>
    (JSON.parse(broem('comments', POST, '--json', ...roll).stdout) as Section).comments;
  const first = section();
  const changed = section('--roll', 'sane=1').filter(
    ({ text }, index) => text !== first[index]?.text,
  );
  expect(changed.map(({ key }) => key)).toEqual(['sane']);
  const today = JSON.parse(broem('prompt', '--seed', '7', '--json').stdout) as {
    situation: string;
    text: string;
  };
  const { status, stdout } = broem('prompt', '--seed', '7');
  expect([status, stdout.trimEnd()]).toEqual([0, `${today.situation}.\n\n${today.text}`]);
});

it('knows post as a command of its own', () => {
  const args = [...humblebrag, '--seed', '7'];
  expect(broem('post', ...args).stdout).toBe(broem(...args).stdout);
});

it.each([
  [
    ['poem'],
    'There is no command "poem": say post, reply, translate, score, comments, prompt, remix, hall, posts.',
  ],
  [['toString'], /^There is no command "toString"/],
  [['reply', 'one', 'two'], 'Put the text in quotes: it is one argument.'],
  [['reply', ''], 'The original post is required.'],
  [['reply', POST, '--tone', 'rude'], /^--tone takes up to three of witty, /],
  [['reply', POST, '--length', 'epic'], '--length takes one-liner, short-para, unhinged-long.'],
  [['reply', POST, '--seed', '-1'], /./],
  [['reply', 'x'.repeat(4001)], 'The original post is too long: 4,000 characters at most.'],
  [['translate', POST, '--to', 'poem'], '--to takes speak or truth.'],
  [['translate', ' ', '--to', 'truth'], 'There is nothing to translate.'],
  [['translate', POST, '--to', 'speak', '--voice', 'poet'], 'Choose one of the voices.'],
  [['translate', POST, '--to', 'speak', '--level', 'x'], 'Choose Mild, Spicy or Unhinged.'],
  [['score', 'x'.repeat(20_001)], /20,001|characters/],
  [['score', POST, '--loud'], /--loud/],
  [['comments', POST, '--seed', '1000'], '--seed takes a whole number from 0 to 999.'],
  [['comments', POST, '--roll', 'sane'], '--roll takes KEY=N, with N from 0 to 99.'],
  [['comments', POST, '--roll', 'sane=100'], '--roll takes KEY=N, with N from 0 to 99.'],
  [['prompt', '--day', '2020-01-01'], '--day takes a day of the last year, as in 2026-11-22.'],
  [['prompt', '--level', 'nuclear'], '--level takes mild, spicy or unhinged.'],
])('says what is wrong with the command %j', (args, words) => {
  const { status, stdout, stderr } = broem(...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trimEnd()).toMatch(words);
});

it('explains all of it, and each command by itself', SLOW, () => {
  const all = broem('--help');
  const names = ['reply', 'translate', 'score', 'comments', 'prompt', 'remix', 'hall', 'posts'];
  for (const name of ['post', ...names]) {
    expect(all.stdout).toContain(`broem -- ${name === 'post' ? '[post]' : name}`);
    const { status, stdout } = broem(name, '--help');
    expect([name, status]).toEqual([name, 0]);
    expect(all.stdout).toContain(stdout.trim());
  }
  expect(broem().stdout).toBe(all.stdout);
});
