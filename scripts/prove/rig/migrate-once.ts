// A process of its own that migrates the database of DATABASE_URL or DATA_DIR: it says `go` when it begins and `done`
// when it has ended, and may be killed in between.
import { migrate } from '../../../app/db/migrate.server.ts';
import { openDatabase } from '../../../app/db/open-database.server.ts';

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = process.env;
const db = openDatabase({ databaseUrl, dataDir });
process.stdout.write('go\n');
const start = performance.now();
await migrate(db);
process.stdout.write(`done ${performance.now() - start}\n`);
await db.destroy();
