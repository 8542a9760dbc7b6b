import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { emptyFolder } from '../commands/built-server.ts';
import type { Env } from '../run-server.ts';
import { answerWith } from '../fake-model-provider.ts';
import { fakeProvider, modelEnvironment } from '../model-settings.ts';
import { signInWithDemo } from '../factories/demo-sign-in.ts';
import { samplePicture } from '../pictures.ts';
import { createBrowser } from '../test-app.ts';

const MAIN = join(import.meta.dirname, '../../build/server/main.js');
const HOOK = join(import.meta.dirname, '../commands/note-connections.mjs');
// Whatever has an address, a name server too; its own address it may ask.
const ADDRESS = /sa_family=AF_INET6?/;
const OWN = /inet_addr\("127\.|"::1"|"::ffff:127\.|"host":"(localhost|127\.0\.0\.1)"/;
const FORM = { style: 'gpt4-context', fields: { context: 'I made toast' } };

const hasStrace = spawnSync('strace', ['-V']).status === 0;

const isForeign = (line: string) => ADDRESS.test(line) && !OWN.test(line);

type Watched = { origin: string; stop: () => Promise<string[]> };

/** The built server, with everything written down that it connects to: by the kernel where strace is, else by a hook. */
async function startWatched(more: Env = {}): Promise<Watched> {
  const file = join(emptyFolder(), 'connections');
  const [program = '', ...args] = hasStrace
    ? ['strace', '-f', '-qq', '-e', 'trace=connect,sendto', '-o', file, process.execPath, MAIN]
    : [process.execPath, '--import', HOOK, MAIN];
  const { PATH } = process.env;
  const folders = { DATA_DIR: emptyFolder(), CONNECTIONS: file };
  const env = { PATH, PORT: '0', LOG_LEVEL: 'silent', ...folders, ...more };
  const child = spawn(program, args, { cwd: emptyFolder(), env, detached: true });
  onTestFinished(() => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await expect.poll(() => output, { timeout: 30_000 }).toContain('storage');
  return {
    origin: /ready at (http:\S+)/.exec(output)?.[1] ?? '',
    async stop() {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await once(child, 'exit');
      return readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => ADDRESS.test(line));
    },
  };
}

/** What a person does on a first evening: looks around, writes, signs in, uploads, shares, leaves. */
async function evening(origin: string): Promise<number[]> {
  const browser = createBrowser(origin);
  const statuses: number[] = [];
  const ask = async (...request: Parameters<typeof browser.fetch>): Promise<void> => {
    const answer = await browser.fetch(...request);
    statuses.push(answer.status);
    await answer.text();
  };
  const places = ['/', '/generator', '/community', '/community.xml', '/login', '/sitemap.xml'];
  for (const path of places) await ask(path);
  const json = FORM;
  await ask('/api/generations', { json, headers: { 'idempotency-key': 'key-000001' } });
  await signInWithDemo(browser);
  expect(browser.cookies.has('broetry-session')).toBe(true);
  const bytes = await samplePicture(3);
  const form = new FormData();
  form.set('description', 'a toast');
  form.set('file', new File([new Uint8Array(bytes)], 'toast.jpg', { type: 'image/jpeg' }));
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const headers = { cookie, origin, 'idempotency-key': 'key-000002' };
  const upload = await fetch(`${origin}/api/resources`, { method: 'POST', body: form, headers });
  statuses.push(upload.status);
  for (const path of ['/home', '/account', '/resources', '/api/viewer', '/readyz']) await ask(path);
  return statuses;
}

it('connects to nobody in a default install, whatever a first visitor does', async () => {
  const { origin, stop } = await startWatched();
  const statuses = await evening(origin);
  expect(statuses.filter((status) => status > 201)).toEqual([]);
  const connections = (await stop()).filter(isForeign);
  expect(connections).toEqual([]);
}, 90_000);

it('sees a connection where there is one: to the provider that a setting names, and to nobody else', async () => {
  const provider = await fakeProvider(answerWith('I made toast.'));
  const { origin, stop } = await startWatched(modelEnvironment(provider));
  const headers = { origin, 'content-type': 'application/json', 'idempotency-key': 'key-000001' };
  const body = JSON.stringify(FORM);
  await (await fetch(`${origin}/api/generations`, { method: 'POST', body, headers })).text();
  const all = await stop();
  const { port } = new URL(modelEnvironment(provider)['OPENAI_BASE_URL'] ?? '');
  const named = all.filter((line) => new RegExp(`\\b${port}\\b`).test(line));
  expect(named.length).toBeGreaterThan(0);
  expect(all).toEqual(named);
  const lines = ['192.0.2.1', '10.0.0.1'].map((to) => `sa_family=AF_INET, inet_addr("${to}")`);
  expect(lines.filter(isForeign)).toEqual(lines);
  expect(isForeign('sa_family=AF_INET, inet_addr("127.0.0.1")')).toBe(false);
}, 60_000);
