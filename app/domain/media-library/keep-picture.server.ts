import type { Services } from '../../platform/services.ts';
import { noteObject } from '../../platform/files/object-store.server.ts';
import { StorageError } from '../../platform/files/storage.server.ts';
import type { SafePicture, SafeThumbnail } from '../../platform/images/image-encoding.server.ts';

/** Where the store has a picture and its small versions. */
export type KeptPicture = {
  image: string;
  thumbnails: (Pick<SafeThumbnail, 'width' | 'type'> & { place: string })[];
  places: string[];
};

/** Stores a picture with its small versions. What of it remains when this breaks off is swept. Throws StorageError. */
export async function keepPicture(services: Services, picture: SafePicture): Promise<KeptPicture> {
  const { hash, extension, contentType, bytes } = picture;
  const image = await keepObject(services, `${hash}.${extension}`, bytes, contentType);
  const thumbnails: KeptPicture['thumbnails'] = [];
  for (const { width, type, bytes: small } of picture.thumbnails) {
    const key = `${hash}-${width}.${type === 'image/avif' ? 'avif' : 'webp'}`;
    thumbnails.push({ width, type, place: await keepObject(services, key, small, type) });
  }
  return { image, thumbnails, places: [image, ...thumbnails.map(({ place }) => place)] };
}

async function keepObject(
  { db, storage, now }: Services,
  key: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<string> {
  // Before the file: should the process die in between, the file is found and swept.
  if (storage.usesKeys) await note(db, key, now());
  const place = await storage.put(key, bytes, contentType);
  if (!storage.usesKeys) await note(db, place, now());
  return place;
}

async function note(db: Services['db'], place: string, now: number): Promise<void> {
  if (await noteObject(db, place, now)) return;
  throw new StorageError('The same picture is being deleted at this moment');
}
