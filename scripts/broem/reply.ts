import { REPLY_LENGTHS, REPLY_TONES } from '../../comedy/replies/reply-kinds.ts';
import { writeReply } from '../../comedy/replies/write-reply.ts';
import { parseReplies } from '../../app/domain/replies/replies-request.ts';
import { type Command, many, one, readSeed, readText, STRING, STRINGS } from './command.ts';

/** Prints replies to a post. */
export const replyCommand: Command = {
  usage: `npm run broem -- reply ["POST"] [--tone TONE] [--tone …] [--length LENGTH] [--seed N] [--json]

  TONE: ${REPLY_TONES.join(', ')}
  LENGTH: ${REPLY_LENGTHS.join(', ')}`,
  options: { tone: STRINGS, length: STRING, seed: STRING },
  allowPositionals: true,
  execute(values, positionals) {
    const seed = readSeed(one(values['seed']));
    const tones = many(values['tone']);
    const given = one(values['length']) ?? 'short-para';
    const parsed = parseReplies({ post: readText(positionals), length: given, tones, seed });
    if (!parsed.ok) throw new Error(explain(parsed));
    const { params } = parsed;
    if (params.kind !== 'new') throw new Error('That does not look like a post.');
    const { post, length } = params;
    const replies = params.tones.map((tone) => {
      const { text } = writeReply({ post, tone, length, seed });
      return { tone, text };
    });
    const text = replies.map((each) => `${each.tone}:\n${each.text}`).join('\n\n');
    return { json: { length, seed, replies }, text };
  },
};

function explain({ field = '', message }: { field?: string; message?: string }): string {
  if (field === 'length') return `--length takes ${REPLY_LENGTHS.join(', ')}.`;
  if (field.startsWith('tones')) return `--tone takes up to three of ${REPLY_TONES.join(', ')}.`;
  return message ?? 'That does not look like a post.';
}
