import { writeCommentSection } from '../../comedy/comment-section/write-section.ts';
import { parseSection } from '../../app/domain/translator/text-requests.ts';
import { type Command, many, one, readText, STRING, STRINGS } from './command.ts';

/** Prints the comments of the house below a text. */
export const comments: Command = {
  usage: `npm run broem -- comments ["TEXT"] [--seed N] [--roll KEY=N] [--roll …] [--json]

  --roll has one comment said anew, by its KEY in the answer of --json: sane=1, then sane=2`,
  options: { seed: STRING, roll: STRINGS },
  allowPositionals: true,
  execute(values, positionals) {
    const given = one(values['seed']) ?? '0';
    if (!/^\d{1,3}$/.test(given)) throw new Error('--seed takes a whole number from 0 to 999.');
    const rolls = readRolls(many(values['roll']));
    const parsed = parseSection({ text: readText(positionals), seed: Number(given), rolls });
    if (!parsed.ok) throw new Error(parsed.message ?? 'Nobody can comment on that.');
    const section = writeCommentSection(parsed.text, parsed.choice);
    const said = section.comments.map(({ name, headline, text, answers }) => {
      const whom = answers === null ? '' : ` to ${answers}`;
      return `${name}, ${headline}${whom}:\n${text}`;
    });
    return {
      json: { seed: parsed.choice.seed, ...section },
      text: said.join('\n\n') || 'Nobody has anything to say below this.',
    };
  },
};

function readRolls(pairs: readonly string[] = []): Record<string, number> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, key = '', roll = ''] = /^([a-z.-]{1,40})=(\d{1,2})$/.exec(pair) ?? [];
      if (key === '') throw new Error('--roll takes KEY=N, with N from 0 to 99.');
      return [key, Number(roll)];
    }),
  );
}
