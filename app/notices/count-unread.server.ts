import type { Member } from '../auth/viewer.ts';
import type { Services } from '../services.server.ts';
import { countUnreadRows } from './notice-store.server.ts';

/** More than this is not counted: nobody reads the difference. */
const MOST_COUNTED = 100;

/** How many notices the viewer has not read, a hundred at most. */
export function countUnread(services: Services, viewer: Member): Promise<number> {
  return countUnreadRows(services.db, viewer.id, MOST_COUNTED);
}
