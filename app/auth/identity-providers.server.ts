import type { Configuration, CustomFetch } from 'openid-client';
import type { DemoProvider } from '../demo-idp/demo-provider.server.ts';
import type { Settings } from '../settings.server.ts';
import { isDemoOn } from './demo-sign-in.server.ts';
import type { ProviderId } from './sign-in-options.ts';

/** Issuers that no setting names. Tests put their own in these places. */
export type FixedIssuers = { google: string; linkedin: string };
const ISSUERS: FixedIssuers = {
  google: 'https://accounts.google.com',
  linkedin: 'https://www.linkedin.com/oauth',
};

/** What a sign-in with one provider needs. */
export type OpenProvider = {
  id: ProviderId;
  config: Configuration;
  /** LinkedIn's takes neither PKCE nor a nonce. */
  usesPkce: boolean;
};

export type IdentityProviders = {
  /** The ways in that this server has, in the order of their buttons. */
  ids: readonly ProviderId[];
  /** Asks the issuer for its addresses the first time. Throws when it cannot be asked; the next call tries again. */
  open: (id: ProviderId) => Promise<OpenProvider>;
  /** The demo account's own provider, or null where it is off. */
  demo: (() => Promise<DemoProvider>) | null;
};

type Client = { issuer: string; clientId: string; secret?: string; fetch?: CustomFetch };
type Parts = {
  settings: Settings;
  secret: string;
  publicOrigin: string;
  origins: readonly string[];
  issuers?: FixedIssuers;
};

/** Seconds. Nobody waits longer for another server. */
const PATIENCE = 5;

/** The identity providers of this server. Nothing is asked or loaded before somebody signs in. */
export function createIdentityProviders(parts: Parts): IdentityProviders {
  const clients = configuredClients(parts.settings, parts.issuers ?? ISSUERS);
  const demo = isDemoOn(parts.settings) ? lazily(() => startDemo(parts)) : null;
  const ids: ProviderId[] = [...clients.keys(), ...(demo ? (['demo'] as const) : [])];
  const opened = new Map<ProviderId, () => Promise<OpenProvider>>();
  for (const id of ids) {
    opened.set(
      id,
      lazily(async () => discover(id, clients.get(id) ?? (await demoClient(parts, demo)))),
    );
  }
  return {
    ids,
    demo,
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

async function startDemo({ secret, publicOrigin, origins }: Parts): Promise<DemoProvider> {
  const { createDemoProvider } = await import('../demo-idp/demo-provider.server.ts');
  return createDemoProvider({ secret, publicOrigin, origins });
}

async function demoClient(
  { publicOrigin }: Parts,
  demo: IdentityProviders['demo'],
): Promise<Client> {
  if (!demo) throw new Error('the demo account is off');
  const { clientId, clientSecret, answer } = await demo();
  // Not over the network: behind a proxy or in a container this server may not reach itself.
  const ask: CustomFetch = (url, options) =>
    answer(new Request(url, options as RequestInit), publicOrigin);
  return { issuer: `${publicOrigin}/demo-idp`, clientId, secret: clientSecret, fetch: ask };
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
      timeout: PATIENCE,
      execute: [
        // The signature of an id token is checked even where the connection would vouch for it.
        oidc.enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
      ...(client.fetch ? { [oidc.customFetch]: client.fetch } : {}),
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
