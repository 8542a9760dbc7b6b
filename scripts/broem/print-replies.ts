import { parseArgs } from 'node:util';
import { REPLY_LENGTHS, REPLY_TONES } from '../../comedy/replies/reply-kinds.ts';
import { writeReply } from '../../comedy/replies/write-reply.ts';
import { parseReplies } from '../../app/domain/writing/replies-request.ts';
import { readSeed } from './read-seed.ts';
import { readText } from './read-text.ts';

/** How it is called. */
export const usage = `npm run broem -- reply ["POST"] [--tone TONE] [--tone …] [--length LENGTH] [--seed N] [--json]

  TONE: ${REPLY_TONES.join(', ')}
  LENGTH: ${REPLY_LENGTHS.join(', ')}`;

const options = {
  tone: { type: 'string', multiple: true },
  length: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** Prints replies to a post. Throws, in words, what is wrong. */
export function print(args: string[]): void {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const seed = readSeed(values.seed);
  const { tone: tones, length = 'short-para' } = values;
  const parsed = parseReplies({ post: readText(positionals), length, tones, seed });
  if (!parsed.ok) throw new Error(explain(parsed));
  const { ask } = parsed;
  if (ask.kind !== 'fresh') return;
  const replies = ask.tones.map((tone) => {
    const { text } = writeReply({ post: ask.post, tone, length: ask.length, seed });
    return { tone, text };
  });
  if (values.json) console.log(JSON.stringify({ length: ask.length, seed, replies }, null, 2));
  else console.log(replies.map(({ tone, text }) => `${tone}:\n${text}`).join('\n\n'));
}

function explain({ field = '', message }: { field?: string; message?: string }): string {
  if (field === 'length') return `--length takes ${REPLY_LENGTHS.join(', ')}.`;
  if (field.startsWith('tones')) return `--tone takes up to three of ${REPLY_TONES.join(', ')}.`;
  return message ?? 'That does not look like a post.';
}
