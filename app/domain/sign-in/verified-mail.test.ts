import { expect, it } from 'vitest';
import { issuerApp, signInAtIssuer } from '../../../test/factories/issuer-sign-in.ts';
import { sendPasskeyForm, viewerOf } from '../../../test/factories/passkey-sign-in.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import type { Bend } from '../../../test/fake-identity-provider.ts';

const ADMIN = 'boss@corp.example';
type Json = Record<string, unknown>;
const without =
  (...names: string[]) =>
  (claims: Json): Json =>
    Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name)));

async function signInAs(bend: Bend, trust: 'trusted' | 'another' | null = null) {
  const app = await issuerApp({
    bend: { user: { email: ADMIN }, ...bend },
    env: { ADMIN_EMAILS: ADMIN },
  });
  const trusted = trust === 'trusted' ? `${app.provider.issuer}/` : 'https://another.example';
  if (trust !== null) app.services.settings.oidcTrustedEmailIssuer = trusted;
  const browser = app.browser();
  expect((await signInAtIssuer(browser)).status).toBe(200);
  const { isAdmin } = await viewerOf(browser);
  return { isAdmin, reasons: app.log.events('admin_claim_refused').map(({ reason }) => reason) };
}

it.each<[string, Bend]>([
  ['the id token lacks it', { claims: without('email_verified') }],
  ['the id token lacks the address too', { claims: without('email_verified', 'email') }],
])('finds out at userinfo whether an address is verified where %s', async (_, bend) => {
  expect(await signInAs(bend)).toEqual({ isAdmin: true, reasons: [] });
});

it.each<[string, Bend]>([
  ['says no', { userinfo: (info) => ({ ...info, email_verified: false }) }],
  ['speaks of another address', { userinfo: (info) => ({ ...info, email: 'other@corp.example' }) }],
  ['speaks of another person', { userinfo: (info) => ({ ...info, sub: 'subject-2' }) }],
  ['is not there', { discovery: without('userinfo_endpoint') }],
  ['does not say', { userinfo: without('email_verified') }],
])('takes an address for unverified where userinfo %s', async (_, bend) => {
  const { isAdmin } = await signInAs({ claims: without('email_verified'), ...bend });
  expect(isAdmin).toBe(false);
});

it('believes the id token over userinfo', async () => {
  const bend = { claims: (claims: Json) => ({ ...claims, email_verified: false }) };
  expect(await signInAs(bend, 'trusted')).toEqual({
    isAdmin: false,
    reasons: ['the issuer says that the address is not verified'],
  });
});

const NEVER: Bend = {
  claims: without('email_verified'),
  userinfo: without('email_verified'),
};

it('takes the addresses of a trusted issuer that never says it, and of no other', async () => {
  expect(await signInAs(NEVER, 'trusted')).toEqual({ isAdmin: true, reasons: [] });
  const refused = [expect.stringContaining('OIDC_TRUSTED_EMAIL_ISSUER')];
  expect(await signInAs(NEVER, 'another')).toEqual({ isAdmin: false, reasons: refused });
  expect(await signInAs(NEVER)).toEqual({ isAdmin: false, reasons: refused });
});

it('says at a sign-up by mail domain why the address does not count', async () => {
  const bend = { ...NEVER, user: { email: 'ada@corp.example' } };
  const app = await issuerApp({ bend, env: { ADMIN_EMAILS: ADMIN } });
  const { browser: boss } = await memberBrowser(app, { email: ADMIN });
  const form = { rule: 'open', domains: 'corp.example' };
  expect((await sendPasskeyForm(boss, '/admin/sign-up/rule', form)).status).toBe(200);
  const refused = await signInAtIssuer(app.browser(), { intent: 'signup' });
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('did not say that your mail address is confirmed'),
  ]);
  expect(app.log.events('sign_in_failed')).toMatchObject([{ reason: 'mail-unconfirmed' }]);
});
