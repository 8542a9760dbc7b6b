import { formText } from '../../platform/http/form-text.ts';
import { isAdmin, type Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import {
  changeInstance,
  readInstance,
  signUpRule,
  type SignUpRule,
} from '../instance/instance.server.ts';
import {
  type Invitation,
  INVITATION_LIMITS,
  listInvitations,
  makeInvitation,
  revokeInvitation,
} from '../invitations/invitations.server.ts';

/** Who may sign up, and the invitations. */
export type SignUpSettings = {
  rule: SignUpRule;
  mailDomains: string[];
  invitations: Invitation[];
  limits: typeof INVITATION_LIMITS;
};

export async function readSignUpSettings(
  services: Services,
  viewer: Viewer,
): Promise<SignUpSettings | null> {
  if (!isAdmin(viewer)) return null;
  const { signUp: rule, mailDomains } = await readInstance(services.db);
  const invitations = (await listInvitations(services, viewer)) ?? [];
  return { rule, mailDomains, invitations, limits: INVITATION_LIMITS };
}

type SignUpChange =
  | { ok: true; message: string; link?: string }
  | {
      ok: false;
      status: 403 | 404 | 422;
      field: 'domains' | 'invitation' | 'rule';
      message: string;
    };

/** Runs the `intent` of a form of /admin/sign-up. */
export async function changeSignUpSettings(
  services: Services,
  viewer: Viewer,
  form: FormData,
): Promise<SignUpChange> {
  if (!isAdmin(viewer))
    return { ok: false, status: 403, field: 'rule', message: 'Only admins can do that.' };
  switch (form.get('intent')) {
    case 'save-rule':
      return saveRule(services, viewer, form);
    case 'invite':
      return invite(services, viewer, form);
    case 'revoke-invitation':
      return (await revokeInvitation(services, viewer, formText(form, 'invitation')))
        ? { ok: true, message: 'Invitation revoked.' }
        : {
            ok: false,
            status: 404,
            field: 'invitation',
            message: 'This invitation is revoked already.',
          };
    default:
      return invalid('rule', 'This form is not known here. Reload the page.');
  }
}

const DOMAIN = /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const MAX_DOMAINS = 50;

async function saveRule(services: Services, viewer: Viewer, form: FormData): Promise<SignUpChange> {
  const rule = signUpRule.safeParse(form.get('rule'));
  if (!rule.success) return invalid('rule', 'Choose who may sign up.');
  const given = formText(form, 'domains')
    .toLowerCase()
    .split(/[\s,;]+/);
  const mailDomains = [...new Set(given.map((text) => text.replace(/^@/, '')).filter(Boolean))];
  const wrong = mailDomains.find((domain) => !DOMAIN.test(domain));
  if (wrong !== undefined)
    return invalid('domains', `“${wrong.slice(0, 60)}” is no domain. One looks like corp.example.`);
  if (mailDomains.length > MAX_DOMAINS)
    return invalid('domains', `${MAX_DOMAINS} domains at most.`);
  await changeInstance(services, viewer, { signUp: rule.data, mailDomains });
  return { ok: true, message: 'Saved.' };
}

async function invite(services: Services, viewer: Viewer, form: FormData): Promise<SignUpChange> {
  const [uses, days] = [Number(formText(form, 'uses')), Number(formText(form, 'days'))];
  const isWithin = (value: number, most: number) =>
    Number.isInteger(value) && value >= 1 && value <= most;
  if (!isWithin(uses, INVITATION_LIMITS.uses) || !isWithin(days, INVITATION_LIMITS.days)) {
    const { uses: mostUses, days: mostDays } = INVITATION_LIMITS;
    return invalid('invitation', `1 to ${mostUses} people, for 1 to ${mostDays} days.`);
  }
  const link = (await makeInvitation(services, viewer, { uses, days })) ?? undefined;
  return { ok: true, message: 'Invitation made.', link };
}

function invalid(field: 'domains' | 'invitation' | 'rule', message: string): SignUpChange {
  return { ok: false, status: 422, field, message };
}
