import { z } from 'zod';
import { readSettings } from '../notifications/read-settings.ts';
import { DEFAULT_AUTHOR } from './default-author.ts';
import { DEFAULT_PROFILE, type PostProfile } from './form-data.ts';
import {
  type AccountData,
  cleanProfileEdit,
  type ProfileEdit,
  profileFault,
  type ProfileFault,
  profileOf,
  type TypedProfile,
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

/** The name and bio that a member typed last, also while the cards show the account's; the first ones without any. */
export function typedProfile(settings: string): TypedProfile {
  const found = kept.safeParse(readSettings(settings));
  const { displayName, bio } = found.success ? found.data.profile : NOTHING_TYPED;
  return { displayName: displayName || DEFAULT_AUTHOR.name, bio: bio || DEFAULT_AUTHOR.bio };
}

const NOTHING_TYPED = { displayName: '', bio: '' };

/** The same settings with another profile; what else they hold stays. */
export function withProfile(settings: string, profile: ProfileEdit): string {
  return JSON.stringify({ ...readSettings(settings), profile });
}
