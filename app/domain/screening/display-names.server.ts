import { bareLetters } from '../../../comedy/language/plain-letters.ts';
import { letterShape, shape } from '../../platform/text/letter-shapes.ts';
import { RESERVED_NAME } from './moderation-words.ts';
import { NAME_REQUIRED } from '../members/profile.ts';

const PRODUCT = 'broetry';
/** Rejected as any word of a display name, because no person has such a name. */
const ROLES = shape('admin|administrator|moderator|superuser|sysadmin|webmaster');
/** Rejected only when no other words are in the name, because some are also names of people. */
const OFFICES = shape(
  'administration|fromthehouse|helpdesk|mod|moderation|official|owner|root|staff|support|system|team|thehouse',
);
/** Words that do not make a name with an office acceptable. */
const AROUND = shape(
  'account|chief|community|customer|from|head|help|of|our|real|security|service|site|the|user|your',
);

const ROLE = new RegExp(`^(?:${ROLES})s?$`);
const OFFICE = new RegExp(`${ROLES}|${OFFICES}`);
const HOUSE = new RegExp(`^(?:(?:${ROLES}|${OFFICES}|${AROUND})s?)+$`);

const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** Words beside a name that make no other person of it. */
const ADORNMENTS = shape(
  'actual|bsc|ceo|cfo|coo|cto|dipl|dr|esq|esquire|hon|i|ii|iii|ing|iv|jnr|jr|junior|lady|llm|madam|' +
    'mba|md|miss|mr|mrs|ms|msc|mx|official|phd|prof|professor|real|s|senior|sir|snr|sr|the|true|v|verified',
);
const ADORNMENT = new RegExp(`^(?:${ADORNMENTS}|${ROLES}|${OFFICES})$`);
const ADORNED = new RegExp(`^(?:${ADORNMENTS}|${ROLES}|${OFFICES}){0,3}$`);
const INITIAL = /^.$/u;
/** A shorter name is found inside names of others. */
const MIN_INSIDE = 6;

/**
 * Whether a reader takes one name for the other: they have the same words in any order, in letters that look alike, and
 * beside them only titles, single letters, digits and signs (docs/product.md §2, Moderation).
 */
export function looksLikeName(name: string, other: string): boolean {
  const [shapes, others] = [nameShapes(name), nameShapes(other)];
  return shapes.some((one) => others.some((two) => areAlike(one, two)));
}

type NameShape = { whole: string; words: string };

/** A name with its digits and signs read as letters, and without them. */
function nameShapes(name: string): NameShape[] {
  const humps = bareLetters(name).replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return [humps, humps.replaceAll(/[^\p{Alphabetic}]+/gu, ' ')].map((seen) => {
    const words = wordsOf(seen).filter((word) => word !== '');
    const own = [ADORNMENT, INITIAL].reduce(without, words);
    return { whole: words.join(''), words: own.toSorted().join(' ') };
  });
}

/** The words that do not match, unless all do. */
function without(words: readonly string[], pattern: RegExp): readonly string[] {
  const others = words.filter((word) => !pattern.test(word));
  return others.length > 0 ? others : words;
}

function areAlike(one: NameShape, other: NameShape): boolean {
  if (one.whole === '' || other.whole === '') return false;
  if (one.whole === other.whole || one.words === other.words) return true;
  const at = other.whole.length < MIN_INSIDE ? -1 : one.whole.indexOf(other.whole);
  if (at < 0) return false;
  return [one.whole.slice(0, at), one.whole.slice(at + other.whole.length)].every((beside) =>
    ADORNED.test(beside),
  );
}

function wordsOf(name: string): string[] {
  return letterShape(name).split(/[^\p{L}\p{N}]+/u);
}

/**
 * Returns the error message for a display name, or null. Rejects names without visible characters and names that
 * imply site staff.
 */
export function checkDisplayName(name: string): string | null {
  const seen = bareLetters(name);
  if (!VISIBLE.test(seen)) return NAME_REQUIRED;
  // Digits and symbols may replace letters ("Adm1n") or accompany the name ("Admin 2").
  const readings = [seen, seen.replaceAll(/[^\p{Alphabetic}]+/gu, ' ')];
  return readings.some(isHouseName) ? RESERVED_NAME : null;
}

function isHouseName(name: string): boolean {
  const words = wordsOf(name);
  const whole = words.join('');
  return (
    whole.includes(PRODUCT) ||
    words.some((word) => ROLE.test(word)) ||
    (OFFICE.test(whole) && HOUSE.test(whole))
  );
}
