import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { run } from './broem.ts';

const script = join(import.meta.dirname, 'broem.ts');

/** Runs a command as a process, with `input` on its standard input. */
function piped(input: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    input,
  });
  return { status, stdout, stderr };
}

/** Runs a command in this process, since loading the plots for each command takes minutes. */
async function broem(...args: string[]) {
  const printed: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => {
    printed.push(`${text}\n`);
  });
  try {
    await run(args);
    return { status: 0, stdout: printed.join(''), stderr: '' };
  } catch (error) {
    return { status: 1, stdout: printed.join(''), stderr: (error as Error).message };
  } finally {
    log.mockRestore();
  }
}

const POST = 'Humbled and honored to announce my next chapter. I was rejected 47 times. Agree?';
const fieldsOf = (style: string, ...fields: string[]) => [
  '--style',
  style,
  ...fields.flatMap((field) => ['--field', field]),
];
const humblebrag = fieldsOf(
  'humblebrag',
  'achievement=got promoted',
  'mundaneSituation=waiting in line',
);

it('prints a post about what happened', async () => {
  const { stdout } = await broem('post', 'my stapler resigned', '--seed', '4');
  const own = await broem(
    ...fieldsOf('gpt4-context', 'context=my stapler resigned'),
    '--seed',
    '4',
  );
  expect(stdout).toContain('stapler');
  expect(own.stdout).toBe(stdout);
});

it('prints a post, and as JSON its seed', async () => {
  const { status, stdout } = await broem('post', ...humblebrag, '--json');
  const post = JSON.parse(stdout) as { seed: number; text: string };
  expect(status).toBe(0);
  expect(post).toMatchObject({ style: 'humblebrag', level: 'Spicy' });
  const again = await broem(...humblebrag, '--seed', String(post.seed), '--level', 'SPICY');
  expect(again.stdout.trimEnd()).toBe(post.text);
  const withoutVerb = fieldsOf('buzzword-soup', 'noun1=printers', 'noun2=toner');
  expect((await broem(...withoutVerb)).stdout).toContain('broetry.example');
});

it.each([
  [['--style', 'random-lol'], 'Unsupported post type: random-lol'],
  [['--style', 'humblebrag', '--field', 'achievement=x'], /Everyday situation|mundaneSituation/i],
  [[...humblebrag, '--field', 'pet=cat'], /no field called "pet"/],
  [[...humblebrag, '--field', 'pet'], /--field takes NAME="TEXT"/],
  [[...humblebrag, '--level', 'nuclear'], '--level takes mild, spicy or unhinged.'],
  [[...humblebrag, '--seed', 'x'], '--seed takes a whole number from 0 to 2147483647.'],
  [[...humblebrag, '--sed', '1'], /--sed/],
  [[...humblebrag, '--field', '__proto__=x'], 'There is no field called "__proto__".'],
  [['--field', 'achievement=x'], 'Say which style with --style; --help lists them.'],
  [
    ['--style', 'storytelling', '--field', 'storyTopic='],
    /is required\. Fields of this style: storytelling: storyTopic, \[setting\]\.$/,
  ],
  [['poem'], /^There is no command "poem": say post, reply, translate, score, comments, prompt, /],
  [['post', 'my stapler', 'resigned'], 'Put the text in quotes: it is one argument.'],
  [['toString'], /^There is no command "toString"/],
  [['reply', 'one', 'two'], 'Put the text in quotes: it is one argument.'],
  [['reply', ''], 'The original post is required.'],
  [['reply', POST, '--tone', 'rude'], /^--tone takes up to three of witty, /],
  [['reply', POST, '--length', 'epic'], '--length takes one-liner, short-para, unhinged-long.'],
  [['reply', 'x'.repeat(4001)], 'The original post is too long: 4,000 characters at most.'],
  [['translate', POST, '--to', 'poem'], '--to takes speak or truth.'],
  [['translate', ' ', '--to', 'truth'], 'There is nothing to translate.'],
  [['translate', POST, '--to', 'speak', '--voice', 'poet'], 'Choose one of the voices.'],
  [['translate', POST, '--to', 'speak', '--level', 'x'], 'Choose Mild, Spicy or Unhinged.'],
  [['score', 'x'.repeat(20_001)], /20,001|characters/],
  [['comments', POST, '--seed', '1000'], '--seed takes a whole number from 0 to 999.'],
  [['comments', POST, '--roll', 'sane=100'], '--roll takes KEY=N, with N from 0 to 99.'],
  [['prompt', '--day', '2020-01-01'], '--day takes a day of the last year, as in 2026-11-22.'],
  [['prompt', '--level', 'nuclear'], '--level takes mild, spicy or unhinged.'],
])('reports what is wrong with %j', async (args, words) => {
  const { status, stdout, stderr } = await broem(...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trimEnd()).toMatch(words);
});

it('replies, translates, comments and scores', async () => {
  for (const [command, shows] of [
    [['reply', '--tone', 'witty', '--length', 'one-liner', '--seed', '7'], /^witty:\n\S/],
    [['translate', '--to', 'truth', '--seed', '7'], /“Humbled and honored/],
    [['translate', '--seed', '7'], /“Humbled and honored/],
    [['translate', '--to', 'speak', '--voice', 'memo', '--level', 'mild', '--seed', '7'], /\S/],
    [['comments', '--seed', '7'], /^.+, .+:\n.+\n\n/],
    [['score'], /^\d+ of 100\. .+\n.+: “/],
  ] as const) {
    const [name, ...rest] = command;
    const said = await broem(name, POST, ...rest);
    expect([name, said.status, said.stderr]).toEqual([name, 0, '']);
    expect(said.stdout).toMatch(shows);
  }
});

it('reads the text from standard input, and ends with exit code 1 on an error', async () => {
  const options = ['--tone', 'witty', '--seed', '7'];
  const { stdout } = await broem('reply', POST, ...options);
  expect(piped(POST, 'reply', '-', ...options)).toEqual({ status: 0, stdout, stderr: '' });
  expect(piped('', 'poem')).toMatchObject({ status: 1, stdout: '' });
});

it('prints the same for the printed seed', async () => {
  const json = ['--json', '--length', 'one-liner', '--tone', 'witty', '--tone', 'contrarian'];
  const first = JSON.parse((await broem('reply', POST, ...json)).stdout) as { seed: number };
  expect(first).toMatchObject({ replies: [{ tone: 'witty' }, { tone: 'contrarian' }] });
  const again = await broem('reply', POST, ...json, '--seed', String(first.seed));
  expect(JSON.parse(again.stdout)).toEqual(first);
  const truth = JSON.parse((await broem('translate', POST, '--to', 'truth', '--json')).stdout) as {
    exposed: { quote: string }[];
  };
  expect(truth.exposed.length).toBeGreaterThan(0);
  for (const { quote } of truth.exposed) expect(POST).toContain(quote);
});

it('re-rolls one comment, and answers the situation of the day', async () => {
  type Section = { comments: { key: string; text: string }[] };
  const section = async (...roll: string[]) =>
    (JSON.parse((await broem('comments', POST, '--json', ...roll)).stdout) as Section).comments;
  const first = await section();
  const changed = (await section('--roll', 'sane=1')).filter(
    ({ text }, index) => text !== first[index]?.text,
  );
  expect(changed.map(({ key }) => key)).toEqual(['sane']);
  const today = JSON.parse((await broem('prompt', '--seed', '7', '--json')).stdout) as {
    situation: string;
    text: string;
  };
  const { status, stdout } = await broem('prompt', '--seed', '7');
  expect([status, stdout.trimEnd()]).toEqual([0, `${today.situation}.\n\n${today.text}`]);
});

it('prints the help of all commands and of each', async () => {
  const all = await broem('--help');
  const names = ['reply', 'translate', 'score', 'comments', 'prompt', 'remix', 'hall', 'posts'];
  for (const name of ['post', ...names]) {
    expect(all.stdout).toContain(`broem -- ${name === 'post' ? '[post]' : name}`);
    const { status, stdout } = await broem(name, '--help');
    expect([name, status]).toEqual([name, 0]);
    expect(all.stdout).toContain(stdout.trim());
  }
  expect(all.stdout).toContain('humblebrag: achievement, mundaneSituation, [emotion]');
  expect((await broem()).stdout).toBe(all.stdout);
});
