import { cleanInput } from '../../../comedy/clean-input.ts';
import type { ApiTokenRow } from '../../platform/db/api-token-row.ts';
import { isUnshowable } from '../../platform/http/body-validation.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { RETENTION } from '../../platform/time/retention.ts';
import {
  type Lifetime,
  LIFETIMES,
  MAX_TOKEN_NAME_LENGTH,
  MAX_TOKENS,
  ownToken,
  type OwnToken,
  type Scope,
  SCOPE_NAMES,
} from '../members/api-token.ts';
import { newTokenSecret } from '../members/bearer-token.server.ts';
import { findSessionStart } from '../members/session-store.server.ts';
import {
  deleteEndedTokens,
  deleteToken,
  insertToken,
  listTokens,
} from '../members/token-store.server.ts';
import { sessionAge } from './sessions.server.ts';

/** A token that somebody wants. */
type TokenParams = { name: string; scopes: readonly Scope[]; lifetime: Lifetime };

type ParsedToken = { ok: true; ask: TokenParams } | { ok: false; message: string };

/** Checks the form of a new token: `name`, any number of `scope`, `lifetime`. Never throws. */
function parseToken(form: FormData): ParsedToken {
  const given = textOf(form.get('name'));
  const name = cleanInput(given);
  if (name === '' || isUnshowable(given))
    return invalid('Give the token a name you will know it by.');
  if (name.length > MAX_TOKEN_NAME_LENGTH) {
    return invalid(`The name is too long: ${MAX_TOKEN_NAME_LENGTH} characters at most.`);
  }
  const wanted = form.getAll('scope').map(textOf);
  const scopes = SCOPE_NAMES.filter((scope) => wanted.includes(scope));
  if (scopes.length < new Set(wanted).size)
    return invalid('One of these permissions is not known.');
  if (scopes.length === 0) return invalid('Choose at least one thing that the token may do.');
  const lifetime = textOf(form.get('lifetime'));
  if (!Object.hasOwn(LIFETIMES, lifetime)) return invalid('Choose how long the token is good for.');
  return { ok: true, ask: { name, scopes, lifetime: lifetime as Lifetime } };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

function invalid(message: string): ParsedToken {
  return { ok: false, message };
}

/** The viewer's tokens, the newest first, without their secrets. */
export async function listOwnTokens(services: Services, viewer: Member): Promise<OwnToken[]> {
  const now = services.now();
  const rows = await listTokens(services.db, viewer.id);
  return rows.map((row) => ownToken(row, now));
}

type TokenChange =
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
  const message = `You have ${MAX_TOKENS} tokens: revoke one to make room.`;
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

type MadeToken =
  | { ok: true; secret: string; token: OwnToken }
  | { ok: false; reason: 'signed-out' | 'too-many' };

/**
 * Makes a token for the viewer. Nobody sees its secret again. Not ok: the
 * session is over by now, or there are as many tokens as one may have.
 */
export async function makeToken(
  services: Services,
  viewer: Member,
  { name, scopes, lifetime }: TokenParams,
): Promise<MadeToken> {
  const session = { id: viewer.sessionId, userId: viewer.id };
  const begun = await findSessionStart(services.db, session);
  if (begun === undefined) return { ok: false, reason: 'signed-out' };
  const { provider } = begun;
  const { secret, hash } = newTokenSecret(services);
  const now = services.now();
  const { length } = LIFETIMES[lifetime];
  const row: ApiTokenRow = {
    id: services.newId(),
    user_id: viewer.id,
    name,
    token_hash: hash,
    scopes: scopes.join(' '),
    provider,
    created_at: now,
    last_used: null,
    expires_at: length === null ? null : now + length,
  };
  if (!(await insertToken(services.db, row, MAX_TOKENS))) {
    return { ok: false, reason: 'too-many' };
  }
  services.log.info(
    { event: 'api_token_made', user: viewer.id, token: row.id },
    'a token was made',
  );
  return { ok: true, secret, token: ownToken(row, now) };
}

/** Forgets tokens some time after they have ended; they open nothing from their end on. */
export async function sweepTokens(services: Services): Promise<{ tokens: number }> {
  const before = services.now() - RETENTION.endedTokens;
  return { tokens: await deleteEndedTokens(services.db, before) };
}
