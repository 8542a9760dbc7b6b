import { hasJustSignedIn } from './sessions.server.ts';
import type { Member } from '../../platform/http/viewer.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import { unsharePost } from '../posts/sharing.server.ts';
import { unblock } from '../moderation/blocks.server.ts';
import { screenProfile } from '../screening/profile-screening.server.ts';
import { deleteOwnPost } from '../posts/posts.server.ts';
import type { Services } from '../../platform/services.ts';
import { deleteAccount, editProfile } from './account.server.ts';
import { DELETE_PHRASE } from './account-words.ts';
import { parseProfile } from '../members/profile.ts';

/** What a form of /account came to: what was done, or which field is wrong and why. */
export type AccountChange =
  | {
      ok: true;
      did: 'profile-saved' | 'post-deleted' | 'account-deleted' | 'unblocked' | 'post-taken-back';
    }
  | { ok: false; status: 403 | 404 | 422 | 503; field: string; message: string };

/** Carries out what a form of /account asks for; its `intent` names it. */
export async function changeAccount(
  services: Services,
  viewer: Member,
  form: FormData,
): Promise<AccountChange> {
  switch (form.get('intent')) {
    case 'save-profile':
      return saveProfile(services, viewer, form);
    case 'delete-post':
      return removePost(services, viewer, textOf(form, 'post'));
    case 'unblock':
      return takeBlockAway(services, viewer, textOf(form, 'block'));
    case 'take-back-post':
      return takeBackPost(services, viewer, textOf(form, 'post'));
    case 'delete-account':
      return removeAccount(services, viewer, textOf(form, 'confirmation'));
    default:
      return refused('intent', 'This form is not known here. Reload the page and try again.');
  }
}

async function saveProfile(
  services: Services,
  viewer: Member,
  form: FormData,
): Promise<AccountChange> {
  const parsed = parseProfile(Object.fromEntries(form));
  if (!parsed.ok) return refused(parsed.fault.field, parsed.fault.message);
  const fault = await screenProfile(services, parsed.profile, viewer);
  if (fault === 'unchecked') {
    return { ok: false, status: 503, field: '', message: errorMessage('request-unchecked') };
  }
  if (fault) return refused(fault.field, fault.message);
  await editProfile(services, viewer, parsed.profile);
  return { ok: true, did: 'profile-saved' };
}

async function removePost(services: Services, viewer: Member, id: string): Promise<AccountChange> {
  if (await deleteOwnPost(services, viewer, id)) return { ok: true, did: 'post-deleted' };
  return { ok: false, status: 404, field: 'post', message: 'This post is already gone.' };
}

async function takeBackPost(
  services: Services,
  viewer: Member,
  id: string,
): Promise<AccountChange> {
  if (await unsharePost(services, viewer, id)) return { ok: true, did: 'post-taken-back' };
  return { ok: false, status: 404, field: 'post', message: 'This post is not in the community.' };
}

async function takeBlockAway(
  services: Services,
  viewer: Member,
  id: string,
): Promise<AccountChange> {
  if (await unblock(services, viewer, id)) return { ok: true, did: 'unblocked' };
  return { ok: false, status: 404, field: 'block', message: 'This block is already gone.' };
}

async function removeAccount(
  services: Services,
  viewer: Member,
  confirmation: string,
): Promise<AccountChange> {
  if (!(await hasJustSignedIn(services, viewer))) {
    const message = errorMessage('sign-in-again');
    return { ok: false, status: 403, field: 'confirmation', message };
  }
  const outcome = await deleteAccount(services, viewer, confirmation);
  if (outcome === 'deleted') return { ok: true, did: 'account-deleted' };
  return refused('confirmation', `Type "${DELETE_PHRASE}" to go through with it.`);
}

function refused(field: string, message: string): AccountChange {
  return { ok: false, status: 422, field, message };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
