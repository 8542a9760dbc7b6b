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
 * What became of a database with one damaged byte. `words`: the byte was part of what one row says, which SQLite keeps
 * no checksum of; that row says it as it stands, and everything else is right.
 */
export type Outcome = 'refused' | 'right' | 'words' | 'failed honestly';

/** A database that is right, and what it answers. */
export type Sample = { file: Buffer; rows: Rows; answers: Answer[] };
type Rows = Map<string, string[]>;
type Answer = { path: string; status: number; items: string[] };

const NAME = 'broetry.sqlite';
const REFUSED =
  /^The database .* (?:is damaged or not a database|could not be used|cannot be written|was used by a newer)/;
/** Nobody waits longer for a page. Milliseconds. */
const RESPONSE_TIMEOUT_MS = 10_000;
const POSTS = 8;
/** The same rows each time. */
const NOW = Date.UTC(2026, 0, 31);
const DAYS = 8;

/** Fills a database with some days of posts, members and visits, and keeps what its server answers. */
export async function makeSample(dataDir: string): Promise<Sample> {
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(db);
  await fillWorld(db, { days: DAYS, now: NOW });
  const shared = await sharedIds(db, POSTS);
  await db.destroy();
  const path = join(dataDir, NAME);
  // One file, which reading leaves as it is.
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

/** Damages one byte at a place that `seed` draws, starts the server, and asks it. Throws when it keeps no promise. */
export async function tryDamage(sample: Sample, dataDir: string, seed: number): Promise<Outcome> {
  const draw = chance(seed);
  const file = Buffer.from(sample.file);
  const draws = Array.from({ length: 200 }, () => draw.between(0, file.length - 1));
  // Much of a small file is empty room, where a byte says nothing: every other seed looks for one that does.
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
  // Of more than a row the start must have known.
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

// Each as a list of what it shows: of a page only whether it is whole, as its times and its numbers change.
async function askAll(origin: string, paths: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const path of paths) {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
    // Some name the site, which is at another port each time.
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

/** How many rows SQLite itself reads otherwise than they were; null when it cannot, or finds more or fewer. */
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
