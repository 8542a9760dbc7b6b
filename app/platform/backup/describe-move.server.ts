import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isOnDisk, pictureFolder, storageLocation } from '../files/picture-storage.server.ts';
import { SECRET_FILE } from '../settings/data-dir.server.ts';
import type { Settings } from '../settings/settings.server.ts';
import { listFiles } from './backup-files.server.ts';

type Place = Pick<Settings, 'dataDir' | 'sessionSecret' | 's3Endpoint' | 'imageHostUrl'>;

/** `file`: the SQLite file of the move. `stored`: how many files the database names. */
type Move = { isToPostgres: boolean; file: string; stored: number; settings: Place };

/**
 * What the database does not hold, and how Broetry starts on it: one sentence each. The files and the secret are looked for
 * in the DATA_DIR of that start, which for another SQLite file is the folder of the file.
 */
export async function describeNextStart(move: Move): Promise<string[]> {
  return [await describeNotMoved(move), describeStart(move)];
}

async function describeNotMoved(move: Move): Promise<string> {
  const { stored, settings } = move;
  const { dataDir, sessionSecret } = settings;
  const folder = folderOf(move);
  const hasFiles = isOnDisk(settings) && stored > 0;
  const names = [
    ...(hasFiles ? [basename(pictureFolder(settings))] : []),
    ...(sessionSecret ? [] : [SECRET_FILE]),
  ];
  const files = isOnDisk(settings) ? '' : `, ${storageLocation(settings)}`;
  const secret = sessionSecret ? 'SESSION_SECRET' : `the file ${SECRET_FILE}`;
  const what = `Not moved: the stored files (${stored}${files}) and the secret (${secret}).`;
  const missing = await missingIn(folder, names);
  if (missing.length > 0) {
    const isHere = folder !== dataDir && (await missingIn(dataDir, missing)).length === 0;
    const from = isHere ? dataDir : 'the DATA_DIR of the server that has used this database';
    const [are, them] = missing.length > 1 ? ['are', 'them'] : ['is', 'it'];
    return `${what} ${missing.join(' and ')} ${are} not in ${folder}: copy ${them} there from ${from}.`;
  }
  const kept = sessionSecret ? ' Keep SESSION_SECRET as it is.' : '';
  if (names.length === 0) return `${what}${kept}`;
  const needs = `needs ${names.length > 1 ? 'copies' : 'a copy'} of ${names.join(' and ')}`;
  return `${what} A start with DATA_DIR=${folder} finds what it needs; on another machine it ${needs}.${kept}`;
}

function describeStart(move: Move): string {
  const { isToPostgres, file, settings } = move;
  if (isToPostgres) {
    return 'Set DATABASE_URL to that Postgres and start Broetry; when all is well, move the SQLite file away.';
  }
  const name = basename(file) === 'broetry.sqlite' ? '' : 'Name the file broetry.sqlite. ';
  const folder = folderOf(move);
  const place = folder === settings.dataDir ? '' : `, set DATA_DIR=${folder}`;
  return `${name}Leave out DATABASE_URL${place} and start Broetry.`;
}

/** The DATA_DIR of the next start. */
function folderOf({ isToPostgres, file, settings }: Move): string {
  return isToPostgres ? settings.dataDir : dirname(file);
}

/** A folder without files, as a start makes it, is missing too. */
async function missingIn(folder: string, names: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const isThere = name === SECRET_FILE ? existsSync(path) : (await listFiles(path)).length > 0;
    if (!isThere) missing.push(name);
  }
  return missing;
}
