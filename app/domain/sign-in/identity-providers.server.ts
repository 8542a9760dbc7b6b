import type { Configuration } from 'openid-client';
import type { LoginAttemptRow } from '../../platform/db/tables.ts';
import type { ProviderId } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import type { Settings } from '../../platform/settings/settings.server.ts';
import { isDemoOn } from '../members/sign-in-policy.server.ts';
import { demoClaims } from './demo-account.server.ts';
import type { Claims } from './identities.server.ts';

/** Issuers that no setting names. Tests put their own in these places. */
type FixedIssuers = { google: string; linkedin: string };
const ISSUERS: FixedIssuers = {
  google: 'https://accounts.google.com',
  linkedin: 'https://www.linkedin.com/oauth',
};

/** What a sign-in with one provider needs. */
type OpenProvider = {
  id: ProviderId;
  config: Configuration;
  /** LinkedIn's takes neither PKCE nor a nonce. */
  usesPkce: boolean;
};

type IdentityProviders = {
  /** The ways in that this server has, in the order of their buttons. */
  ids: readonly ProviderId[];
  /**
   * Asks the issuer for its addresses the first time. Throws when it cannot be asked; the next call tries again.
   * The demo account has no issuer.
   */
  open: (id: ProviderId) => Promise<OpenProvider>;
};

type Client = { issuer: string; clientId: string; secret?: string };

/** Seconds. Nobody waits longer for another server. */
const DISCOVERY_TIMEOUT_SECONDS = 5;

/** The identity providers of this server. Nothing is asked or loaded before somebody signs in. */
export function createIdentityProviders(
  settings: Settings,
  issuers: FixedIssuers = ISSUERS,
): IdentityProviders {
  const clients = configuredClients(settings, issuers);
  const opened = new Map<ProviderId, () => Promise<OpenProvider>>();
  for (const [id, client] of clients) {
    opened.set(
      id,
      lazily(() => discover(id, client)),
    );
  }
  return {
    ids: [...clients.keys(), ...(isDemoOn(settings) ? (['demo'] as const) : [])],
    open: (id) => opened.get(id)?.() ?? Promise.reject(new Error(`no sign-in with ${id} here`)),
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

async function discover(id: ProviderId, client: Client): Promise<OpenProvider> {
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
        // The signature of an id token is checked even where the connection would vouch for it.
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

/** Makes the thing once, when it is first asked for. A failure is forgotten. */
function lazily<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

declare module '../../platform/services.ts' {
  interface Services {
    providers: IdentityProviders;
    /** Issuers that no setting names; tests have their own. */
    issuers?: FixedIssuers;
  }
}

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
