import { createHash } from 'node:crypto';
import type { PictureRow } from '../../app/domain/media-library/resource-store.server.ts';
import type { Db } from '../../app/platform/db/tables.ts';
import { foldText } from '../../app/platform/text/fold-text.ts';

type Given = Partial<PictureRow> & { id: string; user_id: string; description: string };

/** Returns a library row without files. */
export function libraryRow(given: Given): PictureRow {
  const hash = createHash('sha256').update(given.id).digest('hex');
  return {
    image: `${hash}.png`,
    thumbnails: [],
    alt: given.description,
    tags: [],
    search_text: foldText(given.description),
    width: 640,
    height: 480,
    bytes: 100,
    content_type: 'image/png',
    content_hash: hash,
    idem_key: hash,
    downloads: 0,
    created_at: 0,
    hidden_at: null,
    hidden_reason: null,
    ...given,
  };
}

const WORDS = ['monday', 'synergy', 'handshake', 'pivot', 'coffee', 'layoff', 'keynote', 'hustle'];
const BATCH = 250;

/** Adds `count` pictures to the library, one second apart, the last at `now`. One in ten thousand mentions a unicorn. */
export async function insertLibrary(
  db: Db,
  { userId, count, now }: { userId: string; count: number; now: number },
): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, offset) => {
      const index = from + offset;
      const words = [0, 3, 5].map((step) => WORDS[(index * 7 + step * index) % WORDS.length]);
      const rare = index % 10_000 === 5000 ? ' with a unicorn' : '';
      const description = `Picture ${index} of ${words.join(' and ')} at the offsite${rare}`;
      const id = `lib${String(index).padStart(9, '0')}`;
      const created_at = now - (count - index) * 1000;
      const row = libraryRow({ id, user_id: userId, description, created_at });
      return { ...row, thumbnails: '[]', tags: '[]' };
    });
    await db.insertInto('resources').values(rows).execute();
  }
}
