/** What the list of words takes for something it is not: names, food, furniture, and how people talk at work. */
export const ALLOWED = [
  'cockpit',
  'cocktail',
  'peacock',
  'hancock',
  'hitchcock',
  'woodcock',
  'cockatoo',
  'cockroach',
  'cockerel',
  "dick's",
  'dick van',
  'moby dick',
  'philip k. dick',
  'dickinson',
  'riddick',
  'shiitake',
  'scunthorpe',
  'penistone',
  'lightwater',
  'clitheroe',
  'chinks in the armor',
  'chink in the armor',
  'chinks in the armour',
  'chink in the armour',
  'chinks in our armor',
  'kickass',
  'badass',
  'smart-ass',
  'half-assed',
  'pain in the ass',
  'work my ass',
  'kick ass',
  'sex discrimination',
  'same-sex',
  'opposite sex',
  'of either sex',
  'sex education',
  'turd polishing',
  'polishing a turd',
  'polish a turd',
  'essex',
  'sussex',
  'middlesex',
  'wessex',
  'blue tits',
  'great tits',
  'blue tit',
  'great tit',
  'titular',
  'titan',
  'title',
  'analyst',
  'arsenal',
  'pussycat',
  'pussyfoot',
  'pussy willow',
  'pricked',
  'prickly',
  'pinprick',
  'fire retardant',
  'flame retardant',
  'retardation',
  'grape',
  'drape',
  'therapist',
  'rapeseed',
  'scrape',
  'skyscraper',
  'fagot of',
  'fag end',
  'basement',
  'bass',
  'mass',
  'class',
  'pass',
  'compass',
  'cumin',
  'cumulative',
  'document',
  'semen department',
  'spastic colon',
  'hoe',
  'organism',
  'jerk chicken',
  'knob',
  'bollocks to alton',
] as const;

/** Words of contempt for what people are. A text with one of them is not taken. */
export const SLURS: ReadonlySet<string> = new Set([
  'abo',
  'africoon',
  'chingchong',
  'chink',
  'fag',
  'kike',
  'nigger',
  'retard',
  'tranny',
]);

/** The same that the list of words does not know, as whole words of a folded text. */
export const HATE: readonly RegExp[] = [
  /\b(?:gooks?|wetbacks?|pakis?|towelheads?|ragheads?|spics?|shemales?|darkies|untermensch(?:en)?)\b/,
  /\b(?:heil hitler|sieg heil|white power|1488|gas the \w+|race traitors?)\b/,
  /\b(?:kill|hang|shoot|exterminate|deport) all (?:the )?(?:jews|muslims|blacks|gays|women|immigrants|foreigners|trans)\b/,
  /\b(?:jews|muslims|blacks|gays|women|immigrants|foreigners) (?:are|should be) (?:vermin|subhuman|exterminated|shot|hanged|gassed)\b/,
];

/** Evasions that letters in other clothes do not explain. */
export const EVASIONS: readonly RegExp[] = [
  /\bphu[ck]+(?:s|ed|er|ing|in)?\b/,
  /\bf[\W_]?[ck]{2,}(?:s|ed|er|ing)?\b/,
  /\bf[*#@%$!.-]{1,3}c?k(?:s|ed|er|ing)?\b/,
  /\bfcuk(?:s|ed|er|ing)?\b/,
  /\bs[*#@%$!-]{1,2}t(?:ty|s)?\b/,
  /\bc[*#@%$!-]{1,2}nt(?:s)?\b/,
  /\bb[i!1]+[ao]tch(?:es)?\b/,
  /\bb[*#@%$!-]{1,3}tch(?:es)?\b/,
  /\bpr0n\b/,
];

/** Ways to reach somebody: nobody's business, and rarely the writer's own. */
export const CONTACTS: readonly RegExp[] = [
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}/,
  /(?:\+|\b00)\d[\d\s().-]{7,}\d/,
  /\b\d{3}[\s.-]\d{3}[\s.-]\d{4}\b/,
  /\b\d{1,5} (?:\w+ ){1,3}(?:street|avenue|boulevard|lane|drive)\b/,
];

/** What reads like an advertisement. */
export const ADVERTISING: readonly RegExp[] = [
  /\b(?:crypto giveaway|free bitcoin|work from home and earn|onlyfans\.com|t\.me\/|wa\.me\/|bit\.ly\/)/,
];

/** What somebody has to look at although no word of it is a bad one. */
export const WORRYING: readonly RegExp[] = [
  /\bkys\b|\bkill (?:yourself|urself)\b|\bhang yourself\b|\b(?:hope|wish) (?:you|he|she|they) dies?\b/,
  /\b(?:i|we)(?: will|'ll| am going to|'m going to|'m gonna) (?:kill|shoot|stab|hurt|find) (?:you|him|her|them)\b/,
  /\b(?:i want to|going to) (?:die|kill myself|end my life)\b/,
  /\bi know where (?:you|he|she|they) lives?\b/,
  ...CONTACTS,
  ...ADVERTISING,
];

/** More addresses of other sites than this in one text are an advertisement. */
export const MAX_LINKS = 2;
