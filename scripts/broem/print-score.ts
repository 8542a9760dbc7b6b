import { parseArgs } from 'node:util';
import { reportCard } from '../../comedy/devices/report-card.ts';
import { parseJudged } from '../../app/domain/writing/text-requests.ts';
import { readText } from './read-text.ts';

/** How it is called. */
export const usage = `npm run broem -- score ["TEXT"] [--json]`;

const options = { json: { type: 'boolean' } } as const;

/** Prints the report card of a text. Throws, in words, what is wrong. */
export function print(args: string[]): void {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const parsed = parseJudged({ text: readText(positionals) });
  if (!parsed.ok) throw new Error(parsed.message ?? 'That cannot be judged.');
  const card = reportCard(parsed.text);
  if (values.json) return console.log(JSON.stringify(card, null, 2));
  const found = card.badges.map(({ badge, quote }) => `${badge}: “${quote}”`);
  const head = card.spared === 'grave' ? card.verdict : `${card.score} of 100. ${card.verdict}`;
  console.log([head, ...found].join('\n'));
}
