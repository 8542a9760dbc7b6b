import { afterAll, beforeAll, it } from 'vitest';
import { bendInputs, openForInputs, type Opened } from '../fuzz/bend-inputs.ts';
import { listEndpoints } from '../fuzz/endpoints.ts';
import { createMigratedDatabase } from '../postgres/create-database.ts';

/** What Postgres takes otherwise than SQLite: NUL in a text, half characters, numbers that are too large. */
const COUNT = Number(process.env['INPUTS'] ?? (process.env['TEST_ALL'] ? 25 : 8));

const READING = Object.entries(await listEndpoints()).filter(
  ([pattern, { words, query, json, form }]) =>
    pattern !== '/' && [words, query, json, form].some(({ length }) => length > 0),
);

// One server for all: each opens ten connections, and what a route leaves behind are only more rows.
let database: Awaited<ReturnType<typeof createMigratedDatabase>>;
let opened: Opened;
beforeAll(async () => {
  database = await createMigratedDatabase();
  opened = await openForInputs(database.url);
}, 30_000);
afterAll(async () => {
  await opened.close();
  await database.drop();
});

it.each(READING)(
  'answers bent inputs at %s on Postgres too',
  async (pattern, endpoint) => {
    await bendInputs(pattern, endpoint, { numRuns: COUNT, opened });
  },
  60_000,
);
