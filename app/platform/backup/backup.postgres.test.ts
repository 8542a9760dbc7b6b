import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyFolder, runCommand, startServer } from '../../../test/commands/built-server.ts';
import {
  newestFolder,
  replayPost,
  withServer,
  writeGuestPost,
} from '../../../test/contracts/backup-drill.ts';
import { createDatabase } from '../../../test/postgres/create-database.ts';
import { hasClient, pathWithClient } from '../../../test/postgres/path-with-client.ts';

const PATH = pathWithClient();
const GUIDE = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
const [, commands = ''] = /^```sh postgres\n([\s\S]*?)^```$/m.exec(GUIDE) ?? [];

async function surroundings() {
  const { url, drop } = await createDatabase();
  onTestFinished(drop);
  const folders = { DATA_DIR: emptyFolder(), BACKUP_DIR: emptyFolder() };
  return { ...folders, DATABASE_URL: url, PATH, TRUST_PROXY: '127.0.0.1' };
}

it('names the missing client program and leaves no backup', async () => {
  const env = await surroundings();
  await withServer(env, () => Promise.resolve());
  expect(await runCommand(['backup'], { ...env, PATH: '/nowhere' })).toEqual({
    code: 1,
    output: expect.stringMatching(/^pg_dump is missing: .*\.\n$/),
  });
  expect(readdirSync(env.BACKUP_DIR)).toEqual([]);
});

// Where only npm's Postgres is to be had there is a server and no client.
describe.skipIf(!hasClient(PATH))('with pg_dump', { meta: { needs: 'pg_dump' } }, () => {
  it(
    'restores every confirmed post by the documented commands, from a dump without secrets',
    { timeout: 60_000 },
    async () => {
      const env = {
        ...(await surroundings()),
        SESSION_SECRET: 'canary-session-0123456789abcdef01',
      };
      mkdirSync(join(env.DATA_DIR, 'files/ab'), { recursive: true });
      writeFileSync(join(env.DATA_DIR, 'files/ab/abc.webp'), 'a picture');
      const server = await startServer(env);
      const posts = await Promise.all(
        [1, 2, 3].map((index) => writeGuestPost(server.origin, index)),
      );
      expect(await runCommand(['backup'], env)).toEqual({
        code: 0,
        output: expect.stringMatching(/^Backed up and verified: /),
      });
      await server.stop();
      const other = { ...env, ...(await surroundings()), BACKUP_DIR: env.BACKUP_DIR };
      execFileSync('sh', ['-euc', commands], { env: { ...process.env, ...other } });
      expect(readFileSync(join(other.DATA_DIR, 'files/ab/abc.webp'), 'utf8')).toBe('a picture');
      const again = await startServer(other);
      for (const post of posts) expect(await replayPost(again.origin, post)).toBe(post.done);
      await again.stop();
      const dump = readFileSync(join(newestFolder(env.BACKUP_DIR), 'database.dump'), 'latin1');
      for (const secret of [env.SESSION_SECRET, new URL(env.DATABASE_URL).password])
        expect(dump).not.toContain(secret);
    },
  );

  it('detects a damaged dump, and rejects a Postgres backup for SQLite', async () => {
    const env = await surroundings();
    await withServer(env, () => Promise.resolve());
    await runCommand(['backup'], env);
    const folder = newestFolder(env.BACKUP_DIR);
    expect((await runCommand(['restore', folder], env)).output).toBe(
      'This backup holds a Postgres database: restore it with pg_restore, as docs/operations.md shows.\n',
    );
    const dump = join(folder, 'database.dump');
    const bytes = readFileSync(dump);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(dump, bytes);
    expect(await runCommand(['verify', folder], env)).toEqual({
      code: 1,
      output: expect.stringContaining('is not what was backed up'),
    });
  });
});
