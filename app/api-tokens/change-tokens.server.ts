import { sessionAge } from '../auth/sign-in-again.server.ts';
import type { Member } from '../auth/viewer.ts';
import { errorMessage } from '../errors.ts';
import type { Services } from '../services.server.ts';
import { MOST_TOKENS, type OwnToken } from './api-token.ts';
import { makeToken } from './make-token.server.ts';
import { parseToken } from './parse-token.ts';
import { deleteToken } from './token-store.server.ts';

export type TokenChange =
  | { ok: true; did: 'made'; secret: string; token: OwnToken }
  | { ok: true; did: 'revoked' }
  | { ok: false; status: 401 | 403 | 404 | 409 | 422; message: string };

/** Carries out what a form about tokens asks for; its `intent` names it. */
export async function changeTokens(
  services: Services,
  viewer: Member,
  form: FormData,
): Promise<TokenChange> {
  switch (form.get('intent')) {
    case 'make-token':
      return make(services, viewer, form);
    case 'revoke-token':
      return revoke(services, viewer, form.get('token'));
    default:
      return { ok: false, status: 422, message: 'This form is not known here. Reload the page.' };
  }
}

async function make(services: Services, viewer: Member, form: FormData): Promise<TokenChange> {
  const parsed = parseToken(form);
  if (!parsed.ok) return { ...parsed, status: 422 };
  if ((await sessionAge(services, viewer)) === 'old') {
    return { ok: false, status: 403, message: errorMessage('sign-in-again') };
  }
  const made = await makeToken(services, viewer, parsed.ask);
  if (made.ok) return { ...made, did: 'made' };
  if (made.reason === 'signed-out') {
    return { ok: false, status: 401, message: errorMessage('sign-in-first') };
  }
  const message = `You have ${MOST_TOKENS} tokens: revoke one to make room.`;
  return { ok: false, status: 409, message };
}

async function revoke(
  services: Services,
  viewer: Member,
  id: FormDataEntryValue | null,
): Promise<TokenChange> {
  const isGone = typeof id === 'string' && (await deleteToken(services.db, viewer.id, id));
  if (!isGone) return { ok: false, status: 404, message: 'This token is already gone.' };
  services.log.info({ event: 'api_token_revoked', user: viewer.id, token: id }, 'a token ended');
  return { ok: true, did: 'revoked' };
}
