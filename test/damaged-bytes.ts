import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../app/platform/db/migrate.server.ts';
import { openDatabase } from '../app/platform/db/database.server.ts';
import { startOrEnd } from './run-server.ts';
import { chance } from './chance.ts';
import { fillWorld } from '../scripts/seed-world.ts';
import { isOneSentence } from './refused-starts.ts';
import { sharedIds } from './factories/shared-ids.ts';

/**
 * Result of a start with one damaged byte. `words`: the byte was in the text of one row, which SQLite protects by no
 * checksum. That row shows the changed text; everything else is correct.
 */
export type Outcome = 'refused' | 'right' | 'words' | 'failed honestly';

/** An intact database, its rows and its server's responses. */
export type Sample = { file: Buffer; rows: Rows; answers: Answer[] };
type Rows = Map<string, string[]>;
type Answer = { path: string; status: number; items: string[] };

const NAME = 'broetry.sqlite';
const REFUSED =
  /^The database .* (?:is damaged or not a database|could not be used|cannot be written|was used by a newer)/;
/** Maximum response time. Milliseconds. */
const RESPONSE_TIMEOUT_MS = 10_000;
const POSTS = 8;
/** Fixed, so that the rows are the same in each run. */
const NOW = Date.UTC(2026, 0, 31);
const DAYS = 8;

/** Fills a database with some days of posts, members and visits, and records its server's responses. */
export async function makeSample(dataDir: string): Promise<Sample> {
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(db);
  await fillWorld(db, { days: DAYS, now: NOW });
  const shared = await sharedIds(db, POSTS);
  await db.destroy();
  const path = join(dataDir, NAME);
  // A single file without a WAL, which reading leaves unchanged.
  const database = new DatabaseSync(path);
  database.exec('pragma journal_mode = delete');
  const rows = rowsOf(database);
  database.close();
  const file = readFileSync(path);
  const started = await startOrEnd({ DATA_DIR: dataDir });
  if ('code' in started) throw new Error(`The sample does not start: ${started.output}`);
  const paths = [
    '/api/community',
    '/api/community?sort=popular',
    '/api/v1/community',
    '/community',
    ...shared.map((id) => `/post/${id}`),
  ];
  const answers = await askAll(started.origin, paths);
  await started.stop();
  return { file, rows, answers };
}

/**
 * Damages one byte at a place drawn from `seed`, starts the server and requests pages. Throws when the result is none
 * of `Outcome`.
 */
export async function tryDamage(sample: Sample, dataDir: string, seed: number): Promise<Outcome> {
  const draw = chance(seed);
  const file = Buffer.from(sample.file);
  const draws = Array.from({ length: 200 }, () => draw.between(0, file.length - 1));
  // Much of a small file is unused space, where damage has no effect. Odd seeds take any place; even seeds look for a
  // used one.
  const at = draws.find((place) => seed % 2 === 1 || file[place] !== 0) ?? 0;
  file[at] = (file[at] ?? 0) ^ draw.between(1, 255);
  writeFileSync(join(dataDir, NAME), file);
  const harmed = harmedRows(join(dataDir, NAME), sample.rows);
  const where = `byte ${at} of seed ${seed}`;
  const started = await startOrEnd({ DATA_DIR: dataDir });
  if ('code' in started) {
    const { code, output } = started;
    if (code === 1 && REFUSED.test(output) && isOneSentence(output)) return 'refused';
    throw new Error(`${where}: ended with ${code}: ${output.slice(0, 300)}`);
  }
  try {
    const paths = sample.answers.map(({ path }) => path);
    const answers = await askAll(started.origin, paths);
    if (started.isGone()) throw new Error('the server fell');
    return judge({ harmed, right: sample.answers }, answers);
  } catch (error) {
    throw new Error(`${where}: ${String(error)}`, { cause: error });
  } finally {
    await started.stop();
  }
}

type Expected = { harmed: number | null; right: readonly Answer[] };

function judge({ harmed, right }: Expected, found: readonly Answer[]): Outcome {
  // The start must detect damage to more than one row.
  if (harmed === null || harmed > 1) throw new Error(`started with ${harmed} bad rows`);
  let failed = 0;
  for (const [index, answer] of found.entries()) {
    const { path, status, items } = right[index] as Answer;
    if (answer.status >= 500) failed += 1;
    else if (answer.status !== status || answer.items.length !== items.length) {
      throw new Error(`${path} is ${answer.status} with ${answer.items.length}`);
    }
    const different = items.filter((item, place) => item !== answer.items[place]).length;
    if (answer.status < 500 && different > harmed) {
      throw new Error(`${path} has ${different} wrong, of ${harmed} harmed`);
    }
  }
  if (failed > 0) return 'failed honestly';
  return harmed === 0 ? 'right' : 'words';
}

// Returns a list of items for JSON. For HTML checks only that the page is complete, because its times and numbers
// change.
async function askAll(origin: string, paths: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const path of paths) {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
    // Some responses contain the origin, whose port differs in each run.
    const text = (await answer.text()).replaceAll(/localhost:\d+/g, 'localhost');
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    if (answer.status >= 500 && isJson && !text.includes('"requestId"')) {
      throw new Error(`${path} does not say what is wrong: ${text.slice(0, 200)}`);
    }
    if (!isJson && !text.trimEnd().endsWith('</html>')) throw new Error(`${path} is half a page`);
    answers.push({ path, status: answer.status, items: isJson ? itemsOf(text) : [] });
  }
  return answers;
}

function itemsOf(text: string): string[] {
  const lists = Object.values(JSON.parse(text) as Record<string, unknown>).filter(Array.isArray);
  return lists.flat().map((item) => JSON.stringify(item));
}

function rowsOf(database: DatabaseSync): Rows {
  const tables = database
    .prepare(
      "select name from pragma_table_list where schema = 'main' and type = 'table' order by name",
    )
    .all();
  return new Map(
    tables.map(({ name }) => {
      const all = database.prepare(`select * from "${String(name)}" not indexed`).all();
      return [String(name), all.map((row) => JSON.stringify(row))];
    }),
  );
}

/** Returns how many rows SQLite reads differently than before, or null when it fails or the number of rows differs. */
function harmedRows(path: string, right: Rows): number | null {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const found = rowsOf(database);
    if (found.size !== right.size) return null;
    let harmed = 0;
    for (const [table, rows] of right) {
      const now = found.get(table);
      if (now?.length !== rows.length) return null;
      harmed += rows.filter((row, index) => row !== now[index]).length;
    }
    return harmed;
  } catch {
    return null;
  } finally {
    database.close();
  }
}
