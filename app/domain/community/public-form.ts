import { COMMON_WORDS } from '../../../comedy/language/common-words.ts';
import { plainLetters } from '../../../comedy/language/plain-letters.ts';
import type { PostStyle } from '../../../comedy/styles/post-styles.ts';
import { POWER_VERBS } from '../../../comedy/styles/buzzword-soup/power-verbs.ts';
import type { StyleField } from '../../../comedy/form/style-form.ts';
import { tokensOf } from '../../../comedy/language/tokens.ts';
import { headOf } from '../../platform/text/display-text.ts';
import { postLines } from '../posts/post.ts';

type Fields = Readonly<Record<string, string>>;

/** The shortest run of words that is used. A shorter field has to be in the text as a whole. */
const MIN_RUN = 3;

/**
 * Returns the values of a post's form that may be filled in for a remix: of each field the longest run of words that is also
 * in the public text. A required text without such a run gets the first line of the post.
 */
export function publicFields(
  style: PostStyle,
  fields: Fields,
  text: string,
): Record<string, string> {
  const lines = postLines(text);
  const found: Record<string, string> = {};
  for (const field of style.fields) {
    const typed = Object.hasOwn(fields, field.name) ? (fields[field.name] ?? '') : '';
    const known = publicPart(field, typed, lines.join('\n'));
    if (known !== '') found[field.name] = known;
  }
  const main = style.fields.find(isMainText);
  if (main && found[main.name] === undefined && lines[0] !== undefined) {
    found[main.name] = headOf(lines[0], main.maxLength);
  }
  return found;
}

/**
 * Whether a text shows content words of a form, in any inflection, that the `known` public text does not. Words that name
 * nothing do not count.
 */
export function showsPrivateWords(fields: Fields, known: string, text: string): boolean {
  const shown = new Set(keysOf(known));
  const publicLemmas = new Set([...shown].flatMap(lemmasOf));
  const isPublic = (key: string) => lemmasOf(key).some((lemma) => publicLemmas.has(lemma));
  const hidden = keysOf(Object.values(fields).join('\n')).filter(
    (key) => !COMMON_WORDS.has(key) && !isPublic(key),
  );
  const privateLemmas = new Set(hidden.flatMap(lemmasOf));
  return keysOf(text).some(
    (key) => !shown.has(key) && lemmasOf(key).some((lemma) => privateLemmas.has(lemma)),
  );
}

// Scripts without spaces between words count by character.
const CHARACTER_WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

function keysOf(text: string): string[] {
  return wordsOf(plainLetters(text)).flatMap(({ key }) => {
    const characters = key.match(CHARACTER_WORDS) ?? [];
    return characters.length > 0 ? characters : [key, ...key.split(/['-]/u)];
  });
}

function lemmasOf(key: string): string[] {
  return [key, ...tokensOf(key).flatMap(({ lemmas }) => [...lemmas])];
}

function isMainText({ required, kind }: StyleField): boolean {
  return required && (kind === 'text' || kind === 'long-text');
}

function publicPart(field: StyleField, typed: string, text: string): string {
  const words = wordsOf(typed);
  const shown = wordsOf(text).map(({ key }) => key);
  if (field.kind === 'verb') {
    const verb = POWER_VERBS.find((one) => one === typed);
    return verb !== undefined && shown.includes(verb.toLowerCase()) ? verb : '';
  }
  const { from, length } = longestRun(
    words.map(({ key }) => key),
    shown,
  );
  const isWhole = length === words.length;
  if (length === 0 || (!isWhole && (field.kind === 'number' || length < MIN_RUN))) return '';
  const first = words[from];
  const last = words[from + length - 1];
  return first && last ? typed.slice(first.start, last.end).slice(0, field.maxLength) : '';
}

type Word = { key: string; start: number; end: number };

const WORD = /[\p{L}\p{N}\p{M}\p{Extended_Pictographic}]+(?:['’-][\p{L}\p{N}]+)*/gu;

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => {
    const [word] = match;
    const key = word.toLowerCase().replaceAll('’', "'");
    return { key, start: match.index, end: match.index + word.length };
  });
}

function longestRun(words: readonly string[], text: readonly string[]) {
  let best = { from: 0, length: 0 };
  let previous: number[] = [];
  for (const [index, word] of words.entries()) {
    const current: number[] = [];
    for (const [position, other] of text.entries()) {
      if (word !== other) continue;
      const length = (previous[position - 1] ?? 0) + 1;
      current[position] = length;
      if (length > best.length) best = { from: index - length + 1, length };
    }
    previous = current;
  }
  return best;
}
