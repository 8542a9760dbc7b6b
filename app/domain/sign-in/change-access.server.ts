import { formText } from '../../platform/http/form-text.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { deleteSession } from '../members/session-store.server.ts';
import { disconnectSignIn } from './identities.server.ts';
import { makeRecoveryCodes } from './recovery-codes.server.ts';
import { hasJustSignedIn, signOutEverywhere } from './sessions.server.ts';

export type AccessChange =
  | { ok: true; did: 'session-ended' | 'signed-out' | 'disconnected' }
  | { ok: true; did: 'codes-made'; codes: string[] }
  | { ok: false; status: 403 | 404 | 409 | 422; message: string };

const NOT_RECENT = { ok: false, status: 403, message: errorMessage('sign-in-again') } as const;

/** Runs the `intent` of a form about sessions and sign-ins. */
export async function changeAccess(
  services: Services,
  viewer: Member,
  form: FormData,
): Promise<AccessChange> {
  switch (form.get('intent')) {
    case 'end-session':
      return endOne(services, viewer, formText(form, 'session'));
    case 'sign-out-everywhere':
      if (!(await hasJustSignedIn(services, viewer))) return NOT_RECENT;
      await signOutEverywhere(services, viewer);
      return { ok: true, did: 'signed-out' };
    case 'disconnect':
      return disconnect(services, viewer, form);
    case 'renew-codes':
      return renewCodes(services, viewer);
    default:
      return { ok: false, status: 422, message: 'This form is not known here. Reload the page.' };
  }
}

async function endOne(services: Services, viewer: Member, id: string): Promise<AccessChange> {
  // Ending another session needs a recent sign-in.
  if (id !== viewer.sessionId && !(await hasJustSignedIn(services, viewer))) return NOT_RECENT;
  const isEnded = await deleteSession(services.db, viewer.id, id);
  if (!isEnded) return { ok: false, status: 404, message: 'This session is already over.' };
  return { ok: true, did: id === viewer.sessionId ? 'signed-out' : 'session-ended' };
}

async function renewCodes(services: Services, viewer: Member): Promise<AccessChange> {
  if (!(await hasJustSignedIn(services, viewer))) return NOT_RECENT;
  const codes = await services.db
    .transaction()
    .execute((trx) => makeRecoveryCodes(trx, services, viewer.id));
  services.log.info({ event: 'recovery_codes_made', user: viewer.id }, 'new recovery codes');
  return { ok: true, did: 'codes-made', codes };
}

async function disconnect(
  services: Services,
  viewer: Member,
  form: FormData,
): Promise<AccessChange> {
  if (!(await hasJustSignedIn(services, viewer))) return NOT_RECENT;
  const isConfirmed = formText(form, 'confirmed') === 'yes';
  const key = formText(form, 'sign-in');
  const outcome = await disconnectSignIn(services, viewer, key, isConfirmed);
  if (outcome === 'disconnected') return { ok: true, did: outcome };
  return { ok: false, status: outcome === 'missing' ? 404 : 409, message: KEPT[outcome] };
}

const KEPT = {
  missing: 'This sign-in is not connected any more.',
  last: 'This is the only way into your account. Connect another one first, or make recovery codes.',
  'last-but-codes': 'Then only your recovery codes let you in. Reload the page to confirm that.',
} as const;
