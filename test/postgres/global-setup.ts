import type { TestProject } from 'vitest/node';
import { migrate } from '../../app/platform/db/migrate.server.ts';
import { openDatabase } from '../../app/platform/db/database.server.ts';
import { inOneSentence } from '../in-one-sentence.ts';
import { createDatabaseOn } from './create-database.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** The name of a migrated database of which copies are made. */
    migratedDatabase: string;
  }
}

/** Starts one Postgres for the whole run and migrates a database on it; without one, the run fails with a sentence. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres().catch(inOneSentence);
  project.provide('postgresUrl', url);
  const { url: databaseUrl, drop } = await createDatabaseOn(url);
  const db = openDatabase({ databaseUrl, dataDir: '' });
  await migrate(db);
  // Who is connected to it stands in the way of a copy.
  await db.destroy();
  project.provide('migratedDatabase', new URL(databaseUrl).pathname.slice(1));
  return async () => {
    await drop();
    await stop();
  };
}
