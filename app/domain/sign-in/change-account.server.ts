import { hasJustSignedIn } from './sessions.server.ts';
import { formText } from '../../platform/http/form-text.ts';
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

/** The result of a form of /account: the change, or the error of a field. */
export type AccountChange =
  | {
      ok: true;
      did: 'profile-saved' | 'post-deleted' | 'account-deleted' | 'unblocked' | 'post-taken-back';
    }
  | { ok: false; status: number; field: string; message: string };

/** Runs the `intent` of a form of /account. */
export async function changeAccount(
  services: Services,
  viewer: Member,
  form: FormData,
): Promise<AccountChange> {
  switch (form.get('intent')) {
    case 'save-profile':
      return saveProfile(services, viewer, form);
    case 'delete-post':
      return (await deleteOwnPost(services, viewer, formText(form, 'post')))
        ? { ok: true, did: 'post-deleted' }
        : refused('post', 'This post is already gone.', 404);
    case 'unblock':
      return (await unblock(services, viewer, formText(form, 'block')))
        ? { ok: true, did: 'unblocked' }
        : refused('block', 'This block is already gone.', 404);
    case 'take-back-post':
      return (await unsharePost(services, viewer, formText(form, 'post')))
        ? { ok: true, did: 'post-taken-back' }
        : refused('post', 'This post is not in the community.', 404);
    case 'delete-account':
      return removeAccount(services, viewer, formText(form, 'confirmation'));
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
  if (!parsed.ok) return refused(parsed.error.field, parsed.error.message);
  const error = await screenProfile(services, parsed.profile, viewer);
  if (error === 'unchecked') return refused('', errorMessage('request-unchecked'), 503);
  if (error) return refused(error.field, error.message);
  await editProfile(services, viewer, parsed.profile);
  return { ok: true, did: 'profile-saved' };
}

async function removeAccount(
  services: Services,
  viewer: Member,
  confirmation: string,
): Promise<AccountChange> {
  if (!(await hasJustSignedIn(services, viewer))) {
    return refused('confirmation', errorMessage('sign-in-again'), 403);
  }
  const outcome = await deleteAccount(services, viewer, confirmation);
  if (outcome === 'deleted') return { ok: true, did: 'account-deleted' };
  return refused('confirmation', `Type "${DELETE_PHRASE}" to go through with it.`);
}

function refused(field: string, message: string, status = 422): AccountChange {
  return { ok: false, status, field, message };
}
