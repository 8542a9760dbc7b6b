/** Single letters with the same or other signs between them: "f.u.c.k", "[d][i][e][d]", "d 🔥 i 🔥 e". */
const SPELLED =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}@$!](?:[^\p{L}\p{N}@$!]{1,12}[\p{L}\p{N}@$!]){2,}(?![\p{L}\p{N}])/gu;
const BETWEEN = /[^\p{L}\p{N}@$!]+/gu;

/** The runs of letters that are spelled one by one, each as one word. Linear. */
export function spelledWords(text: string): string[] {
  return (text.match(SPELLED) ?? []).map((run) => run.replaceAll(BETWEEN, ''));
}

/**
 * The text with the words joined that are spelled letter by letter. The sign that is most frequent within a run joins, any
 * other one is the border of two words. Linear.
 */
export function joinSpelled(text: string): string {
  return text.replaceAll(SPELLED, (run) => {
    const counts = new Map<string, number>();
    for (const [sign] of run.matchAll(BETWEEN)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    const [joint] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
    return run.replaceAll(BETWEEN, (sign) => (sign === joint ? '' : ' '));
  });
}

const PLAIN = 'abcdefghijklmnopqrtuvwy';
const TURNED = 'ɐqɔpǝɟƃɥᴉɾʞןɯuodbɹʇnʌʍʎ';
const UPRIGHT: ReadonlyMap<string, string> = new Map(
  Array.from(TURNED, (sign, at) => [sign, PLAIN.charAt(at)]),
);
/** No language writes these in a row with letters that look the same upright. */
const IS_TURNED = /[ɐɔǝɟƃɥᴉʞɯɹʇʌʍʎ]/u;
const TURNED_WORD = /[\p{L}\p{N}]+/gu;

/**
 * The text as it may be read where words are written in turned letters: each such word from the other side ("ʞɔnɟ"), and each
 * turned letter at its place ("ɟuɔʞ"). Empty where no letter is turned. Linear.
 */
export function uprightReadings(text: string): string[] {
  if (!IS_TURNED.test(text)) return [];
  const read = (letters: (word: string) => string[]) =>
    text.replaceAll(TURNED_WORD, (word) => (IS_TURNED.test(word) ? letters(word).join('') : word));
  const upright = (sign: string) => UPRIGHT.get(sign) ?? sign;
  return [
    read((word) => Array.from(word, upright).toReversed()),
    read((word) => Array.from(word, (sign) => (sign <= '\x7f' ? sign : upright(sign)))),
  ];
}

const LETTER_OF: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
};
const WITH_DIGITS = /\b[a-z]{1,20}(?:[013457]{1,3}[a-z]{1,20}){1,9}\b/giu;

/** "m0th3r d13d" is "mother died". */
export const withoutDigits = (text: string): string =>
  text.replaceAll(WITH_DIGITS, (word) =>
    word.replaceAll(/\d/gu, (digit) => LETTER_OF[digit] ?? digit),
  );
