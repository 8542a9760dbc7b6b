import { runAdmitted } from '../admission/admission.ts';
import { classOf } from '../admission/request-class.ts';
import { keepPages, type Lease } from './keep-pages.server.ts';
import { type MakeParts, makeFile, makePage } from './make-page.server.ts';
import { isApiData, isPicture } from './public-address.ts';

export type ShelfName = 'pages' | 'pictures' | 'files';

/** Bytes. Pictures have a room of their own: many that were asked for once must not drive out the pages. */
const ROOM = { pages: 64 * 1024 * 1024, pictures: 32 * 1024 * 1024, files: 16 * 1024 * 1024 };
const HEARING: Lease = { fresh: 5000, stale: 60_000 };
// Other processes change the same database, and this one does not hear of it now.
const DEAF: Lease = { fresh: 1000, stale: 2000 };
const FOR_EVER: Lease = { fresh: Infinity, stale: Infinity };

/** What is kept, by names of an origin and an address: each kind in a room of its own. */
export function createShelves(parts: MakeParts) {
  const { admission, now, publicChanges } = parts.services;
  const shared = (room: number) =>
    keepPages({
      make(name) {
        const [origin, address] = read(name);
        const isPage = !isPicture(address) && !isApiData(address);
        const place = isPage ? 'page' : classOf({ url: address }, false);
        const make = () => makePage(parts, origin, address);
        return place === null ? make() : runAdmitted(admission, place, make);
      },
      changes: publicChanges.count,
      now,
      lease: () => (publicChanges.hearsAll() ? HEARING : DEAF),
      room,
    });
  const files = keepPages({
    make: (name) => runAdmitted(admission, 'file', () => makeFile(parts, ...read(name))),
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
