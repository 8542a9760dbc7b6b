import { cleanInput } from '../../../comedy/clean-input.ts';

export const MOST_NAME = 60;
export const MOST_BIO = 160;

export type Profile = { displayName: string; bio: string };
export type ProfileFault = { field: 'displayName' | 'bio'; message: string };

/** Checks what a member says about itself: a name, and a headline that may be empty. Text comes back clean. */
export function parseProfile(
  given: Readonly<Record<string, unknown>>,
): { ok: true; profile: Profile } | { ok: false; fault: ProfileFault } {
  const displayName = textOf(given['displayName']);
  const bio = textOf(given['bio']);
  if (displayName === '') return fault('displayName', 'Display name is required.');
  if (displayName.length > MOST_NAME) {
    return fault('displayName', `Display name is too long: ${MOST_NAME} characters at most.`);
  }
  if (bio.length > MOST_BIO) {
    return fault('bio', `Bio is too long: ${MOST_BIO} characters at most.`);
  }
  return { ok: true, profile: { displayName, bio } };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? cleanInput(value).replaceAll(/\s+/g, ' ') : '';
}

function fault(field: ProfileFault['field'], message: string) {
  return { ok: false, fault: { field, message } } as const;
}
