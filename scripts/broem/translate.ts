import { directionOf } from '../../comedy/translate/direction-of.ts';
import { toSpeak } from '../../comedy/translate/to-speak.ts';
import { toTruth } from '../../comedy/translate/to-truth.ts';
import { VOICES } from '../../comedy/translate/voices.ts';
import { parseTranslation } from '../../app/domain/translator/text-requests.ts';
import { type Command, one, readSeed, readText, STRING } from './command.ts';

/** Prints a translation. */
export const translateCommand: Command = {
  usage: `npm run broem -- translate ["TEXT"] [--to speak|truth] [--voice VOICE] [--level mild|spicy|unhinged] [--seed N] [--json]

  Without --to, network speak becomes truth and everything else becomes speak.
  VOICE, for speak: ${VOICES.map(({ value }) => value).join(', ')}`,
  options: { to: STRING, voice: STRING, level: STRING, seed: STRING },
  allowPositionals: true,
  execute(values, positionals) {
    const to = one(values['to']);
    if (to !== undefined && to !== 'speak' && to !== 'truth')
      throw new Error('--to takes speak or truth.');
    const [voice, level] = [one(values['voice']), one(values['level'])];
    const seed = readSeed(one(values['seed']));
    const text = readText(positionals);
    const given = `to-${to ?? 'speak'}`;
    const parsed = parseTranslation({ text, direction: given, voice, level, seed });
    if (!parsed.ok) throw new Error(parsed.message ?? 'That cannot be translated.');
    const { request } = parsed;
    if (request.text === '') throw new Error('There is nothing to translate.');
    const direction = to === undefined ? directionOf(request.text) : request.direction;
    if (direction === 'to-speak') {
      const spoken = toSpeak(request);
      return { json: { ...spoken, seed }, text: spoken.lines.join('\n') };
    }
    const truth = toTruth(request);
    const found = truth.exposed.map((each) => `“${each.quote}”\n  ${each.truth}`);
    return { json: { ...truth, seed }, text: [truth.blunt, ...found].join('\n\n') };
  },
};
