import { migrate } from '../app/db/migrate.server.ts';
import { openDatabase } from '../app/db/open-database.server.ts';
import { fillWorld } from '../scripts/seed-world.ts';
import { addMember } from '../test/people/sign-in.ts';
import { servicesOn } from '../test/people/write-as-member.ts';
import { countMade } from './made-pages.ts';
import { end, newFolder, removeFolder, said, startProcess } from './own-things.ts';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../build/server/main.js');
const DAYS = 30;

/** `logLevel`: `info` for whoever asks what was made. */
type Options = { main?: string; databaseUrl?: string; logLevel?: string };

/** The built server as a process of its own, with a community of thirty days and one member who has a cookie. */
export async function startPublicSite({
  main = MAIN,
  databaseUrl,
  logLevel = 'warn',
}: Options = {}) {
  const dataDir = newFolder();
  const db = openDatabase({ databaseUrl, dataDir });
  await migrate(db);
  await fillWorld(db, { days: DAYS, now: Date.now() });
  const services = { ...servicesOn(db), now: Date.now };
  const { cookie } = await addMember(services, {
    name: 'Bea Reader',
    email: 'admin@bench.example',
  });
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'created_at'])
    .where('type', '=', 'community')
    .orderBy('created_at', 'desc')
    .execute();
  await db.destroy();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: logLevel,
    ADMIN_EMAILS: 'admin@bench.example',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const child = startProcess(main, { env });
  const made = countMade(child);
  const origin = (await said(child, /ready at (http:\S+)/)).replace('localhost', '127.0.0.1');
  return {
    origin,
    child,
    dataDir,
    /** How often pages of these paths were made, at the log level `info`. */
    made,
    /** The newest first. */
    posts,
    post: `/post/${posts[0]?.id ?? ''}`,
    cookie: { name: cookie.name, value: cookie.value },
    async stop(): Promise<void> {
      await end(child);
      removeFolder(dataDir);
    },
  };
}

export type PublicSite = Awaited<ReturnType<typeof startPublicSite>>;
