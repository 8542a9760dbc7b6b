import { resolveConfusablesTransformer, resolveLeetSpeakTransformer } from 'obscenity';
import { bareLetters } from '../../../comedy/language/plain-letters.ts';

const confusables = resolveConfusablesTransformer();
const leetSpeak = resolveLeetSpeakTransformer();

/** Maps letters, digits and signs that look alike to one form: "Br0etry" and "Вroetry" to that of "broetry". */
export function letterShape(text: string): string {
  return shape(latinLetters(text));
}

function latinLetters(text: string): string {
  const letters = Array.from(bareLetters(text), (sign) => {
    const letter = confusables.transform(sign.codePointAt(0) ?? 0) ?? 0;
    return String.fromCodePoint(leetSpeak.transform(letter) ?? letter);
  });
  return letters.join('').toLowerCase();
}

/** Maps similar Latin letters to one form: "l" to "i", and pairs such as "rn" to the letter that they resemble. */
export function shape(letters: string): string {
  return letters
    .replaceAll('cl', 'd')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('l', 'i');
}
