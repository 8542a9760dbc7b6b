import { checkReplies } from '../comedy/replies/check-replies.ts';
import { readPost } from '../comedy/replies/read-post.ts';
import { REPLY_FILES } from '../comedy/replies/reply-bank.ts';
import {
  DEFAULT_TONES,
  REPLY_LENGTHS,
  REPLY_TONES,
  type ReplyLength,
  type ReplyTone,
} from '../comedy/replies/reply-kinds.ts';
import { HEAVY_POSTS, ORDINARY_POSTS } from '../comedy/replies/sample-posts.ts';
import { writeReply, type WrittenReply } from '../comedy/replies/write-reply.ts';

const REPLIES = 10;
const SEEDS = 60;

const USAGE = `Usage:
  node scripts/reply-preview.ts --check                 check every reply bank
  node scripts/reply-preview.ts rp.witty.one.017        ten replies that use a line
  node scripts/reply-preview.ts "Remote work is dead."  three tones at each length for a post`;

function show({ text, templateIds }: WrittenReply, note: string): void {
  console.log(`--- ${note}\n    ${templateIds.join(' ')}\n${text}\n`);
}

function* repliesOf(tone: ReplyTone, lengths: readonly ReplyLength[], gentle: boolean) {
  const posts = gentle ? HEAVY_POSTS : ORDINARY_POSTS.map(([, post]) => post);
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    for (const post of posts) {
      for (const length of lengths) yield { post, reply: writeReply({ post, tone, length, seed }) };
    }
  }
}

function lengthsFor(beat: string): readonly ReplyLength[] {
  if (beat === 'one') return ['one-liner', 'short-para'];
  return beat === 'para' || beat === 'after' ? ['short-para'] : ['short-para', 'unhinged-long'];
}

function printUses(id: string): void {
  const gentle = id.startsWith('rp.gentle.');
  const tone = REPLY_TONES.find((each) => id.startsWith(`rp.${each}.`)) ?? REPLY_TONES[0];
  const line = REPLY_FILES[gentle ? 'gentle' : tone].lines.find((each) => each.id === id);
  if (!line) return console.log(`No line ${id}.`);
  let shown = 0;
  for (const { post, reply } of repliesOf(tone, lengthsFor(line.beat), gentle)) {
    if (!reply.templateIds.includes(id)) continue;
    show(reply, post.replaceAll('\n', ' / ').slice(0, 90));
    shown += 1;
    if (shown === REPLIES) return;
  }
  if (shown === 0) console.log(`No reply to the sample posts used ${id}.`);
}

function printPost(post: string): void {
  console.log(readPost(post));
  for (const length of REPLY_LENGTHS) {
    for (const tone of DEFAULT_TONES)
      show(writeReply({ post, tone, length, seed: 1 }), `${tone}, ${length}`);
  }
}

function check(): void {
  const faults = checkReplies();
  for (const fault of faults) console.log(fault);
  for (const [tone, file] of Object.entries(REPLY_FILES))
    console.log(`${tone}: ${file.lines.length} lines`);
  console.log(faults.length === 0 ? 'All reply banks are sound.' : `${faults.length} faults.`);
  if (faults.length > 0) process.exitCode = 1;
}

function run([first = '']: readonly string[]): void {
  if (first === '--check') return check();
  if (first === '' || first.startsWith('--')) return console.log(USAGE);
  return first.startsWith('rp.') ? printUses(first) : printPost(first);
}

run(process.argv.slice(2));
