import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { emptyFolder } from '../../../test/commands/built-server.ts';
import type { HumorLevel } from '../../../comedy/form/humor-levels.ts';
import type { StyleValue } from '../../../comedy/styles/post-styles.ts';
import { retellPost, writePost } from '../../../comedy/posts/write-post.ts';
import type { GenerationRow } from '../../platform/db/tables.ts';
import type { Services } from '../../platform/services.ts';
import { readSettings } from '../../platform/settings/settings.server.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { buildServices } from '../../server/build-services.server.ts';
import { generatePost } from './generate-post.server.ts';
import { storyOf } from './plots.server.ts';

const TASKS = join(import.meta.dirname, '../../server/tasks.server.ts');
const fields = { context: 'I made a sandwich' };
const style: StyleValue = 'gpt4-context';
const level: HumorLevel = 'Spicy';

async function open(overrides: Partial<Services> = {}): Promise<Services> {
  const dataDir = emptyFolder();
  let time = 1_763_700_000_000;
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const services = await buildServices(
    settings,
    { port: 4567, tasks: TASKS, modelProcess: '' },
    {
      now: () => (time += 5),
      ...overrides,
    },
  );
  onTestFinished(async () => {
    await services.close();
  });
  return services;
}

/** Writes one post of a guest and resets the free use. */
async function write(
  services: Services,
  guest: string,
  key: number,
  isBySeedAlone = false,
): Promise<GenerationRow> {
  const owner = { kind: 'guest' as const, id: guest };
  const params = { style, fields, level, seed: 7 + key };
  const input = {
    owner,
    address: '203.0.113.5',
    idempotencyKey: `key-${1000 + key}-${isBySeedAlone}`,
    parsed: { ok: true as const, kind: 'new' as const, params },
    userAgent: 'test',
    isBySeedAlone,
  };
  const viewer = { kind: 'guest' as const, id: guest, guestId: guest };
  const outcome = await generatePost(services, viewer, input, new AbortController().signal);
  if (!outcome.ok) throw new Error(outcome.reason);
  let id = '';
  for await (const { event, data } of outcome.events) if (event === 'done') id = data.id;
  await services.db.updateTable('guests').set({ posts_generated: 0 }).execute();
  await services.db.deleteFrom('quota_counters').execute();
  return services.db
    .selectFrom('generations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

it('gives a guest no plot twice', async () => {
  const services = await open();
  const rows: GenerationRow[] = [];
  for (let key = 0; key < 15; key += 1) rows.push(await write(services, 'guest-1', key));
  expect(new Set(rows.map(({ plot }) => plot)).size).toBe(rows.length);
});

it('stores the story of a post', async () => {
  const services = await open();
  const row = await write(services, 'guest-1', 1);
  const params = { style, fields, level, seed: row.seed, site: siteName(services.publicOrigin) };
  expect(storyOf(row)).toBeDefined();
  expect(retellPost(params, storyOf(row)!)).toMatchObject({ text: row.text, engine: row.engine });
});

it('writes a post of a given seed alone as if its owner had read nothing', async () => {
  const services = await open();
  const site = siteName(services.publicOrigin);
  const { text, plot } = writePost({ style, fields, level, seed: 8, site });
  const first = await write(services, 'guest-1', 1);
  const alone = await write(services, 'guest-1', 1, true);
  expect([first, alone].map((row) => [row.plot, row.text])).toEqual([
    [plot, text],
    [plot, text],
  ]);
});
