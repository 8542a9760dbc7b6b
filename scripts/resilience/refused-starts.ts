import { once } from 'node:events';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Migrator } from 'kysely/migration';
import { lockDataDir } from '../../app/platform/db/sqlite.server.ts';
import { migrate, MIGRATIONS } from '../../app/platform/db/migrate.server.ts';
import { openDatabase } from '../../app/platform/db/database.server.ts';

type Env = Record<string, string>;
/** The cause of a failed start. `end` removes it. */
type Obstacle = { env?: Env; end?: () => void };

/** A start that must end at once with a one-sentence error. `prepare` creates the cause in its own data folder. */
export type RefusedStart = {
  name: string;
  says: RegExp;
  prepare: (dataDir: string) => Promise<Obstacle> | Obstacle;
};

const setting = (env: Env, says: RegExp): RefusedStart => ({
  name: Object.entries(env)
    .map(([name, value]) => `${name}=${value.slice(0, 40)}`)
    .join(' '),
  says,
  prepare: () => ({ env }),
});

const SETTINGS: readonly RefusedStart[] = [
  setting({ PORT: 'eighty' }, /^PORT must be a whole number/),
  setting({ PORT: '99999' }, /^PORT must be a whole number/),
  setting({ HOST: '0.0.0.0' }, /^HOST 0\.0\.0\.0 can be reached.*set PUBLIC_ORIGIN/),
  setting({ HOST: '203.0.113.77', PUBLIC_ORIGIN: 'https://x.example' }, /^HOST is not an address/),
  setting({ PUBLIC_ORIGIN: 'https://x.example/path' }, /^PUBLIC_ORIGIN must be an address/),
  setting({ PUBLIC_ORIGIN: 'x.example' }, /^PUBLIC_ORIGIN must be an address/),
  setting({ PUBLIC_ORIGIN: 'http://x.example' }, /^PUBLIC_ORIGIN is plain http.*INSECURE_HTTP=on/),
  setting({ INSECURE_HTTP: 'perhaps' }, /^INSECURE_HTTP must be/),
  setting({ SESSION_SECRET: 'too short' }, /^SESSION_SECRET must be at least 32/),
  setting({ TRUST_PROXY: '*' }, /^TRUST_PROXY must list/),
  setting({ TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY must list/),
  setting({ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be/),
  setting({ DATABASE_URL: 'mysql://root@127.0.0.1/x' }, /^DATABASE_URL must start with postgres/),
  setting({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' }, /^The database does not answer/),
  setting(
    { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '-1' },
    /^GUEST_GENERATIONS_PER_ADDRESS_PER_DAY /,
  ),
  setting({ OIDC_ISSUER: 'https://id.example' }, /OIDC_ISSUER.*set both, or none/),
  setting({ S3_ENDPOINT: 'https://s3.example' }, /^S3_ENDPOINT needs S3_ACCESS_KEY_ID/),
  setting({ OPENAI_BASE_URL: 'not an address' }, /^OPENAI_BASE_URL /),
  setting({ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN /),
];

/** Causes that need more than a setting. */
const REFUSED_PLACES: readonly RefusedStart[] = [
  {
    name: 'a port that is taken',
    says: /^Port \d+ is taken/,
    async prepare() {
      const blocker = createServer().listen(0, '127.0.0.1');
      await once(blocker, 'listening');
      const { port } = blocker.address() as { port: number };
      return { env: { PORT: String(port) }, end: () => blocker.close() };
    },
  },
  {
    name: 'a data folder that is a file',
    says: /^DATA_DIR .* cannot be written/,
    prepare(dataDir) {
      rmSync(dataDir, { recursive: true });
      writeFileSync(dataDir, '');
      return {};
    },
  },
  {
    name: 'a data folder that cannot be',
    says: /^DATA_DIR \/proc.* cannot be written/,
    prepare: () => ({ env: { DATA_DIR: '/proc/broetry/data' } }),
  },
  {
    name: 'a data folder that another Broetry has',
    says: /is in use by another Broetry/,
    prepare(dataDir) {
      const lock = lockDataDir(dataDir);
      return { end: () => lock?.release() };
    },
  },
  {
    name: 'half of a restore',
    says: /holds half of a restore: restore again/,
    prepare: (dataDir) => written(dataDir, 'restore-unfinished', '/elsewhere\n'),
  },
  {
    name: 'a session secret that is cut off',
    says: /session-secret is damaged/,
    prepare: (dataDir) => written(dataDir, 'session-secret', 'abc'),
  },
  {
    name: 'a database that is a poem',
    says: /is damaged or not a database: restore a backup/,
    prepare: (dataDir) => written(dataDir, 'broetry.sqlite', 'roses are red\n'.repeat(1000)),
  },
  {
    name: 'a database with a damaged page in its middle',
    says: /is damaged or not a database: restore a backup/,
    async prepare(dataDir) {
      await migrated(dataDir);
      const file = join(dataDir, 'broetry.sqlite');
      const pages = Math.floor(statSync(file).size / 4096);
      const handle = openSync(file, 'r+');
      writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, (pages >> 1) * 4096);
      closeSync(handle);
      return {};
    },
  },
  {
    name: 'a database with an index that says otherwise than its table',
    says: /is damaged or not a database: restore a backup/,
    async prepare(dataDir) {
      await migrated(dataDir);
      const path = join(dataDir, 'broetry.sqlite');
      const file = readFileSync(path);
      // A migration's name is stored in a table and in its index. Changing one copy makes them differ.
      file.write('0003-peopld', file.indexOf('0003-people'));
      writeFileSync(path, file);
      return {};
    },
  },
  {
    name: 'a database that is cut off',
    says: /is damaged or not a database: restore a backup/,
    async prepare(dataDir) {
      await migrated(dataDir);
      const file = join(dataDir, 'broetry.sqlite');
      const handle = new DatabaseSync(file);
      handle.exec('pragma wal_checkpoint(truncate)');
      handle.close();
      truncateSync(file, (Math.floor(statSync(file).size / 4096) >> 1) * 4096);
      return {};
    },
  },
  {
    name: 'a database that another program has locked',
    says: /is locked by another program: stop it/,
    async prepare(dataDir) {
      await migrated(dataDir);
      const other = new DatabaseSync(join(dataDir, 'broetry.sqlite'));
      other.exec('pragma locking_mode = exclusive; begin exclusive; commit; begin immediate');
      return { end: () => other.close() };
    },
  },
  {
    name: 'the schema of a newer version',
    says: /was used by a newer Broetry: start that version/,
    async prepare(dataDir) {
      await migrated(dataDir, '9999-of-tomorrow');
      return {};
    },
  },
  {
    name: 'an upgrade that cannot be backed up',
    says: /^No backup could be made before the upgrade/,
    async prepare(dataDir) {
      const db = openDatabase({ databaseUrl: undefined, dataDir });
      const older = Object.fromEntries(Object.entries(MIGRATIONS).slice(0, 5));
      const provider = { getMigrations: () => Promise.resolve(older) };
      await new Migrator({ db, provider }).migrateToLatest();
      await db.destroy();
      return written(dataDir, 'backups', 'in the way');
    },
  },
];

/** All failing starts, settings first. */
export const REFUSED_STARTS: readonly RefusedStart[] = [...SETTINGS, ...REFUSED_PLACES];

function written(dataDir: string, name: string, text: string): Obstacle {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, name), text);
  return {};
}

async function migrated(dataDir: string, later?: string): Promise<void> {
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(db);
  await db.destroy();
  if (later === undefined) return;
  const database = new DatabaseSync(join(dataDir, 'broetry.sqlite'));
  database
    .prepare('insert into kysely_migration (name, timestamp) values (?, ?)')
    .run(later, '2030');
  database.close();
}

/** Returns whether the output is a one-sentence error without a stack trace or further lines. */
export function isOneSentence(output: string): boolean {
  return /^[^\n]+\.(?: [^\n]+\.)?\n$/.test(output) && !/\bat .*:\d+:\d+|node:internal/.test(output);
}
