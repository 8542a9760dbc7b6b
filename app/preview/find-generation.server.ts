import { pictureOfGeneration } from '../attachments/attach-picture.server.ts';
import type { Viewer } from '../auth/viewer.ts';
import { isGraveForm } from '../generator/generate-post.server.ts';
import { findOwnGeneration } from '../generator/generation-store.server.ts';
import { findProfile } from '../posts/find-profile.server.ts';
import { printableText } from '../posts/printable-text.ts';
import type { Services } from '../services.server.ts';
import { readFallback } from '../writer/fallback-words.ts';
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
