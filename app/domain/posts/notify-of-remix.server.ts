import { reportPartialFailure } from '../../platform/observe/process-metrics.server.ts';
import type { PostRow } from '../../platform/db/tables.ts';
import type { Services } from '../../platform/services.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { mergeNotification } from '../notifications/notifications.server.ts';
import { peopleOf } from '../notifications/notifications.ts';
import { isBlocked } from '../screening/block-store.server.ts';
import { findOwnPost, lockPost } from './post-store.server.ts';
import { profileIn, quotedPost } from './post.ts';
import { countRemixers } from './shared-post-store.server.ts';

/**
 * Notifies the author of the post that this shared post remixes, with the name on the card of the remix. A held remix
 * sends no notification. The remix stays shared when the notification fails.
 */
export async function notifyOfRemix(
  services: Services,
  { id, user_id: userId }: Pick<PostRow, 'id' | 'user_id'>,
): Promise<void> {
  try {
    await services.db.transaction().execute(async (trx) => {
      const remix = await findOwnPost(trx, userId, id);
      const source = remix?.remix_of ? await lockPost(trx, remix.remix_of) : undefined;
      if (!remix || remix.hidden_at !== null || !source?.isShared) return;
      if (source.user_id === userId || (await isBlocked(trx, source.user_id, userId))) return;
      const count = await countRemixers(trx, source.id, source.user_id);
      const name = printableText(profileIn(remix.formData).profileName);
      const notification = {
        userId: source.user_id,
        kind: 'remixes',
        text: `${peopleOf(count, name)} made it worse: ${quotedPost(source.post, source.formData)}`,
        link: `/post/${source.id}/remixes`,
        actorId: count === 1 ? userId : undefined,
      } as const;
      await mergeNotification(services, notification, trx);
    });
  } catch (error) {
    reportPartialFailure(services, error, 'the author of a remixed post could not be notified');
  }
}
