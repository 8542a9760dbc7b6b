import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { APP_SOURCES } from '../test/app-sources.ts';
import { emptyFolder, startServer } from '../test/commands/built-server.ts';

const ROOT = join(import.meta.dirname, '..');
const PRELOAD = join(ROOT, 'test/commands/note-packages.mjs');
const MAX_LOADED = 80;
const EXACT = /^\d+\.\d+\.\d+$/;
const LICENCES =
  /^(MIT|ISC|0BSD|Unlicense|Apache-2\.0|BSD-3-Clause|OFL-1\.1|LGPL-3\.0-or-later|BlueOak-1\.0\.0)$/;

type Locked = {
  version?: string;
  integrity?: string;
  license?: string;
  engines?: { node?: string };
  dependencies?: Record<string, string>;
  resolved?: string;
  inBundle?: boolean;
  dev?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
  deprecated?: string;
};
type Project = Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
> & { engines: { node: string }; scripts: Record<string, string> };

const read = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
const project = read('package.json') as Project;
const lock = (read('package-lock.json') as { packages: Record<string, Locked> }).packages;
const locked = Object.entries(lock).filter(([path]) => path !== '');
const inProduction = locked.filter(([, { dev }]) => dev !== true);

/** The development packages that the build puts into its files: the sources import them. */
const builtIn = [
  ...new Set(
    // The routes are read by the builder alone.
    APP_SOURCES.filter(({ file }) => file !== 'routes.ts').flatMap(({ text }) =>
      [...text.matchAll(/\b(?:from |import |import\()'((?:@[^/']+\/)?[^/'.][^/']*)/g)].map(
        ([, name = '']) => name,
      ),
    ),
  ),
].filter((name) => name in project.devDependencies);

/** Packages with all that they need. */
function withNeeds(names: readonly string[]): [string, Locked][] {
  const found = new Map<string, Locked>();
  const open = names.map((name) => `node_modules/${name}`);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const entry = lock[path];
    if (entry === undefined || found.has(path)) continue;
    found.set(path, entry);
    open.push(...Object.keys(entry.dependencies ?? {}).map((name) => `node_modules/${name}`));
  }
  return [...found];
}

it('pins every package to one version', () => {
  const all = {
    ...project.dependencies,
    ...project.devDependencies,
    ...project.optionalDependencies,
  };
  const loose = Object.entries(all).filter(([, version]) => !EXACT.test(version));
  expect(loose).toEqual([]);
  for (const [name, version] of Object.entries(all)) {
    expect([name, lock[`node_modules/${name}`]?.version]).toEqual([name, version]);
  }
});

it('takes packages by their hash and from nowhere but the registry', () => {
  for (const [path, { integrity, inBundle, link, resolved, version }] of locked) {
    // A bundled package is covered by the hash of its parent.
    if (!inBundle) expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)]);
    expect([path, link ?? false]).toEqual([path, false]);
    expect([path, resolved ?? '']).toEqual([path, expect.not.stringMatching(/^(git|file|http:)/)]);
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  }
});

it('adds a package as exactly the version that was looked at', () => {
  // Ignores the settings of a surrounding npm.
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const { stdout, status } = spawnSync('npm', ['config', 'get', 'save-exact'], {
    cwd: ROOT,
    env: Object.fromEntries(own),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect([status, stdout.trim()]).toEqual([0, 'true']);
});

it('runs no script of a package that is installed, only its own', () => {
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  expect(scripted.map(([path]) => path)).toEqual([]);
  const atInstall = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish'];
  const own = Object.entries(project.scripts).filter(([name]) => atInstall.includes(name));
  expect(own).toEqual([['postinstall', 'node scripts/link-node.mjs']]);
});

// For a package without the field.
function licenceFile(path: string): string {
  return readFileSync(join(ROOT, path, 'LICENSE'), 'utf8').startsWith('MIT License')
    ? 'MIT'
    : 'none';
}

it('uses no deprecated package and only allowed licences', () => {
  for (const [path, { deprecated, license = licenceFile(path) }] of [
    ...inProduction,
    ...withNeeds(builtIn),
  ]) {
    expect([path, deprecated]).toEqual([path, undefined]);
    const each = license.replace(/^\(|\)$/g, '').split(/ (?:OR|AND) /);
    const strange = each.filter((name) => !LICENCES.test(name));
    expect([path, strange]).toEqual([path, []]);
  }
});

it('says in docs/decisions.md what each runtime package saves, and names no other', () => {
  const table = readFileSync(join(ROOT, 'docs/decisions.md'), 'utf8');
  const rows = [...table.matchAll(/^\| (.+?) \|/gm)].slice(1);
  const named = rows.flatMap(([, names = '']) => names.split(', '));
  const names = [...Object.keys(project.dependencies), ...builtIn].map((name) =>
    name.replace(/^(@fontsource(?:-variable)?\/noto)-.+/, '$1-*'),
  );
  expect(named.toSorted()).toEqual([...new Set(names)].toSorted());
});

it('installs on the oldest Node that it names without a warning', () => {
  const oldestOf = (range: string) => Number(/\d+/.exec(range)?.[0] ?? 0);
  const newer = inProduction
    .filter(([, { engines }]) => oldestOf(engines?.node ?? '') > oldestOf(project.engines.node))
    .map(([path]) => path);
  expect(newer).toEqual([]);
});

it('loads few packages, all of them for production', { timeout: 60_000 }, async () => {
  const file = join(emptyFolder(), 'packages');
  // With a sign-in provider, as in production.
  const server = await startServer({
    DATA_DIR: emptyFolder(),
    DEMO_SIGN_IN: 'off',
    OIDC_ISSUER: 'https://issuer.invalid',
    OIDC_CLIENT_ID: 'broetry',
    NODE_OPTIONS: `--import=${pathToFileURL(PRELOAD).href}`,
    PACKAGES_FILE: file,
  });
  const { origin } = server;
  const paths = ['/', '/generator', '/community', '/login', '/auth/oidc/start'];
  for (const path of paths) await fetch(origin + path, { redirect: 'manual' });
  await fetch(`${origin}/api/generations`, {
    method: 'POST',
    body: '{"style":"gpt4-context","fields":{"context":"I made toast"}}',
    headers: { origin, 'content-type': 'application/json', 'idempotency-key': 'key-000001' },
  });
  await server.stop();
  const loaded = readFileSync(file, 'utf8').split('\n');
  const known = new Set(inProduction.map(([path]) => path.replace(/.*node_modules\//, '')));
  expect(loaded.filter((name) => !known.has(name))).toEqual([]);
  expect(loaded).toContain('hono');
  expect(loaded.length).toBeLessThanOrEqual(MAX_LOADED);
});
