import { LRUCache } from 'lru-cache';
import type { Configuration } from 'openid-client';
import type { LoginAttemptRow } from '../../platform/db/tables.ts';
import type { ProviderId } from '../members/sign-in-option.ts';
import type { Services } from '../../platform/services.ts';
import type { Settings } from '../../platform/settings/settings.server.ts';
import { isDemoOn } from '../members/sign-in-policy.server.ts';
import { demoClaims } from './demo-account.server.ts';
import type { Claims } from './identities.server.ts';

/** Issuers without a setting. Tests replace them. */
type FixedIssuers = { google: string; linkedin: string };
const ISSUERS: FixedIssuers = {
  google: 'https://accounts.google.com',
  linkedin: 'https://www.linkedin.com/oauth',
};

type OpenProvider = {
  id: ProviderId;
  config: Configuration;
  /** LinkedIn supports neither PKCE nor a nonce. */
  usesPkce: boolean;
};

type IdentityProviders = {
  /** The configured providers, in the order of their buttons. */
  ids: readonly ProviderId[];
  /**
   * Discovers the issuer's endpoints on the first call. Throws when it is unreachable; the next call tries again. The
   * demo account has no issuer.
   */
  open: (id: ProviderId) => Promise<OpenProvider>;
};

type Client = { issuer: string; clientId: string; secret?: string };

const DISCOVERY_TIMEOUT_SECONDS = 5;

/** Creates the identity providers of this server. Discovery waits for the first sign-in. */
export function createIdentityProviders(
  settings: Settings,
  issuers: FixedIssuers = ISSUERS,
): IdentityProviders {
  const clients = configuredClients(settings, issuers);
  const opened = new LRUCache<ProviderId, OpenProvider>({
    max: 4,
    fetchMethod: (id) => discover(id, clients.get(id)),
  });
  return {
    ids: [...clients.keys(), ...(isDemoOn(settings) ? (['demo'] as const) : [])],
    open: (id) => opened.forceFetch(id),
  };
}

function configuredClients(settings: Settings, issuers: FixedIssuers): Map<ProviderId, Client> {
  const clients = new Map<ProviderId, Client>();
  const add = (id: ProviderId, issuer?: string, clientId?: string, secret?: string) => {
    if (issuer && clientId) clients.set(id, { issuer, clientId, secret });
  };
  add('google', issuers.google, settings.googleClientId, settings.googleClientSecret);
  add('linkedin', issuers.linkedin, settings.linkedinClientId, settings.linkedinClientSecret);
  add('oidc', settings.oidcIssuer, settings.oidcClientId, settings.oidcClientSecret);
  return clients;
}

async function discover(id: ProviderId, client: Client | undefined): Promise<OpenProvider> {
  if (!client) throw new Error(`no sign-in with ${id} here`);
  const oidc = await import('openid-client');
  const issuer = new URL(client.issuer);
  const config = await oidc.discovery(
    issuer,
    client.clientId,
    undefined,
    authentication(oidc, id, client.secret),
    {
      timeout: DISCOVERY_TIMEOUT_SECONDS,
      execute: [
        // Checks the signature of the id token in addition to the TLS connection.
        oidc.enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
    },
  );
  return { id, config, usesPkce: id !== 'linkedin' };
}

function authentication(
  oidc: typeof import('openid-client'),
  id: ProviderId,
  secret: string | undefined,
) {
  if (!secret) return oidc.None();
  const post = oidc.ClientSecretPost(secret);
  const basic = oidc.ClientSecretBasic(secret);
  const choose: typeof post = (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isPost = id === 'linkedin' || !methods.includes('client_secret_basic');
    return (isPost ? post : basic)(server, client, body, headers);
  };
  return choose;
}

declare module '../../platform/services.ts' {
  interface Services {
    providers: IdentityProviders;
    issuers?: FixedIssuers;
  }
}

/** Exchanges the code of a callback for claims. Throws on an invalid callback, token or signature, or when the provider is unreachable. */
export async function exchangeCode(
  services: Services,
  attempt: LoginAttemptRow,
  callback: { provider: ProviderId; url: URL; state: string },
): Promise<Claims> {
  if (callback.provider === 'demo') return demoClaims(services, callback.url, callback.state);
  const oidc = await import('openid-client');
  const { config, usesPkce } = await services.providers.open(callback.provider);
  const tokens = await oidc.authorizationCodeGrant(config, callback.url, {
    expectedState: callback.state,
    idTokenExpected: true,
    ...(usesPkce ? { pkceCodeVerifier: attempt.code_verifier, expectedNonce: attempt.nonce } : {}),
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('no id token came');
  const info = await readUserInfo(services, claims, () =>
    config.serverMetadata().userinfo_endpoint === undefined
      ? Promise.resolve({})
      : oidc.fetchUserInfo(config, tokens.access_token, claims.sub),
  );
  return readClaims(services, claims, info);
}

type Given = Record<string, unknown>;

/**
 * Asks for what the id token lacks. A failed lookup of `email_verified` alone leaves the address unverified, and one of a
 * name or an address throws.
 */
async function readUserInfo(
  { log }: Pick<Services, 'log'>,
  claims: Given,
  fetchInfo: () => Promise<Given>,
): Promise<Given> {
  const isNamed = typeof claims['email'] === 'string' && typeof claims['name'] === 'string';
  if (isNamed && claims['email_verified'] !== undefined) return {};
  try {
    return await fetchInfo();
  } catch (error) {
    if (!isNamed) throw error;
    log.warn({ event: 'userinfo_failed' }, 'a provider did not say whether an address is verified');
    return {};
  }
}

function readClaims(
  { settings }: Pick<Services, 'settings'>,
  claims: Given & { iss: string; sub: string },
  info: Given,
): Claims {
  const isOfToken = nonEmptyText(claims['email']) !== null;
  const email = nonEmptyText(isOfToken ? claims['email'] : info['email']) ?? '';
  // What is said of another address proves nothing of this one.
  const said = info['email'] === email ? info['email_verified'] : undefined;
  const verified = (isOfToken ? claims['email_verified'] : undefined) ?? said;
  const lacksVerification = verified === undefined;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    name: nonEmptyText(claims['name']) ?? nonEmptyText(info['name']),
    email,
    isEmailVerified:
      verified === true ||
      verified === 'true' ||
      (lacksVerification && isTrustedIssuer(settings, claims.iss)),
    lacksVerification,
    picture: nonEmptyText(claims['picture']) ?? nonEmptyText(info['picture']),
    authenticatedAt: typeof claims['auth_time'] === 'number' ? claims['auth_time'] * 1000 : null,
  };
}

function isTrustedIssuer({ oidcTrustedEmailIssuer: trusted }: Settings, issuer: string): boolean {
  const bare = (address: string) => address.replace(/\/$/, '');
  return trusted !== undefined && bare(trusted) === bare(issuer);
}

function nonEmptyText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
