import { isHouseName } from './house-names.ts';
import { isVisible, latinLetters, squash, withoutSigns } from './lookalikes.ts';
import { HOUSE_NAME, NO_NAME, PUBLIC_FIGURE } from './moderation-words.ts';
import figures from './public-figures.json' with { type: 'json' };

const NAMES = figures.flatMap((line) => line.split('|')).map((name) => wordsOf(name));
// In one word, and with the l that stands for an i: whatever somebody types between the letters, or for them.
const SQUASHED = new Set(NAMES.map((words) => squash(words.join(''))));
const LONG = NAMES.filter((words) => words.length > 1).flatMap((words) => [
  ` ${words.map(squash).join(' ')} `,
  ...lastNameFirst(words.map(squash)),
]);

/** Whether a name is that of somebody whom everybody knows, also in other letters or with more around it. */
export function isPublicFigure(name: string): boolean {
  return [name, withoutSigns(name)].flatMap(readings).some((words) => {
    const whole = ` ${words.map(squash).join(' ')} `;
    return SQUASHED.has(squash(words.join(''))) || LONG.some((known) => whole.includes(known));
  });
}

/** What is wrong with a name that somebody gives itself, in a sentence; null when nothing is. */
export function checkDisplayName(name: string): string | null {
  if (!isVisible(name)) return NO_NAME;
  if (isHouseName(name)) return HOUSE_NAME;
  return isPublicFigure(name) ? PUBLIC_FIGURE : null;
}

// A name as it stands, without the initials between, and with the part behind the comma in front. The comma
// stays a word where something else may stand around the name.
function readings(name: string): string[][] {
  const parts = name.normalize('NFKD').split(',').map(wordsOf);
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
  const plain = latinLetters(name)
    .replaceAll(/['’`´]s\b/g, '')
    .replaceAll(/['’`´]/g, '');
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
