import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type HumorLevel, parseHumorLevel, type StyleValue } from '../../comedy/post-styles.ts';
import { writePost } from '../../comedy/write-post.ts';
import { readSettings } from '../settings.server.ts';
import { buildServices, type Services } from '../services.server.ts';
import { siteName } from '../writer/site-name.ts';
import type { GenerationRow } from '../db/tables.ts';
import { generatePost } from './generate-post.server.ts';
import { recentTemplates } from './recent-templates.server.ts';

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

/** One post of a guest, whose free one is given back for the next. */
async function write(services: Services, guest: string, key: number): Promise<GenerationRow> {
  const owner = { kind: 'guest' as const, id: guest };
  const ask = { style, fields, level, seed: 7 + key };
  const input = {
    owner,
    address: '203.0.113.5',
    idempotencyKey: `key-${1000 + key}`,
    parsed: { ok: true as const, kind: 'new' as const, ask },
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

const idsOf = (row: GenerationRow) => JSON.parse(row.template_ids ?? '[]') as string[];
const linesOf = (row: GenerationRow) => idsOf(row).filter((id) => !id.startsWith('shape:'));

it('keeps a guest from reading a line or a shape again', async () => {
  const services = await open();
  const rows: GenerationRow[] = [];
  for (let key = 0; key < 6; key += 1) rows.push(await write(services, 'guest-1', key));
  const lines = rows.flatMap(linesOf);
  expect(new Set(lines).size).toBe(lines.length);
  const shapes = rows.map((row) => idsOf(row).at(-1));
  for (const [index, shape] of shapes.slice(1).entries()) expect(shape).not.toBe(shapes[index]);
});

it('remembers the last thirty posts of this owner, the latest first, and of nobody else', async () => {
  const services = await open();
  const first = await write(services, 'guest-1', 1);
  const foreign = await write(services, 'guest-2', 2);
  const second = await write(services, 'guest-1', 3);
  const third = await write(services, 'guest-1', 4);
  expect(await recentTemplates(services.db, first.id)).toEqual([]);
  expect(await recentTemplates(services.db, foreign.id)).toEqual([]);
  expect(await recentTemplates(services.db, third.id)).toEqual([...idsOf(second), ...idsOf(first)]);
  for (let copy = 0; copy < 40; copy += 1) {
    const row = { ...first, id: `${first.id}-${copy}`, idem_key: `copy-${copy}` };
    await services.db
      .insertInto('generations')
      .values({ ...row, template_ids: JSON.stringify([`x.${copy}`]), finished_at: 1000 + copy })
      .execute();
  }
  const many = await recentTemplates(services.db, third.id);
  expect(many).toHaveLength(idsOf(second).length + idsOf(first).length + 28);
  expect(many.at(-1)).toBe('x.12');
});

it('tells every post again from the rows alone', async () => {
  const services = await open();
  const rows: GenerationRow[] = [];
  for (let key = 0; key < 4; key += 1) rows.push(await write(services, 'guest-1', key));
  for (const row of rows) {
    const again = writePost({
      style: row.style as StyleValue,
      fields: JSON.parse(row.fields) as Record<string, string>,
      level: parseHumorLevel(row.humor_level) ?? level,
      seed: row.seed,
      site: siteName(services.publicOrigin),
      avoid: await recentTemplates(services.db, row.id),
    });
    expect(again.text).toBe(row.text);
    expect(again.engine).toBe(row.engine);
  }
});
