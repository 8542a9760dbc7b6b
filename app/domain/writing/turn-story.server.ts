import { retellPost } from '../../../comedy/write-post.ts';
import type { GenerationRow } from '../../platform/db/tables.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { WriteRequest } from '../../platform/model/writer.ts';
import type { Services } from '../../platform/services.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { familyOf, listVersionRows, lockFamily } from '../posts/version-store.server.ts';
import { addVersion } from '../posts/versions.server.ts';
import type { GenerationParams } from './generation-request.ts';

/**
 * Tells the story of a guest's own post at another level, as a version of it: no claim, no charge and no event, because
 * nothing new is written. A story has one version per level, so a level that exists is returned. Undefined when the
 * guest has signed up meanwhile.
 */
export function turnStory(
  services: Services,
  viewer: Viewer,
  base: GenerationRow,
  { params, story }: { params: GenerationParams; story: NonNullable<WriteRequest['story']> },
): Promise<GenerationRow | undefined> {
  const { level, style, fields } = params;
  return services.db.transaction().execute(async (trx) => {
    await lockFamily(trx, familyOf(base));
    const versions = await listVersionRows(trx, viewer, familyOf(base));
    if (!versions.some(({ id }) => id === base.id)) return undefined;
    const isSameStory = (row: GenerationRow) =>
      row.plot === base.plot && row.plot_cast === base.plot_cast && row.seed === base.seed;
    const earlier = versions.find((row) => isSameStory(row) && row.humor_level === level);
    if (earlier) return earlier;
    const site = siteName(services.publicOrigin);
    const told = retellPost({ style, fields, level, seed: base.seed, site }, story);
    if (!told) return undefined;
    return addVersion(trx, services, base, {
      humor_level: level,
      text: told.text,
      engine: told.engine,
    });
  });
}
