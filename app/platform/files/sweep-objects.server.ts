import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/tables.ts';
import { HOUR_MS } from '../time/durations.ts';
import { pictureFolder } from './choose-storage.server.ts';
import { dropHalfFiles } from './disk-storage.server.ts';
import type { Settings } from '../settings/settings.server.ts';
import type { Storage } from './storage.ts';
import { beginSweep, endSweep, listOrphans } from './object-store.server.ts';

const AT_ONCE = 100;

type Sweep = {
  db: Kysely<Database>;
  storage: Storage;
  settings: Settings;
  log: Logger;
  now: () => number;
};

/** Where uploads lie until they are looked at. */
export function uploadFolder(services: Pick<Sweep, 'settings'>): string {
  return join(services.settings.dataDir, 'uploads');
}

/** Deletes files that belong to no picture: of uploads that broke off, and of pictures that are gone. */
export async function sweepObjects(services: Sweep): Promise<number> {
  const before = services.now() - HOUR_MS;
  await dropOldUploads(uploadFolder(services), before);
  await dropHalfFiles(pictureFolder(services.settings), before);
  const orphans = await listOrphans(services.db, before, AT_ONCE);
  let swept = 0;
  for (const place of orphans) if (await sweepOne(services, place, before)) swept += 1;
  return swept;
}

/** The same at once for the files of a picture that has just been deleted. A failure is left to the next sweep. */
export async function sweepPlaces(services: Sweep, places: readonly string[]): Promise<void> {
  for (const place of places) {
    await sweepOne(services, place, Number.MAX_SAFE_INTEGER).catch((error: unknown) => {
      services.log.warn({ err: error }, 'a file is deleted later');
    });
  }
}

// Between the two lines in the database nobody can upload the same picture: its file would go with the old one.
async function sweepOne(services: Sweep, place: string, before: number): Promise<boolean> {
  if (!(await beginSweep(services.db, place, before))) return false;
  await services.storage.delete(place);
  await endSweep(services.db, place);
  return true;
}

async function dropOldUploads(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
}
