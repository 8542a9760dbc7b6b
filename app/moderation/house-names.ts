import { latinLetters, shapeOf, squash, withoutSigns } from './lookalikes.ts';

const PRODUCT = squash('broetry');
/** Nobody is called that: such a word is refused whatever else is in the name. */
const ROLES = ['admin', 'administrator', 'moderator', 'superuser', 'sysadmin', 'webmaster'];
/** Refused when the whole name is made of them. Some are names of people too, beside another one. */
const OFFICES = [
  'administration',
  'fromthehouse',
  'helpdesk',
  'mod',
  'moderation',
  'official',
  'owner',
  'root',
  'staff',
  'support',
  'system',
  'team',
  'thehouse',
];
/** What may stand around an office. */
const AROUND = [
  'account',
  'chief',
  'community',
  'customer',
  'from',
  'head',
  'help',
  'of',
  'our',
  'real',
  'security',
  'service',
  'site',
  'the',
  'user',
  'your',
];
/** Letters. A shorter word is another one when a letter is doubled: "mood", "Staf". */
const LONG = 5;

type Piece = { word: string; isOffice: boolean };

const plural = (words: readonly string[]) => words.flatMap((word) => [word, `${word}s`]);
const isLong = (word: string) => squash(word).length >= LONG;
const piecesBy = (form: (word: string) => string, isKnown: (word: string) => boolean): Piece[] => [
  ...plural([...ROLES, ...OFFICES]).map((word) => ({ word: form(word), isOffice: isKnown(word) })),
  ...AROUND.map((word) => ({ word: form(word), isOffice: false })),
];
const SHAPES = piecesBy(shapeOf, () => true);
const SQUASHED = piecesBy(squash, isLong);
const SQUASHED_ROLES = new Set(plural(ROLES).map(squash));

/** Whether only the people who run this server may go by that name, or by one that looks like it. */
export function isHouseName(name: string): boolean {
  return readings(name).some((words) => {
    const whole = words.join('');
    return (
      squash(whole).includes(PRODUCT) ||
      words.some((word) => SQUASHED_ROLES.has(squash(word))) ||
      isMadeOf(SHAPES, shapeOf(whole)) ||
      isMadeOf(SQUASHED, squash(whole))
    );
  });
}

// As it stands, and without the number that makes a name of many another one: "Admin 2".
function readings(name: string): string[][] {
  const plain = name.normalize('NFKD');
  const bare = [plain, plain.replace(/[^\p{L}]+$/u, ''), plain.replace(/^[^\p{L}]+/u, '')];
  return [...bare, withoutSigns(name)].map((text) => latinLetters(text).split(/[^\p{L}\p{N}]+/u));
}

/** Whether the text is pieces and nothing else, with an office among them. */
function isMadeOf(pieces: readonly Piece[], text: string): boolean {
  // Many ways lead to the same rest, and each is gone on once.
  const seen = new Set<string>();
  const goOn = (left: string, hasOffice: boolean): boolean => {
    const state = `${hasOffice} ${left}`;
    if (left === '' || seen.has(state)) return left === '' && hasOffice;
    seen.add(state);
    return pieces.some(({ word, isOffice }) => {
      if (!left.startsWith(word)) return false;
      const rest = left.slice(word.length);
      const has = hasOffice || isOffice;
      // Where two words met in the same letter, one of the two was squashed away: "SupportTeam".
      return goOn(rest, has) || goOn(word.slice(-1) + rest, has);
    });
  };
  return goOn(text, false);
}
