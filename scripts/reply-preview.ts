// `node scripts/reply-preview.ts "a post"`: every tone and length; `--file comedy/replies/plots/….ts` takes the plots of
// that file alone, `--check` checks them, `--posts FILE` counts what each post of a file (separated by ---) finds.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkReplies } from '../comedy/replies/check-replies.ts';
import { readReplyPost, replyCandidates } from '../comedy/replies/choose-reply.ts';
import { REPLIES } from '../comedy/replies/plots/index.ts';
import type { ReplyPlot } from '../comedy/replies/reply-plot.ts';
import { REPLY_LENGTHS, REPLY_TONES } from '../comedy/replies/reply-kinds.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { file: { type: 'string' }, check: { type: 'boolean' }, posts: { type: 'string' } },
});
const plots =
  values.file === undefined
    ? REPLIES
    : (Object.values(
        (await import(resolve(values.file))) as Record<string, readonly ReplyPlot[]>,
      ).flat() as readonly ReplyPlot[]);

if (values.check) {
  const faults = checkReplies(plots);
  for (const fault of faults) console.log(fault);
  console.log(`${plots.length} reply plots, ${faults.length} faults`);
} else if (values.posts !== undefined) {
  for (const post of readFileSync(values.posts, 'utf8').split(/^---$/mu)) count(post.trim());
} else for (const post of positionals) show(post);

function show(post: string): void {
  const read = readReplyPost(post);
  console.log(
    `### ${post}\n${read.reading.category} ${[...read.holes].map(([name, words]) => `${name}=${words}`).join(' | ')}`,
  );
  for (const tone of REPLY_TONES)
    for (const length of REPLY_LENGTHS)
      for (const { plot, text, rank } of replyCandidates(plots, read, tone, length).slice(0, 4))
        console.log(
          `${tone} ${length} [${plot.id} ${rank.toFixed(1)}] ${text.replaceAll('\n', ' / ')}`,
        );
}

function count(post: string): void {
  const read = readReplyPost(post);
  const found = REPLY_TONES.map((tone) => {
    const all = replyCandidates(plots, read, tone, 'short-para');
    return `${tone} ${all.length} (${all.filter(({ rank }) => rank >= 2).length})`;
  });
  console.log(`${post.slice(0, 90).replaceAll('\n', ' / ')}\n    ${found.join(', ')}`);
}
