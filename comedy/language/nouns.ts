import {
  ADJECTIVES,
  ANIMALS,
  IRREGULAR_PLURALS,
  MASS_NOUNS,
  NOUNS,
  PEOPLE_AND_ANIMALS,
  wordSet,
} from './words.ts';

const NOUN_ENDING =
  /(?:tion|sion|ment|ness|ity|ship|ance|ence|ism|ist|ology|ware|hood|board|room|man|woman|phone|ware|cast|book|burger|chain|corn|aire|preneur|fluencer)$/u;

function singularOf(word: string): string | undefined {
  if (/(?:ss|us|is)$/u.test(word) || !word.endsWith('s')) return undefined;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|z|s|o)es$/u.test(word)) return word.slice(0, -2);
  if (word.endsWith('ves')) return `${word.slice(0, -3)}f`;
  return word.slice(0, -1);
}

function matches(word: string, list: ReadonlySet<string>): boolean {
  const singular = singularOf(word);
  return list.has(word) || (singular !== undefined && list.has(singular));
}

/** Whether the lower-case word is a known noun. */
export function isKnownNoun(word: string): boolean {
  if (ADJECTIVES.has(word)) return false;
  const singular = singularOf(word) ?? word;
  return matches(word, NOUNS) || matches(word, MASS_NOUNS) || NOUN_ENDING.test(singular);
}

const NOT_PLURALS = wordSet(
  'always less unless yes perhaps thanks congrats plus this was is has does us as vs gas bus boss class business lols besides sometimes afterwards towards upstairs downstairs mondays',
);

/** Whether an unknown word looks like a plural ("rats", "shoes"). */
export function looksPlural(word: string): boolean {
  return /^[a-z]{2,}[^aiousx]s$/u.test(word) && !NOT_PLURALS.has(word);
}

/** Whether the lower-case noun takes "are". */
export function isPlural(word: string): boolean {
  if (IRREGULAR_PLURALS.has(word)) return true;
  if (MASS_NOUNS.has(word) || word === 'news') return false;
  const singular = singularOf(word);
  if (singular === undefined || (NOUNS.has(word) && !NOUNS.has(singular))) return false;
  return !/(?:ics|ness)$/u.test(word);
}

/** Whether the noun takes no article in the singular ("toast", "feedback", "alignment"). */
export function isMass(word: string): boolean {
  return MASS_NOUNS.has(word) || /(?:ness|ism|ware|ology|chain)$/u.test(word);
}

/** Whether the noun is a person or an animal. */
export function isAlive(word: string): boolean {
  return matches(word, PEOPLE_AND_ANIMALS) || /(?:ist|man|woman)$/u.test(word);
}

/** Whether the noun is a person. */
export function isPerson(word: string): boolean {
  return isAlive(word) && !matches(word, ANIMALS);
}

const VOWEL_SOUND_EXCEPTIONS =
  /^(?:hour|honest|honor|heir|mba|mvp|nda|sla|sme|faq|rfp|hr\b|ml\b|x-ray|fbi|svp|llc|sql|sms|nft|lgbt|8|11\b|18\b|11th|18th)/iu;
const CONSONANT_SOUND_EXCEPTIONS =
  /^(?:uni(?!mp|nt|nf|ns|nv)|use|usu|user|euro|eu|one|once|uk|us\b|usb|ui\b|ux\b|url|uti|ubi|ufo|ewe|ouija|u-)/iu;

/** The indefinite article for the text. */
export function articleFor(text: string): 'a' | 'an' {
  const word = text.replace(/^[^\p{L}\p{N}]+/u, '');
  if (VOWEL_SOUND_EXCEPTIONS.test(word)) return 'an';
  if (CONSONANT_SOUND_EXCEPTIONS.test(word)) return 'a';
  return /^[aeiouáéíóúäëïöü]/iu.test(word) ? 'an' : 'a';
}
