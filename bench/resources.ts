// npm run bench:resources: the library at 100,000 pictures, on SQLite and, where there is one, on Postgres; then
// the bytes and the time to the first full grid in Chromium. `-- 20000` measures with so many.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Member } from '../app/auth/viewer.ts';
import { migrate } from '../app/db/migrate.server.ts';
import { openDatabase } from '../app/db/open-database.server.ts';
import { parseLibraryAsk } from '../app/resources/library-ask.ts';
import { listResources } from '../app/resources/list-resources.server.ts';
import type { Services } from '../app/services.server.ts';
import { mediaUrl } from '../app/storage/storage.ts';
import { fillLibrary } from '../test/people/fill-library.ts';
import { newMember, servicesOn } from '../test/people/write-as-member.ts';
import { startPostgres } from '../test/postgres/start-postgres.ts';
import { measureGrid } from './library-grid.ts';
import { percentile } from './percentile.ts';

const COUNT = Number(process.argv[2] ?? 100_000);
const ROUNDS = 60;
const WARM_UP = 5;
const NOW = 1_763_700_000_000;

const KINDS: Readonly<Record<string, string>> = {
  'first page': '',
  'a page in the middle': `after=${NOW - (COUNT / 2) * 1000}-zzz`,
  'a frequent word': 'q=synergy',
  'two words': 'q=offsite keynote',
  'the beginning of the description': `q=picture ${COUNT - 7}`,
  'a word of one in ten thousand': 'q=unicorn',
  'a word of none': 'q=nowhere',
  'two letters of none': 'q=qz',
  favourites: 'only=favourites',
};

const folder = mkdtempSync(join(tmpdir(), 'broetry-bench-'));
await measure('SQLite', { databaseUrl: undefined, dataDir: folder });
rmSync(folder, { recursive: true, force: true });
const postgres = await startPostgres().catch((error: Error) => console.log(error.message));
if (postgres) {
  await measure('Postgres', { databaseUrl: postgres.url, dataDir: '' });
  await postgres.stop();
}
await measureGrid();

async function measure(name: string, place: Parameters<typeof openDatabase>[0]): Promise<void> {
  const db = openDatabase(place);
  if (place.databaseUrl) {
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
  }
  await migrate(db);
  const storage = { url: mediaUrl };
  const services = { ...servicesOn(db), storage } as unknown as Services;
  const member = await newMember(services);
  await fillLibrary(db, { userId: member.id, count: COUNT, now: NOW });
  await sql`analyze`.execute(db);
  console.log(`${name}: ${COUNT.toLocaleString('en')} pictures, milliseconds`);
  for (const [kind, search] of Object.entries(KINDS)) {
    const times = await timesOf(services, member, search);
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    console.log(`  ${kind}: p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)}`);
  }
  await db.destroy();
}

async function timesOf(services: Services, member: Member, search: string): Promise<number[]> {
  const { ask } = parseLibraryAsk(new URLSearchParams(search));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const before = performance.now();
    await listResources(services, member, ask);
    if (round >= WARM_UP) times.push(performance.now() - before);
  }
  return times;
}
