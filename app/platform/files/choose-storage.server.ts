import { join } from 'node:path';
import { diskStorage } from './disk-storage.server.ts';
import { imageHostStorage } from './image-host-storage.server.ts';
import { s3Storage } from './s3-storage.server.ts';
import type { StorageSettings } from '../settings/storage-settings.server.ts';
import type { Storage } from './storage.ts';

/** The store that the settings name. Files on our own disk are part of every backup. */
export function chooseStorage(settings: StorageSettings & { dataDir: string }): Storage {
  const { s3Endpoint, s3AccessKeyId, s3SecretAccessKey, s3Region = 'auto' } = settings;
  if (s3Endpoint && s3AccessKeyId && s3SecretAccessKey) {
    return s3Storage({
      endpoint: s3Endpoint,
      region: s3Region,
      accessKeyId: s3AccessKeyId,
      secretAccessKey: s3SecretAccessKey,
    });
  }
  const { imageHostUrl, imageHostPreset, imageHostDelivery } = settings;
  if (imageHostUrl && imageHostPreset && imageHostDelivery) {
    return imageHostStorage({
      url: imageHostUrl,
      preset: imageHostPreset,
      delivery: imageHostDelivery,
    });
  }
  return diskStorage(pictureFolder(settings));
}

/** Where pictures are when they are on our own disk. */
export function pictureFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'files');
}

/** The one origin besides our own that pages may show pictures from, or null. */
export function foreignPictures({
  imageHostUrl,
  imageHostDelivery,
}: StorageSettings): string | null {
  return imageHostUrl && imageHostDelivery ? imageHostDelivery : null;
}

/** Where pictures are kept, in words for the operator. */
export function storageWords(settings: StorageSettings): string {
  const { s3Endpoint, s3AccessKeyId, s3SecretAccessKey, imageHostUrl } = settings;
  if (s3Endpoint && s3AccessKeyId && s3SecretAccessKey) {
    return `in the bucket at ${new URL(s3Endpoint).host}`;
  }
  if (imageHostUrl && foreignPictures(settings)) return `at ${new URL(imageHostUrl).host}`;
  // Pages never say where something lies on the machine.
  return 'in the folder files of DATA_DIR';
}
