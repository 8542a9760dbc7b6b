import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type * as Built from '../app/server/built.server.ts';
import type { RequestQueue } from '../app/platform/limits/request-queue.ts';
import type { Services } from '../app/platform/services.ts';
import { copyMigratedFile } from './migrated-file.ts';

const BUILT = '../build/server/built.js';
const CLIENT = join(import.meta.dirname, '../build/client');

/** The free posts of a guest of a test app: what tests count does not follow the constant of a new instance. */
export const FREE_POSTS = 1;

type Options = {
  /** Environment variables of the server, in addition to a data folder and a silent log. */
  env?: Record<string, string>;
  overrides?: Partial<Services>;
  /** As if an admin had set it. Not on Postgres, where it is that of a new instance. */
  freePosts?: number;
};

type Ask = {
  method?: string;
  headers?: Record<string, string>;
  json?: unknown;
  /** Search parameters are sent as a form. */
  body?: string | URLSearchParams;
  /** The page whose form this is, sent without script. */
  page?: string;
  /** The client address: the test server trusts X-Forwarded-For. */
  from?: string;
};

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** Starts the built server on a free loopback port with a migrated database; the end of the test removes it. */
export async function createTestApp(options: Options = {}) {
  const app = await startTestApp(options);
  onTestFinished(app.remove);
  return app;
}

/** A queue of the built server, which knows its errors by their class. */
export async function builtQueue(limits: ConstructorParameters<typeof RequestQueue>[0]) {
  const built = (await import(BUILT)) as typeof Built;
  return new built.RequestQueue(limits);
}

/** Starts a server that several tests share; the caller calls `remove`. */
export async function startTestApp({ env, overrides, freePosts = FREE_POSTS }: Options = {}) {
  const { readSettings, serve } = (await import(BUILT)) as typeof Built;
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-test-'));
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '127.0.0.1',
    ...env,
  });
  if (settings.databaseUrl === undefined && isEmpty(settings.dataDir)) {
    await copyMigratedFile(settings.dataDir, { freePosts });
  }
  const running = await serve(settings, CLIENT, overrides);
  const { services } = running;
  const origin = `http://127.0.0.1:${services.port}`;
  return {
    services,
    db: services.db,
    origin,
    dataDir,
    stop: running.stop,
    remove: async () => {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    /** Returns a client that stores cookies and sends the headers of the site's pages. */
    browser: () => createBrowser(origin),
    /** Sends a request unchanged, also with headers that fetch() forbids. */
    raw: (path: string, ask: Ask = {}) => rawRequest(services.port, path, ask),
  };
}

const isEmpty = (folder: string) => existsSync(folder) && readdirSync(folder).length === 0;

// That of Node is a robot's, whose steps are not counted.
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0 Safari/537.36';

/** Returns a client for any origin that stores cookies and sends the headers of the site's pages. */
export function createBrowser(origin: string) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async fetch(path: string, ask: Ask = {}): Promise<Response> {
      const headers = new Headers({
        origin,
        'sec-fetch-site': 'same-origin',
        'user-agent': USER_AGENT,
      });
      if (cookies.size > 0)
        headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      if (ask.page !== undefined) {
        headers.set('accept', 'text/html');
        headers.set('referer', origin + ask.page);
      }
      if (ask.from) headers.set('x-forwarded-for', ask.from);
      if (ask.json !== undefined) headers.set('content-type', 'application/json');
      for (const [name, value] of Object.entries(ask.headers ?? {})) headers.set(name, value);
      const body = ask.json === undefined ? ask.body : JSON.stringify(ask.json);
      const method = ask.method ?? (body === undefined ? 'GET' : 'POST');
      const answer = await fetch(origin + path, { method, headers, body, redirect: 'manual' });
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        cookies.set(name, line.split(';')[0]?.slice(name.length + 1) ?? value);
      }
      return answer;
    },
  };
}

export type TestBrowser = ReturnType<typeof createBrowser>;

function rawRequest(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Ask,
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }> {
  return new Promise((done, fail) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => {
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
      });
    });
    request.on('error', fail);
    request.end(body?.toString());
  });
}
