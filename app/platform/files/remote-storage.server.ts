import { S3mini, S3ServiceError } from 's3mini';
import { mediaUrl, type Storage, StorageError, type StoredFile } from './storage.server.ts';

type S3Settings = {
  /** With the bucket: https://s3.example/bucket. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const TIMEOUT_MS = 15_000;

/** A bucket of an S3-compatible store. Browsers never see it: the files go through our server. */
export function s3Storage({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): Storage {
  const bucket = new S3mini({
    endpoint,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: TIMEOUT_MS,
    // A store that sends elsewhere is none that was meant: our signature stays here.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  });
  return {
    usesKeys: true,
    put: (key, bytes, contentType) =>
      wrapErrors('write', async () => {
        await bucket.putObject(key, Buffer.from(bytes), contentType);
        return key;
      }),
    get: (place) =>
      wrapErrors('read', async () => {
        const response = await bucket.getObjectResponse(place);
        return response ? fileOf(response) : null;
      }),
    delete: (place) =>
      wrapErrors('delete', async () => {
        await bucket.deleteObject(place).catch(absent);
      }),
    url: mediaUrl,
  };
}

function fileOf({ body, headers }: Response): StoredFile | null {
  if (!body) return null;
  const size = Number(headers.get('content-length') ?? Number.NaN);
  return { body, size: Number.isSafeInteger(size) ? size : null };
}

function absent(error: unknown): void {
  if (error instanceof S3ServiceError && error.status === 404) return;
  throw error;
}

async function wrapErrors<Value>(verb: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw new StorageError(`The bucket did not ${verb} a file`, { cause: error });
  }
}

type ImageHostSettings = {
  /** Where pictures are posted to. */
  url: string;
  preset: string;
  /** The origin that pictures are shown from. */
  delivery: string;
};

const MAX_MESSAGE_LENGTH = 200;

/**
 * The image host of docs/product.md §7: takes a multipart form of file and upload_preset, answers with secure_url.
 * It deletes nothing without a secret of its own, so what is deleted here stays there, unlinked.
 */
export function imageHostStorage({ url, preset, delivery }: ImageHostSettings): Storage {
  return {
    usesKeys: false,
    async put(key, bytes, contentType) {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(bytes)], key, { type: contentType }));
      form.set('upload_preset', preset);
      const { response, said } = await post(url, form);
      const place = said.secure_url;
      if (response.ok && place !== undefined && isDelivered(place, delivery)) return place;
      throw new StorageError(`The image host answered ${response.status}`, { shown: said.message });
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

async function post(url: string, body: FormData) {
  const response = await request(url, { method: 'POST', body });
  const said: unknown = await response.json().catch(() => null);
  return { response, said: readMessage(said) };
}

// The host's words come under `message`, with some hosts under `error.message`.
function readMessage(said: unknown): { secure_url?: string; message?: string } {
  const { secure_url, message, error } = (said ?? {}) as Record<string, unknown>;
  const words = message ?? (error as { message?: unknown } | null | undefined)?.message;
  return {
    ...(typeof secure_url === 'string' ? { secure_url } : {}),
    ...(typeof words === 'string' ? { message: words.slice(0, MAX_MESSAGE_LENGTH) } : {}),
  };
}

// Nothing from elsewhere gets into our pages, whatever the host says.
function isDelivered(place: string, delivery: string): boolean {
  return URL.canParse(place) && new URL(place).origin === delivery;
}

async function request(url: string, init: RequestInit): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return await fetch(url, { ...init, signal, redirect: 'error' });
  } catch (error) {
    throw new StorageError('The image host cannot be reached', { cause: error });
  }
}
