import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { engineFiles } from '../app/domain/local-model/install-engine.server.ts';
import { platformPackage, thisMachine } from '../app/domain/local-model/platform-package.server.ts';
import packageFile from '../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'packed release '));
const modules = join(folder, 'node_modules');
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const bin = (name: string) => join(modules, 'broetry/scripts/bin', `${name}.mjs`);

/** Installs the packed release beside the packages that npm would install with it. */
beforeAll(() => {
  // Tests have built the site already, as `prepack` does.
  const pack = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  execFileSync('npm', pack, { cwd: ROOT, stdio: ['ignore', 'ignore', 'ignore'] });
  mkdirSync(join(modules, 'broetry'), { recursive: true });
  const file = join(folder, `broetry-${packageFile.version}.tgz`);
  const into = join(modules, 'broetry');
  execFileSync('tar', ['-xzf', file, '--strip-components=1', '-C', into]);
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true }>;
  };
  for (const [path, { dev }] of Object.entries(packages)) {
    const isInstalled = /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev;
    if (!isInstalled || !existsSync(join(ROOT, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder, path));
  }
}, 60_000);

it('starts the site with its data in the folder where it is typed', async () => {
  const here = mkdtempSync(join(tmpdir(), 'typed here '));
  const { DATA_DIR: _, ...env } = process.env;
  const child = spawn(process.execPath, [bin('broetry')], {
    cwd: here,
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A test that fails leaves no server behind.
  onTestFinished(() => void child.kill());
  const lines = createInterface(child.stdout);
  const [first] = (await once(lines, 'line')) as [string];
  const origin = /^Broetry is ready at (\S+)$/.exec(first)?.[1];
  const health = await fetch(`${origin}/healthz`);
  expect(await health.json()).toEqual({ status: 'ok', version: packageFile.version });
  const page = await (await fetch(`${origin}/`)).text();
  expect(page).toMatch(new RegExp(`Version (?:<!-- -->)?${packageFile.version}`));
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(existsSync(join(here, 'data/broetry.sqlite'))).toBe(true);
  expect(existsSync(join(modules, 'broetry/data'))).toBe(false);
}, 60_000);

it('carries the command line', () => {
  const broem = (...args: string[]) =>
    spawnSync(process.execPath, [bin('broem'), ...args], { encoding: 'utf8' });
  expect(broem('post', 'my stapler resigned').stdout).toContain('stapler');
  expect(broem('--help').stdout).toMatch(/^broem COMMAND/);
  const { stderr, status } = spawnSync(process.execPath, [bin('broetry'), 'fly'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('There is no command "fly"')]);
}, 60_000);

it('says its commands and its version, and fills its data with files for its owner only', () => {
  const here = mkdtempSync(join(tmpdir(), 'seeded here '));
  const { DATA_DIR: _, ...env } = process.env;
  const broetry = (...args: string[]) =>
    spawnSync(process.execPath, [bin('broetry'), ...args], { cwd: here, env, encoding: 'utf8' });
  const { stdout, status } = broetry('--help');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/move-database.*seed/)]);
  expect(broetry('--version').stdout).toBe(`${packageFile.version}\n`);
  expect(broetry('seed', '--days', '2').stdout).toMatch(/^Made \d+ members/);
  const data = join(here, 'data');
  const open = readdirSync(data, { recursive: true, encoding: 'utf8' })
    .map((name) => [name, statSync(join(data, name)).mode & 0o077] as const)
    .filter(([, mode]) => mode !== 0);
  expect(open).toEqual([]);
}, 60_000);

it('installs a model in the box where it is typed, with an engine that is there', async () => {
  const here = mkdtempSync(join(tmpdir(), 'modelled here '));
  const engine = platformPackage(thisMachine());
  const { lockFile } = engineFiles(engine.ok ? engine.name : '');
  const modules = join(here, 'data/engine/node_modules');
  mkdirSync(modules, { recursive: true });
  // As npm leaves it: the test asks no registry.
  writeFileSync(join(modules, '.package-lock.json'), JSON.stringify(lockFile));
  writeFileSync(join(here, 'data/engine/package-lock.json'), JSON.stringify(lockFile));
  const file = randomBytes(1000);
  const host = createServer((request, response) => {
    response.writeHead(200, { 'content-length': file.length });
    response.end(request.method === 'HEAD' ? undefined : file);
  });
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void host.close());
  const { DATA_DIR: _, ...env } = process.env;
  const install = (...args: string[]) =>
    promisify(execFile)(process.execPath, [bin('broetry'), 'local-model', ...args], {
      cwd: here,
      env,
    });
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/small.gguf`;
  const { stdout } = await install('--url', url, '--sha256', sha256Of(file));
  expect(stdout).toContain('small is installed. Try it at /admin/writer');
  const note = JSON.parse(readFileSync(join(here, 'data/engine/installed.json'), 'utf8')) as object;
  expect(note).toMatchObject({ model: 'small', size: 1000, sha256: sha256Of(file) });
  await expect(install('--model', 'x')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('local-model takes --url'),
  });
}, 60_000);

it('serves its tools to an assistant', async () => {
  const client = new Client({ name: 'test', version: '1' });
  const args = [bin('broem'), 'mcp'];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['post', 'reply', 'translate', 'score']);
  const call = async (name: string, input: Record<string, unknown>) => {
    const { content, isError } = await client.callTool({ name, arguments: input });
    const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
    return { text, isError: isError ?? false };
  };
  const fields = { context: 'my stapler resigned' };
  const post = await call('post', { fields, level: 'mild', seed: 4 });
  expect(post).toEqual({ text: expect.stringContaining('stapler'), isError: false });
  expect(await call('post', { fields, level: 'mild', seed: 4 })).toEqual(post);
  const reply = await call('reply', { text: post.text, tone: ['witty'] });
  expect(reply.isError).toBe(false);
  const truth = await call('translate', { text: 'I am humbled and honored.', to: 'truth' });
  expect(truth.text).toContain('humbled');
  expect((await call('score', { text: post.text })).text).toMatch(/^\d+ of 100\./);
  expect(await call('post', { style: 'humblebrag', fields: {} })).toEqual({
    text: expect.stringContaining('achievement'),
    isError: true,
  });
  await client.close();
}, 60_000);
