const FULL_LENGTH = 140;
/** One whole sentence may be a little longer than a text that is cut. */
const LONGEST_SENTENCE = 210;
const SHORT_LENGTH = 80;
/** From this size on a sentence tells enough to be taken before any longer one that follows. */
const TELLING = 30;
const SMALLEST = 8;
/** What is only so much longer is said in full. */
const REACH = 12;
/** In this last share of what fits, the end of a clause is the better place to cut. */
const CLAUSE_SHARE = 0.4;

const SENTENCE_END =
  /[.!?…؟۔।]["')]?(?=\s+["'(]?[\p{Lu}\p{Lo}\p{N}])|[.!?](?=\s+\p{Ll})|[。｡！？](?![」』）]|$)/gu;
const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|st|vs|no|jr|sr|etc|inc|co|corp|ltd|dept|approx|prof|\p{L}|[ap]\.m|e\.g|i\.e)\.$/iu;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

const lengthOf = (text: string) => Array.from(text).length;
/** Characters, those of scripts that say more with fewer counted twice. */
const sizeOf = (text: string) => lengthOf(text) + (text.match(WIDE)?.length ?? 0);
const count = (text: string, mark: string) => text.split(mark).length - 1;
/** An abbreviation that ends a text stands in so many of its last characters. */
const LONGEST_ABBREVIATION = 10;

/** The sentences of a cleaned text in their order; what stands in quotation marks is never split. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  let [read, quotes, corners] = [0, 0, 0];
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    const more = text.slice(read, end);
    read = end;
    quotes += count(more, '"');
    corners += count(more, '「') - count(more, '」');
    const last = text.slice(Math.max(0, end - LONGEST_ABBREVIATION), end);
    if (quotes % 2 !== 0 || corners !== 0 || ABBREVIATION.test(last)) continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  const rest = text.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}

/** What opens so leans on the sentence before it. */
const JOINED = /^(?:and|but|so|or|because|which|then)\b/iu;

/** The first whole sentence that fits and tells something; else the longest one that fits. */
function wholeSentence(text: string, limit: number, fewest: number): string | undefined {
  const fitting = sentencesOf(text).filter(
    (sentence, at) =>
      lengthOf(sentence) <= limit &&
      sizeOf(sentence) >= fewest &&
      (at === 0 || !JOINED.test(sentence)),
  );
  const longest = fitting.toSorted((left, right) => sizeOf(right) - sizeOf(left))[0];
  return fitting.find((sentence) => sizeOf(sentence) >= TELLING) ?? longest;
}

const CLAUSE_END =
  /[;:](?=\s)|,?\s(?=(?:and|but|so|or|because|when|while|before|after|until|who|which|where|though)\s)/giu;

/** Where the last clause of a text that was cut begins, after which it breaks off; -1 when there is but one. */
function clauseEnd(text: string): number {
  return [...text.matchAll(CLAUSE_END)].at(-1)?.index ?? -1;
}

function cutAtWord(text: string, limit: number): string {
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  const head = characters.slice(0, limit - 1).join('');
  const space = head.lastIndexOf(' ');
  const clause = clauseEnd(`${head}${characters[limit - 1] ?? ''}`);
  const end = clause >= limit * (1 - CLAUSE_SHARE) ? clause : space;
  const kept = end > limit / 2 ? head.slice(0, end) : head;
  return `${kept.replace(/[\s.,;:!?…。、，；：！？'"([-]+$/u, '')}…`;
}

/** A text of more than 140 characters as one whole sentence of at most 210; with none, cut as below, with …. */
export function fullOf(text: string): string {
  if (lengthOf(text) <= FULL_LENGTH) return text;
  return wholeSentence(text, LONGEST_SENTENCE, SMALLEST) ?? cutAtWord(text, FULL_LENGTH);
}

/**
 * At most 80 characters of a text: all of it (then up to 92), one whole sentence, or cut with …: at the end of a
 * clause when there is one in the last two fifths, else at a word.
 */
export function shortOf(text: string): string {
  const full = fullOf(text);
  if (lengthOf(full) <= SHORT_LENGTH + REACH) return full;
  return wholeSentence(text, SHORT_LENGTH, TELLING) ?? cutAtWord(full, SHORT_LENGTH);
}

/** Whether what is said of a text is one sentence, and all of that sentence. */
export function isOneSentence(text: string): boolean {
  const full = fullOf(text);
  return sentencesOf(full).length === 1 && text.includes(full);
}
