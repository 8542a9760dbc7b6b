import type { Db } from '../../platform/db/tables.ts';
import type { Member } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { hashToken } from '../members/session.server.ts';
import { signInKnown, type SignedIn, type SignInBrowser } from './member-sign-in.server.ts';
import { noteRefusal, type SignInRefusal } from './refused-sign-in.server.ts';
import { replaceRecoveryCodes, takeRecoveryCode } from './passkey-store.server.ts';

const CODES = 10;
// 80 random bits in letters and digits that are hard to confuse.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const CODE_LENGTH = 16;

/** Replaces a member's recovery codes by new ones. Only their hashes are stored. */
export async function makeRecoveryCodes(
  trx: Db,
  services: Pick<Services, 'now' | 'newId' | 'randomBytes'>,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => newCode(services));
  const created_at = services.now();
  const rows = codes.map((code) => ({
    id: services.newId(),
    user_id: userId,
    code_hash: hashCode(code),
    created_at,
    used_at: null,
  }));
  await replaceRecoveryCodes(trx, userId, rows);
  return codes;
}

/** Replaces the viewer's recovery codes. */
export async function renewRecoveryCodes(services: Services, { id }: Member): Promise<string[]> {
  const codes = await services.db
    .transaction()
    .execute((trx) => makeRecoveryCodes(trx, services, id));
  services.log.info({ event: 'recovery_codes_made', user: id }, 'new recovery codes');
  return codes;
}

/**
 * Signs in the member of an unused code and uses it up. Null for any other text. A refusal, which uses nothing up, while
 * sign-in is by providers only.
 */
export async function redeemRecoveryCode(
  services: Services,
  code: string,
  browser: SignInBrowser,
): Promise<SignedIn | SignInRefusal | null> {
  const provider = 'recovery-code';
  const { requestId } = browser;
  const signedIn = await signInKnown(services, { ...browser, provider }, (trx) =>
    takeRecoveryCode(trx, hashCode(code), services.now()),
  ).catch(noteRefusal(services, { provider, requestId }));
  if (!signedIn) {
    const failed = { event: 'sign_in_failed', reason: 'bad-code', provider, requestId };
    services.log.warn(failed, 'a recovery code was refused');
  }
  return signedIn;
}

function newCode({ randomBytes }: Pick<Services, 'randomBytes'>): string {
  const letters = [...randomBytes(CODE_LENGTH)].map((byte) => ALPHABET.charAt(byte % 32)).join('');
  return letters.replaceAll(/.{4}(?!$)/g, '$&-');
}

// Ignores case, dashes and spaces.
function hashCode(code: string): string {
  return hashToken(`recovery ${code.toLowerCase().replaceAll(/[^0-9a-z]/g, '')}`);
}
