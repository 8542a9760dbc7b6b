import { countUnread } from '../notifications/notifications.server.ts';
import type { Services } from '../../platform/services.ts';
import type { PublicViewer, Viewer } from '../../platform/http/viewer.ts';

/** The viewer as its own pages see it. A number that cannot be had is 0: no page falls over a bell. */
export async function describeViewer(services: Services, viewer: Viewer): Promise<PublicViewer> {
  if (viewer.kind === 'guest') return { kind: 'guest' };
  const { name, email, photoUrl, bio, isAdmin } = viewer;
  const unreadNotices = await countUnread(services, viewer).catch((error: unknown) => {
    services.log.error({ err: error }, 'the unread notices could not be counted');
    return 0;
  });
  return { kind: 'member', name, email, photoUrl, bio, isAdmin, unreadNotices };
}
