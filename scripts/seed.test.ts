import { expect, it } from 'vitest';
import { isTagLine } from '../comedy/posts/tag-lines.ts';
import { emptyFolder, startServer } from '../test/commands/built-server.ts';
import { writeGuestPost } from '../test/contracts/backup-drill.ts';
import { freePort } from '../test/free-port.ts';
import { runBuilt } from '../test/run-server.ts';
import { openDatabase } from '../app/platform/db/database.server.ts';

// It starts two processes.
it('ends its posts as the server does that starts on them', { timeout: 60_000 }, async () => {
  const PORT = String(await freePort());
  const env = { DATA_DIR: emptyFolder(), PORT };
  expect((await runBuilt('seed.js', ['--days', '2'], env)).code).toBe(0);
  const server = await startServer(env);
  await writeGuestPost(server.origin, 1);
  await server.stop();
  const db = openDatabase({ databaseUrl: undefined, dataDir: env.DATA_DIR });
  const posts = await db.selectFrom('generations').select('text').execute();
  await db.destroy();
  expect(posts.length).toBeGreaterThan(5);
  const tags = posts.map(({ text }) => text!.split('\n').at(-1)!);
  const site = ` localhost:${PORT}`;
  expect(tags.filter((tag) => !isTagLine(tag) || !tag.includes(site))).toEqual([]);
});
