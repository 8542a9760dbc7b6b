/** Harmless words and phrases that the word filter would flag. */
export const ALLOWED = [
  'cockpit',
  "dick's",
  'dick van',
  'moby dick',
  'philip k. dick',
  'dickinson',
  'riddick',
  'shiitake',
  'penistone',
  'chinks in the armor',
  'chink in the armor',
  'chinks in the armour',
  'chink in the armour',
  'chinks in our armor',
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
  'blue tits',
  'great tits',
  'blue tit',
  'great tit',
  'pussycat',
  'pussyfoot',
  'pussy willow',
  'fire retardant',
  'flame retardant',
  'retardation',
  'rapeseed',
  'fagot of',
  'fag end',
  'cumin',
  'semen department',
  'spastic colon',
  'bollocks to alton',
  'fukuoka',
  'fukuda',
  'fukushima',
  'fukui',
  'fukuyama',
  'slutat',
  'slutade',
  'slutar',
  'slutligen',
  'slutet',
  'cum laude',
  'negro y ',
  'y negro',
  'facket',
  'facklig',
] as const;

/** Slurs among the words of the filter. A text with one of them is rejected. */
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

/** Hate speech that the word filter does not know, as patterns for a folded text. */
export const HATE: readonly RegExp[] = [
  /\b(?:gooks?|wetbacks?|pakis?|towelheads?|ragheads?|spics?|shemales?|darkies|untermensch(?:en)?)\b/,
  /\b(?:heil hitler|sieg heil|white power|1488|gas the \w+|race traitors?)\b/,
  /\b(?:kill|hang|shoot|exterminate|deport) all (?:the )?(?:jews|muslims|blacks|gays|women|immigrants|foreigners|trans)\b/,
  /\b(?:jews|muslims|blacks|gays|women|immigrants|foreigners) (?:are|should be) (?:vermin|subhuman|exterminated|shot|hanged|gassed)\b/,
];

/** A name such as Phuc or Dick in a phrase that no person is called. */
export const RUDE_NAME =
  /\b(?:(?:phuc|fuk)[\W_]*(?:yo?u|u|off|me|it|them|this|that|all|the)|(?:big|tiny|small|suck|my|your|fat)[\W_]*dick)\b/;

/** Names of people that are spelled like a swear word. */
export const HONEST_NAMES =
  /(?<![\p{L}\p{N}])(?:anal|bich|dick|dyke|fuk|hooker|phuc|semen|twatt)(?![\p{L}\p{N}])/giu;

const BEFORE = 'ass|big|bull|cock|dick|dip|dumb|fat|horse|jack|mother|shit';
const AFTER =
  'ass|bag|boy|eater|er|ers|face|fuck|girl|got|head|hole|ing|lick|licker|lord|lover|sack|shit|show|stain|storm|sucker|ty|wad|wit';
/** The parts before and after a swear word in a compound. No name of a person has them. */
export const COMPOUND = new RegExp(`^(?:${BEFORE})?(?:(?:${AFTER})s?)?$`);

/** Swear words that are part of no name. */
export const IN_NO_NAME: ReadonlySet<string> = new Set([
  'africoon',
  'chingchong',
  'fuck',
  'kike',
  'nigger',
]);

/** Spellings of swear words that the word filter does not recognize. */
export const EVASIONS: readonly RegExp[] = [
  /\bphu(?:c?k)+(?:s|ed|er|ing|in)?\b/,
  RUDE_NAME,
  /\bf[\W_]?[ck]{2,}(?:s|ed|er|ing)?\b/,
  /\bf[*#@%$!¡¿.-]{1,3}c?k(?:s|ed|er|ing)?\b/,
  /\bfcuk(?:s|ed|er|ing)?\b/,
  /\bs[*#@%$!¡¿-]{1,2}t(?:ty|s)?\b/,
  /\bc[*#@%$!¡¿-]{1,2}nt(?:s)?\b/,
  /\bb[i!1]+[ao]tch(?:es)?\b/,
  /\bb[*#@%$!¡¿-]{1,3}tch(?:es)?\b/,
  /\bpr0n\b/,
  /\b(?:cocksuck|(?:dumb|fat)ass(?:es)?\b)/,
];

/** E-mail addresses, phone numbers and street addresses. They often belong to a person other than the author. */
export const CONTACTS: readonly RegExp[] = [
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}/,
  /(?:\+|\b00)\d[\d\s().-]{7,}\d/,
  /\b\d{3}[\s.-]\d{3}[\s.-]\d{4}\b/,
  /\b\d{1,5} (?:\w+ ){1,3}(?:street|avenue|boulevard|lane|drive)\b/,
];

/** Typical phrases and links of advertisements. */
export const ADVERTISING: readonly RegExp[] = [
  /\b(?:crypto giveaway|free bitcoin|work from home and earn|onlyfans\.com|t\.me\/|wa\.me\/|bit\.ly\/)/,
];

/** Patterns that need a review although they contain no offensive word. */
export const WORRYING: readonly RegExp[] = [
  /\bkys\b|\bkill (?:yourself|urself)\b|\bhang yourself\b|\b(?:hope|wish) (?:you|he|she|they) dies?\b/,
  /\b(?:i|we)(?: will|'ll| am going to|'m going to|'m gonna) (?:kill|shoot|stab|hurt|find) (?:you|him|her|them)\b/,
  /\b(?:i want to|going to) (?:die|kill myself|end my life)\b/,
  /\bi know where (?:you|he|she|they) lives?\b/,
  ...CONTACTS,
  ...ADVERTISING,
];

/** Maximum number of links in a text. A text with more links counts as advertising. */
export const MAX_LINKS = 2;
