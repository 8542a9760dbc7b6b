import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { up as guestsAndGenerations } from './migrations/0001-guests-and-generations.ts';
import { up as jobs } from './migrations/0002-jobs.ts';
import { up as people } from './migrations/0003-people.ts';
import { up as community } from './migrations/0004-community.ts';
import { up as replies } from './migrations/0005-replies.ts';
import { up as profileAndEdits } from './migrations/0006-profile-and-edits.ts';
import { up as reactions } from './migrations/0007-reactions.ts';
import { up as moderation } from './migrations/0008-moderation.ts';
import { up as resources } from './migrations/0009-resources.ts';
import { up as requests } from './migrations/0010-requests.ts';
import { up as funnel } from './migrations/0011-funnel.ts';
import { up as resourceCases } from './migrations/0012-resource-cases.ts';
import { up as attachedPicturesAndWords } from './migrations/0013-attached-pictures-and-words.ts';
import { up as pictureBytes } from './migrations/0014-picture-bytes.ts';
import { up as severalProcesses } from './migrations/0015-several-processes.ts';
import { up as translations } from './migrations/0016-translations.ts';
import { up as remixesPromptsAndTheHall } from './migrations/0017-remixes-prompts-and-the-hall.ts';
import { up as apiTokens } from './migrations/0018-api-tokens.ts';
import { up as indexesForWhatGrows } from './migrations/0019-indexes-for-what-grows.ts';
import { up as facesArePublic } from './migrations/0020-faces-are-public.ts';
import { up as sharedStyles } from './migrations/0021-shared-styles.ts';
import { up as photosMadeAnew } from './migrations/0022-photos-made-anew.ts';
import { up as unsweptFiles } from './migrations/0023-unswept-files.ts';
import { up as plots } from './migrations/0024-plots.ts';
import { up as noChangeNotices } from './migrations/0025-no-change-notices.ts';
import { up as searchIndexes } from './migrations/0026-search-indexes.ts';
import { up as standardNames } from './migrations/0027-standard-names.ts';
import { up as shownPremises } from './migrations/0028-shown-premises.ts';
import { up as plotCountsAndSwitches } from './migrations/0029-plot-counts-and-switches.ts';
import { up as passkeysAndInstanceSettings } from './migrations/0030-passkeys-and-instance-settings.ts';
import { up as gamePosts } from './migrations/0031-game-posts.ts';
import { up as shareLoopAndSeededRows } from './migrations/0033-share-loop-and-seeded-rows.ts';
import type { Db } from './tables.ts';

/** Append-only: released migrations are never edited. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-guests-and-generations': { up: guestsAndGenerations },
  '0002-jobs': { up: jobs },
  '0003-people': { up: people },
  '0004-community': { up: community },
  '0005-replies': { up: replies },
  '0006-profile-and-edits': { up: profileAndEdits },
  '0007-reactions': { up: reactions },
  '0008-moderation': { up: moderation },
  '0009-resources': { up: resources },
  '0010-requests': { up: requests },
  '0011-funnel': { up: funnel },
  '0012-resource-cases': { up: resourceCases },
  '0013-attached-pictures-and-words': { up: attachedPicturesAndWords },
  '0014-picture-bytes': { up: pictureBytes },
  '0015-several-processes': { up: severalProcesses },
  '0016-translations': { up: translations },
  '0017-remixes-prompts-and-the-hall': { up: remixesPromptsAndTheHall },
  '0018-api-tokens': { up: apiTokens },
  '0019-indexes-for-what-grows': { up: indexesForWhatGrows },
  '0020-faces-are-public': { up: facesArePublic },
  '0021-shared-styles': { up: sharedStyles },
  '0022-photos-made-anew': { up: photosMadeAnew },
  '0023-unswept-files': { up: unsweptFiles },
  '0024-plots': { up: plots },
  '0025-no-change-notices': { up: noChangeNotices },
  '0026-search-indexes': { up: searchIndexes },
  '0027-standard-names': { up: standardNames },
  '0028-shown-premises': { up: shownPremises },
  '0029-plot-counts-and-switches': { up: plotCountsAndSwitches },
  '0030-passkeys-and-instance-settings': { up: passkeysAndInstanceSettings },
  '0031-game-posts': { up: gamePosts },
  '0033-share-loop-and-seeded-rows': { up: shareLoopAndSeededRows },
};

/** The database has unknown migrations. */
export class NewerSchemaError extends Error {}

/** Whether this version knows the migration `name`. Null is an empty schema. */
export function knowsSchema(name: string | null): boolean {
  return name === null || Object.hasOwn(MIGRATIONS, name);
}

/** Migrates the schema. Throws the first error, or NewerSchemaError. A failed migration is rolled back. */
export async function migrate(db: Db): Promise<void> {
  if (await isCurrent(db)) return;
  const { error } = await migratorOf(db).migrateToLatest();
  if (!error) return;
  const cause = { cause: error };
  if (!(await appliedMigrations(db)).every(knowsSchema)) throw new NewerSchemaError('', cause);
  throw error instanceof Error ? error : new Error('The migration failed');
}

/** Whether the schema is that of an older version. */
export async function isBehind(db: Db): Promise<boolean> {
  if (await isCurrent(db)) return false;
  const known = await migratorOf(db).getMigrations();
  const isUsed = known.some(({ executedAt }) => executedAt);
  const isOld = known.some(({ executedAt }) => !executedAt);
  return isUsed && isOld && (await appliedMigrations(db)).every(knowsSchema);
}

function migratorOf(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
}

/** Whether all migrations have been applied, and no others. Kysely reads the whole schema before it can say so. */
async function isCurrent(db: Db): Promise<boolean> {
  const applied = await appliedMigrations(db);
  return applied.length === Object.keys(MIGRATIONS).length && applied.every(knowsSchema);
}

/** The names of the applied migrations; none where they cannot be read, as in a new database. */
async function appliedMigrations(db: Db): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return rows.map(({ name }) => name);
  } catch {
    return [];
  }
}
