// npm run bench: every part of parts.ts (not bench:processes), one after the other, and docs/performance.md from what they found. `-- --quick`
// takes seconds for each and writes nothing; `-- --only pages,feed` measures these and replaces their part alone, `-- --into FOLDER`
// writes there instead.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from './benchmark.ts';
import { circumstances } from './machine.ts';
import { isPart, PARTS, type PartName } from './parts.ts';
import { type Broke, type Found, pageText, withBroken } from './performance-page.ts';
import { resultText } from './result-text.ts';

const root = join(import.meta.dirname, '..');
const names = Object.keys(PARTS) as PartName[];

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    into: { type: 'string' },
  },
});
const folder = options.into ?? join(root, 'docs');
const DATA = join(folder, 'performance.json');
const PAGE = join(folder, 'performance.md');
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
  let found = readFound();
  const failed: PartName[] = [];
  for (const [index, name] of parts.entries()) {
    console.log(`\n${index + 1} of ${parts.length}: ${name}`);
    const begun = performance.now();
    const before = circumstances(root);
    const answer = await runPart(name);
    if (isAsked) return 130;
    const seconds = Math.round((performance.now() - begun) / 1000);
    if (typeof answer === 'string') {
      failed.push(name);
      const broke: Broke = { date: before.date, commit: before.commit, words: answer };
      found = withBroken(found, name, broke);
    } else {
      console.log(`${resultText(answer.result)}\n(${seconds} s)`);
      found[name] = { ...answer, ...before, loadAfter: circumstances(root).load, seconds };
    }
    // After each part: an interrupted run keeps what it has.
    if (!quick) write(found);
  }
  if (failed.length > 0) console.error(`\nBroken: ${failed.join(', ')}`);
  if (quick) console.log('\nA quick run: docs/performance.md stays as it is.');
  else console.log(`\nWritten: ${PAGE}`);
  return failed.length > 0 ? 1 : 0;
}

type Answer = { title: string; about: string; result: Result };

/** What a part sends, or its last words when it broke or was stopped. */
async function runPart(name: PartName): Promise<Answer | string> {
  const script = join(import.meta.dirname, 'run-part.ts');
  child = spawn(process.execPath, [script, name, ...(quick ? ['--quick'] : [])], {
    cwd: root,
    env: { ...process.env, BENCH_RESULT: 'send' },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    // Ctrl-C reaches it once, through us.
    detached: process.platform !== 'win32',
  });
  let answer: Answer | null = null;
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text);
    words = (words + text).slice(-20_000);
  });
  child.on('message', (message) => (answer = message as Answer));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  child = null;
  return code === 0 && answer ? answer : lastWords(words) || `it ended with ${code ?? signal}`;
}

/** The line that names the error, without where on this machine the project is. */
function lastWords(said: string): string {
  const lines = said.replaceAll(root, '.').split('\n');
  return lines.findLast((line) => /^\w*Error\b.*: /.test(line))?.trim() ?? '';
}

function readFound(): Found {
  try {
    return JSON.parse(readFileSync(DATA, 'utf8')) as Found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

function write(found: Found): void {
  const inOrder = Object.fromEntries(
    names.flatMap((name) => (found[name] ? [[name, found[name]] as const] : [])),
  );
  writeFileSync(DATA, `${JSON.stringify(inOrder)}\n`);
  writeFileSync(PAGE, pageText(inOrder));
}
