import { keepPages, type Lease } from './keep-pages.server.ts';
import { type MakeParts, makeFile, makePage } from './make-page.server.ts';

export type ShelfName = 'pages' | 'pictures' | 'files';

/** Bytes. Pictures have a room of their own: many that were asked for once must not drive out the pages. */
const ROOM = { pages: 64 * 1024 * 1024, pictures: 32 * 1024 * 1024, files: 16 * 1024 * 1024 };
const HEARING: Lease = { fresh: 5000, stale: 60_000 };
// Other processes change the same database, and this one does not hear of it now.
const DEAF: Lease = { fresh: 1000, stale: 2000 };
/** Pages that are made again while readers have the last one: the server's own share of the turns. */
const OWN_NETWORK = 'page cache';
const FOR_EVER: Lease = { fresh: Infinity, stale: Infinity };

/** What is kept, by names of an origin and an address: each kind in a room of its own. */
export function createShelves(parts: MakeParts) {
  const { requestQueue, now, publicChanges } = parts.services;
  const shared = (room: number) =>
    keepPages({
      make: (name) => makePage(parts, ...read(name)),
      refresh: (make) => requestQueue.run(OWN_NETWORK, make),
      changes: publicChanges.count,
      now,
      lease: () => (publicChanges.hearsAll() ? HEARING : DEAF),
      room,
    });
  const files = keepPages({
    make: (name) => makeFile(parts, ...read(name)),
    changes: () => 0,
    now,
    lease: () => FOR_EVER,
    room: ROOM.files,
  });
  return { pages: shared(ROOM.pages), pictures: shared(ROOM.pictures), files };
}

function read(name: string): [origin: string, address: string] {
  const [origin = '', address = ''] = name.split(' ');
  return [origin, address];
}
