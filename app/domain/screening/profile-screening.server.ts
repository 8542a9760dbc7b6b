import { bareLetters } from '../../../comedy/language/plain-letters.ts';
import { type InvalidField, invalidField, type Rejection } from '../../platform/http/rejection.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { listAdminNames } from '../members/admin-store.server.ts';
import { DEFAULT_AUTHOR_NAME } from '../faces/face.ts';
import { DEFAULT_NAME } from '../members/profile.ts';
import { checkDisplayName, looksLikeName } from './display-names.server.ts';
import { hasHostName } from './has-host-name.server.ts';
import {
  COARSE_BIO,
  COARSE_NAME,
  FLAGGED_BIO,
  FLAGGED_NAME,
  RESERVED_NAME,
  LINK_IN_BIO,
  LINK_IN_NAME,
} from './moderation-words.ts';
import { screenText } from './screen-text.server.ts';
import { isCoarseName, screenWords } from './word-screening.server.ts';

// "ASP.NET" is a technology, not a domain.
const ADDRESSES: readonly RegExp[] = [
  /\bhttps?:\/\/|\bwww\./,
  /\b(?!asp\.net\b)[a-z0-9-]{1,63}\.(?:biz|com|gg|io|ly|net|org|ru|xyz)\b/,
  /\b[a-z0-9-]{1,63}\.[a-z]{2,12}\/\w/,
];

/** Returns whether a text contains a web address, including one without a scheme. */
export function hasWebAddress(text: string): boolean {
  const folded = foldText(bareLetters(text));
  return ADDRESSES.some((sign) => sign.test(folded));
}

/** The public fields of a profile. */
type Said = { displayName: string; bio: string };
/** Whose profile it is, and what is saved. Unchanged fields are not checked again, and an admin may keep the own name. */
type Before = { id?: string; name?: string; bio?: string | null };

/** Returns the error message for the words of a name, or null. `publicNameError` also knows the admins. */
export function nameError(name: string): string | null {
  if (hasWebAddress(name) || hasHostName(bareLetters(name))) return LINK_IN_NAME;
  return checkDisplayName(name) ?? (isCoarseName(name) ? COARSE_NAME : null);
}

/**
 * Returns the error message for a name that others will read, on an account or on a card, or null. Only the member
 * `ownId` has the name of that admin. Does not call the moderation endpoint (docs/product.md §2, Moderation).
 */
export async function publicNameError(
  services: Pick<Services, 'db' | 'settings'>,
  name: string,
  ownId?: string,
): Promise<string | null> {
  return nameError(name) ?? ((await isAdminName(services, name, ownId)) ? RESERVED_NAME : null);
}

/** The name that cards and accounts have before their owner chooses one: no admin is meant by it. */
const UNCHOSEN: readonly string[] = [DEFAULT_NAME, DEFAULT_AUTHOR_NAME];

async function isAdminName(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  name: string,
  ownId?: string,
) {
  if (UNCHOSEN.includes(name)) return false;
  const admins = await listAdminNames(db, settings.adminEmails);
  // Two admins may have the same name.
  if (admins.some(({ id, name: own }) => id === ownId && own === name)) return false;
  return admins.some(
    ({ id, name: taken }) => id !== ownId && taken !== DEFAULT_NAME && looksLikeName(name, taken),
  );
}

function bioError(bio: string): string | null {
  if (hasWebAddress(bio)) return LINK_IN_BIO;
  return screenWords(bio) === 'clean' ? null : COARSE_BIO;
}

/**
 * Returns the first field of a profile that the local checks reject, or null. Skips fields that are unchanged since
 * `before`. Does not call the moderation endpoint.
 */
export async function profileWordsError(
  services: Pick<Services, 'db' | 'settings'>,
  { displayName, bio }: Said,
  before: Before,
): Promise<InvalidField | null> {
  const inName =
    displayName === before.name ? null : await publicNameError(services, displayName, before.id);
  if (inName !== null) return invalidField('displayName', inName);
  const inBio = bio === (before.bio ?? '') ? null : bioError(bio);
  return inBio === null ? null : invalidField('bio', inBio);
}

/**
 * Screens a name and a bio as `profileWordsError` does and, if configured, with the moderation endpoint. Rejects
 * the profile also when the endpoint fails.
 */
export async function screenProfile(
  services: Pick<Services, 'db' | 'settings' | 'log'>,
  said: Said,
  before: Before = {},
): Promise<InvalidField | Rejection<'request-unchecked'> | null> {
  const error = await profileWordsError(services, said, before);
  if (error) return error;
  const fields = [
    { field: 'displayName', text: said.displayName, old: before.name, message: FLAGGED_NAME },
    { field: 'bio', text: said.bio, old: before.bio, message: FLAGGED_BIO },
  ] as const;
  for (const { field, text, old, message } of fields) {
    if (text === '' || text === old) continue;
    const { verdict, reason } = await screenText(services, text);
    if (reason === 'unchecked') return { ok: false, reason: 'request-unchecked' };
    if (verdict !== 'ok') return invalidField(field, message);
  }
  return null;
}
