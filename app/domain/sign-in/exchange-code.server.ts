import type { LoginAttemptRow } from '../../platform/db/tables.ts';
import type { Services } from '../../platform/services.ts';
import type { Claims } from './connect-identity.server.ts';
import { demoClaims } from './demo-account.server.ts';
import type { ProviderId } from '../../platform/http/viewer.ts';

/**
 * Trades the code of a provider's answer for who somebody is. Throws when anything about the answer, the
 * token or its signature is not right, or when the provider cannot be asked.
 */
export async function exchangeCode(
  services: Services,
  attempt: LoginAttemptRow,
  answered: { provider: ProviderId; url: URL; state: string },
): Promise<Claims> {
  if (answered.provider === 'demo') return demoClaims(services, answered.url, answered.state);
  const oidc = await import('openid-client');
  const { config, usesPkce } = await services.providers.open(answered.provider);
  const tokens = await oidc.authorizationCodeGrant(config, answered.url, {
    expectedState: answered.state,
    idTokenExpected: true,
    ...(usesPkce ? { pkceCodeVerifier: attempt.code_verifier, expectedNonce: attempt.nonce } : {}),
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('no id token came');
  const isWhole = typeof claims['email'] === 'string' && typeof claims['name'] === 'string';
  const canAsk = config.serverMetadata().userinfo_endpoint !== undefined;
  const more =
    isWhole || !canAsk ? {} : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
  return readClaims(claims.iss, { ...more, ...claims });
}

function readClaims(issuer: string, claims: { sub: string } & Record<string, unknown>): Claims {
  const verified = claims['email_verified'];
  return {
    issuer,
    subject: claims.sub,
    name: textOf(claims['name']),
    email: textOf(claims['email']) ?? '',
    isEmailVerified: verified === true || verified === 'true',
    picture: textOf(claims['picture']),
    authenticatedAt: typeof claims['auth_time'] === 'number' ? claims['auth_time'] * 1000 : null,
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
