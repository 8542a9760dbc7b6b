import { foldText } from '../fold-text.ts';
import { HOUSE_NAME, PUBLIC_FIGURE } from './moderation-words.ts';
import figures from './public-figures.json' with { type: 'json' };

/** Names that only the people who run this server may go by. */
const HOUSE: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'fromthehouse',
  'mod',
  'moderation',
  'moderator',
  'official',
  'owner',
  'root',
  'staff',
  'support',
  'system',
  'team',
  'thehouse',
  'webmaster',
]);

/** Letters of other alphabets, digits and signs that are read as Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ı: 'i',
  а: 'a',
  в: 'b',
  е: 'e',
  з: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ս: 'u',
  օ: 'o',
};

const NAMES = figures.flatMap((line) => line.split('|')).map((name) => wordsOf(name));
// In one word, and with the l that stands for an i: whatever somebody types between the letters, or for them.
const SQUASHED = new Set(NAMES.map((words) => squash(words.join(''))));
const LONG = NAMES.filter((words) => words.length > 1).flatMap((words) => [
  ` ${words.join(' ')} `,
  ...lastNameFirst(words),
]);

/** Whether a name is that of somebody whom everybody knows, also in other letters or with more around it. */
export function isPublicFigure(name: string): boolean {
  return readings(name).some((words) => {
    const whole = ` ${words.join(' ')} `;
    return SQUASHED.has(squash(words.join(''))) || LONG.some((known) => whole.includes(known));
  });
}

/** What is wrong with a name that somebody gives itself, in a sentence; null when nothing is. */
export function checkDisplayName(name: string): string | null {
  const squashed = wordsOf(name).join('');
  if (HOUSE.has(squashed) || squash(squashed).includes('broetry')) return HOUSE_NAME;
  return isPublicFigure(name) ? PUBLIC_FIGURE : null;
}

// A name as it stands, without the initials between, and with the part behind the comma in front. The comma
// stays a word where something else may stand around the name.
function readings(name: string): string[][] {
  const parts = foldText(name).split(',').map(wordsOf);
  const [last = [], first = []] = parts;
  const all = [parts.flat(), [...first, ...last], parts.flatMap((part) => [',', ...part]).slice(1)];
  return all.flatMap((words) => [words, withoutInitials(words)]);
}

function withoutInitials(words: readonly string[]): string[] {
  return words.filter(
    (word, place) =>
      word === ',' || place === 0 || place === words.length - 1 || Array.from(word).length > 1,
  );
}

function lastNameFirst(words: readonly string[]): string[] {
  return words
    .slice(1)
    .map(
      (_, place) => ` ${[...words.slice(place + 1), ',', ...words.slice(0, place + 1)].join(' ')} `,
    );
}

// "Elon Musk's intern" names him too.
function wordsOf(name: string): string[] {
  const letters = Array.from(foldText(name), (sign) => LOOKALIKES[sign] ?? sign).join('');
  const plain = letters.replaceAll(/['’`´]s\b/g, '').replaceAll(/['’`´]/g, '');
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

function squash(text: string): string {
  return text.replaceAll('l', 'i').replaceAll(/(.)\1+/g, '$1');
}
