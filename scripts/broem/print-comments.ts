import { parseArgs } from 'node:util';
import { writeCommentSection } from '../../comedy/comment-section/write-section.ts';
import { parseSection } from '../../app/public-api/parse-section.ts';
import { readText } from './read-text.ts';

const MOST_SEED = 999;

/** How it is called. */
export const usage = `npm run broem -- comments ["TEXT"] [--seed N] [--json]`;

const options = { seed: { type: 'string' }, json: { type: 'boolean' } } as const;

/** Prints what the people of the house say below a text. Throws, in words, what is wrong. */
export function print(args: string[]): void {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { seed = '0' } = values;
  if (!/^\d{1,3}$/.test(seed))
    throw new Error(`--seed takes a whole number from 0 to ${MOST_SEED}.`);
  const parsed = parseSection({ text: readText(positionals), seed: Number(seed) });
  if (!parsed.ok) throw new Error(parsed.message ?? 'Nobody can comment on that.');
  const section = writeCommentSection(parsed.text, { seed: parsed.seed });
  if (values.json) return console.log(JSON.stringify({ seed: parsed.seed, ...section }, null, 2));
  if (section.comments.length === 0) return console.log('Nobody has anything to say below this.');
  const said = section.comments.map(({ name, headline, text, answers }) => {
    const whom = answers === null ? '' : ` to ${answers}`;
    return `${name}, ${headline}${whom}:\n${text}`;
  });
  console.log(said.join('\n\n'));
}
