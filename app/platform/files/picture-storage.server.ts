import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Db } from '../db/tables.ts';
import type { Settings } from '../settings/settings.server.ts';
import type { StorageSettings } from '../settings/storage-settings.server.ts';
import { HOUR_MS } from '../time/time-units.ts';
import { beginSweep, endSweep, listOrphans } from './object-store.server.ts';
import { imageHostStorage, s3Storage } from './remote-storage.server.ts';
import { deletePartialFiles, diskStorage, type Storage } from './storage.server.ts';

type Where = Pick<StorageSettings, 's3Endpoint' | 'imageHostUrl'>;

/** Creates the storage of the settings. Backups include files on the local disk. */
export function chooseStorage(settings: StorageSettings & { dataDir: string }): Storage {
  const { s3Endpoint: endpoint, s3Region: region = 'auto' } = settings;
  const { s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey } = settings;
  if (endpoint && accessKeyId && secretAccessKey) {
    return s3Storage({ endpoint, region, accessKeyId, secretAccessKey });
  }
  const { imageHostUrl: url, imageHostPreset: preset, imageHostDelivery: delivery } = settings;
  if (url && preset && delivery) return imageHostStorage({ url, preset, delivery });
  return diskStorage(pictureFolder(settings));
}

/** Whether the stored files are in the data folder. */
export function isOnDisk({ s3Endpoint, imageHostUrl }: Where): boolean {
  return !s3Endpoint && !imageHostUrl;
}

/** The folder of the stored files, where they are in the data folder. */
export function pictureFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'files');
}

/** The external origin of pictures, for the CSP, or null. */
export function externalPictureOrigin({
  imageHostUrl,
  imageHostDelivery,
}: StorageSettings): string | null {
  return imageHostUrl && imageHostDelivery ? imageHostDelivery : null;
}

/** Describes the storage for the operator. */
export function storageLocation({ s3Endpoint, imageHostUrl }: Where): string {
  if (s3Endpoint) return `in the bucket at ${new URL(s3Endpoint).host}`;
  if (imageHostUrl) return `at ${new URL(imageHostUrl).host}`;
  // No paths of the machine in pages.
  return 'in “files” of the data folder (DATA_DIR)';
}

const SWEEP_BATCH = 100;

type SweepParts = {
  db: Db;
  storage: Storage;
  settings: Settings;
  log: Logger;
  now: () => number;
};

/** Deletes incomplete files and the files of deleted pictures. Returns the number of the latter. */
export async function sweepObjects(services: SweepParts): Promise<number> {
  const before = services.now() - HOUR_MS;
  await deletePartialFiles(pictureFolder(services.settings), before);
  // Version 0.1.0 kept uploads here while they arrived.
  await rm(join(services.settings.dataDir, 'uploads'), { recursive: true, force: true });
  const orphans = await listOrphans(services.db, before, SWEEP_BATCH);
  let swept = 0;
  for (const place of orphans) if (await sweepOne(services, place, before)) swept += 1;
  return swept;
}

/** Deletes the files of a deleted picture. The next sweep retries a failure. */
export async function sweepPlaces(services: SweepParts, places: readonly string[]): Promise<void> {
  for (const place of places) {
    await sweepOne(services, place, Number.MAX_SAFE_INTEGER).catch((error: unknown) => {
      services.log.warn({ err: error }, 'a file is deleted later');
    });
  }
}

// Between the two statements the same picture cannot be uploaded: its new file would be deleted.
async function sweepOne(services: SweepParts, place: string, before: number): Promise<boolean> {
  if (!(await beginSweep(services.db, place, before))) return false;
  await services.storage.delete(place);
  await endSweep(services.db, place);
  return true;
}
