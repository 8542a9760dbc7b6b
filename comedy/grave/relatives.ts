// Parts of the patterns beside this file.
import { anyOf, either } from '../language/pattern-parts.ts';

/** Relatives, friends and pets. */
export const KIN = anyOf(
  /mother|father|mom|mum|mama|dad|papa|grand\w+|gran|nan|brother|sister|wife|husband|partner|son|daughter|uncle/u,
  /aunt|cousin|friend|colleague|mentor|twin|fianc\S+|dog|cat/u,
);

/** The same with "he" and "she", without pets. */
export const LOVED = anyOf(
  /mom|mum|mother|dad|father|grand\w+|gran|nan|nana|wife|husband|partner|son|daughter|brother|sister|nephew|niece/u,
  /uncle|aunt|cousin|friend|he|she/u,
);

/** Partners of now and before, and parents by marriage. */
export const PARTNER =
  'husband|wife|boyfriend|girlfriend|partner|stepfather|stepdad|stepmother|stepmom|ex|he';

/** Pets. */
export const PET =
  '(?:old )?(?:dog|cat|hamster|horse|pony|rabbit|bunny|parrot|labrador|puppy|kitten|guinea pig|pet)';

/** People of every day. */
export const NEAR = either(
  /roommate|flatmate|neighbou?r|coworker|student|boss|teammate|classmate|ex|kid|baby|best friend|old man|mate/u,
  /cousin|stepson|stepdaughter|stepbrother|stepsister/u,
);

/** Who may have authority in a home. */
export const BEATER = either(
  /step ?-?(?:father|dad|mother|mom|mum)|father|dad|daddy|mother|mom|mum|uncle|aunt|husband|wife|boyfriend/u,
  /girlfriend|partner|fianc[eé]e?|ex|ex-husband|ex-boyfriend|grandfather|grandpa|foster (?:father|mother)/u,
);

/** The end of a clause. */
export const AT_END = String.raw`(?=[^\p{L}\d,]*(?:$|[.!;\n]))`;
