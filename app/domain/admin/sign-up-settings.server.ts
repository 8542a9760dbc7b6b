import { formText } from '../../platform/http/form-text.ts';
import { invalidField, NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import type { Admin } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { isNetwork } from '../../platform/settings/setting-values.server.ts';
import { RATE_LIMITS } from '../rate-limits/limits.server.ts';
import { PASSKEY_ACCOUNTS_PER_DAY } from '../rate-limits/quotas.server.ts';
import { changeInstance, readInstance, signUpRule } from '../instance/instance.server.ts';
import { openIdProviders } from '../members/sign-in-policy.server.ts';
import { listIdentities } from '../sign-in/sign-in-store.server.ts';
import { needOfWay, type SignUpOffer } from '../sign-in/sign-up-rule.ts';
import {
  INVITATION_LIMITS,
  listInvitations,
  makeInvitation,
  revokeInvitation,
} from '../invitations/invitations.server.ts';

export type SignUpSettings = Awaited<ReturnType<typeof readSignUpSettings>>;

/** Who may sign up, and the invitations. `waysRefusal`: why this admin may not choose providers only. */
export async function readSignUpSettings(services: Services, admin: Admin) {
  const {
    signUp: rule,
    mailDomains,
    ownNetworks,
    isProviderOnly,
  } = await readInstance(services.db);
  const invitations = await listInvitations(services);
  const waysRefusal = await refusalOfProviders(services, admin);
  const limits = INVITATION_LIMITS;
  const ways = { isProviderOnly, waysRefusal };
  const newcomer = newcomerCan({ rule, mailDomains, isProviderOnly });
  return { rule, newcomer, mailDomains, ownNetworks, ...ways, invitations, limits, perNetwork };
}

/** What the saved rule lets somebody without an invitation do, for admins. */
export function newcomerCan({
  rule,
  mailDomains,
  isProviderOnly,
}: Pick<SignUpOffer, 'rule' | 'mailDomains' | 'isProviderOnly'>): [boolean, string][] {
  if (rule === 'closed') {
    return [
      [false, 'Cannot sign up'],
      [false, 'Nor with an invitation link'],
    ];
  }
  const takesPasskey = !isProviderOnly && needOfWay({ rule, mailDomains }, true) === null;
  const takesAnyMail = mailDomains.length === 0;
  return [
    rule === 'open' ? [true, 'Signs up without being asked'] : [false, 'Needs an invitation link'],
    takesAnyMail
      ? [true, 'May have mail of any domain']
      : [false, `Needs mail at ${mailDomains.join(' or ')}`],
    takesPasskey
      ? [true, 'May sign up with a passkey']
      : [false, isProviderOnly ? 'Has no use for a passkey' : 'Takes an invitation for a passkey'],
  ];
}

/** What is limited by network, for the page. */
const perNetwork = {
  failures: RATE_LIMITS['sign-in'].points,
  minutes: RATE_LIMITS['sign-in'].window / 60,
  accounts: PASSKEY_ACCOUNTS_PER_DAY,
};

type Field = 'domains' | 'networks' | 'invitation' | 'rule' | 'ways';
type SignUpChange = { ok: true; message: string; link?: string } | Rejection;

/** Revokes an invitation. */
export async function revokeByAdmin(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Admin,
  id: string,
): Promise<SignUpChange> {
  return (await revokeInvitation(services, admin, id))
    ? { ok: true, message: 'Invitation revoked.' }
    : { ...NOT_FOUND, field: 'invitation', message: 'This invitation is revoked already.' };
}

const DOMAIN = /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const MAX_DOMAINS = 50;
const MAX_NETWORKS = 50;

/** Saves who may sign up: the `rule` of a form, its mail `domains` and own `networks`. */
export async function saveRule(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Admin,
  form: FormData,
): Promise<SignUpChange> {
  const rule = signUpRule.safeParse(form.get('rule'));
  if (!rule.success) return refused('rule', 'Choose who may sign up.');
  const mailDomains = [...new Set(listIn(form, 'domains').map((text) => text.replace(/^@/, '')))];
  const wrong = mailDomains.find((domain) => !DOMAIN.test(domain));
  if (wrong !== undefined)
    return refused('domains', `“${wrong.slice(0, 60)}” is no domain. One looks like corp.example.`);
  if (mailDomains.length > MAX_DOMAINS)
    return refused('domains', `${MAX_DOMAINS} domains at most.`);
  const ownNetworks = [...new Set(listIn(form, 'networks'))];
  const noNetwork = ownNetworks.find((text) => !isNetwork(text));
  if (noNetwork !== undefined) {
    const shown = noNetwork.slice(0, 60);
    return refused('networks', `“${shown}” is no network. One looks like 192.0.2.7 or 10.0.0.0/8.`);
  }
  if (ownNetworks.length > MAX_NETWORKS)
    return refused('networks', `${MAX_NETWORKS} networks at most.`);
  await changeInstance(services, admin, { signUp: rule.data, mailDomains, ownNetworks });
  return { ok: true, message: 'Saved.' };
}

const NO_PROVIDER =
  'No provider is set up on this server, so nobody could sign in. Set up Google, LinkedIn or an OpenID issuer first.';
const NO_IDENTITY =
  'Your account has no sign-in by a provider, so you would lock yourself out. Connect one in your profile first.';

/** Saves by which `ways` of a form people sign in. */
export async function saveWays(
  services: Services,
  admin: Admin,
  form: FormData,
): Promise<SignUpChange> {
  const ways = formText(form, 'ways');
  if (ways !== 'all' && ways !== 'providers') return refused('ways', 'Choose how people sign in.');
  const isProviderOnly = ways === 'providers';
  const refusal = isProviderOnly ? await refusalOfProviders(services, admin) : null;
  if (refusal !== null) return refused('ways', refusal);
  await changeInstance(services, admin, { isProviderOnly });
  return { ok: true, message: 'Saved.' };
}

/** Null as well while providers only is what is set. */
async function refusalOfProviders(services: Services, { id }: Admin): Promise<string | null> {
  if ((await readInstance(services.db)).isProviderOnly) return null;
  const ready = openIdProviders(services);
  if (ready.length === 0) return NO_PROVIDER;
  const own = await listIdentities(services.db, id);
  return own.some(({ provider }) => ready.some((one) => one === provider)) ? null : NO_IDENTITY;
}

function listIn(form: FormData, field: Field): string[] {
  return formText(form, field)
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
}

/** Makes an invitation for the `uses` and `days` of a form. Only this result has its link. */
export async function invite(
  services: Services,
  admin: Admin,
  form: FormData,
): Promise<SignUpChange> {
  const [uses, days] = [Number(formText(form, 'uses')), Number(formText(form, 'days'))];
  const isWithin = (value: number, most: number) =>
    Number.isInteger(value) && value >= 1 && value <= most;
  if (!isWithin(uses, INVITATION_LIMITS.uses) || !isWithin(days, INVITATION_LIMITS.days)) {
    const { uses: mostUses, days: mostDays } = INVITATION_LIMITS;
    return refused('invitation', `1 to ${mostUses} people, for 1 to ${mostDays} days.`);
  }
  const link = await makeInvitation(services, admin, { uses, days });
  return { ok: true, message: 'Invitation made.', link };
}

const refused = invalidField<Field>;
