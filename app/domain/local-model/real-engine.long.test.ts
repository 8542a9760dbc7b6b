import { createHash } from 'node:crypto';
import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { emptyFolder } from '../../../test/commands/built-server.ts';
import { randomModel } from '../../../test/random-model.ts';
import { recordLog } from '../../../test/record-log.ts';
import { runBuilt } from '../../../test/run-server.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import { engineFolder, isSwitchedOff, readInstalled } from './engine-folder.server.ts';
import { LocalModelKeeper } from './keeper.server.ts';

const MODULE = join(import.meta.dirname, 'model-process.server.ts');
const never = new AbortController().signal;

/** Lets the engine write known text, then noise: the weights are random. */
const GRAMMAR = 'root ::= "I watered a plant.\\n" [a-z]{900,900}';
const KNOWN_TEXT = `
import * as real from './real.js';
export * from './real.js';
let grammar;
export async function getLlama(options) {
  const llama = await real.getLlama(options);
  grammar = await llama.createGrammar({ grammar: ${JSON.stringify(GRAMMAR)} });
  return llama;
}
export class LlamaChatSession extends real.LlamaChatSession {
  promptWithMeta(text, options) { return super.promptWithMeta(text, { ...options, grammar }); }
}
`;

/** A host with a file of a model, and its hash. */
async function host() {
  const file = randomModel();
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-length': file.length });
    response.end(request.method === 'HEAD' ? undefined : file);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const sha256 = createHash('sha256').update(file).digest('hex');
  return { url: `http://127.0.0.1:${port}/noise.gguf`, sha256, size: file.length };
}

it(
  'installs the engine and a file by the command, and streams, ends, crashes and comes back',
  { timeout: 5 * MINUTE_MS },
  async () => {
    const { url, sha256, size } = await host();
    expect(size).toBeLessThan(1_000_000);
    const dataDir = emptyFolder();
    const install = (hash: string) =>
      runBuilt('local-model.js', ['--url', url, '--sha256', hash], {
        // npm has its settings there.
        ...(process.env as Record<string, string>),
        DATA_DIR: dataDir,
      });
    const wrong = await install('0'.repeat(64));
    expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining('so it was deleted')]);
    expect(readInstalled(dataDir)).toBe(null);
    const done = await install(sha256);
    expect([done.code, done.output]).toEqual([0, expect.stringContaining('noise is installed.')]);
    const packages = join(engineFolder(dataDir), 'node_modules');
    expect(readdirSync(join(packages, '@node-llama-cpp'))).toHaveLength(1);
    const entry = join(packages, 'node-llama-cpp/dist');
    renameSync(join(entry, 'index.js'), join(entry, 'real.js'));
    writeFileSync(join(entry, 'index.js'), KNOWN_TEXT);
    await useEngine(dataDir);
  },
);

async function useEngine(dataDir: string): Promise<void> {
  const parts = { dataDir, log: recordLog().log, now: Date.now, module: MODULE };
  const keeper = new LocalModelKeeper({ ...parts, idle: 3000 });
  onTestFinished(() => keeper.close());
  const { port, key } = readInstalled(dataDir)!;
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${key}` },
    });
  const write = (tokens: number) => {
    const messages = [
      { role: 'system', content: 'You write posts.' },
      { role: 'user', content: 'I watered a plant.' },
    ];
    const body = JSON.stringify({ stream: true, max_tokens: tokens, messages });
    return ask('/v1/chat/completions', { method: 'POST', body });
  };
  const textOf = async (response: Response) =>
    [...(await response.text()).matchAll(/"content":("(?:[^"\\]|\\.)*")/g)]
      .map(([, piece = '']) => JSON.parse(piece) as string)
      .join('');

  await keeper.ready(never);
  expect(await textOf(await write(60))).toMatch(/^I watered a plant\.\n[a-z]+$/);

  const left = await write(900);
  await left.body!.getReader().read();
  await left.body!.cancel().catch(() => undefined);
  expect(await textOf(await write(30))).toContain('I watered a plant.');

  const cut = await write(900);
  const reader = cut.body!.getReader();
  await reader.read();
  process.kill(keeper.pid!, 'SIGSEGV');
  await expect(
    (async () => {
      while (!(await reader.read()).done);
    })(),
  ).rejects.toThrow();
  await expect
    .poll(() =>
      ask('/v1/models').then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  expect(await textOf(await write(30))).toContain('I watered a plant.');

  await expect
    .poll(
      () =>
        ask('/v1/models').then(
          () => true,
          () => false,
        ),
      { interval: 5000, timeout: 30_000 },
    )
    .toBe(false);
  await keeper.ready(never);
  expect(await textOf(await write(30))).toContain('I watered a plant.');
  expect(isSwitchedOff(dataDir)).toBe(false);
}
