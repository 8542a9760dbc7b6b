import { z } from 'zod';
import { readSettings } from '../account/read-settings.ts';
import { DEFAULT_PROFILE, type PostProfile } from './form-data.ts';
import {
  type AccountData,
  cleanProfileEdit,
  type ProfileEdit,
  profileFault,
  type ProfileFault,
  profileOf,
} from './profile-edit.ts';

const shape = z.strictObject({
  displayName: z.string(),
  bio: z.string(),
  useAccountData: z.boolean(),
  useProfilePicture: z.boolean(),
});
const kept = z.object({ profile: shape });

/** Checks an edit as it was sent. */
export function parseProfileEdit(
  given: unknown,
): { ok: true; edit: ProfileEdit } | { ok: false; fault: ProfileFault } {
  const shaped = shape.safeParse(given);
  if (!shaped.success) {
    const message = 'The request does not have the expected shape.';
    return { ok: false, fault: { field: null, message } };
  }
  const edit = cleanProfileEdit(shaped.data);
  const fault = profileFault(edit);
  return fault ? { ok: false, fault } : { ok: true, edit };
}

/** The profile of a member's next post, by the settings that its row keeps. */
export function keptProfile(settings: string, account: AccountData): PostProfile {
  const found = kept.safeParse(readSettings(settings));
  return found.success ? profileOf(found.data.profile, account) : DEFAULT_PROFILE;
}

/** The same settings with another profile; what else they hold stays. */
export function withProfile(settings: string, profile: ProfileEdit): string {
  return JSON.stringify({ ...readSettings(settings), profile });
}
