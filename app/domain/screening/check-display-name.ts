import { resolveConfusablesTransformer, resolveLeetSpeakTransformer } from 'obscenity';
import { HOUSE_NAME, NO_NAME } from './moderation-words.ts';

const PRODUCT = 'broetry';
/** Refused whatever else is in the name: no person is called that. */
const ROLES = shape('admin|administrator|moderator|superuser|sysadmin|webmaster');
/** Refused when the whole name is made of them. Some are names of people too, beside another one. */
const OFFICES = shape(
  'administration|fromthehouse|helpdesk|mod|moderation|official|owner|root|staff|support|system|team|thehouse',
);
/** What may stand around an office. */
const AROUND = shape(
  'account|chief|community|customer|from|head|help|of|our|real|security|service|site|the|user|your',
);

const ROLE = new RegExp(`^(?:${ROLES})s?$`);
const OFFICE = new RegExp(`${ROLES}|${OFFICES}`);
const HOUSE = new RegExp(`^(?:(?:${ROLES}|${OFFICES}|${AROUND})s?)+$`);

const confusables = resolveConfusablesTransformer();
const leetSpeak = resolveLeetSpeakTransformer();
// Marks on letters, what no font shows, and two hieroglyphs that are a blank by design.
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}\u{13441}\u{13442}]/gu;
const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}🅐-🆉]/u;

/** What is wrong with a name that a person chooses, in a sentence; null when nothing is. */
export function checkDisplayName(name: string): string | null {
  const seen = name.normalize('NFKD').replaceAll(UNSEEN, '');
  if (!VISIBLE.test(seen)) return NO_NAME;
  // Digits and signs may stand for letters, or beside the name: "Adm1n", "Admin 2".
  const readings = [seen, seen.replaceAll(/[^\p{Alphabetic}]+/gu, ' ')];
  return readings.some(isHouseName) ? HOUSE_NAME : null;
}

function isHouseName(name: string): boolean {
  const words = shape(latinLetters(name)).split(/[^\p{L}\p{N}]+/u);
  const whole = words.join('');
  return (
    whole.includes(PRODUCT) ||
    words.some((word) => ROLE.test(word)) ||
    (OFFICE.test(whole) && HOUSE.test(whole))
  );
}

function latinLetters(name: string): string {
  const letters = Array.from(name, (sign) => {
    const letter = confusables.transform(sign.codePointAt(0) ?? 0) ?? 0;
    return String.fromCodePoint(leetSpeak.transform(letter) ?? letter);
  });
  return letters.join('').toLowerCase();
}

/** Latin letters as they look: l and i are one, and two that touch are the one that they make up. */
function shape(letters: string): string {
  return letters
    .replaceAll('cl', 'd')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('l', 'i');
}
