import { cleanInput } from '../../../comedy/clean-input.ts';

/** What a member is called whose sign-in gives no name: docs/product.md §3, User record. */
export const DEFAULT_NAME = 'LinkedIn User';

export const MAX_NAME_LENGTH = 60;
export const MAX_BIO_LENGTH = 160;

export type Profile = { displayName: string; bio: string };
type ProfileFault = { field: 'displayName' | 'bio'; message: string };

/** Checks what a member says about itself: a name, and a headline that may be empty. Text comes back clean. */
export function parseProfile(
  given: Readonly<Record<string, unknown>>,
): { ok: true; profile: Profile } | { ok: false; fault: ProfileFault } {
  const displayName = textOf(given['displayName']);
  const bio = textOf(given['bio']);
  if (displayName === '') return fault('displayName', 'Display name is required.');
  if (displayName.length > MAX_NAME_LENGTH) {
    return fault('displayName', `Display name is too long: ${MAX_NAME_LENGTH} characters at most.`);
  }
  if (bio.length > MAX_BIO_LENGTH) {
    return fault('bio', `Bio is too long: ${MAX_BIO_LENGTH} characters at most.`);
  }
  return { ok: true, profile: { displayName, bio } };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? cleanInput(value).replaceAll(/\s+/g, ' ') : '';
}

function fault(field: ProfileFault['field'], message: string) {
  return { ok: false, fault: { field, message } } as const;
}
