// npm run seed -- --days 60: fills an empty database with plausible data for development; --remove takes it away again.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findPublicOrigin } from '../app/domain/instance/public-origin.server.ts';
import { prepareDataDir } from '../app/platform/settings/data-dir.server.ts';
import { lockDataDir } from '../app/platform/db/sqlite.server.ts';
import { openMigratedDatabase } from '../app/platform/db/database.server.ts';
import { originAt, serverOrigin } from '../app/platform/settings/server-origin.server.ts';
import { readSettings } from '../app/platform/settings/settings.server.ts';
import { chooseStorage } from '../app/platform/files/picture-storage.server.ts';
import { createLog } from '../app/platform/observe/log.server.ts';
import { siteName } from '../app/platform/text/site-name.ts';
import { fillLibrary } from './seed-library.ts';
import { fillWorld } from './seed-world.ts';
import { removeSeeded } from './seeded-rows.ts';

const USAGE = 'Say for how many days, 1 to 365: npm run seed -- --days 60; or --remove';

// Files are readable by this user only, as those of the server.
process.umask(0o077);
process.exitCode = await main().catch((error: Error) => refuse(error.message));

async function main(): Promise<number> {
  const asked = readArguments();
  if (asked === null) return refuse(USAGE);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  prepareDataDir(settings.dataDir);
  const lock = settings.databaseUrl ? null : lockDataDir(settings.dataDir);
  if (!settings.databaseUrl && !lock) {
    return refuse('A Broetry runs on this data: stop it first, the seed writes a lot at once.');
  }
  const db = await openMigratedDatabase(settings, () => Promise.resolve());
  try {
    const storage = chooseStorage(settings);
    if (asked.remove) {
      const log = createLog(settings.logLevel);
      const gone = await removeSeeded({ db, storage, settings, log, now: Date.now });
      console.log(
        `Removed ${gone.members} members, ${gone.posts} posts, ${gone.comments} comments, ${gone.reactions} reactions, ${gone.files} files and ${gone.events} events.`,
      );
      return 0;
    }
    const { days } = asked;
    const member = await db.selectFrom('users').select('id').limit(1).execute();
    if (member.length > 0) {
      return refuse('There are members already: the seed is for an empty DATA_DIR or database.');
    }
    const now = Date.now();
    // As the server names itself in its posts.
    const known = settings.publicOrigin ?? (await findPublicOrigin(db)) ?? serverOrigin(settings);
    const site = siteName(known || originAt(settings, settings.port));
    const made = await fillWorld(db, { days, now, site });
    const members = await db.selectFrom('users').select('id').orderBy('id').limit(5).execute();
    const owners = members.map(({ id }) => id);
    const pictures = await fillLibrary(db, { storage, owners, now });
    console.log(
      `Made ${made.members} members, ${made.posts} posts, ${pictures} pictures and ${made.events} events of ${days} days.`,
    );
    return 0;
  } finally {
    await db.destroy();
    lock?.release();
  }
}

function readArguments(): { days: number; remove: boolean } | null {
  try {
    const { values } = parseArgs({
      options: {
        days: { type: 'string', default: '60' },
        remove: { type: 'boolean', default: false },
      },
    });
    const days = Number(values.days);
    const isValid = Number.isInteger(days) && days >= 1 && days <= 365;
    return isValid ? { days, remove: values.remove } : null;
  } catch {
    return null;
  }
}

function refuse(words: string): number {
  console.error(words);
  return 1;
}
