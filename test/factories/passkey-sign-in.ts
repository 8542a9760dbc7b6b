import { expect } from 'vitest';
import { createBrowser, type TestApp, type TestBrowser } from '../test-app.ts';
import { softwarePasskey } from './software-passkey.ts';

type Task = 'signup' | 'login' | 'connect' | 'again';
type Passkey = ReturnType<typeof softwarePasskey>;
type Lies = Parameters<Passkey['make']>[1];

/** Where passkeys work on a test server. */
export const passkeySite = ({ services }: TestApp) => `http://localhost:${services.port}`;

/** Returns a browser and an authenticator at that site. */
export function passkeyBrowser(app: TestApp) {
  const site = passkeySite(app);
  return { browser: createBrowser(site), passkey: softwarePasskey(site) };
}

/** Asks for the options of a task. */
export async function beginTask(browser: TestBrowser, task: Task, name = 'Ada') {
  const begun = await browser.fetch('/api/passkeys', { json: { task, name } });
  const body = (await begun.json()) as { options: never; title?: string; field?: string };
  return { status: begun.status, ...body };
}

/** Sends the answer of an authenticator. */
export async function finishTask(browser: TestBrowser, task: Task, answer: unknown, label = '') {
  const json = { task, answer, label };
  const done = await browser.fetch('/api/passkeys', { method: 'PUT', json });
  const body = (await done.json()) as { status: string | number; codes?: string[]; title?: string };
  return { http: done.status, ...body };
}

/** Runs a whole task. */
export async function runTask(
  { browser, passkey }: { browser: TestBrowser; passkey: Passkey },
  task: Task,
  lies: Lies = {},
) {
  const { options, status } = await beginTask(browser, task);
  expect([task, status]).toEqual([task, 200]);
  const isNew = task === 'signup' || task === 'connect';
  const answer = isNew ? passkey.make(options, lies) : passkey.use(options, lies);
  return finishTask(browser, task, answer);
}

/** Who the server takes a browser for. */
export async function viewerOf(browser: TestBrowser) {
  return (await (await browser.fetch('/api/viewer')).json()) as Record<string, unknown>;
}

/** Sends a form. */
export function sendPasskeyForm(
  browser: TestBrowser,
  path: string,
  fields: Record<string, string>,
) {
  return browser.fetch(path, { body: new URLSearchParams(fields) });
}
