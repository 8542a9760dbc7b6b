import { parseArgs } from 'node:util';
import { writeCommentSection } from '../../comedy/comment-section/write-section.ts';
import { parseSection } from '../../app/domain/writing/text-requests.ts';
import { readText } from './read-text.ts';

const MOST_SEED = 999;

/** How it is called. */
export const usage = `npm run broem -- comments ["TEXT"] [--seed N] [--roll KEY=N] [--roll …] [--json]

  --roll has one comment said anew, by its KEY in the answer of --json: sane=1, then sane=2`;

const options = {
  seed: { type: 'string' },
  roll: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const;

/** Prints what the people of the house say below a text. Throws, in words, what is wrong. */
export function print(args: string[]): void {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { seed: given = '0', roll = [] } = values;
  if (!/^\d{1,3}$/.test(given))
    throw new Error(`--seed takes a whole number from 0 to ${MOST_SEED}.`);
  const body = { text: readText(positionals), seed: Number(given), rolls: readRolls(roll) };
  const parsed = parseSection(body);
  if (!parsed.ok) throw new Error(parsed.message ?? 'Nobody can comment on that.');
  const { seed } = parsed.choice;
  const section = writeCommentSection(parsed.text, parsed.choice);
  if (values.json) return console.log(JSON.stringify({ seed, ...section }, null, 2));
  if (section.comments.length === 0) return console.log('Nobody has anything to say below this.');
  const said = section.comments.map(({ name, headline, text, answers }) => {
    const whom = answers === null ? '' : ` to ${answers}`;
    return `${name}, ${headline}${whom}:\n${text}`;
  });
  console.log(said.join('\n\n'));
}

function readRolls(pairs: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, key = '', roll = ''] = /^([a-z.-]{1,40})=(\d{1,2})$/.exec(pair) ?? [];
      if (key === '') throw new Error('--roll takes KEY=N, with N from 0 to 99.');
      return [key, Number(roll)];
    }),
  );
}
