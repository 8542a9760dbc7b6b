import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../../app/db/tables.ts';
import type { Services } from '../../../app/services.server.ts';
import { diskStorage } from '../../../app/storage/disk-storage.server.ts';
import { sweepObjects } from '../../../app/storage/sweep-objects.server.ts';

const LATER = 2 * 60 * 60 * 1000;

/** What stands below `folder`, as paths. */
function listTree(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((path) => statSync(join(folder, path)).isFile());
}

/** Pictures whose files are gone: there must be none, at any time. */
export async function missingFiles(db: Kysely<Database>, dataDir: string): Promise<string[]> {
  const held = await heldPlaces(db);
  const there = new Set(storedFiles(dataDir));
  return held.filter((place) => !there.has(place)).map((place) => `no file for ${place}`);
}

/** What remains of uploads that broke off once the sweeper has been there two hours later: nothing should. */
export async function leftoverFiles(db: Kysely<Database>, dataDir: string): Promise<string[]> {
  const services = {
    db,
    now: () => Date.now() + LATER,
    storage: diskStorage(join(dataDir, 'files')),
    settings: { dataDir },
  } as unknown as Services;
  while ((await sweepObjects(services)) > 0);
  const held = new Set(await heldPlaces(db));
  const left = storedFiles(dataDir).filter((name) => !held.has(name));
  return [...left, ...filesBelow(join(dataDir, 'uploads'))].map((name) => `left over: ${name}`);
}

async function heldPlaces(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_objects')
    .select('place')
    .where('resource_id', 'is not', null)
    .execute();
  return rows.map(({ place }) => place);
}

function storedFiles(dataDir: string): string[] {
  return filesBelow(join(dataDir, 'files')).map((path) => path.split('/').at(-1) ?? path);
}

function filesBelow(folder: string): string[] {
  try {
    return listTree(folder);
  } catch {
    return [];
  }
}
