import { hasJustSignedIn, keyRefusal } from './sessions.server.ts';
import { formText } from '../../platform/http/form-text.ts';
import type { Member } from '../members/viewer.ts';
import { invalidField, NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { unblock } from '../community/blocks.server.ts';
import { updateUser } from '../members/member-store.server.ts';
import { deleteSession } from '../members/session-store.server.ts';
import { screenProfile } from '../screening/profile-screening.server.ts';
import type { Services } from '../../platform/services.ts';
import { deleteAccount } from './account.server.ts';
import { DELETE_PHRASE, KEPT_WORDS } from './account-words.ts';
import { disconnectSignIn } from './identities.server.ts';
import { parseProfile } from '../members/profile.ts';
import { renewRecoveryCodes } from './recovery-codes.server.ts';
import { isWayShut } from './admission.server.ts';
import { PROVIDERS_ONLY } from './sign-in-words.ts';

/** The result of a change of the account, or an error, which may be of a field. */
export type AccountChange = { ok: true } | Rejection;

const CHANGED = { ok: true } as const;
const SIGN_IN_AGAIN = { ok: false, reason: 'sign-in-again' } as const;

/** Ends a block of the viewer. */
export async function endBlock(
  services: Pick<Services, 'db'>,
  viewer: Member,
  id: string,
): Promise<AccountChange> {
  return (await unblock(services, viewer, id)) ? CHANGED : gone('This block is already gone.');
}

/** Ends a session of the viewer. Needs a recent sign-in, as all below. */
export async function endSession(
  services: Pick<Services, 'db' | 'now'>,
  viewer: Member,
  id: string,
): Promise<AccountChange> {
  if (!(await hasJustSignedIn(services, viewer))) return SIGN_IN_AGAIN;
  return (await deleteSession(services.db, viewer.id, id))
    ? CHANGED
    : gone('This session is already over.');
}

/** Deletes the account, when the words that confirm it were typed. */
export async function leave(
  services: Services,
  viewer: Member,
  confirmation: string,
): Promise<AccountChange> {
  if (!(await hasJustSignedIn(services, viewer))) return SIGN_IN_AGAIN;
  return (await deleteAccount(services, viewer, confirmation)) === 'deleted'
    ? CHANGED
    : invalidField('confirmation', `Type "${DELETE_PHRASE}" to go through with it.`);
}

/** Makes new recovery codes, in place of those before. */
export async function renewCodes(
  services: Services,
  viewer: Member,
): Promise<{ ok: true; codes: string[] } | Rejection> {
  const { db } = services;
  const reason = await keyRefusal(services, viewer);
  if (reason !== null) return { ok: false, reason };
  const isShut = await isWayShut(db, services, { provider: 'recovery-code' });
  if (isShut) return { ok: false, reason: 'not-allowed', message: PROVIDERS_ONLY };
  return { ok: true, codes: await renewRecoveryCodes(services, viewer) };
}

/** Saves the name and the bio of a form. */
export async function saveProfile(
  services: Pick<Services, 'db' | 'settings' | 'log'>,
  viewer: Member,
  form: FormData,
): Promise<AccountChange> {
  const parsed = parseProfile(Object.fromEntries(form));
  if (!parsed.ok) return parsed;
  const error = await screenProfile(services, parsed.profile, viewer);
  if (error) return error;
  const { displayName, bio } = parsed.profile;
  await updateUser(services.db, viewer.id, {
    display_name: displayName,
    bio: bio === '' ? null : bio,
    search_text: foldText(`${displayName} ${viewer.email}`),
  });
  return CHANGED;
}

/** Disconnects a `sign-in` of a form; the last one when it is `confirmed`. */
export async function disconnect(
  services: Services,
  viewer: Member,
  form: FormData,
): Promise<AccountChange> {
  if (!(await hasJustSignedIn(services, viewer))) return SIGN_IN_AGAIN;
  const isConfirmed = formText(form, 'confirmed') === 'yes';
  const outcome = await disconnectSignIn(services, viewer, formText(form, 'sign-in'), isConfirmed);
  if (outcome === 'disconnected') return CHANGED;
  if (outcome === 'missing') return gone('This sign-in is not connected any more.');
  return { ok: false, reason: 'conflict', message: KEPT_WORDS[outcome] };
}

function gone(message: string): Rejection {
  return { ...NOT_FOUND, message };
}
