import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Migrator } from 'kysely/migration';
import { expect, it, vi } from 'vitest';
import { verifyBackup } from '../../app/platform/backup/backup.server.ts';
import { MIGRATIONS } from '../../app/platform/db/migrate.server.ts';
import { openDatabase } from '../../app/platform/db/database.server.ts';
import { emptyFolder, type Env, refusedStart, startServer } from '../commands/built-server.ts';
import { migrateTo } from '../migrate-to.ts';
import { spawnBuilt } from '../run-server.ts';

const GUEST = { id: 'an-old-guest', created_at: 1, posts_generated: 1, last_used: 1 };

/** The variables of a database that the version before has left, with a guest in it. */
export async function olderDatabase(database: Env): Promise<Env & Record<'DATA_DIR', string>> {
  const env: Env & Record<'DATA_DIR', string> = { DATA_DIR: emptyFolder(), ...database };
  const db = openDatabase({ databaseUrl: env['DATABASE_URL'], dataDir: env.DATA_DIR });
  await migrateTo(db, -1);
  await db.insertInto('guests').values(GUEST).execute();
  await db.destroy();
  return env;
}

/** The last migration and the guests that the database of `env` has now. */
export async function stateOf(env: Env): Promise<{ schema: string | undefined; guests: string[] }> {
  const db = openDatabase({ databaseUrl: env['DATABASE_URL'], dataDir: env['DATA_DIR']! });
  const provider = { getMigrations: () => Promise.resolve(MIGRATIONS) };
  const migrations = await new Migrator({ db, provider }).getMigrations();
  const guests = await db.selectFrom('guests').select('id').execute();
  await db.destroy();
  const schema = migrations.findLast(({ executedAt }) => executedAt)?.name;
  return { schema, guests: guests.map(({ id }) => id) };
}

/** The last migration of the version before; undefined where there is none. */
export const BEFORE = Object.keys(MIGRATIONS).at(-2);
/** The last migration of this version. */
export const NOW = Object.keys(MIGRATIONS).at(-1);

/**
 * What a start promises on older data, on either database. `database` gives the variables of an empty one. Without
 * `canBackUp` no program is there that could back it up.
 */
export function upgradeDrill(database: () => Promise<Env>, canBackUp = true): void {
  // Each starts some processes.
  vi.setConfig({ testTimeout: 60_000 });

  it('makes the schema of an empty database without a backup', async () => {
    const fresh = { DATA_DIR: emptyFolder(), ...(await database()) };
    await (await startServer(fresh)).stop();
    expect(existsSync(join(fresh.DATA_DIR, 'backups'))).toBe(false);
    expect((await stateOf(fresh)).schema).toBe(NOW);
  });

  // The first release has no version before it.
  if (BEFORE === undefined || !canBackUp) return;

  it('backs up before it changes the schema, once', async () => {
    const env = await olderDatabase(await database());
    const backups = join(env.DATA_DIR, 'backups');
    await (await startServer(env)).stop();
    const names = readdirSync(backups);
    expect(names).toEqual([expect.stringMatching(/^\d{4}-.*Z-before-upgrade$/)]);
    const { schema, counts } = await verifyBackup(join(backups, names[0]!));
    if (!env['DATABASE_URL']) expect([schema, counts['guests']]).toEqual([BEFORE, 1]);
    expect(await stateOf(env)).toEqual({ schema: NOW, guests: [GUEST.id] });
    await (await startServer(env)).stop();
    expect(readdirSync(backups)).toEqual(names);
  });

  it('changes nothing when it cannot, says so in one sentence, and goes on with another folder', async () => {
    const env = await olderDatabase(await database());
    const inTheWay = join(env.DATA_DIR, 'backups');
    writeFileSync(inTheWay, 'in the way');
    const { code, output } = await refusedStart(env);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /^No backup could be made before the upgrade: The backup could not be written to [^\n]*\.\n$/,
      ),
    ]);
    expect(await stateOf(env)).toEqual({ schema: BEFORE, guests: [GUEST.id] });
    const elsewhere = join(emptyFolder(), 'kept');
    mkdirSync(elsewhere);
    await (await startServer({ ...env, BACKUP_DIR: elsewhere })).stop();
    expect(readdirSync(elsewhere)).toHaveLength(1);
    expect((await stateOf(env)).schema).toBe(NOW);
  });

  it('has the old schema or the new one after it was killed, and then starts', async () => {
    for (const moment of [200, 400, 600, 800]) {
      const env = await olderDatabase(await database());
      const upgrading = spawnBuilt('main.js', [], env);
      const ended = once(upgrading, 'close');
      await pause(moment);
      upgrading.kill('SIGKILL');
      await ended;
      const { schema, guests } = await stateOf(env);
      expect([BEFORE, NOW]).toContain(schema);
      expect(guests).toEqual([GUEST.id]);
      await (await startServer(env)).stop();
      expect(await stateOf(env)).toEqual({ schema: NOW, guests: [GUEST.id] });
    }
  }, 120_000);
}
