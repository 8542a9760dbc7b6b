import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../../../test/commands/built-server.ts';
import { contentOf, emptyPostgres, move, open } from '../../../test/commands/move-database.ts';
import { runBuilt } from '../../../test/run-server.ts';

const DAYS = '75';

it('moves thousands of posts to Postgres and back, with the same content', async () => {
  const dataDir = emptyFolder();
  expect((await runBuilt('seed.js', ['--days', DAYS], { DATA_DIR: dataDir })).code).toBe(0);
  const content = await contentOf(open({ dataDir }));
  expect(content['posts']?.length).toBeGreaterThan(2000);

  const url = await emptyPostgres();
  expect((await move(url, { DATA_DIR: dataDir })).code).toBe(0);
  expect(await contentOf(open({ url }))).toEqual(content);

  const back = join(emptyFolder(), 'kept', 'broetry.sqlite');
  expect((await move(back, { DATA_DIR: emptyFolder(), DATABASE_URL: url })).code).toBe(0);
  expect(await contentOf(open({ dataDir: join(back, '..') }))).toEqual(content);
}, 600_000);
