import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnswerHeaders, directivesOf, observatoryScore } from '../header-grade.ts';
import { ownPictures } from '../factories/own-pictures.ts';
import { addMember } from '../factories/sign-in.ts';
import { limitedFor } from '../factories/rate-limits.ts';
import { uploader } from '../factories/upload-as-member.ts';
import { samplePicture } from '../pictures.ts';
import { createTestApp, startTestApp, type TestApp } from '../test-app.ts';

const HOST = 'broetry.example';
const ORIGIN = `https://${HOST}`;
const ASSETS = join(import.meta.dirname, '../../build/client/assets');
const TOKEN = 'a-token-for-the-tests';
const FORM = { style: 'humblebrag', fields: { achievement: 'a', mundaneSituation: 'b' } };
const JSON_TYPE = { 'content-type': 'application/json' };

/** `shared`: a page that is the same for everybody who has no account. */
type Kind = 'page' | 'shared' | 'data' | 'kept';
type Ask = { path: string; method?: string; headers?: Record<string, string>; body?: string };
type Class = {
  kind: Kind;
  status: number;
  type?: RegExp;
  /** The answer comes from a server of its own, which has no database afterwards. */
  breaks?: true;
  ask: (app: TestApp) => Ask | Promise<Ask>;
};

const asked = (kind: Kind, status: number, ask: Ask, type?: RegExp): Class => ({
  kind,
  status,
  ...(type && { type }),
  ask: () => ask,
});
const page = (status: number, path: string) => asked('page', status, { path }, /^text\/html/);
const shared = (status: number, path: string) => asked('shared', status, { path }, /^text\/html/);
const refusal = (status: number, ask: Ask) =>
  asked('data', status, ask, /^application\/problem\+json$/);
const post = (path: string, json: unknown, headers: Record<string, string> = {}): Ask => ({
  path,
  method: 'POST',
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify(json),
});

async function asMember(app: TestApp, path: string): Promise<Ask> {
  const { cookie } = await addMember(app.services);
  return { path, headers: { cookie: `${cookie.name}=${cookie.value}` } };
}

// The library takes the same picture once.
let inLibrary: Promise<string> | undefined;
function picture(app: TestApp): Promise<string> {
  return (inLibrary ??= uploadPicture(app));
}

async function uploadPicture(app: TestApp): Promise<string> {
  const { upload } = await uploader(app);
  const answer = await upload({ bytes: await samplePicture(4) });
  const { resource } = (await answer.json()) as { resource: { imageUrl: string } };
  return resource.imageUrl;
}

let own: ReturnType<typeof ownPictures> | undefined;
const ownPicture = (which: 'post' | 'attached' | 'captioned', type: RegExp): Class => ({
  kind: 'data',
  status: 200,
  type,
  async ask(app) {
    const { cookie, ...paths } = await (own ??= ownPictures(app));
    return { path: paths[which], headers: { cookie } };
  },
});

const asset = readdirSync(ASSETS).find((name) => name.endsWith('.js'))!;
const font = readdirSync(ASSETS).find((name) => name.endsWith('.woff2'))!;

/** Every class of answer that the server gives. */
const CLASSES: Record<string, Class> = {
  'a page': page(200, '/reply-generator'),
  'a page for everybody': shared(200, '/community'),
  'a still page': shared(200, '/'),
  'a page with a new cookie': page(200, '/generator'),
  'a page of a member': { ...page(200, ''), ask: (app) => asMember(app, '/home') },
  'a missing page': page(404, '/nowhere'),
  'a missing post': shared(404, '/post/none'),
  'a page that breaks': {
    ...page(500, '/post/none'),
    breaks: true,
    ask: () => ({ path: '/community/removals' }),
  },
  'the end of a sign-in that nobody began': page(400, '/auth/demo/callback'),
  'the page of a disabled account': {
    ...page(403, ''),
    ask: async ({ services }) => {
      const { cookie } = await addMember(services, { disabled: true });
      return { path: '/home', headers: { cookie: `${cookie.name}=${cookie.value}` } };
    },
  },
  'the data of a page': asked('data', 200, { path: '/generator.data' }),
  'the data of a page for everybody': asked('kept', 200, { path: '/community.data' }),
  'the data of a page that is closed': asked('data', 202, { path: '/home.data' }),
  'an answer of the API': asked('data', 200, { path: '/api/viewer' }, /^application\/json/),
  'an answer without a body': asked('data', 204, post('/api/events', { event: 'generator_visit' })),
  'a stream': asked(
    'data',
    200,
    post('/api/generations', FORM, { 'idempotency-key': 'key-000001' }),
    /^text\/event-stream/,
  ),
  'a feed for readers': asked('kept', 200, { path: '/community.xml' }, /xml/),
  'a picture of the library': {
    kind: 'kept',
    status: 200,
    type: /^image\/jpeg$/,
    ask: async (app) => ({ path: await picture(app) }),
  },
  'the picture of a private post': ownPicture('post', /^image\/png$/),
  'the picture under a private post': ownPicture('attached', /^image\/jpeg$/),
  'a picture with own words on it': ownPicture('captioned', /^image\/jpeg$/),
  'a picture that is known already': {
    kind: 'kept',
    status: 304,
    ask: async (app) => {
      const path = await picture(app);
      return { path, headers: { 'if-none-match': `"${path.slice('/media/'.length)}"` } };
    },
  },
  'a script': asked('kept', 200, { path: `/assets/${asset}` }, /javascript/),
  'a packed script': asked('kept', 200, {
    path: `/assets/${asset}`,
    headers: { 'accept-encoding': 'br' },
  }),
  'a font': asked('kept', 200, { path: `/assets/${font}` }),
  'the fonts of a card': asked('kept', 200, { path: '/card-fonts/hebrew.css' }, /^text\/css/),
  'the icon': asked('kept', 200, { path: '/favicon.svg' }),
  'a redirect to the sign-in': asked('data', 302, { path: '/home' }),
  'a redirect to a provider': asked('data', 302, { path: '/auth/demo/start' }),
  'a head': asked('shared', 200, { path: '/', method: 'HEAD' }),
  'the head of the API': asked('data', 200, { path: '/api/viewer', method: 'HEAD' }),
  'a pulse': asked('data', 200, { path: '/livez' }),
  readiness: asked('data', 200, { path: '/readyz' }),
  'no readiness': { ...asked('data', 503, { path: '/readyz' }), breaks: true },
  'the metrics': asked('data', 200, {
    path: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  }),
  'the metrics without a token': asked('data', 401, { path: '/metrics' }),
  'junk for JSON': refusal(400, { ...post('/api/events', {}), body: '{' }),
  'no session': refusal(401, { path: '/api/resources' }),
  'another site': refusal(403, post('/api/events', {}, { 'sec-fetch-site': 'cross-site' })),
  'nothing there': refusal(404, { path: '/api/posts/none' }),
  'a missing script': refusal(404, { path: '/assets/none.js' }),
  'a wrong method': refusal(405, { path: '/api/generations' }),
  'an unknown method': refusal(405, { path: '/', method: 'TRACE' }),
  'too much': refusal(413, { ...post('/api/events', {}), body: 'x'.repeat(100_000) }),
  'another type': refusal(415, { ...post('/api/events', {}, { 'content-type': 'text/plain' }) }),
  'another name': refusal(421, { path: '/', headers: { host: 'evil.example' } }),
  'a wrong shape': refusal(422, post('/api/events', {})),
  'a flood': refusal(429, post('/api/vitals', { path: '/', lcp: 1 })),
  'a surprise': { ...refusal(500, { path: '/api/community' }), breaks: true },
};

// Five more are for cookies that are locked, where there are any.
const LEAST_SCORE = 130;

const SAME_FOR_ALL = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
};

const OPTIONS = {
  env: { PUBLIC_ORIGIN: ORIGIN, DEMO_SIGN_IN: 'public', METRICS_TOKEN: TOKEN },
  overrides: limitedFor(60, ['vital']),
};
let whole: TestApp;
beforeAll(async () => {
  whole = await startTestApp(OPTIONS);
}, 60_000);
afterAll(() => whole.remove());

it.each(Object.entries(CLASSES))('grades the headers of %s', async (_, { kind, ...one }) => {
  const app = one.breaks ? await createTestApp(OPTIONS) : whole;
  if (one.breaks) await app.db.destroy();
  const { path, method, headers, body } = await one.ask(app);
  const from = { host: HOST, origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
  const answer = await app.raw(path, { method, body, headers: { ...from, ...headers } });
  expect([answer.status, answer.headers['content-type'] ?? '']).toEqual([
    one.status,
    expect.stringMatching(one.type ?? /(?:)/),
  ]);
  // JSON has no such parameter: it is always UTF-8.
  const type = answer.headers['content-type'] ?? 'none';
  expect(type).toMatch(/^(?!text\/|.*xml)|; charset=utf-8$/i);
  expect(answer.headers).toMatchObject(SAME_FOR_ALL);
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin']) {
    expect([name, answer.headers[name]]).toEqual([name, undefined]);
  }
  expectPolicy(kind, answer.headers);
  expectCaching(kind === 'shared' && one.status !== 200 ? 'page' : kind, answer.headers);
  expect(observatoryScore(answer.headers)).toBeGreaterThanOrEqual(LEAST_SCORE);
});

const OWN_FILES = `script-src ${ORIGIN}/assets/ `;
// What goes to many cannot carry a nonce: its scripts are named by what is in them.
const SCRIPTS = {
  page: /^'nonce-[\w+/]{22}==' 'strict-dynamic'$/,
  shared: /^https:\/\/broetry\.example\/assets\/( 'sha256-[\w+/]{43}=')+$/,
};

function expectPolicy(kind: Kind, headers: AnswerHeaders): void {
  const policy = directivesOf(headers);
  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.get('frame-ancestors')).toBe("'none'");
  expect(String(headers['content-security-policy'])).not.toMatch(/unsafe-/);
  expect(String(headers['content-security-policy']).replaceAll(OWN_FILES, '')).not.toMatch(
    /https?:/,
  );
  if (kind === 'page' || kind === 'shared') {
    expect(policy.get('script-src')).toMatch(SCRIPTS[kind]);
    for (const name of ['base-uri', 'object-src']) expect(policy.get(name)).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.get('img-src')).toBe("'self' data: blob:");
    for (const name of ['connect-src', 'font-src']) expect(policy.get(name)).toBe("'self'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
  } else expect([...policy.keys()]).toEqual(['default-src', 'frame-ancestors', 'sandbox']);
}

// Only what is the same for everybody is kept, and nothing of that comes with a cookie.
function expectCaching(kind: Kind, headers: AnswerHeaders): void {
  const isForAll = kind === 'kept' || kind === 'shared';
  expect(headers['cache-control']).toMatch(
    isForAll ? /^(public, max-age=\d+|(public, )?no-cache)/ : /no-store/,
  );
  if (isForAll) expect(headers['set-cookie']).toBeUndefined();
}

it('gives a first page all that can be had without a place in the browsers’ own list', async () => {
  const app = await createTestApp({ env: { PUBLIC_ORIGIN: ORIGIN } });
  const { headers } = await app.raw('/generator', { headers: { host: HOST } });
  expect(observatoryScore(headers)).toBe(135);
  expect(observatoryScore({})).toBeLessThan(50);
});
