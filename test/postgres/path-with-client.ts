import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPostgres } from './find-postgres.ts';

/** The PATH with the folder of the Postgres that the tests run on: its client programs fit its server. */
export function pathWithClient(): string {
  const path = process.env['PATH'] ?? '';
  return process.env['TEST_DATABASE_URL'] ? path : `${findPostgres()}${delimiter}${path}`;
}

/** Whether pg_dump, pg_restore and psql are on `path`. */
export function hasClient(path: string): boolean {
  const folders = path.split(delimiter);
  return ['pg_dump', 'pg_restore', 'psql'].every((program) =>
    folders.some((folder) => existsSync(join(folder, program))),
  );
}
