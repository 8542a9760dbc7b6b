import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { commandLine } from '../domain/admin/server-configuration.server.ts';
import { claimPublicOrigin, findPublicOrigin } from '../domain/instance/public-origin.server.ts';
import { isOwnerLinkFresh, ownerCodeOf } from '../domain/sign-in/owner-token.server.ts';
import { errorMessage } from '../platform/http/errors.ts';
import { minimalPage } from '../platform/http/minimal-pages.server.ts';
import { readBytes } from '../platform/http/read-bytes.server.ts';
import { isAllowedOrigin } from '../platform/http/same-origin.server.ts';
import {
  nonceSources,
  pagePolicy,
  setSecureHeaders,
} from '../platform/http/secure-headers.server.ts';
import type { Services } from '../platform/services.ts';
import { isInNetworks } from '../platform/settings/own-network.server.ts';
import { isOrigin } from '../platform/settings/setting-values.server.ts';
import { HOUSE_LOOK } from '../platform/text/instance-look.ts';
import { type Health, healthResponse } from './metrics/health.server.ts';

/** Whether other machines reach a server that no setting gives an address. */
export function hasNoOrigin({ settings }: Pick<Services, 'settings'>): boolean {
  return settings.publicOrigin === undefined && !settings.loopback;
}

/** The services of a server at the stored `origin`, as with this PUBLIC_ORIGIN. */
export function withOrigin(services: Services, publicOrigin: string): Services {
  const settings = { ...services.settings, publicOrigin };
  return { ...services, settings, publicOrigin, secureCookies: publicOrigin.startsWith('https:') };
}

const LOOK_EVERY_MS = 1000;

/** Calls `onOrigin` when this or another process has stored an origin. Returns what ends the watch. */
export function watchForOrigin(
  { db }: Pick<Services, 'db'>,
  onOrigin: (origin: string) => void,
): () => void {
  const look = async () => {
    // The next look is a second away.
    const origin = await findPublicOrigin(db).catch(() => null);
    if (origin !== null) onOrigin(origin);
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** A link, and its field. */
const MAX_BODY_BYTES = 4096;

type Waiting = { services: Services; health: Health; onOrigin: (origin: string) => void };

/**
 * A server without an address: health checks, and one page for every host. A fresh owner link that is sent over https
 * stores the origin of that request, and goes on to the site. Sets no cookie.
 */
export function createWaitingApp({ services, health, onOrigin }: Waiting): Hono {
  const app = new Hono();
  app.get('/livez', () => healthResponse(true));
  app.on('GET', ['/readyz', '/up'], async () => healthResponse(await health.ready()));
  app.post('/owner-link', async (c) => {
    const origin = httpsOriginOf(c, services.settings.trustProxy);
    if (origin === null) return page(services, 'http');
    if (!isAllowedOrigin(new Set([origin]), c.req.raw)) return page(services, 'foreign');
    if (!(await isOwnerLinkFresh(services.db, services, await readCode(c.req.raw)))) {
      const audit = { event: 'sign_in_failed', provider: 'owner-link', reason: 'bad-link' };
      services.log.warn(audit, 'an owner link was refused');
      return page(services, 'spent');
    }
    const stored = await claimPublicOrigin(services.db, origin, services.now());
    services.log.warn({ event: 'origin_set', origin: stored }, 'an owner link set the address');
    onOrigin(stored);
    // The browser sends the link once more, to the site.
    return c.redirect('/owner-link', 307);
  });
  app.all('*', () => page(services, 'waiting'));
  return app;
}

/** The origin that the Host header names, or null for a request that no trusted proxy says is https. */
function httpsOriginOf(c: Context, proxies: readonly string[]): string | null {
  if (!isInNetworks(getConnInfo(c).remote.address ?? '', proxies)) return null;
  if (c.req.header('x-forwarded-proto')?.toLowerCase() !== 'https') return null;
  const origin = `https://${c.req.header('host')?.toLowerCase()}`;
  const url = URL.parse(origin);
  return url !== null && isOrigin(url, origin) ? origin : null;
}

async function readCode({ body }: Request): Promise<string | null> {
  const bytes = body && (await readBytes(body, MAX_BODY_BYTES, () => true));
  if (bytes === null || typeof bytes === 'string') return null;
  return ownerCodeOf(new URLSearchParams(bytes.toString()).get('token') ?? '');
}

const PAGES = {
  waiting: {
    status: 503,
    title: 'This server waits for its owner.',
    text: 'Whoever runs it makes a link with {command} and opens it at this address, over https. The address is then that of the site.',
  },
  http: {
    status: 403,
    title: 'Not over plain http.',
    text: 'The link was not taken, as others on the way could read it and sign in with it. Open it over https. If you did, TRUST_PROXY does not name your proxy, or the proxy sends no X-Forwarded-Proto.',
  },
  foreign: {
    status: 403,
    title: 'That came from somewhere else.',
    text: errorMessage('cross-origin'),
  },
  spent: {
    status: 400,
    title: 'This link is spent.',
    text: 'It works once, for 15 minutes, on the server that made it. Whoever runs the server makes a new one: {command}.',
  },
} as const;

/** The style of a page without the files of the site. */
const STYLE = `:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
body { margin: 0 auto; max-width: 40rem; padding: 1.5rem }
header { font-weight: 600 }
h1 { font-size: 2rem; line-height: 1.2 }
label, input { display: block; font: inherit }
input { box-sizing: border-box; margin: 0.25rem 0 1rem; padding: 0.5rem; width: 100% }
button { font: inherit; padding: 0.5rem 1rem }`;

/** Takes the code out of the address bar, where it came as a fragment. */
const SCRIPT = `const code = location.hash.slice(1);
if (code) {
  document.querySelector('input').value = code;
  history.replaceState(null, '', location.pathname);
}`;

function page(
  services: Pick<Services, 'randomBytes' | 'settings'>,
  kind: keyof typeof PAGES,
): Response {
  const { status, title, text } = PAGES[kind];
  const nonce = Buffer.from(services.randomBytes(16)).toString('base64');
  const response = minimalPage(
    {
      status,
      title,
      text: text.replace('{command}', commandLine('owner-link')),
      button: {
        action: '/owner-link',
        label: 'Sign in as the owner',
        field: { name: 'token', label: 'Code, or the whole link' },
      },
      links: [],
      script: SCRIPT,
    },
    { stylesheets: [], nonce, look: { ...HOUSE_LOOK, style: STYLE } },
  );
  setSecureHeaders(response.headers, false);
  response.headers.set(
    'content-security-policy',
    pagePolicy(services.settings, nonceSources(nonce)),
  );
  return response;
}
