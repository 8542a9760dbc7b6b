import { expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.server.ts';

it('reads ADMIN_EMAILS without case and spaces', () => {
  const { adminEmails } = readSettings({ ADMIN_EMAILS: ' Boss@Corp.example , two@corp.example' });
  expect(adminEmails).toEqual(['boss@corp.example', 'two@corp.example']);
});

it.each([
  'https://id.example',
  'https://id.example/realms/one',
  'http://localhost:8080',
  'http://127.0.0.1:8080/x',
  'http://[::1]:8080',
])('accepts the issuer %s', (OIDC_ISSUER) => {
  expect(readSettings({ OIDC_ISSUER, OIDC_CLIENT_ID: 'x' }).oidcIssuer).toBe(OIDC_ISSUER);
});

const NO_ISSUER =
  'OIDC_ISSUER must be the https address of an OpenID issuer, such as https://id.example.';

it.each([
  [{ ADMIN_EMAILS: 'boss' }, 'ADMIN_EMAILS must list e-mail addresses, separated by commas.'],
  [{ DEMO_SIGN_IN: 'maybe' }, 'DEMO_SIGN_IN must be auto, on, off or public.'],
  [{ OIDC_ISSUER: 'id.example' }, NO_ISSUER],
  [{ OIDC_ISSUER: 'http://id.example' }, NO_ISSUER],
  [{ OIDC_ISSUER: 'http://localhost.evil.example' }, NO_ISSUER],
  [{ OIDC_ISSUER: 'ftp://id.example' }, NO_ISSUER],
  [
    { GOOGLE_CLIENT_ID: 'x' },
    'GOOGLE_CLIENT_ID is set without GOOGLE_CLIENT_SECRET: set both, or none.',
  ],
  [
    { LINKEDIN_CLIENT_SECRET: 'x' },
    'LINKEDIN_CLIENT_SECRET is set without LINKEDIN_CLIENT_ID: set both, or none.',
  ],
  [
    { OIDC_ISSUER: 'https://id.example' },
    'OIDC_ISSUER is set without OIDC_CLIENT_ID: set both, or none.',
  ],
  [
    { OIDC_TRUSTED_EMAIL_ISSUER: 'https://id.example' },
    'OIDC_TRUSTED_EMAIL_ISSUER is set without OIDC_ISSUER: set both, or none.',
  ],
  [
    { OIDC_TRUSTED_EMAIL_ISSUER: 'everyone' },
    'OIDC_TRUSTED_EMAIL_ISSUER must be the https address of an OpenID issuer, as it stands in its tokens.',
  ],
])('rejects %j', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(new SettingsError(message));
});
