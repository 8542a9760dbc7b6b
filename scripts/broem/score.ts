import { reportCard } from '../../comedy/devices/report-card.ts';
import { parseJudged } from '../../app/domain/translator/text-requests.ts';
import { type Command, readText } from './command.ts';

/** Prints the report card of a text. */
export const score: Command = {
  usage: `npm run broem -- score ["TEXT"] [--json]`,
  options: {},
  allowPositionals: true,
  execute(_, positionals) {
    const parsed = parseJudged({ text: readText(positionals) });
    if (!parsed.ok) throw new Error(parsed.message ?? 'That cannot be judged.');
    const card = reportCard(parsed.text);
    const found = card.badges.map(({ badge, quote }) => `${badge}: “${quote}”`);
    const head = card.spared === 'grave' ? card.verdict : `${card.score} of 100. ${card.verdict}`;
    return { json: card, text: [head, ...found].join('\n') };
  },
};
