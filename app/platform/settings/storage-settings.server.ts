import type { z } from 'zod';
import {
  isOrigin,
  optionalText,
  type SettingTable,
  textOr,
  urlText,
} from './setting-values.server.ts';

const address = urlText('must be an address such as https://store.example/bucket', () => true);

/** A bucket for the library's pictures, in place of DATA_DIR. */
export const S3_SETTINGS = {
  s3Endpoint: address.meta({
    description:
      'An S3-compatible bucket for pictures, with its name: https://s3.example/bucket. Backups do not hold what is there.',
    shownDefault: 'pictures are kept in DATA_DIR',
  }),
  s3Region: textOr('auto').describe('The region of the bucket.'),
  s3AccessKeyId: optionalText.describe('The name of the key for the bucket.'),
  s3SecretAccessKey: optionalText.describe('The key for the bucket. Stays on the server.'),
} satisfies SettingTable;

/** An image host for the library's pictures, in place of DATA_DIR. */
export const IMAGE_HOST_SETTINGS = {
  imageHostUrl: address.describe(
    'The upload address of an image host: gets a form of file and upload_preset, answers with secure_url.',
  ),
  imageHostPreset: optionalText.describe('The upload_preset for IMAGE_HOST_URL.'),
  imageHostDelivery: urlText(
    'must be an address such as https://images.example, without a path',
    isOrigin,
  ).describe(
    'The origin that the image host shows pictures from. Pages then show pictures from there, and from nowhere else.',
  ),
} satisfies SettingTable;

type All = typeof S3_SETTINGS & typeof IMAGE_HOST_SETTINGS;

export type StorageSettings = { [Name in keyof All]?: z.output<All[Name]> };

/** The first conflict between storage settings, in one sentence, or null. */
export function storageSettingsError(settings: StorageSettings): string | null {
  const { s3Endpoint, imageHostUrl } = settings;
  if (s3Endpoint && imageHostUrl) {
    return 'S3_ENDPOINT and IMAGE_HOST_URL are both set: pictures are kept in one place, choose one.';
  }
  if (s3Endpoint && !(settings.s3AccessKeyId && settings.s3SecretAccessKey)) {
    return 'S3_ENDPOINT needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.';
  }
  if (imageHostUrl && !(settings.imageHostPreset && settings.imageHostDelivery)) {
    return 'IMAGE_HOST_URL needs IMAGE_HOST_PRESET and IMAGE_HOST_DELIVERY.';
  }
  return null;
}
