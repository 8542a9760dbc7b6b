import { stat } from 'node:fs/promises';
import type { Db } from '../db/tables.ts';
import type { Settings } from '../settings/settings.server.ts';
import { countUsed, listUsed } from './object-store.server.ts';
import { isOnDisk, pictureFolder } from './picture-storage.server.ts';
import { pathOfKey, typeOfKey } from './storage.server.ts';

/** A folder that was not copied lacks all of them, and a start stays fast. */
const MAX_SEEN = 100;

/** `missing` of the `seen` files are not in `folder`. `total`: how many the database names. */
type MissingFiles = { missing: number; seen: number; total: number; folder: string };

type Parts = { db: Db; settings: Settings };

/** Looks for some of the files that pictures have. Null when they are there, or not kept in the data folder. */
export async function findMissingFiles({ db, settings }: Parts): Promise<MissingFiles | null> {
  if (!isOnDisk(settings)) return null;
  // Paths are hashes: old and new files alike. An earlier setting may have kept some at an image host.
  const keys = (await listUsed(db, MAX_SEEN)).filter((path) => typeOfKey(path) !== null);
  const folder = pictureFolder(settings);
  const files = await Promise.all(
    keys.map((key) => stat(pathOfKey(folder, key)).catch(() => null)),
  );
  const missing = files.filter((file) => file === null).length;
  if (missing === 0) return null;
  return { missing, seen: keys.length, total: await countUsed(db), folder };
}
