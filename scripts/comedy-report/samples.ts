import { BANK_HASH } from '../../comedy/bank.ts';
import { HUMOR_LEVELS } from '../../comedy/post-styles.ts';
import { REPLY_LENGTHS, type ReplyTone } from '../../comedy/replies/reply-kinds.ts';
import { AWKWARD_POSTS, ORDINARY_POSTS } from '../../comedy/replies/sample-posts.ts';
import { writeReply } from '../../comedy/replies/write-reply.ts';
import { ENGINE_VERSION, writePost } from '../../comedy/write-post.ts';
import { FEED, SITE } from './inputs.ts';

const POSTS = 100;
const SETS = 60;
const TONES: readonly ReplyTone[] = ['witty', 'supportive', 'philosophical'];

/** A hundred posts and sixty sets of replies, first draws in turn: nobody has picked among them. */
export function samples(): string {
  return [
    '# What it writes, unpicked',
    `Engine ${ENGINE_VERSION}, banks ${BANK_HASH}. Written by \`npm run comedy:report\`: every second input of the feed, first draws, none left out.`,
    '## A hundred posts',
    ...Array.from({ length: POSTS }, (_, index) => samplePost(index)),
    '## Sixty sets of replies',
    ...Array.from({ length: SETS }, (_, index) => sampleReplies(index)),
  ].join('\n\n');
}

function samplePost(index: number): string {
  const { style, fields } = inTurn(FEED, index * 2);
  const level = inTurn(HUMOR_LEVELS, index);
  const { lines } = writePost({ style, fields, level, seed: index, site: SITE });
  const typed = Object.entries(fields).map(([name, text]) => `${name}: ${inCode(text)}`);
  const place = `### ${index + 1}. ${style}, ${level}`;
  return [place, typed.join(' · '), quoted(lines)].join('\n\n');
}

const PASTED = [...ORDINARY_POSTS.map(([, post]) => post), ...AWKWARD_POSTS];

function sampleReplies(index: number): string {
  const post = inTurn(PASTED, index);
  const length = inTurn(REPLY_LENGTHS, index);
  const replies = TONES.map((tone) => {
    const { text } = writeReply({ post, tone, length, seed: index });
    return `- ${tone}: ${inCode(text.replaceAll('\n', ' / '))}`;
  });
  return [`### ${index + 1}. ${length}`, quoted(post.split('\n')), replies.join('\n')].join('\n\n');
}

function inTurn<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

// In code nothing is mark-up, whatever people type.
function inCode(text: string): string {
  const fence = '`'.repeat(
    1 + Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length)),
  );
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}

function quoted(lines: readonly string[]): string {
  return lines.map((line) => (line.trim() === '' ? '>' : `> ${inCode(line)}`)).join('  \n');
}
