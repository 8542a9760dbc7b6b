const SMALL =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number in a sentence: 'no' to 'ninety-nine' in words, others in digits. */
export function numberWord(count: number): string {
  const small = SMALL[count];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(count / 10) - 2];
  if (tens === undefined || !Number.isInteger(count)) return String(count);
  return count % 10 === 0 ? tens : `${tens}-${SMALL[count % 10]}`;
}

/** The same as the first word of a sentence. */
export function firstNumberWord(count: number): string {
  const word = numberWord(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
