import type { z } from 'zod';
import {
  isOrigin,
  type SettingEntry,
  textSetting,
  textSettingOr,
  urlText,
} from './setting-values.server.ts';

const address = urlText('must be an address such as https://store.example/bucket', () => true);

/** A bucket for the library's pictures, in place of DATA_DIR. */
export const S3_SETTINGS = {
  s3Endpoint: {
    variable: 'S3_ENDPOINT',
    doc: 'An S3-compatible bucket for pictures, with its name: https://s3.example/bucket. Backups do not hold what is there.',
    shownDefault: 'pictures are kept in DATA_DIR',
    schema: address,
  },
  s3Region: textSettingOr('auto', 'S3_REGION', 'The region of the bucket.'),
  s3AccessKeyId: textSetting('S3_ACCESS_KEY_ID', 'The name of the key for the bucket.'),
  s3SecretAccessKey: textSetting(
    'S3_SECRET_ACCESS_KEY',
    'The key for the bucket. Stays on the server.',
  ),
} satisfies Record<string, SettingEntry>;

/** An image host for the library's pictures, in place of DATA_DIR. */
export const IMAGE_HOST_SETTINGS = {
  imageHostUrl: {
    variable: 'IMAGE_HOST_URL',
    doc: 'The upload address of an image host: gets a form of file and upload_preset, answers with secure_url.',
    shownDefault: 'none',
    schema: address,
  },
  imageHostPreset: textSetting('IMAGE_HOST_PRESET', 'The upload_preset for IMAGE_HOST_URL.'),
  imageHostDelivery: {
    variable: 'IMAGE_HOST_DELIVERY',
    doc: 'The origin that the image host shows pictures from. Pages then show pictures from there, and from nowhere else.',
    shownDefault: 'none',
    schema: urlText('must be an address such as https://images.example, without a path', isOrigin),
  },
} satisfies Record<string, SettingEntry>;

type All = typeof S3_SETTINGS & typeof IMAGE_HOST_SETTINGS;

export type StorageSettings = { [Name in keyof All]?: z.output<All[Name]['schema']> };

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
