import type { Db } from '../../platform/db/tables.ts';
import type { Services } from '../../platform/services.ts';
import { readInstance } from '../instance/instance.server.ts';
import { isInvited, spendInvitation } from '../invitations/invitations.server.ts';
import { demoAdmins, isAdminEmail } from '../members/sign-in-policy.server.ts';
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
  tokens: SignUpTokens;
};

type Need = 'closed' | 'invitation' | 'mail-domain';

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
  };
}

/** Why a sign-up would be refused, or null. Takes nothing. */
export async function checkAdmission(
  services: Services,
  applicant: Applicant,
): Promise<Need | null> {
  const need = await needOf(services.db, services, applicant);
  const isMet = need === 'invitation' && (await isInvited(services, applicant.tokens.invitation));
  return isMet ? null : need;
}

/** Admits a new member in the caller's transaction and spends its invitation, also where none is needed. Throws RefusedSignInError. */
export async function admit(trx: Db, services: Services, applicant: Applicant): Promise<void> {
  const need = await needOf(trx, services, applicant);
  const isSpent = await spendInvitation(trx, services, applicant.tokens.invitation);
  if (need === null || (need === 'invitation' && isSpent)) return;
  throw new RefusedSignInError(need, 'not-admitted');
}

async function needOf(db: Db, services: Services, applicant: Applicant): Promise<Need | null> {
  const { provider, email, isEmailVerified, tokens } = applicant;
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
  const isOfDomain = isEmailVerified && email.includes('@') && mailDomains.includes(domain);
  return isOfDomain ? need : 'mail-domain';
}
