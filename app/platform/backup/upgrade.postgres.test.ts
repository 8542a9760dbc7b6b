import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { emptyFolder, startServer } from '../../../test/commands/built-server.ts';
import {
  BEFORE,
  NOW,
  olderDatabase,
  stateOf,
  upgradeDrill,
} from '../../../test/contracts/upgrade-drill.ts';
import { freePort } from '../../../test/free-port.ts';
import { spawnBuilt } from '../../../test/run-server.ts';
import { createDatabase } from '../../../test/postgres/create-database.ts';
import { hasClient, pathWithClient } from '../../../test/postgres/path-with-client.ts';

const PATH = pathWithClient();

async function emptyDatabase() {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  return { DATABASE_URL: url, PATH };
}

// Where only npm's Postgres is to be had there is a server and no client.
upgradeDrill(emptyDatabase, hasClient(PATH));

// The first release has no version before it.
if (BEFORE !== undefined) upgradeOnPostgres();

function upgradeOnPostgres(): void {
  it('upgrades without a backup where the client programs are missing, and logs that', async () => {
    const env = await olderDatabase({ ...(await emptyDatabase()), PATH: emptyFolder() });
    const server = await startServer({ ...env, LOG_LEVEL: 'warn' });
    await server.stop();
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":"warn"'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('no backup was made before the upgrade');
    expect(existsSync(join(env.DATA_DIR, 'backups'))).toBe(false);
    expect((await stateOf(env)).schema).toBe(NOW);
  }, 60_000);

  it('says at /healthz that it starts, then that it migrates', async () => {
    const env = await olderDatabase({ ...(await emptyDatabase()), PATH: emptyFolder() });
    const holder = new pg.Client({ connectionString: env['DATABASE_URL'] });
    await holder.connect();
    onTestFinished(() => holder.end());
    // Kysely's lock of migrations, and the table that a start reads first.
    await holder.query('select pg_advisory_lock(3853314791062309107)');
    await holder.query('begin; lock table kysely_migration in access exclusive mode');
    const port = await freePort();
    const child = spawnBuilt('main.js', [], { ...env, PORT: String(port) });
    onTestFinished(() => void child.kill('SIGKILL'));
    const health = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
      return answer && [answer.status, ((await answer.json()) as { reason?: string }).reason];
    };
    await expect.poll(health).toEqual([503, 'starting']);
    await holder.query('rollback');
    await expect.poll(health).toEqual([503, 'migrating']);
    await holder.query('select pg_advisory_unlock_all()');
    await expect.poll(health).toEqual([200, undefined]);
  }, 60_000);
}
