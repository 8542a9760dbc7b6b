import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { variableOf } from '../../app/platform/settings/setting-values.server.ts';
import { readSettings, SETTINGS } from '../../app/platform/settings/settings.server.ts';
import { findNginx } from '../processes/find-nginx.ts';
import { emptyFolder } from './built-server.ts';

type Service = {
  image?: string;
  environment: Record<string, string>;
  ports?: string[];
  networks: { default: { ipv4_address: string } };
  healthcheck: { test: string[] };
};
type Compose = {
  services: Record<string, Service>;
  networks: { default: { ipam: { config: [{ subnet: string; gateway: string }] } } };
};

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const compose = (name: string) => parse(read(name), { merge: true }) as Compose;
const { services, networks } = compose('compose.scaled.yaml');
const nginx = services['nginx']!;
const processes = Object.entries(services).filter(([name]) => name.startsWith('broetry-'));
const [, first] = processes[0]!;
const GIVEN = { POSTGRES_PASSWORD: '0123abcd', SESSION_SECRET: 'f'.repeat(48) };

/** A service's environment, as compose fills it in from `given`. */
function filled({ environment }: Service, given: Record<string, string | undefined> = GIVEN) {
  const fill = (value: string) =>
    value.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, variable: string, kind, rest) => {
      const known = given[variable];
      if (known === undefined && kind !== '-') throw new Error(`${variable}: ${rest}`);
      return known ?? rest;
    });
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, fill(value)]),
  );
}
const addressOf = ({ networks: { default: own } }: Service) => own.ipv4_address;

it('says in compose.yaml what a bind to every address asks for, on this machine alone', () => {
  const one = compose('compose.yaml').services['broetry']!;
  expect(readSettings(one.environment)).toMatchObject({
    host: '0.0.0.0',
    port: 3000,
    loopback: false,
    publicOrigin: 'http://localhost:3000',
    insecureHttp: true,
    dataDir: '/data',
    demoSignIn: 'on',
  });
  expect([one.ports, nginx.ports]).toEqual([['127.0.0.1:3000:3000'], ['127.0.0.1:3000:3000']]);
  expect(read('compose.postgres.yaml')).not.toContain('ports:');
});

it('names settings that there are, and starts with them', () => {
  const known = new Set<string>(Object.keys(SETTINGS).map(variableOf));
  expect(Object.keys(first.environment).filter((name) => !known.has(name))).toEqual([]);
  expect(readSettings(filled(first))).toMatchObject({
    host: '0.0.0.0',
    port: 3000,
    publicOrigin: 'http://localhost:3000',
    insecureHttp: true,
    databaseUrl: 'postgres://broetry:0123abcd@postgres:5432/broetry',
    dataDir: '/data',
    demoSignIn: 'off',
    trustProxy: [addressOf(nginx)],
  });
  const open = { ...GIVEN, PUBLIC_ORIGIN: 'https://broetry.example', INSECURE_HTTP: 'off' };
  expect(readSettings(filled(first, open))).toMatchObject({ insecureHttp: false });
});

it('starts with no password or secret that somebody could forget to change', () => {
  for (const name of Object.keys(GIVEN))
    expect(() => filled(first, { ...GIVEN, [name]: undefined })).toThrow(`${name}: set ${name}`);
  for (const service of Object.values(compose('compose.postgres.yaml').services))
    expect(() => filled(service, {})).toThrow('POSTGRES_PASSWORD: set POSTGRES_PASSWORD');
});

it('puts nginx before every process, and lets in nobody else', () => {
  expect(processes).toHaveLength(3);
  const { PORT: port } = filled(first);
  const servers = processes.map(
    ([, service]) => `server ${addressOf(service)}:${port} max_fails=0;`,
  );
  const [{ subnet, gateway }] = networks.default.ipam.config;
  expect(nginx.environment).toEqual({
    BROETRY_LISTEN: '3000',
    BROETRY_SERVERS: servers.join(' '),
    BROETRY_BEFORE: gateway,
  });
  const network = subnet.replace('0/24', '');
  for (const [, service] of [...processes, ['', nginx] as const])
    expect(addressOf(service).startsWith(network)).toBe(true);
});

it.each(['compose.scaled.yaml', 'compose.postgres.yaml'])(
  'asks Postgres for the user and the database that the processes of %s use',
  (file) => {
    const { postgres, broetry, 'broetry-1': scaled } = compose(file).services;
    const url = new URL(filled((broetry ?? scaled)!)['DATABASE_URL']!);
    const name = url.pathname.slice(1);
    const [user, password] = [url.username, url.password];
    expect(filled(postgres!)).toEqual({
      POSTGRES_USER: user,
      POSTGRES_DB: name,
      POSTGRES_PASSWORD: password,
    });
    expect(postgres!.healthcheck.test).toEqual([
      'CMD',
      'pg_isready',
      `--username=${user}`,
      `--dbname=${name}`,
    ]);
    // The client programs in the image are Debian's: a server of a later version refuses them.
    const image = /^postgres:\d+-(\w+)/.exec(postgres!.image ?? '')?.[1];
    expect(read('Dockerfile')).toContain(`FROM debian:${image}-slim\n`);
  },
);

it('gives nginx a file that it accepts', { meta: { needs: 'nginx' } }, ({ skip }) => {
  // As the image does it: only variables that are set are filled in.
  const site = read('deploy/nginx.conf.template').replaceAll(
    /\$\{?(\w+)\}?/g,
    (whole, name: string) => nginx.environment[name] ?? whole,
  );
  expect(site).not.toContain('${');
  const program = findNginx();
  if (program === null) return skip();
  const folder = emptyFolder();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `pid ${folder}/pid; events {} http { access_log off; ${site} }`);
  const checked = spawnSync(program, ['-t', '-q', '-p', folder, '-e', 'stderr', '-c', file]);
  expect([checked.status, String(checked.stderr)]).toEqual([0, '']);
});
