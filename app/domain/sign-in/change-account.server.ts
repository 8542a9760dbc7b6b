import { hasJustSignedIn, isDemoSession } from './sessions.server.ts';
import { formText } from '../../platform/http/form-text.ts';
import type { Member } from '../members/viewer.ts';
import { invalidField, NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { unsharePost } from '../posts/sharing.server.ts';
import { unblock } from '../community/blocks.server.ts';
import { updateUser } from '../members/member-store.server.ts';
import { deleteSession } from '../members/session-store.server.ts';
import { screenProfile } from '../screening/profile-screening.server.ts';
import { deleteOwnPost } from '../posts/posts.server.ts';
import type { Services } from '../../platform/services.ts';
import { deleteAccount } from './account.server.ts';
import { DELETE_PHRASE } from './account-words.ts';
import { disconnectSignIn } from './identities.server.ts';
import { parseProfile } from '../members/profile.ts';
import { renewRecoveryCodes } from './recovery-codes.server.ts';
import { isWayShut } from './admission.server.ts';
import { PROVIDERS_ONLY } from './sign-in-words.ts';

/** The result of a form of /account: the change, or an error, which may be of a field. */
export type AccountChange = { ok: true; isDeleted?: true; codes?: string[] } | Rejection;

const CHANGED = { ok: true } as const;

/** Runs the `intent` of a form of /account. */
export async function changeAccount(
  services: Services,
  viewer: Member,
  form: FormData,
): Promise<AccountChange> {
  const intent = form.get('intent');
  switch (intent) {
    case 'save-profile':
      return saveProfile(services, viewer, form);
    case 'delete-post':
      return (await deleteOwnPost(services, viewer, formText(form, 'post')))
        ? CHANGED
        : gone('This post is already gone.');
    case 'unblock':
      return (await unblock(services, viewer, formText(form, 'block')))
        ? CHANGED
        : gone('This block is already gone.');
    case 'take-back-post':
      return (await unsharePost(services, viewer, formText(form, 'post')))
        ? CHANGED
        : gone('This post is not in the community.');
    case 'end-session':
    case 'disconnect':
    case 'renew-codes':
    case 'delete-account':
      return (await hasJustSignedIn(services, viewer))
        ? changeAccess(services, viewer, intent, form)
        : { ok: false, reason: 'sign-in-again' };
    default:
      return { ok: false, reason: 'unknown-form' };
  }
}

/** The changes that need a recent sign-in. */
async function changeAccess(
  services: Services,
  viewer: Member,
  intent: 'end-session' | 'disconnect' | 'renew-codes' | 'delete-account',
  form: FormData,
): Promise<AccountChange> {
  switch (intent) {
    case 'end-session':
      return (await deleteSession(services.db, viewer.id, formText(form, 'session')))
        ? CHANGED
        : gone('This session is already over.');
    case 'disconnect':
      return disconnect(services, viewer, form);
    case 'renew-codes':
      return renewCodes(services, viewer);
    case 'delete-account':
      return (await deleteAccount(services, viewer, formText(form, 'confirmation'))) === 'deleted'
        ? { ok: true, isDeleted: true }
        : invalidField('confirmation', `Type "${DELETE_PHRASE}" to go through with it.`);
  }
}

async function renewCodes(services: Services, viewer: Member): Promise<AccountChange> {
  const { db } = services;
  if (await isDemoSession(db, viewer)) return { ok: false, reason: 'demo-session' };
  const isShut = await isWayShut(db, services, { provider: 'recovery-code' });
  if (isShut) return { ok: false, reason: 'not-allowed', message: PROVIDERS_ONLY };
  return { ok: true, codes: await renewRecoveryCodes(services, viewer) };
}

async function saveProfile(
  services: Services,
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

async function disconnect(
  services: Services,
  viewer: Member,
  form: FormData,
): Promise<AccountChange> {
  const isConfirmed = formText(form, 'confirmed') === 'yes';
  const outcome = await disconnectSignIn(services, viewer, formText(form, 'sign-in'), isConfirmed);
  if (outcome === 'disconnected') return CHANGED;
  const reason = outcome === 'missing' ? 'not-found' : 'conflict';
  return { ok: false, reason, message: KEPT[outcome] };
}

const KEPT = {
  missing: 'This sign-in is not connected any more.',
  last: 'This is the only way into your account. Connect another one first, or make recovery codes.',
  'last-provider':
    'This is your only sign-in by a provider, and no other way is open here. Connect another one first.',
  'last-but-codes': 'Then only your recovery codes let you in. Reload the page to confirm that.',
} as const;

function gone(message: string): Rejection {
  return { ...NOT_FOUND, message };
}
