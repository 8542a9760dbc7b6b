// npm run broem:preview: reads a bank line in place, ten posts that use it; or checks the banks.
import { GENTLE_FILE, SHARED_FILE, STYLE_FILES } from '../comedy/bank.ts';
import type { LineData } from '../comedy/bank-format.ts';
import { checkBanks } from '../comedy/check-banks.ts';
import goldSet from '../comedy/gold-set.json' with { type: 'json' };
import { readFields } from '../comedy/outline.ts';
import { PACK_FILE } from '../comedy/packs.ts';
import { findStyle, HUMOR_LEVELS, POST_STYLES, type PostStyle } from '../comedy/post-styles.ts';
import { SAMPLE_INPUTS, type SampleFields } from '../comedy/sample-inputs.ts';
import { packsFor } from '../comedy/subjects.ts';
import { type WrittenPost, writePost } from '../comedy/write-post.ts';

const SITE = 'broetry.example';
const POSTS = 10;
const ATTEMPTS = 600;
/** So many other lines of a pool may stand beside the one that is looked for: a list needs more than one. */
const FREE = 24;

const USAGE = `Usage:
  npm run broem:preview -- --check              check every bank file
  npm run broem:preview -- --style humblebrag   ten posts of a style
  npm run broem:preview -- hb.hook.002          ten posts that use a line`;

const BANKS = [...Object.values(STYLE_FILES), SHARED_FILE, GENTLE_FILE, ...PACK_FILE];

function show(post: WrittenPost, note: string): void {
  console.log(`--- ${post.shape} ${note}`);
  for (const [index, line] of post.lines.entries()) {
    console.log(`${(post.templateIds[index] ?? '').padEnd(20)} ${line}`);
  }
  console.log('');
}

/** Up to ten posts of a style that hold the line, if one is named. The other lines of its pool are held back. */
function printPosts(style: PostStyle, inputs: readonly SampleFields[], line?: LineData): number {
  const levels = HUMOR_LEVELS.filter((_, index) => !line || line.level.includes(String(index + 1)));
  const rivals = line ? rivalsOf(line) : [];
  let shown = 0;
  for (let seed = 1; seed <= ATTEMPTS && shown < POSTS; seed += 1) {
    const level = levels[seed % levels.length] ?? 'Spicy';
    const fields = inputs[seed % inputs.length] ?? {};
    const avoid = rivals.filter((_, index) => (index + seed) % Math.ceil(rivals.length / FREE));
    const post = writePost({ style: style.value, fields, level, seed, site: SITE, avoid });
    if (line && !post.templateIds.includes(line.id)) continue;
    show(post, `${level}, seed ${seed}`);
    shown += 1;
  }
  return shown;
}

function rivalsOf({ id, beat }: LineData): string[] {
  return BANKS.flatMap(({ lines }) => lines)
    .filter((line) => line.beat === beat && line.id !== id)
    .map((line) => line.id);
}

/** Inputs that bring the line in: on its subject for a pack, about a loss for the gentle bank. */
function inputsFor(style: PostStyle, line: LineData): readonly SampleFields[] {
  const pack = PACK_FILE.find(({ lines }) => lines.includes(line));
  const texts = pack
    ? [...goldSet.map((entry) => entry.text), ...pack.words.map((word) => `my ${plain(word)}`)]
    : GENTLE_FILE.lines.includes(line)
      ? ["my grandmother's funeral"]
      : [];
  if (texts.length === 0) return SAMPLE_INPUTS[style.value];
  const [field] = style.fields.filter((each) => each.kind === 'text' || each.kind === 'long-text');
  const inputs = texts.map((text) => ({
    ...SAMPLE_INPUTS[style.value][0],
    [field?.name ?? '']: text,
  }));
  const subjects = (fields: SampleFields) =>
    packsFor(readFields(style, fields)).map(({ subject }) => subject);
  return pack ? inputs.filter((fields) => subjects(fields).includes(pack.subject)) : inputs;
}

/** A word of a pack as somebody would write it: "dogs?" is a dog. */
function plain(pattern: string): string {
  return pattern.replace(/\(\?<?[!=][^()]*\)/gu, '').replace(/\w\?/gu, '');
}

function check(): void {
  const faults = checkBanks();
  for (const fault of faults) console.log(fault);
  for (const [style, data] of Object.entries(STYLE_FILES))
    console.log(`${style}: ${data.lines.length} lines, ${data.shapes.length} shapes`);
  const packLines = PACK_FILE.reduce((sum, pack) => sum + pack.lines.length, 0);
  console.log(`${PACK_FILE.length} packs: ${packLines} lines`);
  console.log(faults.length === 0 ? 'All banks are sound.' : `${faults.length} faults.`);
  if (faults.length > 0) process.exitCode = 1;
}

function preview(id: string): void {
  const line = BANKS.flatMap(({ lines }) => lines).find((each) => each.id === id);
  if (!line) {
    console.log(`No bank holds a line ${id}.`);
    process.exitCode = 1;
    return;
  }
  const owners = POST_STYLES.filter((each) => STYLE_FILES[each.value].lines.includes(line));
  let shown = 0;
  for (const style of owners.length > 0 ? owners : POST_STYLES)
    if (shown < POSTS) shown += printPosts(style, inputsFor(style, line), line);
  if (shown === 0) console.log(`None of the sample inputs brought ${id} in.`);
}

function run(args: readonly string[]): void {
  const [first = '', second = ''] = args;
  if (first === '--check') return check();
  const style = first === '--style' ? findStyle(second) : undefined;
  if (style) return void printPosts(style, SAMPLE_INPUTS[style.value]);
  if (first === '' || first.startsWith('--')) return console.log(USAGE);
  preview(first);
}

run(process.argv.slice(2));
