import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { HumorLevel, StyleValue } from '../../../comedy/post-styles.ts';
import { retellPost } from '../../../comedy/write-post.ts';
import type { GenerationRow } from '../../platform/db/tables.ts';
import type { Services } from '../../platform/services.ts';
import { readSettings } from '../../platform/settings/settings.server.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { buildServices } from '../../server/build-services.server.ts';
import { generatePost } from './generate-post.server.ts';
import { storyOf } from './plots.server.ts';

const fields = { context: 'My cat walked across my keyboard and approved a budget' };
const style: StyleValue = 'gpt4-context';
const level: HumorLevel = 'Spicy';

async function open(): Promise<Services> {
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-memory-'));
  let time = 1_763_700_000_000;
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const services = await buildServices(settings, 4567, { now: () => (time += 5) });
  onTestFinished(async () => {
    await services.close();
    rmSync(dataDir, { recursive: true });
  });
  return services;
}

/** Writes one post of a guest and resets the free use. */
async function write(services: Services, guest: string, key: number): Promise<GenerationRow> {
  const owner = { kind: 'guest' as const, id: guest };
  const params = { style, fields, level, seed: 7 + key };
  const input = {
    owner,
    address: '203.0.113.5',
    idempotencyKey: `key-${1000 + key}`,
    parsed: { ok: true as const, kind: 'new' as const, params },
    userAgent: 'test',
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
