import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { emptyFolder, startServer } from '../../../test/commands/built-server.ts';
import {
  NOW,
  olderDatabase,
  stateOf,
  upgradeDrill,
} from '../../../test/contracts/upgrade-drill.ts';
import { createDatabase } from '../../../test/postgres/create-database.ts';
import { hasClient, pathWithClient } from '../../../test/postgres/path-with-client.ts';

const PATH = pathWithClient();

async function emptyDatabase() {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  return { DATABASE_URL: url, PATH };
}

// Where only npm's Postgres is to be had there is a server and no client.
if (hasClient(PATH)) upgradeDrill(emptyDatabase);

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
