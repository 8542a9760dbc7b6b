import { afterAll, beforeAll, it } from 'vitest';
import { bendInputs } from '../test/inputs/bend-inputs.ts';
import { ENDPOINTS } from '../test/inputs/endpoints.ts';
import { createDatabase } from '../test/postgres/create-database.ts';

/** What Postgres takes otherwise than SQLite: NUL in a text, half characters, numbers that are too large. */
const COUNT = Number(process.env['INPUTS'] ?? 25);

const READING = Object.entries(ENDPOINTS).filter(
  ([pattern, { ids, query, json, form }]) =>
    pattern !== '/' && (ids ?? query ?? json ?? form) !== undefined,
);

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

it.each(READING)(
  'answers bent inputs at %s on Postgres too',
  async (pattern, endpoint) => {
    await bendInputs(pattern, endpoint, { numRuns: COUNT, databaseUrl: database.url });
  },
  60_000,
);
