import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  answerWith,
  begin,
  type Behaviour,
  chunk,
  frame,
  refuseWith,
} from '../../test/fake-model-provider.ts';
import { CANARY_KEY, fakeProvider, modelEnvironment } from '../../test/model-settings.ts';

const MAIN = join(import.meta.dirname, '../../build/server/main.js');

async function startServer(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-canary-'));
  const base = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'trace' };
  const child = spawn(process.execPath, [MAIN], { cwd: dataDir, env: { ...base, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  await expect.poll(() => output, { timeout: 10_000 }).toContain('storage');
  const origin = /ready at (http:\S+)/.exec(output)![1]!;
  return { origin, output: () => output, dataDir };
}

// Every way in which a provider could hand the key back.
const LEAKS: Behaviour[] = [
  answerWith('I made toast.'),
  refuseWith(401, { error: { message: `Incorrect API key provided: ${CANARY_KEY}` } }),
  refuseWith(401, {
    error: { message: `Bad key ${CANARY_KEY.slice(0, 12)}***${CANARY_KEY.slice(-8)}` },
  }),
  refuseWith(403, `<html>Bearer ${CANARY_KEY}</html>`),
  refuseWith(502, `<html>${CANARY_KEY}</html>`),
  refuseWith(429, { error: { code: 'insufficient_quota', message: CANARY_KEY } }),
  refuseWith(400, { error: { message: CANARY_KEY } }),
  refuseWith(200, { error: { message: CANARY_KEY } }),
  refuseWith(200, `<html>${CANARY_KEY}</html>`),
  refuseWith(302, '', { location: `http://127.0.0.1:1/?key=${CANARY_KEY}` }),
  (response) => {
    begin(response, frame(JSON.stringify({ error: { message: CANARY_KEY, code: 500 } })));
    response.end();
  },
  (response) => response.end(`data: {"broken ${CANARY_KEY}\n\n`),
  (response) => begin(response, frame(chunk({ refusal: CANARY_KEY }))),
  (response) => {
    response.writeHead(200, { 'x-api-key': CANARY_KEY, 'content-encoding': 'gzip' });
    response.end(CANARY_KEY);
  },
  (response) => response.socket?.destroy(),
];

it('shows the key nowhere: answers, pages, logs, files', { timeout: 60_000 }, async () => {
  const provider = await fakeProvider(() => undefined);
  const env = modelEnvironment(provider, { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '1000' });
  const server = await startServer(env);
  let said = '';
  for (const fallback of [true, false]) {
    const strict = fallback ? server : await startServer({ ...env, WRITER_FALLBACK: 'off' });
    const { origin } = strict;
    for (const behaviour of LEAKS) {
      provider.behave(behaviour);
      const answer = await fetch(`${origin}/api/generations`, {
        method: 'POST',
        body: '{"style":"gpt4-context","fields":{"context":"I made toast"}}',
        headers: { origin, 'content-type': 'application/json', 'idempotency-key': 'key-000001' },
      });
      said += JSON.stringify([...answer.headers]) + (await answer.text());
    }
    for (const path of ['/', '/generator', '/readyz', '/nothing']) {
      said += await (await fetch(origin + path)).text();
    }
    said += strict.output();
  }
  expect(provider.asked.length).toBeGreaterThanOrEqual(LEAKS.length * 2);
  expect(provider.asked[0]!.headers.authorization).toContain(CANARY_KEY);
  const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
  expect(files.length).toBeGreaterThan(1);
  expect(server.output()).toContain('OpenAI API request failed');
  const everything = [said, ...files].join('\n');
  const encodings = (['utf8', 'base64', 'base64url', 'hex'] as const).map((encoding) =>
    Buffer.from(CANARY_KEY).toString(encoding),
  );
  for (const form of [...encodings, CANARY_KEY.slice(0, 9), CANARY_KEY.slice(-8)]) {
    expect(everything.includes(form)).toBe(false);
  }
});
