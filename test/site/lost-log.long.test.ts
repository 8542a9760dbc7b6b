import { once } from 'node:events';
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { emptyFolder, startServer, stopServer } from '../commands/built-server.ts';
import { createBrowser } from '../test-app.ts';

const ASK = { style: 'humblebrag', fields: { achievement: 'toast', mundaneSituation: 'a queue' } };

/** Has the server write a post for a guest, by its key. */
async function writePost(origin: string, key: string): Promise<void> {
  const answer = await createBrowser(origin).fetch('/api/generations', {
    json: ASK,
    headers: { 'idempotency-key': key },
  });
  await answer.text();
  expect(answer.status).toBe(200);
}

function keysIn(dataDir: string): { keys: unknown[]; check: unknown } {
  const database = new DatabaseSync(join(dataDir, 'broetry.sqlite'), { readOnly: true });
  try {
    const rows = database
      .prepare("select idem_key from generations where state = 'succeeded'")
      .all();
    const check = database.prepare('pragma integrity_check').get()?.['integrity_check'];
    return { keys: rows.map((row) => row['idem_key']), check };
  } finally {
    database.close();
  }
}

it('starts after a kill without its write-ahead log, with all that was in the file before', async () => {
  const dataDir = join(emptyFolder(), 'data');
  const env = { DATA_DIR: dataDir };
  const first = await startServer(env);
  await writePost(first.origin, 'before-the-stop');
  await stopServer(first);

  const second = await startServer(env);
  await writePost(second.origin, 'after-the-stop');
  second.child.kill('SIGKILL');
  await once(second.child, 'exit');
  const log = join(dataDir, 'broetry.sqlite-wal');
  expect(statSync(log).size).toBeGreaterThan(0);
  rmSync(log);

  const third = await startServer(env);
  expect((await fetch(`${third.origin}/readyz`)).status).toBe(200);
  expect((await fetch(`${third.origin}/community`)).status).toBe(200);
  await writePost(third.origin, 'without-the-log');
  await stopServer(third);
  expect(existsSync(log)).toBe(false);
  // What the log alone had is gone: nothing says so, and nothing is half.
  expect(keysIn(dataDir)).toEqual({ keys: ['before-the-stop', 'without-the-log'], check: 'ok' });
});
