// `node scripts/count-lines.ts`: counts the tracked lines of text, without the lock file, the content of the comedy (plots,
// banks, word tables, training texts, test sets) and generated data.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const CONTENT = [
  /^comedy\/(?:styles|replies\/plots|form\/(?:sets|names)|grave\/training|posts\/gentle)\b/,
  /^comedy\/.*(?:words|classes|word-tables|phrases|stock-phrases-[a-z]+)\.ts$/,
  /\.(?:json|svg|csv)$/,
];
const BINARY = /\.(?:png|jpe?g|webp|gif|ico|woff2?|ttf|avif|sqlite|bin)$/;

const groups = new Map<string, number>();
for (const file of execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split(
  '\0',
)) {
  if (file === '' || BINARY.test(file)) continue;
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1;
  const isTest = /\.(?:test|e2e)\.tsx?$|^test\/|^e2e\//.test(file);
  const area = file.includes('/') ? file.slice(0, file.indexOf('/')) : 'root';
  const group = CONTENT.some((pattern) => pattern.test(file))
    ? 'content and data'
    : `${area}${isTest ? ', tests' : ''}`;
  groups.set(group, (groups.get(group) ?? 0) + lines);
}
for (const [group, lines] of [...groups].toSorted(([, one], [, other]) => other - one))
  console.log(`${String(lines).padStart(7)}  ${group}`);
const counted = [...groups].filter(([group]) => group !== 'content and data');
console.log(
  `${String(counted.reduce((sum, [, lines]) => sum + lines, 0)).padStart(7)}  all but content and data`,
);
