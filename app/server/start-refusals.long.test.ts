import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { lockDataDir } from '../platform/db/sqlite.server.ts';
import { migrateTo } from '../../test/migrate-to.ts';
import { emptyFolder, type Env, refusedStart } from '../../test/commands/built-server.ts';
import { inDatabase } from '../../test/resilience/place.ts';

/** The cause of a failed start. `end` removes it. */
type Obstacle = { env?: Env; end?: () => void };

/** A start that must end at once with a one-sentence error. `prepare` creates the cause in its own data folder. */
type Refusal = [
  name: string,
  says: RegExp,
  prepare: (dataDir: string) => Promise<Obstacle> | Obstacle,
];

const DAMAGED = /is damaged or not a database: restore a backup/;

const setting = (env: Env, says: RegExp): Refusal => [JSON.stringify(env), says, () => ({ env })];

const file = (name: string, path: string, text: string, says: RegExp): Refusal => [
  name,
  says,
  (dataDir) => {
    writeFileSync(join(dataDir, path), text);
    return {};
  },
];

const damagedDatabase = (name: string, damage: (bytes: Buffer) => Buffer): Refusal => [
  name,
  DAMAGED,
  async (dataDir) => {
    const path = await migrated(dataDir);
    writeFileSync(path, damage(readFileSync(path)));
    return {};
  },
];

/** The sentences of the other settings: settings.server.test.ts. */
const REFUSALS: readonly Refusal[] = [
  setting({ PORT: 'eighty' }, /^PORT must be a whole number/),
  setting({ HOST: '203.0.113.77', PUBLIC_ORIGIN: 'https://x.example' }, /^HOST is not an address/),
  setting({ PUBLIC_ORIGIN: 'http://x.example' }, /^PUBLIC_ORIGIN is plain http.*INSECURE_HTTP=on/),
  setting({ OIDC_ISSUER: 'https://id.example' }, /OIDC_ISSUER.*set both, or none/),
  setting({ S3_ENDPOINT: 'https://s3.example' }, /^S3_ENDPOINT needs S3_ACCESS_KEY_ID/),
  setting({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' }, /^The database does not answer/),
  setting({ DATA_DIR: '/proc/broetry/data' }, /^DATA_DIR \/proc.* cannot be written/),
  [
    'a port that is taken',
    /^Port \d+ is taken: stop the other program or set PORT\.$/m,
    async () => {
      const blocker = createServer().listen(0, '127.0.0.1');
      await once(blocker, 'listening');
      const { port } = blocker.address() as { port: number };
      return { env: { PORT: String(port) }, end: () => blocker.close() };
    },
  ],
  [
    'a data folder that is a file',
    /^DATA_DIR .* cannot be written: give this user the right to it, or choose another folder/,
    (dataDir) => {
      rmSync(dataDir, { recursive: true });
      writeFileSync(dataDir, '');
      return {};
    },
  ],
  [
    'a data folder that another Broetry has',
    /is in use by another Broetry: stop it, or choose another folder/,
    (dataDir) => {
      const lock = lockDataDir(dataDir);
      return { end: () => lock?.release() };
    },
  ],
  file('half of a restore', 'restore-unfinished', '/elsewhere\n', /holds half of a restore/),
  file(
    'a session secret that is cut off',
    'session-secret',
    'abc',
    /session-secret is damaged: delete it and start again/,
  ),
  file('a database that is a poem', 'broetry.sqlite', 'roses are red\n'.repeat(1000), DAMAGED),
  damagedDatabase('a database with a damaged page in its middle', (bytes) => {
    const middle = (Math.floor(bytes.length / 4096) >> 1) * 4096;
    return bytes.fill(0xa5, middle, middle + 4096);
  }),
  damagedDatabase('a database with an index that says otherwise than its table', (bytes) => {
    // A migration's name is stored in a table and in its index. Changing one copy makes them differ.
    bytes.write('0100-schemb', bytes.indexOf('0100-schema'));
    return bytes;
  }),
  damagedDatabase('a database that is cut off', (bytes) =>
    bytes.subarray(0, (Math.floor(bytes.length / 4096) >> 1) * 4096),
  ),
  [
    'a database that another program has locked',
    /is locked by another program: stop it/,
    async (dataDir) => {
      const other = new DatabaseSync(await migrated(dataDir));
      other.exec('pragma locking_mode = exclusive; begin exclusive; commit; begin immediate');
      return { end: () => other.close() };
    },
  ],
  [
    'the schema of a newer version',
    /was used by a newer Broetry: start that version/,
    async (dataDir) => {
      using database = new DatabaseSync(await migrated(dataDir));
      database.exec(`insert into kysely_migration values ('9999-of-tomorrow', '2030')`);
      return {};
    },
  ],
  [
    'the schema of before the first release',
    /^This data is from before Broetry 0\.1\.0, .*: begin with an empty DATA_DIR or database\.$/m,
    async (dataDir) => {
      using database = new DatabaseSync(await migrated(dataDir));
      database.exec(`update kysely_migration set name = '0003-people' where name = '0100-schema'`);
      return {};
    },
  ],
];

it.each(REFUSALS)(
  'does not start and says so in one sentence: %s',
  async (_, says, prepare) => {
    const dataDir = join(emptyFolder(), 'data');
    mkdirSync(dataDir);
    const { env, end } = await prepare(dataDir);
    onTestFinished(() => end?.());
    const { code, output } = await refusedStart({ DATA_DIR: dataDir, ...env });
    expect(code).toBe(1);
    expect(output).toMatch(says);
    expect(output).toMatch(/^[^\n]+\.(?: [^\n]+\.)?\n$/);
    expect(output).not.toMatch(/\bat .*:\d+:\d+|node:internal/);
  },
  60_000,
);

/** Makes a database of this version. Returns its path. */
async function migrated(dataDir: string): Promise<string> {
  await inDatabase({ dataDir }, (db) => migrateTo(db));
  return join(dataDir, 'broetry.sqlite');
}
