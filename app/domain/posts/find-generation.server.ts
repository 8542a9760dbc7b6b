import { isGrave } from '../../../comedy/grave.ts';
import { pictureOfGeneration } from './attach-picture.server.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { findOwnGeneration } from './generation-store.server.ts';
import { findProfile } from './find-profile.server.ts';
import { printableText } from '../../platform/text/printable-text.ts';
import type { Services } from '../../platform/services.ts';
import { readFallback } from '../../platform/model/fallback-words.ts';
import { type PreviewState, previewState } from './preview-state.ts';

/** The viewer's own finished post, or null: a stranger's and an unfinished one are no post. */
export async function findGeneration(
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<PreviewState | null> {
  const row = await findOwnGeneration(services.db, viewer, id);
  if (row?.state !== 'succeeded' || !row.text) return null;
  const fields = JSON.parse(row.fields) as Record<string, string>;
  const profile =
    viewer.kind === 'member' ? await findProfile(services.db, viewer.id, row) : undefined;
  const picture = viewer.kind === 'member' ? await pictureOfGeneration(services, viewer, id) : null;
  return previewState(
    { style: row.style, fields, humorLevel: row.humor_level },
    {
      id: row.id,
      text: printableText(row.text),
      fallback: readFallback(row.fallback),
      profile,
      picture,
      remixOf: row.remix_of ?? undefined,
      isGrave: isGraveForm(fields),
    },
  );
}

/** Absent unless true, as all that is said only of some posts. */
export function isGraveForm(fields: Readonly<Record<string, string>>): true | undefined {
  return isGrave(Object.values(fields).join('\n')) || undefined;
}
