import type { Kysely } from 'kysely';
import type { Database } from '../app/platform/db/tables.ts';
import { HOUR_MS } from '../app/platform/time/time-units.ts';
import { foldText } from '../app/platform/text/fold-text.ts';
import { storePicture } from '../app/domain/media-library/uploads.server.ts';
import { reencodeImage } from '../app/platform/images/image-encoding.server.ts';
import { insertResource } from '../app/domain/media-library/resource-store.server.ts';
import { claimObjects } from '../app/platform/files/object-store.server.ts';
import type { Storage } from '../app/platform/files/storage.server.ts';
import { drawSeedPictures } from './seed-pictures.ts';

/** Adds a dozen pictures to an empty library, as uploads of the given members. */
export async function fillLibrary(
  db: Kysely<Database>,
  { storage, owners, now }: { storage: Storage; owners: readonly string[]; now: number },
): Promise<number> {
  if (owners.length === 0) return 0;
  const pictures = await drawSeedPictures();
  for (const [index, { bytes, description, alt, tags }] of pictures.entries()) {
    const made = await reencodeImage(bytes);
    if (!made.ok) throw new Error(`A picture of the seed is refused: ${made.reason}.`);
    const { hash, width, height, contentType, bytes: whole } = made.picture;
    const at = now - (pictures.length - index) * 5 * HOUR_MS;
    const services = { db, storage, now: () => at };
    const kept = await storePicture(services, made.picture);
    const id = `seed${String(index).padStart(8, '0')}`;
    await db.transaction().execute(async (trx) => {
      await insertResource(trx, {
        id,
        user_id: owners[index % owners.length] ?? '',
        image: kept.image,
        thumbnails: kept.thumbnails,
        description,
        alt,
        tags,
        search_text: foldText([description, ...tags].join(' ')),
        width,
        height,
        bytes: whole.length,
        content_type: contentType,
        content_hash: hash,
        idem_key: id,
        downloads: 0,
        created_at: at,
        hidden_at: null,
        hidden_reason: null,
      });
      if (!(await claimObjects(trx, kept.places, id))) throw new Error('A file was swept.');
    });
  }
  return pictures.length;
}
