import { parseArgs } from 'node:util';
import { directionOf } from '../../comedy/translate/direction-of.ts';
import { toSpeak } from '../../comedy/translate/to-speak.ts';
import { toTruth } from '../../comedy/translate/to-truth.ts';
import { VOICES } from '../../comedy/translate/voices.ts';
import { parseTranslation } from '../../app/domain/writing/text-requests.ts';
import type { TranslationRequest } from '../../app/domain/writing/translations.server.ts';
import { readSeed } from './read-seed.ts';
import { readText } from './read-text.ts';

/** How it is called. */
export const usage = `npm run broem -- translate ["TEXT"] [--to speak|truth] [--voice VOICE] [--level mild|spicy|unhinged] [--seed N] [--json]

  Without --to, network speak becomes truth and everything else becomes speak.
  VOICE, for speak: ${VOICES.map(({ value }) => value).join(', ')}`;

const options = {
  to: { type: 'string' },
  voice: { type: 'string' },
  level: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** Prints a translation. Throws, in words, what is wrong. */
export function print(args: string[]): void {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { to, voice, level } = values;
  if (to !== undefined && to !== 'speak' && to !== 'truth') {
    throw new Error('--to takes speak or truth.');
  }
  const seed = readSeed(values.seed);
  const text = readText(positionals);
  const direction = to === undefined ? directionOf(text) : `to-${to}`;
  const parsed = parseTranslation({ text, direction, voice, level, seed });
  if (!parsed.ok) throw new Error(parsed.message ?? 'That cannot be translated.');
  const { ask } = parsed;
  if (ask.text === '') throw new Error('There is nothing to translate.');
  const { all, words } = direction === 'to-speak' ? spoken(ask) : exposed(ask);
  console.log(values.json ? JSON.stringify({ ...all, seed }, null, 2) : words);
}

function spoken(ask: TranslationRequest) {
  const all = toSpeak(ask);
  return { all, words: all.lines.join('\n') };
}

function exposed(ask: TranslationRequest) {
  const all = toTruth(ask);
  const found = all.exposed.map(({ quote, truth }) => `“${quote}”\n  ${truth}`);
  return { all, words: [all.blunt, ...found].join('\n\n') };
}
