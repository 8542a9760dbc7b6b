import type { HumorLevel } from '../../../comedy/form/humor-levels.ts';
import type { Viewer } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import type { PostGeneration } from '../posts/stored-forms.server.ts';
import { familyOf, listVersionRows, lockFamily } from '../posts/version-store.server.ts';
import { addVersion } from '../posts/versions.server.ts';

/**
 * Saves the story of a guest's own post, as it is told at another level, as a version of it: no claim, no charge and no event, because
 * nothing new is written. A story has one version per level, so a level that exists is returned. Undefined when the
 * guest has signed up meanwhile.
 */
export function turnStory(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  viewer: Viewer,
  base: PostGeneration,
  { level, text, engine }: { level: HumorLevel; text: string; engine: string },
): Promise<PostGeneration | undefined> {
  return services.db.transaction().execute(async (trx) => {
    await lockFamily(trx, familyOf(base));
    const versions = await listVersionRows(trx, viewer, familyOf(base));
    if (!versions.some(({ id }) => id === base.id)) return undefined;
    const isSameStory = (row: PostGeneration) =>
      row.plot === base.plot && row.plot_cast === base.plot_cast && row.seed === base.seed;
    const earlier = versions.find((row) => isSameStory(row) && row.humor_level === level);
    return earlier ?? addVersion(trx, services, base, { humor_level: level, text, engine });
  });
}
