import type { TestProject } from 'vitest/node';
import { inOneSentence } from '../in-one-sentence.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts one Postgres for the whole run; without one, the run fails with a sentence. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres().catch(inOneSentence);
  project.provide('postgresUrl', url);
  return stop;
}
