import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings, SETTINGS } from '../../app/platform/settings/settings.server.ts';
import { findNginx } from '../processes/find-nginx.ts';
import { emptyFolder } from './built-server.ts';

const root = join(import.meta.dirname, '../..');
const FILE = readFileSync(join(root, 'compose.scaled.yaml'), 'utf8');
const TEMPLATE = readFileSync(join(root, 'deploy/nginx.conf.template'), 'utf8');
const GIVEN = { POSTGRES_PASSWORD: '0123abcd', SESSION_SECRET: 'f'.repeat(48) };

/** The block of lines below `name:` that stands that far in. */
function blockOf(name: string, within = FILE, indent = 2): string {
  const spaces = ' '.repeat(indent);
  const block = new RegExp(`^${spaces}${name}:.*\\n((?:${spaces} +.*\\n|\\n)+)`, 'm').exec(within);
  if (!block) throw new Error(`compose.scaled.yaml has no ${name}`);
  return block[1]!;
}

/** The variables of a block's environment, as compose fills them in from `given`. */
function environmentOf(block: string, indent: number, given: Record<string, string> = {}) {
  const lines = blockOf('environment', block, indent).matchAll(/^ +(\w+): '(.*)'$/gm);
  const filled = [...lines].map(([, name = '', value = '']) => [
    name,
    value.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, variable: string, kind, rest) => {
      const known = given[variable];
      if (known === undefined && kind !== '-') throw new Error(`${variable}: ${rest}`);
      return known ?? rest;
    }),
  ]);
  return Object.fromEntries(filled) as Record<string, string>;
}

const broetry = (given: Record<string, string> = GIVEN) =>
  environmentOf(blockOf('x-broetry', FILE, 0), 2, given);
const nginx = () => environmentOf(blockOf('nginx'), 4);
const addressOf = (service: string) => /ipv4_address: (\S+)/.exec(blockOf(service))?.[1];

it('names settings that there are, and starts with them', () => {
  const known = new Set<string>(Object.values(SETTINGS).map(({ variable }) => variable));
  for (const name of Object.keys(broetry())) expect([name, known.has(name)]).toEqual([name, true]);
  expect(readSettings(broetry())).toMatchObject({
    host: '0.0.0.0',
    port: 3000,
    publicOrigin: 'http://localhost:3000',
    insecureHttp: true,
    databaseUrl: 'postgres://broetry:0123abcd@postgres:5432/broetry',
    dataDir: '/data',
    demoSignIn: 'off',
    trustProxy: [addressOf('nginx')],
  });
  const open = { ...GIVEN, PUBLIC_ORIGIN: 'https://broetry.example', INSECURE_HTTP: 'off' };
  expect(readSettings(broetry(open))).toMatchObject({ insecureHttp: false });
});

it('starts with no password or secret that somebody could forget to change', () => {
  for (const name of Object.keys(GIVEN))
    expect(() => broetry({ ...GIVEN, [name]: undefined as unknown as string })).toThrow(
      `${name}: set ${name}`,
    );
});

it('puts nginx before every process, and lets in nobody else', () => {
  const services = [...FILE.matchAll(/^ {2}(broetry-\d+):\n {4}<<: \*broetry$/gm)].map(
    ([, name]) => name ?? '',
  );
  expect(services).toHaveLength(3);
  const port = broetry()['PORT'];
  const servers = services.map((name) => `server ${addressOf(name)}:${port} max_fails=0;`);
  expect(nginx()['BROETRY_SERVERS']).toBe(servers.join(' '));
  const [, subnet = '', gateway] = /subnet: (\S+)\.0\/24\n +gateway: (\S+)/.exec(FILE) ?? [];
  expect(nginx()['BROETRY_BEFORE']).toBe(gateway);
  for (const name of [...services, 'nginx']) expect(addressOf(name)).toContain(`${subnet}.`);
  const ports = [...FILE.matchAll(/^ +- '([\d.:]+:\d+)'$/gm)].map(([, published]) => published);
  expect(ports).toEqual([`127.0.0.1:3000:${nginx()['BROETRY_LISTEN']}`]);
});

it('asks Postgres for the user and the database that the processes use', () => {
  const url = new URL(broetry()['DATABASE_URL'] ?? '');
  const postgres = blockOf('postgres');
  const made = environmentOf(postgres, 4, GIVEN);
  expect([made['POSTGRES_USER'], made['POSTGRES_DB'], made['POSTGRES_PASSWORD']]).toEqual([
    url.username,
    url.pathname.slice(1),
    url.password,
  ]);
  expect(postgres).toContain(`--username=${url.username}', '--dbname=${url.pathname.slice(1)}'`);
  // The client programs in the image are Debian's: a server of a later version refuses them.
  const image = /image: postgres:\d+-(\w+)/.exec(postgres)?.[1];
  expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain(`FROM debian:${image}-slim\n`);
});

it('gives nginx a file that it accepts', { meta: { needs: 'nginx' } }, ({ skip }) => {
  // As the image does it: only variables that are set are filled in.
  const given = nginx();
  const site = TEMPLATE.replaceAll(/\$\{?(\w+)\}?/g, (whole, name: string) => given[name] ?? whole);
  expect(site).not.toContain('${');
  const program = findNginx();
  if (program === null) return skip();
  const folder = emptyFolder();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `pid ${folder}/pid; events {} http { access_log off; ${site} }`);
  const checked = spawnSync(program, ['-t', '-q', '-p', folder, '-e', 'stderr', '-c', file]);
  rmSync(folder, { recursive: true });
  expect([checked.status, String(checked.stderr)]).toEqual([0, '']);
});
