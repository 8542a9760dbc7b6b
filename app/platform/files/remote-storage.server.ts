import { S3mini, S3ServiceError } from 's3mini';
import { z } from 'zod';
import { mediaUrl, type Storage, StorageError, type StoredFile } from './storage.server.ts';

type S3Settings = {
  /** With the bucket: https://s3.example/bucket. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const TIMEOUT_MS = 15_000;

/** An S3-compatible bucket. This server proxies its files. */
export function s3Storage(settings: S3Settings): Storage {
  const bucket = new S3mini({
    ...settings,
    requestAbortTimeout: TIMEOUT_MS,
    // A redirect would forward the signature.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  });
  return {
    usesKeys: true,
    put: (key, bytes, contentType) =>
      wrapErrors('The bucket did not write a file', async () => {
        await bucket.putObject(key, Buffer.from(bytes), contentType);
        return key;
      }),
    get: (place) =>
      wrapErrors('The bucket did not read a file', async () => {
        const response = await bucket.getObjectResponse(place);
        return response ? fileOf(response) : null;
      }),
    delete: (place) =>
      wrapErrors('The bucket did not delete a file', async () => {
        await bucket.deleteObject(place).catch(absent);
      }),
    url: mediaUrl,
  };
}

function fileOf({ body, headers }: Response): StoredFile | null {
  if (!body) return null;
  return { body, size: Number(headers.get('content-length')) || null };
}

function absent(error: unknown): void {
  if (error instanceof S3ServiceError && error.status === 404) return;
  throw error;
}

async function wrapErrors<Value>(message: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw new StorageError(message, { cause: error });
  }
}

type ImageHostSettings = {
  url: string;
  preset: string;
  /** The origin of picture URLs. */
  delivery: string;
};

const MAX_MESSAGE_LENGTH = 200;

/**
 * The image host of docs/product.md §7: receives a multipart form of file and upload_preset, returns secure_url. Without
 * a secret it cannot delete files.
 */
export function imageHostStorage({ url, preset, delivery }: ImageHostSettings): Storage {
  return {
    usesKeys: false,
    async put(key, bytes, contentType) {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(bytes)], key, { type: contentType }));
      form.set('upload_preset', preset);
      const response = await request(url, { method: 'POST', body: form });
      const answer = ANSWER.parse(await response.json().catch(() => null));
      const { secure_url: place, message = answer.error?.message } = answer;
      if (response.ok && place !== undefined && isDelivered(place, delivery)) return place;
      const shown = message?.slice(0, MAX_MESSAGE_LENGTH);
      throw new StorageError(`The image host answered ${response.status}`, { shown });
    },
    async get(place) {
      if (!isDelivered(place, delivery)) return null;
      const response = await request(place, {});
      if (response.status === 404) return null;
      if (!response.ok) throw new StorageError(`The image host answered ${response.status}`);
      return fileOf(response);
    },
    delete: () => Promise.resolve(),
    url: (place) => (isDelivered(place, delivery) ? place : ''),
  };
}

const text = z.string().optional().catch(undefined);
// The error is in `message`, with some hosts in `error.message`.
const ANSWER = z
  .object({
    secure_url: text,
    message: text,
    error: z.object({ message: text }).optional().catch(undefined),
  })
  .catch({ secure_url: undefined });

// Pages must not contain other origins.
function isDelivered(place: string, delivery: string): boolean {
  return URL.canParse(place) && new URL(place).origin === delivery;
}

function request(url: string, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return wrapErrors('The image host cannot be reached', () =>
    fetch(url, { ...init, signal, redirect: 'error' }),
  );
}
