import { optionalText, type SettingEntry } from './setting-values.server.ts';

const address = optionalText.refine(
  (text) => text === undefined || isAddress(text),
  'must be an address such as https://store.example/bucket',
);
const origin = optionalText.refine(
  (text) => text === undefined || (isAddress(text) && new URL(text).origin === text),
  'must be an address such as https://images.example, without a path',
);

/** A bucket for the library's pictures, in place of DATA_DIR. */
export const S3_SETTINGS = {
  s3Endpoint: {
    variable: 'S3_ENDPOINT',
    doc: 'An S3-compatible bucket for pictures, with its name: https://s3.example/bucket. Backups do not hold what is there.',
    shownDefault: 'pictures are kept in DATA_DIR',
    schema: address,
  },
  s3Region: {
    variable: 'S3_REGION',
    doc: 'The region of the bucket.',
    shownDefault: 'auto',
    schema: optionalText.transform((text) => text ?? 'auto'),
  },
  s3AccessKeyId: {
    variable: 'S3_ACCESS_KEY_ID',
    doc: 'The name of the key for the bucket.',
    shownDefault: 'none',
    schema: optionalText,
  },
  s3SecretAccessKey: {
    variable: 'S3_SECRET_ACCESS_KEY',
    doc: 'The key for the bucket. Stays on the server.',
    shownDefault: 'none',
    schema: optionalText,
  },
} satisfies Record<string, SettingEntry>;

/** An image host for the library's pictures, in place of DATA_DIR. */
export const IMAGE_HOST_SETTINGS = {
  imageHostUrl: {
    variable: 'IMAGE_HOST_URL',
    doc: 'The upload address of an image host: gets a form of file and upload_preset, answers with secure_url.',
    shownDefault: 'none',
    schema: address,
  },
  imageHostPreset: {
    variable: 'IMAGE_HOST_PRESET',
    doc: 'The upload_preset for IMAGE_HOST_URL.',
    shownDefault: 'none',
    schema: optionalText,
  },
  imageHostDelivery: {
    variable: 'IMAGE_HOST_DELIVERY',
    doc: 'The origin that the image host shows pictures from. Pages then show pictures from there, and from nowhere else.',
    shownDefault: 'none',
    schema: origin,
  },
} satisfies Record<string, SettingEntry>;

export type StorageSettings = {
  s3Endpoint?: string | undefined;
  s3Region?: string;
  s3AccessKeyId?: string | undefined;
  s3SecretAccessKey?: string | undefined;
  imageHostUrl?: string | undefined;
  imageHostPreset?: string | undefined;
  imageHostDelivery?: string | undefined;
};

/** What is wrong with the settings of a store taken together: one sentence, or null. */
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

function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
