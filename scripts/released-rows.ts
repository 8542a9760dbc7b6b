// `node scripts/released-rows.ts`: asks everything of the built site and writes some rows of every table to test/contracts/rows-of-VERSION.json,
// from which a test makes a database of this version. Part of a release.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import packageFile from '../package.json' with { type: 'json' };
import { MIGRATIONS } from '../app/platform/db/migrate.server.ts';
import { allQuestions, expectedFor, isRefusal } from '../test/authorization/questions.ts';
import { arrive, sendQuestion } from '../test/authorization/send-question.ts';
import { signInAtIssuer } from '../test/factories/issuer-sign-in.ts';
import { UNLIMITED } from '../test/factories/rate-limits.ts';
import { ADMIN } from '../test/factories/visitors.ts';
import { CLIENT, startFakeIdentityProvider } from '../test/fake-identity-provider.ts';
import { samplePicture } from '../test/pictures.ts';
import { startTestApp, type TestApp } from '../test/test-app.ts';

type Row = Record<string, string | number | null>;
type Table = { name: string; rows: Row[] };

const FILE = join(import.meta.dirname, `../test/contracts/rows-of-${packageFile.version}.json`);
const ROWS_OF_TABLE = 2;
/** An admin removes one picture: two are in the table of those. */
const ASKERS = [
  'a guest',
  'an admin',
  'an admin',
  'the owner',
  'an admin who is the owner',
] as const;
/** Tables that triggers fill, and that of the migrations. */
const FILLED = /^(?:rollups$|searchable_|kysely_)/;

const provider = await startFakeIdentityProvider();
const app = await startTestApp({
  env: {
    ADMIN_EMAILS: ADMIN,
    GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '10000',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
  },
  overrides: { ...UNLIMITED, fetchPhoto: () => samplePicture(200) },
});
try {
  await askEverything(app);
  await addTheRest(app);
  const chosen = chooseRows(readTables(app.dataDir));
  writeFileSync(FILE, toText(Object.keys(MIGRATIONS).at(-1) ?? '', chosen));
  for (const [name, { length }] of Object.entries(chosen)) {
    console.log(`${String(length).padStart(4)}  ${name}`);
    if (length === 0) throw new Error(`Nothing that is asked fills ${name}.`);
  }
} finally {
  await app.remove();
  await provider.stop();
}

/** Does what each kind of person may do, and signs two people in who have pictures. */
async function askEverything(site: TestApp): Promise<void> {
  for (const who of ASKERS) {
    for (const question of await allQuestions()) {
      if (isRefusal(expectedFor(who, question), question)) continue;
      await sendQuestion(site, await arrive(site, who), question);
    }
  }
  for (const name of ['ada', 'bo']) {
    const picture = `https://pictures.example/${name}.png`;
    provider.behave({ user: { sub: name, name, email: `${name}@id.example`, picture } });
    await signInAtIssuer(site.browser());
    await site.browser().fetch('/auth/oidc/start?mode=popup&intent=login&next=/home');
  }
}

/** Adds rows of what no question makes: passkeys do not work at the address of the test server. */
async function addTheRest({ db, services }: TestApp): Promise<void> {
  const users = await db.selectFrom('users').select('id').limit(2).execute();
  const posts = await db.selectFrom('posts').select('id').limit(2).execute();
  const at = { created_at: services.now() };
  for (const [place, { id: user_id }] of users.entries()) {
    const id = services.newId();
    const key = { public_key: 'a2V5', counter: 1, transports: 'internal', label: 'Phone' };
    const passkey = { id, user_id, ...key, rp_id: 'localhost', last_used: services.now(), ...at };
    await db.insertInto('passkeys').values(passkey).execute();
    const used_at = place === 0 ? null : services.now();
    const code = { id, user_id, code_hash: id, used_at, ...at };
    await db.insertInto('recovery_codes').values(code).execute();
    await db.insertInto('seeded_rows').values({ kind: 'users', id: services.newId() }).execute();
    const post_id = posts[place]?.id ?? '';
    const game = { post_id, day: 20_800, place, scene: 'office' };
    await db.insertInto('game_posts').values(game).execute();
  }
}

/** The tables that the site fills, each after those that its rows point to. */
function readTables(dataDir: string): Table[] {
  using database = new DatabaseSync(join(dataDir, 'broetry.sqlite'), { readOnly: true });
  const ask = (query: string, ...values: string[]) =>
    database.prepare(query).all(...values) as Row[];
  const tables = new Map<string, Table>();
  const add = (name: string) => {
    if (tables.has(name)) return;
    for (const { table } of ask('select "table" from pragma_foreign_key_list(?)', name))
      if (table !== name) add(String(table));
    const columns = ask('select name from pragma_table_xinfo(?) where hidden = 0', name);
    const names = columns.map((column) => `"${column['name']}"`);
    const rows = ask(`select ${names.join()} from "${name}"`);
    tables.set(name, { name, rows });
  };
  const found = ask(`select name from pragma_table_list where schema = 'main' and type = 'table'
    and name not like 'sqlite_%' order by name`);
  for (const { name } of found) if (!FILLED.test(String(name))) add(String(name));
  return [...tables.values()];
}

/** Two rows of each table, more where a column is empty in those, and all rows that these name. */
function chooseRows(tables: readonly Table[]): Record<string, Row[]> {
  const byId = new Map(tables.flatMap(({ rows }) => rows.map((row) => [row['id'], row] as const)));
  const chosen = new Set<Row>();
  const choose = (row: Row) => {
    if (chosen.has(row)) return;
    chosen.add(row);
    for (const value of Object.values(row)) {
      const named = typeof value === 'string' ? byId.get(value) : undefined;
      if (named) choose(named);
    }
  };
  for (const { rows } of tables) {
    for (const column of Object.keys(rows[0] ?? {})) {
      const full = rows.filter((row) => row[column] !== null);
      if (!full.some((row) => chosen.has(row)) && full[0]) choose(full[0]);
    }
    for (const row of rows)
      if (rows.filter((each) => chosen.has(each)).length < ROWS_OF_TABLE) choose(row);
  }
  return Object.fromEntries(
    tables.map(({ name, rows }) => [name, rows.filter((row) => chosen.has(row))]),
  );
}

/** JSON with a row on each line. */
function toText(schema: string, rows: Record<string, Row[]>): string {
  const tables = Object.entries(rows).map(([name, all]) => {
    const lines = all.map((row) => JSON.stringify(row));
    return `${JSON.stringify(name)}:[\n${lines.join(',\n')}\n]`;
  });
  return `{"schema":${JSON.stringify(schema)},"rows":{\n${tables.join(',\n')}\n}}\n`;
}
