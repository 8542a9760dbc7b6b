import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import {
  emptyFolder,
  type Env,
  refusedStart,
  runCommand,
  startServer,
} from '../commands/built-server.ts';
import {
  answerWith,
  begin,
  type Behaviour,
  chunk,
  frame,
  refuseWith,
} from '../fake-model-provider.ts';
import { fakeProvider, modelEnvironment } from '../model-settings.ts';
import { signInWithDemo } from '../factories/demo-sign-in.ts';
import { samplePicture } from '../pictures.ts';
import { createBrowser } from '../test-app.ts';

/** Marks in them make their URL-encoded forms other ones. */
const KEY = 'sk-canary/Zq7tR2mVx9+LkW4pN8sYb3c=';
const SESSION = 'canary-session/0Fh3kT8wQ+zB5nXv1LcD7=';
/** For the password in the address of a database. */
export const PASSWORD = 'canary-password/4JmS+9rGy2UeHdKo=';

/** Every other setting that is a secret, each with a mark of its own. */
const OTHERS = {
  METRICS_TOKEN: 'canary-metrics/1Aq9+Xc5=',
  MODERATION_API_KEY: 'canary-screening/2Bw8+Vd6=',
  GOOGLE_CLIENT_SECRET: 'canary-google/3Ce7+Uf7=',
  LINKEDIN_CLIENT_SECRET: 'canary-linkedin/4Dr6+Tg8=',
  OIDC_CLIENT_SECRET: 'canary-oidc/5Et5+Sh9=',
  S3_ACCESS_KEY_ID: 'canary-bucket-id/6Fy4+Rj1=',
  S3_SECRET_ACCESS_KEY: 'canary-bucket/7Gu3+Qk2=',
};

// Nobody is at any of these: every call fails, and may be talked about.
const ANONYMOUS = 'http://127.0.0.1:1';
const SETTINGS = {
  ...OTHERS,
  MODERATION_BASE_URL: ANONYMOUS,
  GOOGLE_CLIENT_ID: 'google-id',
  LINKEDIN_CLIENT_ID: 'linkedin-id',
  OIDC_CLIENT_ID: 'oidc-id',
  OIDC_ISSUER: ANONYMOUS,
  S3_ENDPOINT: `${ANONYMOUS}/pictures`,
  S3_REGION: 'auto',
  DEMO_SIGN_IN: 'on',
};

/** Without the fallback the errors of the provider are shown. With it, `npm run test:all` looks, too. */
const FALLBACKS = process.env['TEST_ALL'] ? ['off', 'on'] : ['off'];

const BUILD = join(import.meta.dirname, '../../build');

const echo = (message: string) => ({ error: { message } });

// Every way in which a provider could hand the key back.
const LEAKS: Behaviour[] = [
  answerWith('I made toast.'),
  refuseWith(401, echo(`Incorrect API key provided: ${KEY}`)),
  refuseWith(401, echo(`Bad key ${KEY.slice(0, 12)}***${KEY.slice(-8)}`)),
  refuseWith(401, echo(formsOf(KEY).join(' and '))),
  refuseWith(403, `<html>Bearer ${KEY}</html>`),
  refuseWith(502, `<html>${KEY}</html>`),
  refuseWith(429, { error: { code: 'insufficient_quota', message: KEY } }),
  refuseWith(400, echo(KEY)),
  refuseWith(200, echo(KEY)),
  refuseWith(200, `<html>${KEY}</html>`),
  refuseWith(302, '', { location: `http://127.0.0.1:1/?key=${encodeURIComponent(KEY)}` }),
  (response) => {
    begin(response, frame(JSON.stringify({ error: { message: KEY, code: 500 } })));
    response.end();
  },
  (response) => response.end(`data: {"broken ${KEY}\n\n`),
  (response) => begin(response, frame(chunk({ refusal: KEY }))),
  (response) => {
    response.writeHead(200, { 'x-api-key': KEY, 'content-encoding': 'gzip' });
    response.end(KEY);
  },
  (response) => response.socket?.destroy(),
];

/** How a secret may be written, and what nobody should take for harmless: its beginning and its end. */
function formsOf(secret: string): string[] {
  // What stands before it in a longer text moves the groups of base64: all three ways, without their edges.
  const packed = [0, 1, 2].map((offset) => btoa(' '.repeat(offset) + secret).slice(4, -4));
  return [
    secret,
    encodeURIComponent(secret),
    Array.from(secret).reverse().join(''),
    Buffer.from(secret).toString('hex'),
    ...packed,
    ...packed.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
    secret.slice(0, 11),
    secret.slice(-8),
  ];
}

/**
 * That secrets are found nowhere, on either database. `database` gives the variables of an empty one;
 * without the client programs of Postgres there is no backup to look through.
 */
export function secretsDrill(database: () => Promise<Env>, mayBackUp = true): void {
  // Starts servers, which are lied to in many ways, and backs up.
  vi.setConfig({ testTimeout: 120_000 });

  it('shows its secrets nowhere: answers, pages, files, logs, backups, the build', async () => {
    const provider = await fakeProvider(() => undefined);
    const env = {
      ...modelEnvironment(provider, { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '1000' }),
      OPENAI_API_KEY: KEY,
      SESSION_SECRET: SESSION,
      ...SETTINGS,
      LOG_LEVEL: 'trace',
      BACKUP_DIR: emptyFolder(),
    };
    const places: [name: string, text: string][] = [];
    const tokens: string[] = [];
    for (const WRITER_FALLBACK of FALLBACKS) {
      const own = { ...env, WRITER_FALLBACK, DATA_DIR: emptyFolder(), ...(await database()) };
      const server = await startServer(own);
      for (const behaviour of LEAKS) {
        // A provider that mostly fails is left alone.
        provider.behave(answerWith('I made toast.'));
        for (const _ of [1, 2]) await spoken(post(server.origin));
        provider.behave(behaviour);
        places.push(['a post', await spoken(post(server.origin))]);
      }
      const member = await beMember(server.origin);
      places.push(...member.places);
      tokens.push(...member.tokens);
      for (const path of [...PAGES, ...(await assetsOf(server.origin))]) {
        places.push([path, await spoken(fetch(server.origin + path))]);
      }
      const backup = await runCommand(['backup'], own);
      expect(backup.code).toBe(mayBackUp ? 0 : 1);
      places.push(['the words of the backup', backup.output], ['the log', server.output()]);
      places.push(...filesIn(own.DATA_DIR));
      expect(server.output()).toContain(`${new URL(provider.baseUrl).host} API request failed`);
    }
    const backups = filesIn(env.BACKUP_DIR);
    expect(backups.length).toBeGreaterThanOrEqual(mayBackUp ? FALLBACKS.length * 3 : 0);
    places.push(...backups, ...filesIn(BUILD), ['nowhere', await nowhere(env)]);
    expect(provider.asked.length).toBeGreaterThanOrEqual(LEAKS.length * FALLBACKS.length * 3);
    expect(provider.asked[0]!.headers.authorization).toBe(`Bearer ${KEY}`);
    const secrets = [KEY, SESSION, PASSWORD, ...Object.values(OTHERS), ...tokens];
    const form = new RegExp(secrets.flatMap(formsOf).map(RegExp.escape).join('|'));
    const found = places.map(([name, text]) => [name, form.exec(text)?.[0]]);
    expect(secrets.length).toBeGreaterThanOrEqual(10 + 2 * FALLBACKS.length);
    expect(found.filter(([, leaked]) => leaked !== undefined)).toEqual([]);
  });
}

/** Signs in, uploads to a bucket that is not there, and asks providers that are not. Its tokens are its own alone. */
async function beMember(origin: string) {
  const browser = createBrowser(origin);
  await (await browser.fetch('/generator')).text();
  const guest = decodeURIComponent(browser.cookies.get('broetry-guest') ?? '');
  await signInWithDemo(browser);
  // Of the guest's cookie only what signs it is secret.
  const tokens = [browser.cookies.get('broetry-session') ?? '', guest.split('.')[1] ?? ''];
  for (const token of tokens) expect(token.length).toBeGreaterThan(30);
  const places: [name: string, text: string][] = [];
  for (const path of ['/auth/google/start', '/auth/oidc/start', '/metrics', '/home', '/account']) {
    places.push([path, await spoken(browser.fetch(path))]);
  }
  const form = new FormData();
  form.set('description', 'a toast');
  const picture = new Uint8Array(await samplePicture(3));
  form.set('file', new File([picture], 'toast.jpg', { type: 'image/jpeg' }));
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const headers = { cookie, origin, 'idempotency-key': 'key-000002' };
  const upload = fetch(`${origin}/api/resources`, { method: 'POST', body: form, headers });
  places.push(['an upload', await spoken(upload)]);
  return { tokens, places };
}

const PAGES = ['/', '/generator', '/generator?style=humblebrag', '/readyz', '/nothing'];

/** All of an answer, with its headers. */
async function spoken(asked: Promise<Response>): Promise<string> {
  const answer = await asked;
  return JSON.stringify([...answer.headers]) + (await answer.text());
}

function post(origin: string): Promise<Response> {
  return fetch(`${origin}/api/generations`, {
    method: 'POST',
    body: '{"style":"gpt4-context","fields":{"context":"I made toast"}}',
    headers: { origin, 'content-type': 'application/json', 'idempotency-key': 'key-000001' },
  });
}

async function assetsOf(origin: string): Promise<string[]> {
  const page = await (await fetch(`${origin}/generator`)).text();
  const paths = new Set(page.match(/\/assets\/[\w.-]+/g));
  expect(paths.size).toBeGreaterThan(2);
  return [...paths];
}

function filesIn(folder: string): [name: string, text: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [
      join(parentPath, name),
      readFileSync(join(parentPath, name), 'latin1'),
    ]);
}

/** What a start and a backup say about a database that is not there. */
async function nowhere(env: Env): Promise<string> {
  const url = `postgres://broetry:${encodeURIComponent(PASSWORD)}@127.0.0.1:1/broetry`;
  const own = { ...env, DATA_DIR: emptyFolder(), DATABASE_URL: url };
  const { code, output } = await runCommand(['backup'], own);
  const start = await refusedStart(own);
  expect([code, start.code]).toEqual([1, 1]);
  return output + start.output;
}
