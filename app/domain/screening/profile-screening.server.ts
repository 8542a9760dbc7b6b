import { resolveConfusablesTransformer, resolveLeetSpeakTransformer } from 'obscenity';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import {
  COARSE_BIO,
  COARSE_NAME,
  FLAGGED_BIO,
  FLAGGED_NAME,
  HOUSE_NAME,
  LINK_IN_BIO,
  LINK_IN_NAME,
  NO_NAME,
} from './moderation-words.ts';
import { screenText } from './screen-text.server.ts';
import { screenWords } from './screen-words.server.ts';

// "ASP.NET" is a trade and no place.
const ADDRESSES: readonly RegExp[] = [
  /\bhttps?:\/\/|\bwww\./,
  /\b(?!asp\.net\b)[a-z0-9-]+\.(?:biz|com|gg|io|ly|net|org|ru|xyz)\b/,
  /\b[a-z0-9-]+\.[a-z]{2,12}\/\w/,
];

/** Whether a text leads somewhere else: with an address of the web, also a bare one. */
export function hasWebAddress(text: string): boolean {
  const folded = foldText(text);
  return ADDRESSES.some((sign) => sign.test(folded));
}

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

/** What somebody says of itself for everybody to read. */
type Said = { displayName: string; bio: string };
/** What it says already: that may stay as it is. */
type Before = { name: string; bio: string | null };
/** Which field cannot be shown to others, and why, in a sentence. */
type ProfileFault = { field: 'displayName' | 'bio'; message: string };

/** What is wrong with a name that everybody is to read, in a sentence; null when nothing is. Asks no endpoint. */
export function nameError(name: string): string | null {
  if (hasWebAddress(name)) return LINK_IN_NAME;
  return checkDisplayName(name) ?? (screenWords(name) === 'clean' ? null : COARSE_NAME);
}

function bioError(bio: string): string | null {
  if (hasWebAddress(bio)) return LINK_IN_BIO;
  return screenWords(bio) === 'clean' ? null : COARSE_BIO;
}

/** Which part of a profile the community cannot be shown, by its words alone; null when none. */
export function profileWordsError({ displayName, bio }: Said, before: Before): ProfileFault | null {
  const name = displayName === before.name ? null : nameError(displayName);
  if (name !== null) return { field: 'displayName', message: name };
  const said = bio === (before.bio ?? '') ? null : bioError(bio);
  return said === null ? null : { field: 'bio', message: said };
}

/**
 * Screens a name and a bio before others can read them, by their words and by the moderation endpoint where there is
 * one. What has not changed since `before` is not asked about. 'unchecked' when the endpoint does not answer: nothing
 * may be shown then.
 */
export async function screenProfile(
  services: Services,
  said: Said,
  before: Before,
): Promise<ProfileFault | 'unchecked' | null> {
  const fault = profileWordsError(said, before);
  if (fault) return fault;
  const { displayName, bio } = said;
  const changed = [
    { field: 'displayName', text: displayName, old: before.name, message: FLAGGED_NAME },
    { field: 'bio', text: bio, old: before.bio ?? '', message: FLAGGED_BIO },
  ] as const;
  for (const { field, text, old, message } of changed) {
    if (text === old || text === '') continue;
    const { verdict, reason } = await screenText(services, text);
    if (reason === 'unchecked') return 'unchecked';
    if (verdict !== 'ok') return { field, message };
  }
  return null;
}
