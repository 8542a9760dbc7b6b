import { LRUCache } from 'lru-cache';
import { graveScore } from './grave-model.ts';
import { isAlive } from '../language/nouns.ts';
import { looksForeign } from '../language/words.ts';
import { isSensitive } from '../language/sensitive.ts';
import { bareLetters, plainLetters } from '../language/plain-letters.ts';
import { readPart } from '../language/read-length.ts';
import {
  joinSpelled,
  spelledWords,
  uprightReadings,
  withoutDigits,
} from '../language/spelled-words.ts';
import { anyOf, either, pattern, sequence } from '../language/pattern-parts.ts';
import { isSubject } from '../language/topic.ts';
import {
  HEAVY_ELSEWHERE,
  PLAIN_ELSEWHERE,
  PLAIN_SCRIPTS,
  SAID_LIGHTLY_ELSEWHERE,
} from './foreign-phrases.ts';
import { SAID_LIGHTLY, SAYINGS } from './harmless-phrases.ts';
import { HEAVY_NEAR, HEAVY_POST, HEAVY_TURN } from './heavy-phrases.ts';
import { withoutOldLosses } from './old-losses.ts';
import { PLAIN } from './plain-phrases.ts';
import { AT_END } from './relatives.ts';
import { UNSAID } from './unsaid-phrases.ts';

/** "SEO is dead", "the death of the office": harmless about things, not about people and animals. */
const SAID_OF_THINGS =
  /\b([\p{L}'-]{1,40})((?: (?:is|are|was)|'s)(?: (?:officially|basically|now|not|so|already|totally|long))* (?:dead|dying))(?!\p{L})/giu;
const END_OF_THINGS = /\bdeath of (?:the |a |an |our )?([\p{L}-]+)/giu;
const PEOPLE = pattern(
  'u',
  /^/u,
  either(
    /he|she|they|who|we|i|you|everyone|someone|somebody|him|her|mom|mum|mama|papa|grandad|grandson|granddaughter/u,
    /niece|aunt|fiancé|fiancée|fiance|spouse|soldiers?|victims?|husband|family|pet|pup|boss|mentor|legend|king|queen/u,
    /\p{Lu}\p{Ll}+/u,
  ),
  /$/u,
);

/** The authority, in capitals. */
const ICE_TOOK =
  /\bICE (?:took|detained|arrested|picked up|raided|came for|deported|has (?:my|our|him|her))\b/u;

const REMEMBERED =
  /(?:^|[.!?\n]\s{0,9})(?:Remembering|In memory of|Farewell to|Goodbye,) \p{Lu}\p{Ll}+/u;
const LOST_SOMEBODY =
  /\blost \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:to|last|this|on|yesterday|in|at|after|suddenly)\b/u;

/** In capitals only: "als" is a common word in German and Dutch. */
const AT_REST = /\b(?:R\.?I\.?P\b(?! (?:my|to my) (?:inbox|calendar|weekend))|ALS\b)/u;

function withoutSayings(text: string): string {
  return text
    .replace(SAYINGS, ' ')
    .replace(SAID_LIGHTLY, ' ')
    .replace(SAID_LIGHTLY_ELSEWHERE, ' ')
    .replace(SAID_OF_THINGS, (all: string, subject: string) => (isOfLiving(subject) ? all : ' '))
    .replace(END_OF_THINGS, (all: string, noun: string) => (isOfLiving(noun) ? all : ' '));
}

/** Whether the word is a person, an animal or a name, and no subject such as "SEO". */
function isOfLiving(word: string): boolean {
  if (isSubject(word) && !isAlive(word.toLowerCase())) return false;
  return PEOPLE.test(word) || PEOPLE.test(word.toLowerCase()) || isAlive(word.toLowerCase());
}

/** "dont" means "don't". */
const BARE_NOT = /\b(do|does|did|is|are|was|were|has|have|had|ca|wo|could|would|should)nt\b/giu;

/** Above this score the model decides alone; 3 to 5 % of unseen harmless forms reach it. */
const SURE = -0.5;
/** The threshold for other languages, which have little training data. */
const SURE_ELSEWHERE = 4;
/** Below this score the model overrules a pattern: "my calculator died in the maths test". */
const SURELY_HARMLESS = -6;
/** Words that the model must not overrule. */
const NEVER_LIGHT = pattern(
  'iu',
  /\b/u,
  either(
    /winding down (?:the|our|my) (?:company|startup|business)/u,
    /(?:father|mother|mom|mum|dad|grand\w+|wife|husband|brother|sister|son|daughter|friend|he|she) passed away/u,
    /bankrupt\w*|lay-?offs?|laid off|redundan(?:t|cy|cies)|depress(?:ion|ed)|suicid\w+|miscarr\w+|infertil\w+/u,
    /stillb\w+|raped?|genocide|chemo\w*|hospice|end my life|panic attacks?/u,
    sequence(
      /(?:mother|father|mom|mum|dad|parent|brother|sister|son|daughter|wife|husband|friend|colleague|boss|mentor)'s /u,
      /death/u,
    ),
    /(?:dog|cat|puppy|kitten|horse|hamster|rabbit) died|cancer taught/u,
    sequence(
      /(?:got|was|were|been|getting) (?:just )?(?:fired|sacked|let go|dismissed|divorced)/u,
      either(AT_END, / (?:today|yesterday|this (?:morning|week)|last (?:week|month))/u),
    ),
    sequence(/(?:fired|sacked|dismissed) (?:me|us)/u, AT_END),
  ),
  /\b/u,
);

/**
 * Whether a text is about death, illness, violence, war, disaster, divorce or a lost job. Used for posts, replies,
 * comments, scores and translations. Prefers false positives, except for idioms and jobs lost years ago in a success
 * story. Patterns come first, then a model (comedy/grave/grave-model.ts).
 */
export const isGrave = (text: string): boolean => known.memo(text);

/** A sentence across the end of the read part is seen whole. */
const OVERLAP = 300;
/** In code units: every door takes at most 8,000 characters. */
const MAX_JUDGED = 16_000;

/** Whether the part of a text that is not read for jokes makes it grave (docs/product.md §9). */
export function isGraveBeyond(text: string): boolean {
  const read = readPart(text);
  if (read.length === text.length) return false;
  const whole = text.slice(0, MAX_JUDGED);
  return isGrave(whole.slice(read.length - OVERLAP)) || (!isGrave(read) && isGrave(whole));
}

// A page asks several times for the same text, and a feed for that of twenty posts. Bounded in characters: a text to
// translate has up to 8,000.
const known = new LRUCache<string, boolean>({
  maxSize: 1_000_000,
  sizeCalculation: (_isGrave, text) => text.length + 1,
  memoMethod: readsAsGrave,
});

/** Reads a text that is not grave also without its disguise. Another language is none: it stays foreign without accents. */
function readsAsGrave(typed: string): boolean {
  const text = plainLetters(typed);
  if (isGraveReading(text)) return true;
  const seen = [joinSpelled(typed), ...uprightReadings(text)];
  const readings = seen.map((one) => withoutDigits(joinSpelled(bareLetters(one))));
  const isEnglish = (bare: string) => bare !== text && !looksForeign(wordsOf(bare));
  if (readings.some((bare) => isEnglish(bare) && isGraveReading(bare))) return true;
  return spelledWords(bareLetters(text)).some((word) => SPELLED_OUT.test(word));
}

/** Grave words in a row of letters without borders between words. */
const KIN_SPELLED =
  'mother|father|mom|mum|dad|wife|husband|brother|sister|son|daughter|friend|dog|cat';
const SPELLED_OUT = pattern(
  'iu',
  anyOf(
    /funeral|suicid|passedaway|cancer|miscarr|divorce|laidoff|chemo|hospice/u,
    sequence(either(KIN_SPELLED), /(?:just|has|is)?(?:died|dead)/u),
    /(?:kill(?:ed)?|hang(?:ed)?)(?:my|him|her)self/u,
  ),
);

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

function isGraveReading(text: string): boolean {
  const plain = text.replaceAll('’', "'").replace(BARE_NOT, "$1n't");
  const meant = withoutOldLosses(withoutSayings(plain));
  if (PLAIN.test(meant) || ICE_TOOK.test(meant) || PLAIN_ELSEWHERE.test(meant)) return true;
  if (PLAIN_SCRIPTS.test(meant)) return true;
  const score = meant === text ? graveScore(text) : Math.min(graveScore(meant), graveScore(text));
  if (score < SURELY_HARMLESS && !NEVER_LIGHT.test(meant)) return false;
  return (
    score > SURE_ELSEWHERE ||
    (score > SURE && !looksForeign(wordsOf(text))) ||
    isSensitive(meant) ||
    HEAVY_POST.test(meant) ||
    HEAVY_TURN.test(meant) ||
    HEAVY_NEAR.test(meant) ||
    UNSAID.test(meant) ||
    REMEMBERED.test(meant) ||
    LOST_SOMEBODY.test(meant) ||
    AT_REST.test(meant) ||
    HEAVY_ELSEWHERE.test(meant)
  );
}
