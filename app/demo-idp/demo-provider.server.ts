import { createHash, createHmac, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Configuration } from 'oidc-provider';
// Past the package's own front door, which complains about every Node that is not yet a long-term release.
import { Provider } from 'oidc-provider/lib/provider.js';
import { createMemory } from './memory-adapter.server.ts';
import { type NodeExchange, nodeExchange } from './node-exchange.server.ts';

/** Where it lives on this server. */
const MOUNT = '/demo-idp';
const CLIENT = 'broetry';
const HOUR = 60 * 60;
const TEN_MINUTES = 600;

/** Whoever somebody says to be at the demo account. */
export type Claimed = { name: string; email: string };

/** An OpenID provider where anybody may be anybody, in this process. */
export type DemoProvider = {
  clientId: string;
  clientSecret: string;
  /** Answers a request below MOUNT; `origin` is the address it came under. */
  answer: (request: Request, origin: string) => Promise<Response>;
  /** Whether the browser of this request has a sign-in under way. Requests come without a body here. */
  isUnderWay: (request: Request, origin: string) => Promise<boolean>;
  /** Ends the sign-in of this browser: as somebody, or, with null, not at all. */
  finish: (request: Request, origin: string, who: Claimed | null) => Promise<Response>;
};

type Parts = { secret: string; publicOrigin: string; origins: readonly string[] };

/** Starts it: a real provider, so that signing in to a demo is the real flow. */
export async function createDemoProvider(parts: Parts): Promise<DemoProvider> {
  const people = new Map<string, Claimed>();
  const clientSecret = derive(parts.secret, 'demo client');
  const configuration = await configure(parts, clientSecret, people);
  const provider = new Provider(parts.publicOrigin + MOUNT, configuration);
  const listen = provider.callback();
  return {
    clientId: CLIENT,
    clientSecret,
    async answer(request, origin) {
      const exchange = await freshExchange(request, origin);
      void listen(exchange.request, exchange.response);
      return exchange.answer;
    },
    async isUnderWay(request, origin) {
      const exchange = await freshExchange(request, origin);
      try {
        await provider.interactionDetails(exchange.request, exchange.response);
        return true;
      } catch (error) {
        if (error instanceof Error && error.name === 'SessionNotFound') return false;
        throw error;
      }
    },
    async finish(request, origin, who) {
      const { request: asked, response, answer } = await freshExchange(request, origin);
      const result = who
        ? { login: { accountId: remember(people, who), remember: false } }
        : DENIED;
      const options = { mergeWithLastSubmission: false };
      await provider.interactionFinished(asked, response, result, options);
      return answer;
    },
  };
}

// Who somebody was the last time is none of its business: each sign-in begins as nobody.
async function freshExchange(request: Request, origin: string): Promise<NodeExchange> {
  const exchange = await nodeExchange(request, origin, MOUNT);
  const { headers } = exchange.request;
  const cookies = headers.cookie?.split('; ').filter((cookie) => !cookie.startsWith('_session'));
  headers.cookie = cookies?.join('; ');
  return exchange;
}

const DENIED = { error: 'access_denied', error_description: 'the person went back' };

/** Somebody with the same e-mail is the same person; nobody checks that. */
function remember(people: Map<string, Claimed>, who: Claimed): string {
  const id = createHash('sha256').update(who.email.toLowerCase()).digest('base64url');
  people.delete(id);
  people.set(id, who);
  const [oldest] = people.keys();
  if (people.size > 1000 && oldest) people.delete(oldest);
  return id;
}

async function configure(
  { secret, origins }: Parts,
  clientSecret: string,
  people: ReadonlyMap<string, Claimed>,
): Promise<Configuration> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  const key = { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'demo' };
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  return {
    ...BEHAVIOUR,
    adapter: createMemory(Date.now),
    jwks: { keys: [key] },
    clients: [
      {
        client_id: CLIENT,
        client_secret: clientSecret,
        redirect_uris: origins.map((origin) => `${origin}/auth/demo/callback`),
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    cookies: { keys: [derive(secret, 'demo cookies')], long: cookie, short: cookie },
    findAccount: (_, id) => {
      const who = people.get(id);
      return who && { accountId: id, claims: () => ({ sub: id, ...who, email_verified: true }) };
    },
  };
}

const BEHAVIOUR: Configuration = {
  claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
  scopes: ['openid'],
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
  ttl: {
    AccessToken: TEN_MINUTES,
    AuthorizationCode: 60,
    Grant: HOUR,
    IdToken: TEN_MINUTES,
    Interaction: TEN_MINUTES,
    Session: HOUR,
  },
  interactions: { url: (_, interaction) => `${MOUNT}/interaction/${interaction.uid}` },
  clientBasedCORS: () => false,
  renderError(ctx, out) {
    // Only somebody who made the address up gets here.
    ctx.type = 'text/plain';
    ctx.body = `The demo account does not understand this request (${out.error}).`;
  },
  // There is nothing to consent to: it is all made up.
  async loadExistingGrant({ oidc }) {
    const { client, session } = oidc;
    const grant = new oidc.provider.Grant({
      clientId: client?.clientId,
      accountId: session?.accountId,
    });
    grant.addOIDCScope('openid profile email');
    await grant.save();
    return grant;
  },
};

function derive(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}
