import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { letterShape, shape } from '../../platform/text/letter-shapes.ts';
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

// "ASP.NET" is a technology, not a domain.
const ADDRESSES: readonly RegExp[] = [
  /\bhttps?:\/\/|\bwww\./,
  /\b(?!asp\.net\b)[a-z0-9-]+\.(?:biz|com|gg|io|ly|net|org|ru|xyz)\b/,
  /\b[a-z0-9-]+\.[a-z]{2,12}\/\w/,
];

/** Returns whether a text contains a web address, including one without a scheme. */
export function hasWebAddress(text: string): boolean {
  const folded = foldText(text);
  return ADDRESSES.some((sign) => sign.test(folded));
}

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

// Combining marks, invisible characters, and two hieroglyphs that fonts render blank.
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}\u{13441}\u{13442}]/gu;
const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}🅐-🆉]/u;

/**
 * Returns the error message for a display name, or null. Rejects names without visible characters and names that
 * imply site staff.
 */
export function checkDisplayName(name: string): string | null {
  const seen = name.normalize('NFKD').replaceAll(UNSEEN, '');
  if (!VISIBLE.test(seen)) return NO_NAME;
  // Digits and symbols may replace letters ("Adm1n") or accompany the name ("Admin 2").
  const readings = [seen, seen.replaceAll(/[^\p{Alphabetic}]+/gu, ' ')];
  return readings.some(isHouseName) ? HOUSE_NAME : null;
}

function isHouseName(name: string): boolean {
  const words = letterShape(name).split(/[^\p{L}\p{N}]+/u);
  const whole = words.join('');
  return (
    whole.includes(PRODUCT) ||
    words.some((word) => ROLE.test(word)) ||
    (OFFICE.test(whole) && HOUSE.test(whole))
  );
}

/** The public fields of a profile. */
type Said = { displayName: string; bio: string };
/** The saved profile. Unchanged fields are not checked again. */
type Before = { name: string; bio: string | null };
const NOTHING_SAVED: Before = { name: '', bio: null };
/** The rejected field, and the error message. */
type ProfileFault = { field: 'displayName' | 'bio'; message: string };

/** Returns the error message for a public name, or null. Does not call the moderation endpoint. */
export function nameError(name: string): string | null {
  if (hasWebAddress(name)) return LINK_IN_NAME;
  return checkDisplayName(name) ?? (screenWords(name) === 'clean' ? null : COARSE_NAME);
}

function bioError(bio: string): string | null {
  if (hasWebAddress(bio)) return LINK_IN_BIO;
  return screenWords(bio) === 'clean' ? null : COARSE_BIO;
}

function changedFields({ displayName, bio }: Said, { name, bio: oldBio }: Before) {
  const fields = [
    { field: 'displayName', text: displayName, old: name, check: nameError, flagged: FLAGGED_NAME },
    { field: 'bio', text: bio, old: oldBio ?? '', check: bioError, flagged: FLAGGED_BIO },
  ] as const;
  return fields.filter(({ text, old }) => text !== old);
}

/** Returns the first field that the local checks reject, or null. Does not call the moderation endpoint. */
export function profileWordsError(said: Said, before = NOTHING_SAVED): ProfileFault | null {
  for (const { field, text, check } of changedFields(said, before)) {
    const message = check(text);
    if (message !== null) return { field, message };
  }
  return null;
}

/**
 * Screens a name and a bio with the local checks and, if configured, the moderation endpoint. Skips fields that are
 * unchanged since `before`. Returns 'unchecked' when the endpoint fails: the caller must not publish the profile
 * then.
 */
export async function screenProfile(
  services: Services,
  said: Said,
  before = NOTHING_SAVED,
): Promise<ProfileFault | 'unchecked' | null> {
  const error = profileWordsError(said, before);
  if (error) return error;
  for (const { field, text, flagged } of changedFields(said, before)) {
    if (text === '') continue;
    const { verdict, reason } = await screenText(services, text);
    if (reason === 'unchecked') return 'unchecked';
    if (verdict !== 'ok') return { field, message: flagged };
  }
  return null;
}
