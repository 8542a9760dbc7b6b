import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '../../../app/db/sqlite.server.ts';
import type { Fact } from './writes.ts';

export type Verdict = { corrupt: string | null; lost: string[] };

/** Puts a state of the disk, which had `dataDir` as its folder, into the empty or used `folder`. */
export function writeState(
  state: ReadonlyMap<string, Buffer | 'folder'>,
  dataDir: string,
  folder: string,
): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [path, content] of state) {
    const to = join(folder, relative(dataDir, path));
    if (content === 'folder') mkdirSync(to, { recursive: true });
    else {
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, content);
    }
  }
}

/** Opens what the power left as the site would and looks for everything that was acknowledged. */
export function judgeState(
  folder: string,
  facts: readonly Fact[],
  whole: (path: string) => Buffer | null,
): Verdict {
  let database: DatabaseSync | undefined;
  try {
    database = openSqlite(join(folder, 'broetry.sqlite'));
    const check = database.prepare('pragma integrity_check').all();
    if (check[0]?.['integrity_check'] !== 'ok') {
      return { corrupt: String(check[0]?.['integrity_check']), lost: [] };
    }
    const orphans = database.prepare('pragma foreign_key_check').all();
    if (orphans.length > 0)
      return { corrupt: `a link to nothing: ${JSON.stringify(orphans[0])}`, lost: [] };
    return {
      corrupt: null,
      lost: [...missingRows(database, facts), ...brokenFiles(database, folder, whole)],
    };
  } catch (error) {
    return { corrupt: error instanceof Error ? error.message : String(error), lost: [] };
  } finally {
    database?.close();
  }
}

function missingRows(database: DatabaseSync, facts: readonly Fact[]): string[] {
  const lost: string[] = [];
  for (const { table, row } of facts) {
    const where = Object.keys(row).map((name) => `"${name}" = ?`);
    const query = `select count(*) as n from "${table}" where ${where.join(' and ')}`;
    const found = database.prepare(query).get(...Object.values(row))?.['n'];
    if (found !== 1) lost.push(`${String(found)} of ${table} ${JSON.stringify(row).slice(0, 120)}`);
  }
  return lost;
}

/** Pictures that have a row, and no file or another one than was sent. */
function brokenFiles(
  database: DatabaseSync,
  folder: string,
  whole: (path: string) => Buffer | null,
): string[] {
  const rows = database
    .prepare('select place from stored_objects where resource_id is not null')
    .all();
  return rows.flatMap((row) => {
    const place = String(row['place']);
    const within = join('files', place.slice(0, 2), place);
    const expected = whole(within);
    try {
      const found = readFileSync(join(folder, within));
      return expected?.equals(found) ? [] : [`${within} is not what was sent`];
    } catch {
      return [`${within} is gone`];
    }
  });
}
