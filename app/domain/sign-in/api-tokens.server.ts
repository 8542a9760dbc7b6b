import { cleanInput } from '../../../comedy/language/clean-input.ts';
import type { ApiTokenRow } from '../../platform/db/sign-in-tables.ts';
import { isUnshowable } from '../../platform/http/body-validation.ts';
import { invalidField, NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import { formText } from '../../platform/http/form-text.ts';
import type { Member } from '../members/viewer.ts';
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
import { isRecent } from './sessions.server.ts';

type TokenParams = { name: string; scopes: readonly Scope[]; lifetime: Lifetime };

/** Checks the form of a new token: `name`, any number of `scope` fields, `lifetime`. Never throws. */
function parseToken(form: FormData): { ok: true; params: TokenParams } | Rejection {
  const given = formText(form, 'name');
  const name = cleanInput(given);
  if (name === '' || isUnshowable(given))
    return invalidField('name', 'Give the token a name you will know it by.');
  if (name.length > MAX_TOKEN_NAME_LENGTH) {
    return invalidField(
      'name',
      `The name is too long: ${MAX_TOKEN_NAME_LENGTH} characters at most.`,
    );
  }
  const wanted = new Set(form.getAll('scope'));
  const scopes = SCOPE_NAMES.filter((scope) => wanted.has(scope));
  if (scopes.length < wanted.size)
    return invalidField('scope', 'One of these permissions is not known.');
  if (scopes.length === 0)
    return invalidField('scope', 'Choose at least one thing that the token may do.');
  const lifetime = formText(form, 'lifetime');
  if (!Object.hasOwn(LIFETIMES, lifetime))
    return invalidField('lifetime', 'Choose how long the token is good for.');
  return { ok: true, params: { name, scopes, lifetime: lifetime as Lifetime } };
}

/** Lists the viewer's tokens without their secrets, newest first. */
export async function listOwnTokens(
  services: Pick<Services, 'db' | 'now'>,
  viewer: Member,
): Promise<OwnToken[]> {
  const now = services.now();
  const rows = await listTokens(services.db, viewer.id);
  return rows.map((row) => ownToken(row, now));
}

type TokenChange = { ok: true; secret: string; token: OwnToken } | Rejection;

/** Makes a token by its form. Needs a recent sign-in. */
export async function createToken(
  services: Services,
  viewer: Member,
  form: FormData,
): Promise<TokenChange> {
  const parsed = parseToken(form);
  if (!parsed.ok) return parsed;
  const session = await findSessionStart(services.db, viewer);
  if (session && !isRecent(session.created_at, services.now())) {
    return { ok: false, reason: 'sign-in-again' };
  }
  return makeToken(services, viewer, parsed.params);
}

/** Revokes a token of the viewer. */
export async function revokeToken(
  services: Pick<Services, 'db' | 'log'>,
  viewer: Member,
  id: string,
): Promise<{ ok: true } | Rejection> {
  const isDeleted = await deleteToken(services.db, viewer.id, id);
  if (!isDeleted) return { ...NOT_FOUND, message: 'This token is already gone.' };
  services.log.info({ event: 'api_token_revoked', user: viewer.id, token: id }, 'a token ended');
  return { ok: true };
}

/** Creates a token for the viewer. Fails when the session has ended or MAX_TOKENS exist. */
export async function makeToken(
  services: Services,
  viewer: Member,
  { name, scopes, lifetime }: TokenParams,
): Promise<TokenChange> {
  const session = await findSessionStart(services.db, viewer);
  if (session === undefined) return { ok: false, reason: 'sign-in-first' };
  if (session.provider === 'demo') return { ok: false, reason: 'demo-session' };
  const { secret, hash } = newTokenSecret(services);
  const now = services.now();
  const { length } = LIFETIMES[lifetime];
  const row: ApiTokenRow = {
    id: services.newId(),
    user_id: viewer.id,
    name,
    token_hash: hash,
    scopes: scopes.join(' '),
    provider: session.provider,
    created_at: now,
    last_used: null,
    expires_at: length === null ? null : now + length,
  };
  if (!(await insertToken(services.db, row, MAX_TOKENS))) {
    const message = `You have ${MAX_TOKENS} tokens: revoke one to make room.`;
    return { ok: false, reason: 'conflict', message };
  }
  services.log.info(
    { event: 'api_token_made', user: viewer.id, token: row.id },
    'a token was made',
  );
  return { ok: true, secret, token: ownToken(row, now) };
}

/** Deletes tokens some time after they have expired. */
export function sweepTokens({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  return deleteEndedTokens(db, now() - RETENTION.endedTokens);
}
