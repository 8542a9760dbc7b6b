import { cleanInput } from '../../../comedy/language/clean-input.ts';
import { type InvalidField, invalidField } from '../../platform/http/rejection.ts';

/** The name of a member whose provider gives none: docs/product.md §3, User record. */
export const DEFAULT_NAME = 'LinkedIn User';

export const NAME_REQUIRED = 'Display name is required.';

export const MAX_NAME_LENGTH = 60;
export const MAX_BIO_LENGTH = 160;

export type Profile = { displayName: string; bio: string };

/** Cleans and checks the name and the optional bio of a profile form. */
export function parseProfile(
  given: Readonly<Record<string, unknown>>,
): { ok: true; profile: Profile } | InvalidField {
  const displayName = cleanLine(given['displayName']);
  const bio = cleanLine(given['bio']);
  if (displayName === '') return invalidField('displayName', NAME_REQUIRED);
  if (displayName.length > MAX_NAME_LENGTH) {
    return invalidField(
      'displayName',
      `Display name is too long: ${MAX_NAME_LENGTH} characters at most.`,
    );
  }
  if (bio.length > MAX_BIO_LENGTH) {
    return invalidField('bio', `Bio is too long: ${MAX_BIO_LENGTH} characters at most.`);
  }
  return { ok: true, profile: { displayName, bio } };
}

function cleanLine(value: unknown): string {
  return typeof value === 'string' ? cleanInput(value).replaceAll(/\s+/g, ' ') : '';
}
