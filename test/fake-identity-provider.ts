import {
  createHash,
  createHmac,
  createSign,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = Record<string, unknown>;

/** Changes to the provider's responses. Omitted parts are valid. */
export type Bend = {
  /** Claims of the user who signs in. */
  user?: Json;
  /** Each sign-in is that of another user. */
  isNewEachTime?: true;
  /** Changes the claims of the id token. */
  claims?: (claims: Json) => Json;
  /** Replaces the signature of the id token. */
  sign?: (claims: Json, keys: Keys) => string;
  /** Changes the parameters of the callback. */
  callback?: (params: URLSearchParams) => void;
  /** Omits the id token from the token response. */
  idToken?: null;
  /** Replaces the token response. */
  token?: (response: ServerResponse) => void;
  userinfo?: (info: Json) => Json;
  /** Ignores the PKCE challenge, like a provider without PKCE. */
  challenge?: null;
  /** Changes the discovery document. */
  discovery?: (document: Json) => Json;
};

export type Keys = { privateKey: KeyObject; publicKey: KeyObject; jwk: Json };
type Asked = { path: string; query: URLSearchParams; headers: IncomingMessage['headers'] };

export const CLIENT = { id: 'broetry-test', secret: 'a client secret of the tests' };

/** Creates a provider's signing key. */
export function newKeys(): Keys {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };
  return { privateKey, publicKey, jwk };
}

const encode = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a correctly signed token; `header` overrides header fields. */
export function signToken(claims: Json, { privateKey }: Keys, header: Json = {}): string {
  const body = `${encode({ alg: 'RS256', kid: 'one', ...header })}.${encode(claims)}`;
  return `${body}.${createSign('RSA-SHA256').update(body).sign(privateKey, 'base64url')}`;
}

/** Returns a token without a signature. */
export function unsignedToken(claims: Json): string {
  return `${encode({ alg: 'none' })}.${encode(claims)}.`;
}

/** Returns a token with the algorithm confusion attack: HS256 with the public key as the secret. */
export function confusedToken(claims: Json, { publicKey }: Keys): string {
  const body = `${encode({ alg: 'HS256', kid: 'one' })}.${encode(claims)}`;
  const secret = publicKey.export({ type: 'spki', format: 'pem' });
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

// The providers of a test process share a key, which takes 50 to 200 ms to make.
let knownKeys: Keys | undefined;

/**
 * Starts an OpenID provider over real HTTP on a loopback port. It signs users in at once; `given` changes its
 * responses.
 */
export async function startFakeIdentityProvider(given: Bend = {}) {
  const keys = (knownKeys ??= newKeys());
  const asked: Asked[] = [];
  const codes = new Map<string, URLSearchParams>();
  let bend = given;
  let issuer = '';
  let issued = 0;

  function document(): Json {
    const right = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/userinfo`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    };
    return bend.discovery?.(right) ?? right;
  }

  function user(): Json {
    return {
      sub: 'subject-1',
      name: 'Ada',
      email: 'ada@id.example',
      email_verified: true,
      ...bend.user,
    };
  }

  function authorize({ query }: Asked, response: ServerResponse): void {
    const code = `code-${(issued += 1)}`;
    codes.set(code, query);
    const back = new URL(query.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({
      code,
      state: query.get('state') ?? '',
      iss: issuer,
    }).toString();
    bend.callback?.(back.searchParams);
    response.writeHead(302, { location: back.href }).end();
  }

  function exchange(body: URLSearchParams, { headers }: Asked, response: ServerResponse): void {
    if (bend.token) return bend.token(response);
    const begun = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const challenge = bend.challenge === null ? null : (begun?.get('code_challenge') ?? null);
    const verifier = body.get('code_verifier');
    const proven = verifier && createHash('sha256').update(verifier).digest('base64url');
    if (!begun || !isClient(body, headers) || (challenge ?? proven) !== proven) {
      return send(response, { error: 'invalid_grant' }, 400);
    }
    const now = Math.floor(Date.now() / 1000);
    const nonce = begun.get('nonce');
    const right: Json = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 300, ...user() };
    if (bend.isNewEachTime) right['sub'] = `subject of ${body.get('code')}`;
    if (nonce) right['nonce'] = nonce;
    const claims = bend.claims?.(right) ?? right;
    const id_token = bend.sign?.(claims, keys) ?? signToken(claims, keys);
    const tokens = { access_token: 'canary-access-token', token_type: 'Bearer', expires_in: 300 };
    send(response, bend.idToken === null ? tokens : { ...tokens, id_token });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer);
    const ask = { path: url.pathname, query: url.searchParams, headers: request.headers };
    asked.push(ask);
    let text = '';
    for await (const piece of request) text += String(piece);
    if (url.pathname.startsWith('/.well-known/')) return send(response, document());
    if (url.pathname === '/auth') return authorize(ask, response);
    if (url.pathname === '/token') return exchange(new URLSearchParams(text), ask, response);
    if (url.pathname === '/jwks') return send(response, { keys: [keys.jwk] });
    if (url.pathname === '/userinfo') return send(response, bend.userinfo?.(user()) ?? user());
    response.writeHead(404).end();
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    asked,
    /** Replaces the changes for later responses. */
    behave: (next: Bend) => void (bend = next),
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function isClient(body: URLSearchParams, { authorization }: IncomingMessage['headers']): boolean {
  if (body.get('client_secret')) return body.get('client_secret') === CLIENT.secret;
  const pair = [CLIENT.id, CLIENT.secret].map((part) => encodeURIComponent(part)).join(':');
  const forms = [
    pair,
    pair.replaceAll('%20', '+'),
    pair.replaceAll('-', '%2D').replaceAll('%20', '+'),
  ];
  return forms.some((form) => authorization === `Basic ${Buffer.from(form).toString('base64')}`);
}

function send(response: ServerResponse, body: Json, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
