import type { Db } from '../../platform/db/tables.ts';
import { chargedNetworks } from '../../platform/limits/client-network.server.ts';
import { isProviderId } from '../members/sign-in-option.ts';
import type { Services } from '../../platform/services.ts';
import { dateAt } from '../../platform/time/time-units.ts';
import { readInstance } from '../instance/instance.server.ts';
import { isInvited, spendInvitation } from '../invitations/invitations.server.ts';
import { isInOwnNetwork } from '../rate-limits/new-accounts.server.ts';
import { demoAdmins, isAdminEmail } from '../members/sign-in-policy.server.ts';
import {
  hasQuotas,
  networkCounters,
  type QuotaCounter,
  takeQuotas,
} from '../rate-limits/quotas.server.ts';
import { isOwnerLinkFresh } from './owner-token.server.ts';
import { RefusedSignInError } from './refused-sign-in.server.ts';
import { needOfWay, type SignUpOffer } from './sign-up-rule.ts';

/** The tokens that a browser has for a sign-up. */
export type SignUpTokens = { invitation: string | null; ownerLink: string | null };

/** Who wants to sign up. */
export type Applicant = {
  provider: string;
  email: string;
  isEmailVerified: boolean;
  lacksVerification?: boolean;
  tokens: SignUpTokens;
  address: string;
};

type Need = 'closed' | 'invitation' | 'mail-domain' | 'mail-unconfirmed' | 'network-limit';

/** Returns the rule of sign-up for a browser with these tokens. */
export async function signUpOffer(
  services: Services,
  { invitation, ownerLink }: SignUpTokens,
): Promise<SignUpOffer> {
  const { db } = services;
  const { signUp, mailDomains } = await readInstance(db);
  return {
    rule: signUp,
    mailDomains,
    isInvited: invitation === null ? null : await isInvited(services, invitation),
    isOwner: await isOwnerLinkFresh(db, services, ownerLink),
    isProviderOnly: await isWayShut(db, services, { provider: 'passkey', ownerLink }),
  };
}

/** Why a sign-up would be refused, or null. Takes nothing. */
export async function checkAdmission(
  services: Services,
  applicant: Applicant,
): Promise<Need | null> {
  const need = await needOf(services.db, services, applicant);
  const isAsInvited = await isInvited(services, applicant.tokens.invitation);
  if (need !== null && !(need === 'invitation' && isAsInvited)) return need;
  const { db, settings } = services;
  const counters = isAsInvited ? [] : await accountCounters(db, services, applicant);
  return (await hasQuotas(db, settings, counters)) ? null : 'network-limit';
}

/** Admits a new member in the caller's transaction and spends its invitation, also where none is needed. Throws RefusedSignInError. */
export async function admit(trx: Db, services: Services, applicant: Applicant): Promise<void> {
  const need = await needOf(trx, services, applicant);
  const isSpent = await spendInvitation(trx, services, applicant.tokens.invitation);
  if (need !== null && !(need === 'invitation' && isSpent)) {
    const status = need === 'mail-unconfirmed' ? need : 'not-admitted';
    throw new RefusedSignInError(need, status);
  }
  const counters = isSpent ? [] : await accountCounters(trx, services, applicant);
  if (await takeQuotas(trx, services.settings, counters)) return;
  throw new RefusedSignInError('network-limit', 'too-many-accounts');
}

/** The counters of a sign-up that costs nothing: by passkey, from a network that is not an own one. */
async function accountCounters(
  db: Db,
  services: Services,
  { provider, tokens, address }: Applicant,
): Promise<QuotaCounter[]> {
  if (provider !== 'passkey' || (await isOwnerLinkFresh(db, services, tokens.ownerLink))) return [];
  if (await isInOwnNetwork(db, address)) return [];
  const networks = chargedNetworks(address, services.secret);
  return networkCounters('passkey-accounts', networks, dateAt(services.now()));
}

async function needOf(db: Db, services: Services, applicant: Applicant): Promise<Need | null> {
  const { provider, email, isEmailVerified, lacksVerification, tokens } = applicant;
  const { signUp, mailDomains } = await readInstance(db);
  if (provider === 'owner-link' || (await isOwnerLinkFresh(db, services, tokens.ownerLink))) {
    return null;
  }
  const { settings } = services;
  const admins = provider === 'demo' ? demoAdmins(settings) : settings.adminEmails;
  if ((provider === 'demo' || isEmailVerified) && isAdminEmail(email, admins)) return null;
  const isPasskey = provider === 'passkey';
  const need = needOfWay({ rule: signUp, mailDomains }, isPasskey);
  if (isPasskey || need === 'closed' || mailDomains.length === 0) return need;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (!email.includes('@') || !mailDomains.includes(domain)) return 'mail-domain';
  if (isEmailVerified) return need;
  return lacksVerification ? 'mail-unconfirmed' : 'mail-domain';
}

/**
 * Whether a way to sign in is refused because sign-in is by OpenID providers only (docs/product.md §2, Sign-in by
 * providers only). In a browser with a fresh owner link no way is: it is the emergency way in.
 */
export async function isWayShut(
  db: Db,
  services: Pick<Services, 'secret' | 'now'>,
  { provider, ownerLink = null }: { provider: string; ownerLink?: string | null },
): Promise<boolean> {
  if (isOpenIdProvider(provider) || provider === 'owner-link') return false;
  const { isProviderOnly } = await readInstance(db);
  return isProviderOnly && !(await isOwnerLinkFresh(db, services, ownerLink));
}

/** Whether a provider outside of this server vouches for a sign-in. */
export function isOpenIdProvider(provider: string): boolean {
  return provider !== 'demo' && isProviderId(provider);
}
