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
  | { ok: false; status: 403 | 404 | 422 | 503; field: string; message: string };

/** Runs the `intent` of a form of /account. */
export async function changeAccount(
  services: Services,
  viewer: Member,
  form: FormData,
): Promise<AccountChange> {
  const missing = (field: string, message: string) =>
    ({ ok: false, status: 404, field, message }) as const;
  switch (form.get('intent')) {
    case 'save-profile':
      return saveProfile(services, viewer, form);
    case 'delete-post':
      return (await deleteOwnPost(services, viewer, formText(form, 'post')))
        ? { ok: true, did: 'post-deleted' }
        : missing('post', 'This post is already gone.');
    case 'unblock':
      return (await unblock(services, viewer, formText(form, 'block')))
        ? { ok: true, did: 'unblocked' }
        : missing('block', 'This block is already gone.');
    case 'take-back-post':
      return (await unsharePost(services, viewer, formText(form, 'post')))
        ? { ok: true, did: 'post-taken-back' }
        : missing('post', 'This post is not in the community.');
    case 'delete-account':
      return removeAccount(services, viewer, formText(form, 'confirmation'));
    default:
      return invalid('intent', 'This form is not known here. Reload the page and try again.');
  }
}

async function saveProfile(
  services: Services,
  viewer: Member,
  form: FormData,
): Promise<AccountChange> {
  const parsed = parseProfile(Object.fromEntries(form));
  if (!parsed.ok) return invalid(parsed.error.field, parsed.error.message);
  const error = await screenProfile(services, parsed.profile, viewer);
  if (error === 'unchecked') {
    return { ok: false, status: 503, field: '', message: errorMessage('request-unchecked') };
  }
  if (error) return invalid(error.field, error.message);
  await editProfile(services, viewer, parsed.profile);
  return { ok: true, did: 'profile-saved' };
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
  return invalid('confirmation', `Type "${DELETE_PHRASE}" to go through with it.`);
}

function invalid(field: string, message: string): AccountChange {
  return { ok: false, status: 422, field, message };
}
