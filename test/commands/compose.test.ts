import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { MAX_TEXT_LENGTH } from '../../comedy/translate/voices.ts';
import { completionsUrls } from '../../app/platform/model/model-request.server.ts';
import { callLimits, hasModel } from '../../app/platform/settings/model-settings.server.ts';
import { variableOf } from '../../app/platform/settings/setting-values.server.ts';
import { readSettings, SETTINGS } from '../../app/platform/settings/settings.server.ts';
import { findNginx } from '../processes/find-nginx.ts';
import { emptyFolder } from './built-server.ts';
import { filledEnvironment } from './filled-environment.ts';

type Service = {
  image?: string;
  environment: Record<string, string>;
  mem_limit?: string;
  pids_limit?: number;
  ports?: string[];
  volumes?: string[];
  networks: { default: { ipv4_address: string } };
  healthcheck: { test: string[] };
  models?: Record<string, { endpoint_var: string; model_var: string }>;
};
type Model = { model: string; context_size: number; runtime_flags: string[] };
type Compose = {
  services: Record<string, Service>;
  models?: Record<string, Model>;
  networks: { default: { ipam: { config: [{ subnet: string; gateway: string }] } } };
};

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const compose = (name: string) => parse(read(name), { merge: true }) as Compose;
const servicesOf = (name: string) => Object.entries(compose(name).services);
const { services, networks } = compose('compose.scaled.yaml');
const nginx = services['nginx']!;
const processes = Object.entries(services).filter(([name]) => name.startsWith('broetry-'));
const [, first] = processes[0]!;
const GIVEN = { POSTGRES_PASSWORD: '0123abcd', SESSION_SECRET: 'f'.repeat(48) };

const filled = ({ environment }: Service, given: Record<string, string | undefined> = GIVEN) =>
  filledEnvironment(environment, given);
const addressOf = ({ networks: { default: own } }: Service) => own.ipv4_address;

it('says in compose.yaml what a bind to every address asks for, on this machine alone', () => {
  const one = compose('compose.yaml').services['broetry']!;
  expect(readSettings(filled(one))).toMatchObject({
    host: '0.0.0.0',
    port: 3000,
    loopback: false,
    publicOrigin: 'http://localhost:3000',
    insecureHttp: true,
    dataDir: '/storage',
    demoSignIn: 'on',
  });
  expect([one.ports, nginx.ports]).toEqual([['127.0.0.1:3000:3000'], ['127.0.0.1:3000:3000']]);
  expect(read('compose.postgres.yaml')).not.toContain('ports:');
});

it('takes address and demo sign-in of compose.yaml from the environment, and refuses both for others', () => {
  const one = compose('compose.yaml').services['broetry']!;
  const open = { PUBLIC_ORIGIN: 'https://broetry.example', INSECURE_HTTP: 'off' };
  expect(() => readSettings(filled(one, open))).toThrow('set it to off, or to public');
  for (const demoSignIn of ['off', 'public'])
    expect(readSettings(filled(one, { ...open, DEMO_SIGN_IN: demoSignIn }))).toMatchObject({
      publicOrigin: 'https://broetry.example',
      insecureHttp: false,
      demoSignIn,
    });
});

it('mounts the volume of every compose file where the image keeps its data', () => {
  const folder = /^ENV .*\bDATA_DIR=(\S+)/m.exec(read('Dockerfile'))?.[1];
  expect(read('Dockerfile')).toContain(`\nVOLUME ${folder}\n`);
  const own = [...servicesOf('compose.yaml'), ...servicesOf('compose.scaled.yaml')];
  const mounted = own.filter(([name]) => name.startsWith('broetry'));
  expect(mounted.length).toBe(4);
  for (const [, { environment, volumes }] of mounted)
    expect([environment['DATA_DIR'], volumes]).toEqual([folder, [`broetry-data:${folder}`]]);
});

const FILES = globSync('compose*.yaml', { cwd: root }).filter((file) => !compose(file).models);
const MEGABYTES: Readonly<Record<string, number>> = { m: 1, g: 1024 };

it.each(FILES)('limits memory and processes of every service that %s starts', (file) => {
  // Without an image it changes a service of another file.
  const started = Object.entries(compose(file).services).filter(([, { image }]) => image);
  expect(started.length).toBeGreaterThan(0);
  for (const [name, { mem_limit: memory = '', pids_limit: processCount = 0 }] of started) {
    const [, number, unit = ''] = /^(\d+)([mg])$/.exec(memory) ?? [];
    const megabytes = Number(number) * (MEGABYTES[unit] ?? NaN);
    expect([name, megabytes > 0, processCount > 0]).toEqual([name, true, true]);
    // docs/self-hosting.md says how much suffices.
    if (name.startsWith('broetry')) expect(megabytes).toBeGreaterThanOrEqual(512);
  }
});

it('binds the model of compose.model.yaml to the settings of the writer, within limits of its own', () => {
  const { services: site, models = {} } = compose('compose.model.yaml');
  const binding = site['broetry']!.models!;
  expect(Object.keys(binding)).toEqual(Object.keys(models));
  const { endpoint_var: endpoint, model_var: name } = binding['writer']!;
  expect([endpoint, name]).toEqual(['openaiBaseUrl', 'openaiModel'].map(variableOf));
  // As Docker Model Runner fills them in.
  const model = filledEnvironment({ model: models['writer']!.model }, {})['model']!;
  const settings = readSettings({
    ...filled(compose('compose.yaml').services['broetry']!),
    [endpoint]: 'http://model-runner.docker.internal/engines/v1/',
    [name]: model,
  });
  expect([hasModel(settings), settings.openaiModel]).toEqual([true, 'ai/gemma3:4B-Q4_K_M']);
  expect(completionsUrls(settings).map(String)).toEqual([
    'http://model-runner.docker.internal/engines/v1/chat/completions',
  ]);
  // Of the own network: one call at once, and as much time as a processor needs.
  expect(callLimits(settings).callsAtOnce).toBe(1);
  const { context_size: context, runtime_flags: flags } = models['writer']!;
  // The rules, the longest pasted text at three characters a token, and the answer.
  expect(context).toBeGreaterThan(1000 + MAX_TEXT_LENGTH / 3 + settings.openaiMaxTokens);
  expect(context).toBeLessThanOrEqual(8192);
  expect(flags).toEqual(['--parallel', '1']);
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
    dataDir: '/storage',
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
