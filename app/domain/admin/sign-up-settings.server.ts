import { formText } from '../../platform/http/form-text.ts';
import type { Admin } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { changeInstance, readInstance, signUpRule } from '../instance/instance.server.ts';
import {
  INVITATION_LIMITS,
  listInvitations,
  makeInvitation,
  revokeInvitation,
} from '../invitations/invitations.server.ts';

export type SignUpSettings = Awaited<ReturnType<typeof readSignUpSettings>>;

/** Who may sign up, and the invitations. */
export async function readSignUpSettings(services: Services) {
  const { signUp: rule, mailDomains } = await readInstance(services.db);
  const invitations = await listInvitations(services);
  return { rule, mailDomains, invitations, limits: INVITATION_LIMITS };
}

type Field = 'domains' | 'invitation' | 'rule';
type SignUpChange =
  | { ok: true; message: string; link?: string }
  | { ok: false; status: 404 | 422; field: Field; message: string };

/** Runs the `intent` of a form of /admin/sign-up. */
export async function changeSignUpSettings(
  services: Services,
  admin: Admin,
  form: FormData,
): Promise<SignUpChange> {
  switch (form.get('intent')) {
    case 'save-rule':
      return saveRule(services, admin, form);
    case 'invite':
      return invite(services, admin, form);
    case 'revoke-invitation':
      return (await revokeInvitation(services, admin, formText(form, 'invitation')))
        ? { ok: true, message: 'Invitation revoked.' }
        : refused('invitation', 'This invitation is revoked already.', 404);
    default:
      return refused('rule', 'This form is not known here. Reload the page.');
  }
}

const DOMAIN = /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const MAX_DOMAINS = 50;

async function saveRule(services: Services, admin: Admin, form: FormData): Promise<SignUpChange> {
  const rule = signUpRule.safeParse(form.get('rule'));
  if (!rule.success) return refused('rule', 'Choose who may sign up.');
  const given = formText(form, 'domains')
    .toLowerCase()
    .split(/[\s,;]+/);
  const mailDomains = [...new Set(given.map((text) => text.replace(/^@/, '')).filter(Boolean))];
  const wrong = mailDomains.find((domain) => !DOMAIN.test(domain));
  if (wrong !== undefined)
    return refused('domains', `“${wrong.slice(0, 60)}” is no domain. One looks like corp.example.`);
  if (mailDomains.length > MAX_DOMAINS)
    return refused('domains', `${MAX_DOMAINS} domains at most.`);
  await changeInstance(services, admin, { signUp: rule.data, mailDomains });
  return { ok: true, message: 'Saved.' };
}

async function invite(services: Services, admin: Admin, form: FormData): Promise<SignUpChange> {
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

function refused(field: Field, message: string, status: 404 | 422 = 422): SignUpChange {
  return { ok: false, status, field, message };
}
