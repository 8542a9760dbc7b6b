import { checkBanks, nearDuplicates } from '../comedy/check-banks.ts';
import { STYLE_FILES } from '../comedy/bank.ts';
import { findStyle, HUMOR_LEVELS, POST_STYLES, type PostStyle } from '../comedy/post-styles.ts';
import { SAMPLE_INPUTS } from '../comedy/sample-inputs.ts';
import { type WrittenPost, writePost } from '../comedy/write-post.ts';

const SITE = 'broetry.example';
const POSTS = 10;
const ATTEMPTS = 4000;

const USAGE = `Usage:
  node scripts/broem-preview.ts --check              check every bank file
  node scripts/broem-preview.ts --style humblebrag   ten posts of a style
  node scripts/broem-preview.ts hb.hook.002          ten posts that use a line`;

function show(post: WrittenPost, note: string): void {
  console.log(`--- ${post.shape} ${note}`);
  for (const [index, line] of post.lines.entries()) {
    console.log(`${(post.templateIds[index] ?? '').padEnd(20)} ${line}`);
  }
  console.log('');
}

function* postsOf(style: PostStyle): Generator<{ post: WrittenPost; note: string }> {
  const inputs = SAMPLE_INPUTS[style.value];
  for (let seed = 1; seed <= ATTEMPTS; seed += 1) {
    const level = HUMOR_LEVELS[seed % HUMOR_LEVELS.length] ?? 'Spicy';
    const fields = inputs[seed % inputs.length] ?? {};
    yield {
      post: writePost({ style: style.value, fields, level, seed, site: SITE }),
      note: `${level}, seed ${seed}`,
    };
  }
}

function printPosts(styles: readonly PostStyle[], id: string | undefined): number {
  let shown = 0;
  for (const style of styles) {
    for (const { post, note } of postsOf(style)) {
      if (shown >= POSTS) return shown;
      if (id !== undefined && !post.templateIds.includes(id)) continue;
      show(post, note);
      shown += 1;
    }
  }
  return shown;
}

function check(): void {
  const faults = checkBanks();
  for (const fault of faults) console.log(fault);
  for (const [style, data] of Object.entries(STYLE_FILES)) {
    for (const pair of nearDuplicates(data.lines)) console.log(`hint, ${style}: ${pair}`);
    console.log(`${style}: ${data.lines.length} lines, ${data.shapes.length} shapes`);
  }
  console.log(faults.length === 0 ? 'All banks are sound.' : `${faults.length} faults.`);
  if (faults.length > 0) process.exitCode = 1;
}

function run(args: readonly string[]): void {
  const [first = '', second = ''] = args;
  if (first === '--check') return check();
  const style = first === '--style' ? findStyle(second) : undefined;
  if (style) return void printPosts([style], undefined);
  if (first === '' || first.startsWith('--')) return console.log(USAGE);
  const owners = POST_STYLES.filter((each) =>
    STYLE_FILES[each.value].lines.some((line) => line.id === first),
  );
  const shown = printPosts(owners.length > 0 ? owners : POST_STYLES, first);
  if (shown === 0) console.log(`No post of ${ATTEMPTS} tries used ${first}.`);
}

run(process.argv.slice(2));
