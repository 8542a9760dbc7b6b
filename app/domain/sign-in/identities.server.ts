import type { Db, IdentityRow } from '../../platform/db/tables.ts';
import type { Member } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { readInstance } from '../instance/instance.server.ts';
import { activeProviders, openIdProviders } from '../members/sign-in-policy.server.ts';
import { deleteKeysOfDisconnected } from './demo-key-store.server.ts';
import { identityRow } from './member-sign-in.server.ts';
import { passkeyPlace } from './passkey-places.server.ts';
import type { Kept } from './account-words.ts';
import { countRecoveryCodes, deletePasskey, listPasskeys } from './passkey-store.server.ts';
import { RefusedSignInError } from './refused-sign-in.server.ts';
import { isOpenIdProvider, isWayShut } from './admission.server.ts';
import { isDemoSession } from './sessions.server.ts';
import {
  deleteIdentity,
  findIdentity,
  insertIdentity,
  listIdentities,
} from './sign-in-store.server.ts';

/** The claims of a provider about an account. `email` is empty when there is none. */
export type Claims = {
  issuer: string;
  subject: string;
  name: string | null;
  email: string;
  isEmailVerified: boolean;
  /** The provider did not say whether the address is verified. */
  lacksVerification: boolean;
  picture: string | null;
  /** The last sign-in at the provider, in epoch milliseconds, when the provider gives it. */
  authenticatedAt: number | null;
};

/**
 * Connects an identity to the viewer's account, with what belongs to it. False when it belongs to another member. Throws
 * RefusedSignInError for a demo session, and for another way than a provider while only those are open.
 */
export async function connectIdentity(
  services: Services,
  viewer: Member,
  identity: Parameters<typeof identityRow>[0] & { ownerLink?: string | null },
  addTo?: (trx: Db) => Promise<void>,
): Promise<boolean> {
  if (await isDemoSession(services.db, viewer)) {
    throw new RefusedSignInError('demo-session', 'demo-session');
  }
  if (await isWayShut(services.db, services, identity)) {
    throw new RefusedSignInError('providers-only', 'providers-only');
  }
  const row = identityRow(identity, viewer.id, services.now());
  const isNew = await services.db.transaction().execute(async (trx) => {
    const isFirst = await insertIdentity(trx, row);
    if (isFirst) await addTo?.(trx);
    return isFirst;
  });
  if (isNew) {
    const audit = { event: 'sign_in_connected', provider: row.provider, user: viewer.id };
    services.log.info(audit, 'a sign-in was connected');
    return true;
  }
  return (await findIdentity(services.db, row))?.user_id === viewer.id;
}

/** The issuer of the identities of passkeys. */
export const PASSKEY_ISSUER = 'urn:broetry:passkey';

const PROVIDER_NAMES: Readonly<Record<string, string>> = {
  google: 'Google',
  linkedin: 'LinkedIn',
  demo: 'Demo account',
  'owner-link': 'Owner link',
};

export type OwnSignIns = Awaited<ReturnType<typeof listSignIns>>;
export type OwnSignIn = OwnSignIns['connected'][number];
export type OwnPasskey = OwnSignIns['passkeys'][number];

/** Lists the viewer's identities and the configured providers without one. Times in epoch milliseconds. */
export async function listSignIns(services: Services, viewer: Member) {
  const ways = await waysOf(services.db, services, viewer);
  const { rows, isProviderOnly } = ways;
  const passkeys = await listPasskeys(services.db, viewer.id);
  const place = passkeyPlace(services, services.publicOrigin);
  return {
    codesLeft: ways.codesLeft,
    passkeys: passkeys.map((row) => {
      const key = signInKey({ issuer: PASSKEY_ISSUER, subject: row.id });
      return {
        key,
        label: row.label,
        addedAt: row.created_at,
        lastUsedAt: row.last_used,
        // The address that it was made for, when that is not this one.
        host: place.ok && place.rpId === row.rp_id ? null : row.rp_id,
        kept: whyKept(key, ways),
      };
    }),
    connected: rows
      .filter(({ provider }) => provider !== 'passkey')
      .map((row) => ({
        key: signInKey(row),
        label: PROVIDER_NAMES[row.provider] ?? services.settings.oidcName,
        email: row.email,
        kept: whyKept(signInKey(row), ways),
      })),
    // To connect.
    options: activeProviders(services, isProviderOnly).filter(
      ({ id }) => !rows.some(({ provider }) => provider === id),
    ),
  };
}

type Ways = Awaited<ReturnType<typeof waysOf>>;

/** What decides whether a way in may be taken out. `ready`: the providers that are set up. */
async function waysOf(db: Db, services: Pick<Services, 'providers'>, { id }: Member) {
  return {
    rows: await listIdentities(db, id),
    isProviderOnly: (await readInstance(db)).isProviderOnly,
    ready: openIdProviders(services),
    // Unused recovery codes.
    codesLeft: await countRecoveryCodes(db, id),
  };
}

/** Why an identity stays connected; `last-but-codes` until the member has confirmed it. Null when it may go. */
function whyKept(key: string, ways: Ways): Kept | null {
  const own = ways.rows.find((row) => signInKey(row) === key);
  const others = ways.rows.filter((row) => row !== own);
  if (!own) return null;
  // The younger ones end with it.
  if (own.provider === 'demo' && !others.some(({ created_at }) => created_at < own.created_at))
    return 'demo';
  const left = isOnlyByProvider(own, ways)
    ? others.filter(({ provider }) => ways.ready.some((id) => id === provider))
    : others;
  return left.length > 0 ? null : whyLastKept(own, ways);
}

function whyLastKept(row: IdentityRow, ways: Ways): Kept {
  if (isOnlyByProvider(row, ways)) return 'last-provider';
  return ways.codesLeft > 0 ? 'last-but-codes' : 'last';
}

/** Whether one of the providers that are set up has to be left. */
function isOnlyByProvider({ provider }: IdentityRow, { isProviderOnly }: Ways): boolean {
  return isProviderOnly && isOpenIdProvider(provider);
}

/** The key of an identity in a form. */
export function signInKey({ issuer, subject }: Pick<IdentityRow, 'issuer' | 'subject'>): string {
  return JSON.stringify([issuer, subject]);
}

/**
 * Disconnects an identity from the viewer's account, but the last one only while recovery codes are left, and once the
 * member has confirmed it. While sign-in is by providers only, the last of them stays in any case.
 */
export async function disconnectSignIn(
  services: Services,
  viewer: Member,
  key: string,
  isConfirmed = false,
): Promise<'disconnected' | 'missing' | Kept> {
  const outcome = await services.db.transaction().execute(async (trx) => {
    const ways = await waysOf(trx, services, viewer);
    const row = ways.rows.find((one) => signInKey(one) === key);
    if (!row) return 'missing';
    const kept = whyKept(key, ways);
    const isLast = kept === 'last-but-codes' && isConfirmed;
    if (kept !== null && !isLast) return kept;
    const left = isOnlyByProvider(row, ways) ? ways.ready : 'one';
    // Another request may have taken out the others since.
    if (!(await deleteIdentity(trx, row, isLast ? 'none' : left))) return whyLastKept(row, ways);
    if (row.provider === 'passkey') await deletePasskey(trx, row.subject);
    if (row.provider === 'demo') {
      const ending = { userId: viewer.id, since: row.created_at, sessionId: viewer.sessionId };
      await deleteKeysOfDisconnected(trx, services.now(), ending);
    }
    return row;
  });
  if (typeof outcome === 'string') return outcome;
  const audit = { event: 'sign_in_disconnected', provider: outcome.provider, user: viewer.id };
  services.log.info(audit, 'a sign-in was disconnected');
  return 'disconnected';
}
