// npm run bench: every benchmark, one after the other, and docs/performance.md from what they found. `-- --quick`
// takes seconds for each and writes nothing; `-- --only pages,feed` measures these and replaces their part alone.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from './benchmark.ts';
import { circumstances } from './machine.ts';
import { isPart, PARTS, type PartName } from './parts.ts';
import { type Measured, pageText } from './performance-page.ts';
import { resultText } from './result-text.ts';

const root = join(import.meta.dirname, '..');
const DATA = join(root, 'docs/performance.json');
const PAGE = join(root, 'docs/performance.md');
const names = Object.keys(PARTS) as PartName[];

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string', multiple: true } },
});
const quick = options.quick ?? false;
const wanted = options.only?.flatMap((list) => list.split(',')) ?? names;
const unknown = wanted.filter((name) => !isPart(name));

let child: ChildProcess | null = null;
let isAsked = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isAsked = true;
    child?.kill('SIGTERM');
  });
}

if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${names.join(', ')}.`);
  process.exitCode = 1;
} else {
  process.exitCode = await runAll(names.filter((name) => wanted.includes(name)));
}

async function runAll(parts: readonly PartName[]): Promise<number> {
  const found = readFound();
  const failed: PartName[] = [];
  for (const [index, name] of parts.entries()) {
    console.log(`\n${index + 1} of ${parts.length}: ${name}`);
    const begun = performance.now();
    const before = circumstances(root);
    const answer = await runPart(name);
    if (isAsked) return 130;
    const seconds = Math.round((performance.now() - begun) / 1000);
    if (!answer) {
      failed.push(name);
      continue;
    }
    console.log(`${resultText(answer.result)}\n(${seconds} s)`);
    found[name] = { ...answer, ...before, loadAfter: circumstances(root).load, seconds };
    // After each part: an interrupted run keeps what it has.
    if (!quick) write(found);
  }
  if (failed.length > 0) console.error(`\nBroken: ${failed.join(', ')}`);
  if (quick) console.log('\nA quick run: docs/performance.md stays as it is.');
  else console.log('\nWritten: docs/performance.md');
  return failed.length > 0 ? 1 : 0;
}

type Answer = { title: string; about: string; result: Result };

/** What a part sends, or null when it broke or was stopped. */
async function runPart(name: PartName): Promise<Answer | null> {
  const script = join(import.meta.dirname, 'run-part.ts');
  child = spawn(process.execPath, [script, name, ...(quick ? ['--quick'] : [])], {
    cwd: root,
    env: { ...process.env, BENCH_RESULT: 'send' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl-C reaches it once, through us.
    detached: process.platform !== 'win32',
  });
  let answer: Answer | null = null;
  child.on('message', (message) => (answer = message as Answer));
  const [code] = (await once(child, 'close')) as [number | null];
  child = null;
  return code === 0 ? answer : null;
}

function readFound(): Partial<Record<PartName, Measured>> {
  try {
    return JSON.parse(readFileSync(DATA, 'utf8')) as Partial<Record<PartName, Measured>>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

function write(found: Partial<Record<PartName, Measured>>): void {
  const inOrder = Object.fromEntries(
    names.flatMap((name) => (found[name] ? [[name, found[name]] as const] : [])),
  );
  writeFileSync(DATA, `${JSON.stringify(inOrder)}\n`);
  writeFileSync(PAGE, pageText(inOrder));
}
