import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { emptyFolder } from '../../../test/commands/built-server.ts';
import { SUGGESTIONS } from '../model-pulls/suggestions.ts';
import { engineFolder, isSwitchedOff, readInstalled, switchOff } from './engine-folder.server.ts';
import { InstallError } from './install-error.ts';
import { installModel, orderAt, orderOf } from './install-model.server.ts';
import { engineFiles } from './install-engine.server.ts';
import { platformPackage } from './platform-package.server.ts';

const PLATFORM = '@node-llama-cpp/linux-x64';
const FILE = randomBytes(300_000);
const SHA256 = createHash('sha256').update(FILE).digest('hex');

type Behaviour = {
  sends?: Buffer;
  breakAt?: number;
  linkedEtag?: string | null;
  isWhole?: boolean;
};

/** A server that stands for the host of models: it describes a file with a redirect, and sends it from any byte on. */
async function fakeHost({
  sends = FILE,
  breakAt,
  linkedEtag = `"${SHA256}"`,
  isWhole,
}: Behaviour = {}) {
  const ranges: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/owner/model.gguf') {
      response.writeHead(302, {
        location: '/bytes',
        ...(linkedEtag === null ? {} : { 'x-linked-etag': linkedEtag }),
        'x-linked-size': String(sends.length),
      });
      return response.end();
    }
    if (request.url !== '/bytes') return response.writeHead(404).end();
    const { range } = request.headers;
    if (request.method === 'HEAD') return response.writeHead(200).end();
    ranges.push(range);
    const from = isWhole ? 0 : Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': String(sends.length - from) });
    if (breakAt === undefined || ranges.length > 1) return response.end(sends.subarray(from));
    return response.write(sends.subarray(from, breakAt), () =>
      setTimeout(() => response.destroy(), 50),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `${origin}/owner/model.gguf`, origin, ranges };
}

/** A data folder whose engine is there, so that npm is not needed. */
function home() {
  const dataDir = emptyFolder();
  const folder = engineFolder(dataDir);
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(engineFiles(PLATFORM).lockFile));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), PLATFORM);
  const progress: number[] = [];
  const place = {
    dataDir,
    platformName: PLATFORM,
    freeMemory: 8e9,
    say: () => undefined,
    onProgress: (done: number) => void progress.push(done),
    retryAfter: 1,
  };
  const files = () => readdirSync(folder).filter((name) => name.endsWith('.gguf'));
  return { dataDir, folder, place, progress, files };
}

it('fetches a file with progress, checks it by the hash of its host, and notes it', async () => {
  const { url } = await fakeHost();
  const { place, folder, progress, dataDir, files } = home();
  switchOff(dataDir);
  await installModel(orderAt(url, null), place);
  const noted = readInstalled(dataDir);
  expect(noted).toMatchObject({ model: 'model', size: FILE.length, sha256: SHA256 });
  expect(readFileSync(join(folder, noted!.file)).equals(FILE)).toBe(true);
  expect(files()).toEqual([noted!.file]);
  expect(progress.at(-1)).toBe(FILE.length);
  expect(isSwitchedOff(dataDir)).toBe(false);
});

it('goes on after a break where it was', async () => {
  const { url, ranges } = await fakeHost({ breakAt: 180_000 });
  const { place, dataDir } = home();
  await installModel(orderAt(url, null), place);
  expect(ranges[0]).toBe(undefined);
  expect(Number(/\d+/.exec(ranges[1]!)![0])).toBeGreaterThan(0);
  expect(readInstalled(dataDir)).not.toBe(null);
});

it('begins again at a host that sends no parts', async () => {
  const { url } = await fakeHost({ breakAt: 180_000, isWhole: true });
  const { place, dataDir } = home();
  await installModel(orderAt(url, null), place);
  expect(readInstalled(dataDir)).not.toBe(null);
});

it('fetches a file once that is there and whole, says so, and lets its process run on', async () => {
  const { url, ranges } = await fakeHost();
  const { place, dataDir, folder } = home();
  await installModel(orderAt(url, null), place);
  const noted = readInstalled(dataDir);
  switchOff(dataDir);
  const said: string[] = [];
  const again = { ...place, say: (line: string) => void said.push(line) };
  await installModel(orderAt(url, null), { ...again, freeSpace: () => Promise.resolve(0) });
  expect(said).toEqual(['The file of model is already here, and its SHA-256 is right.']);
  expect([ranges.length, readInstalled(dataDir)]).toEqual([1, noted]);
  expect(isSwitchedOff(dataDir)).toBe(false);
  // As long, but not the same.
  writeFileSync(join(folder, noted!.file), randomBytes(FILE.length));
  await installModel(orderAt(url, null), again);
  expect(ranges.length).toBe(2);
  expect(readFileSync(join(folder, noted!.file)).equals(FILE)).toBe(true);
});

it('needs room for what is not fetched yet', async () => {
  const { url, ranges } = await fakeHost();
  const { place, dataDir, folder } = home();
  const withRoom = (bytes: number) => ({ ...place, freeSpace: () => Promise.resolve(bytes) });
  const part = join(folder, 'fetched', `${SHA256}.part`);
  mkdirSync(join(folder, 'fetched'));
  writeFileSync(part, FILE.subarray(0, 200_000));
  await expect(installModel(orderAt(url, null), withRoom(99_999))).rejects.toThrow(
    /^\S+ \S+ of the file are to be fetched, and DATA_DIR has less room: make room\.$/,
  );
  expect([ranges, readInstalled(dataDir)]).toEqual([[], null]);
  await installModel(orderAt(url, null), withRoom(100_000));
  expect(ranges).toEqual(['bytes=200000-']);
  expect(readInstalled(dataDir)?.sha256).toBe(SHA256);
});

it('deletes a file of another hash, and leaves the model of before', async () => {
  const { place, dataDir, files, folder } = home();
  await installModel(orderAt((await fakeHost()).url, null), place);
  const before = readInstalled(dataDir);
  const { url } = await fakeHost({ sends: randomBytes(1000), linkedEtag: `"${'0'.repeat(64)}"` });
  await expect(installModel(orderAt(url, null), place)).rejects.toThrow(
    'The file that came is not the one of this SHA-256, so it was deleted',
  );
  expect(readInstalled(dataDir)).toEqual(before);
  expect(files()).toEqual([before!.file]);
  expect(readdirSync(join(folder, 'fetched')).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('takes the place of the model of before', async () => {
  const { place, dataDir, files } = home();
  await installModel(orderAt((await fakeHost()).url, null), place);
  const other = randomBytes(500);
  const sha256 = createHash('sha256').update(other).digest('hex');
  const { url } = await fakeHost({ sends: other, linkedEtag: null });
  await installModel(orderAt(url, sha256.toUpperCase()), place);
  expect(readInstalled(dataDir)?.sha256).toBe(sha256);
  expect(files()).toHaveLength(1);
});

it.each([
  ['no hash', { linkedEtag: null }, {}, /does not say the SHA-256 .* say --sha256\.$/],
  ['too little memory', {}, { freeMemory: 500_000 }, /^The model needs .* choose a smaller one\.$/],
] as const)('refuses a file with %s, and fetches nothing', async (_, behaviour, more, words) => {
  const { url, ranges } = await fakeHost(behaviour);
  const { place, dataDir } = home();
  const refused = installModel(orderAt(url, null), { ...place, ...more });
  await expect(refused).rejects.toThrow(words);
  await expect(refused).rejects.toBeInstanceOf(InstallError);
  expect([ranges, readInstalled(dataDir)]).toEqual([[], null]);
});

it('refuses an address without a file, and what is none', async () => {
  const { origin } = await fakeHost();
  const { place } = home();
  await expect(installModel(orderAt(`${origin}/none.gguf`, null), place)).rejects.toThrow(
    'does not have the file (status 404)',
  );
  expect(() => orderAt('ftp://host/model.gguf', null)).toThrow(InstallError);
  expect(() => orderAt('https://host/model.zip', null)).toThrow(InstallError);
  expect(() => orderAt('https://host/model.gguf', 'abc')).toThrow(InstallError);
});

it('says in one sentence where the engine has no program for a machine', () => {
  const linux = { platform: 'linux', arch: 'x64', hasGlibc: true };
  expect(platformPackage(linux)).toEqual({ ok: true, name: PLATFORM });
  for (const machine of [
    { ...linux, hasGlibc: false },
    { ...linux, arch: 's390x' },
  ])
    expect(platformPackage(machine)).toEqual({
      ok: false,
      message: expect.stringMatching(/^The engine has no program for [^.]+\.$/),
    });
});

it('installs the one platform package of exactly the version that was looked at', () => {
  const { manifest, lockFile } = engineFiles('@node-llama-cpp/mac-arm64-metal');
  expect(manifest).toMatchObject({
    dependencies: { 'node-llama-cpp': '3.21.1', '@node-llama-cpp/mac-arm64-metal': '3.21.1' },
  });
  const { packages } = lockFile as {
    packages: Record<string, { optional?: boolean; integrity: string }>;
  };
  const engines = Object.entries(packages).filter(([path]) => path.includes('/@node-llama-cpp/'));
  expect(engines.filter(([, { optional }]) => !optional).map(([path]) => path)).toEqual([
    'node_modules/@node-llama-cpp/mac-arm64-metal',
  ]);
  for (const [path, { integrity }] of Object.entries(packages).slice(1))
    expect(integrity, path).toMatch(/^sha512-/);
});

it('knows a file for each suggested model', () => {
  for (const suggestion of SUGGESTIONS)
    expect(orderOf(suggestion).url).toMatch(
      /^https:\/\/huggingface\.co\/[\w-]+\/[\w.-]+-GGUF\/resolve\/main\/[\w.-]+\.gguf$/,
    );
});
