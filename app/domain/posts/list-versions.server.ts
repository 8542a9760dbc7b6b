import type { Viewer } from '../../platform/http/viewer.ts';
import type { GenerationRow } from '../../platform/db/tables.ts';
import { findOwnGeneration, WRITTEN_BY_HAND } from './generation-store.server.ts';
import { listVersionRows } from './version-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { readFallback } from '../../platform/model/fallback-words.ts';
import { familyOf } from './family-store.server.ts';
import { printableText } from '../../platform/text/printable-text.ts';
import type { PostVersion } from './version.ts';

/** All versions of the post that a generation is one of, oldest first. Null when it is none of the viewer's. */
export async function listVersions(
  { db }: Services,
  viewer: Viewer,
  id: string,
): Promise<PostVersion[] | null> {
  const row = await findOwnGeneration(db, viewer, id);
  if (!row) return null;
  return (await listVersionRows(db, viewer, familyOf(row))).map(postVersion);
}

/** The version that a finished generation is. */
export function postVersion(row: GenerationRow): PostVersion {
  return {
    id: row.id,
    text: printableText(row.text ?? ''),
    humorLevel: row.humor_level,
    isEdit: row.writer === WRITTEN_BY_HAND,
    fallback: readFallback(row.fallback),
  };
}
