import { errorMessage } from '../../platform/http/errors.ts';
import type { Services } from '../../platform/services.ts';
import { disconnectSignIn } from './identities.server.ts';
import { endSession, hasJustSignedIn, signOutEverywhere } from './sessions.server.ts';
import type { Member } from '../../platform/http/viewer.ts';

export type AccessChange =
  | { ok: true; did: 'session-ended' | 'signed-out' | 'disconnected' }
  | { ok: false; status: 403 | 404 | 409 | 422; message: string };

const AGAIN: AccessChange = {
  ok: false,
  status: 403,
  message: errorMessage('sign-in-again'),
};

/** Carries out what a form about sessions and sign-ins asks for; its `intent` names it. */
export async function changeAccess(
  services: Services,
  viewer: Member,
  form: FormData,
): Promise<AccessChange> {
  switch (form.get('intent')) {
    case 'end-session':
      return endOne(services, viewer, textOf(form, 'session'));
    case 'sign-out-everywhere':
      if (!(await hasJustSignedIn(services, viewer))) return AGAIN;
      await signOutEverywhere(services, viewer);
      return { ok: true, did: 'signed-out' };
    case 'disconnect':
      return disconnect(services, viewer, textOf(form, 'sign-in'));
    default:
      return { ok: false, status: 422, message: 'This form is not known here. Reload the page.' };
  }
}

async function endOne(services: Services, viewer: Member, id: string): Promise<AccessChange> {
  // Leaving this browser takes no proof. Sending others away does.
  if (id !== viewer.sessionId && !(await hasJustSignedIn(services, viewer))) return AGAIN;
  const isEnded = await endSession(services, viewer, id);
  if (!isEnded) return { ok: false, status: 404, message: 'This session is already over.' };
  return { ok: true, did: id === viewer.sessionId ? 'signed-out' : 'session-ended' };
}

async function disconnect(services: Services, viewer: Member, key: string): Promise<AccessChange> {
  if (!(await hasJustSignedIn(services, viewer))) return AGAIN;
  switch (await disconnectSignIn(services, viewer, key)) {
    case 'disconnected':
      return { ok: true, did: 'disconnected' };
    case 'missing':
      return { ok: false, status: 404, message: 'This sign-in is not connected any more.' };
    case 'last':
      return {
        ok: false,
        status: 409,
        message: 'This is the only way into your account. Connect another one first.',
      };
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
