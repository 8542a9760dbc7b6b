import { S3mini, S3ServiceError } from 's3mini';
import { mediaUrl, type Storage, StorageError, type StoredFile } from './storage.ts';

export type S3Settings = {
  /** With the bucket: https://s3.example/bucket. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const TIMEOUT = 15_000;

/** A bucket of an S3-compatible store. Browsers never see it: the files go through our server. */
export function s3Storage({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): Storage {
  const bucket = new S3mini({
    endpoint,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: TIMEOUT,
    // A store that sends elsewhere is none that was meant: our signature stays here.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
  });
  return {
    usesKeys: true,
    put: (key, bytes, contentType) =>
      reach('write', async () => {
        await bucket.putObject(key, Buffer.from(bytes), contentType);
        return key;
      }),
    get: (place) =>
      reach('read', async () => {
        const answer = await bucket.getObjectResponse(place);
        return answer ? fileOf(answer) : null;
      }),
    delete: (place) =>
      reach('delete', async () => {
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

async function reach<Value>(verb: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw new StorageError(`The bucket did not ${verb} a file`, { cause: error });
  }
}
