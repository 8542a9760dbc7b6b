import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { describeFile } from '../../platform/backup/backup-files.server.ts';
import { isLocalHost } from '../../platform/settings/own-network.server.ts';
import { InstallError } from './install-error.ts';

/** A file as its host describes it. `sha256` is null where the host says none that counts. */
export type HostedFile = { size: number; sha256: string | null };

const MAX_REDIRECTS = 5;
const SHA256 = /^"?([0-9a-f]{64})"?$/;
/** How often a connection is made again that brings nothing, and the pause before. */
const TRIES = 4;
const RETRY_MS = 2000;

/**
 * Asks a host for the size and the hash of a file. Hosts of models answer with a redirect to where the bytes are, and give
 * the hash with it. It counts over https only, as the bytes are checked by it. Throws InstallError.
 */
export async function describeHosted(address: string): Promise<HostedFile> {
  let url = new URL(address);
  let sha256: string | null = null;
  let size: string | null = null;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await fetch(url, { method: 'HEAD', redirect: 'manual' }).catch(() => null);
    const isSafe = url.protocol === 'https:' || isLocalHost(url.hostname);
    const etag = response?.headers.get('x-linked-etag') ?? '';
    if (isSafe) sha256 ??= SHA256.exec(etag)?.[1] ?? null;
    size ??= response?.headers.get('x-linked-size') ?? null;
    const location = response?.headers.get('location');
    if (response && response.status >= 300 && response.status < 400 && location) {
      url = new URL(location, url);
      continue;
    }
    if (!response?.ok) {
      const why = response ? `status ${response.status}` : 'no answer';
      throw new InstallError(`${url.host} does not have the file (${why}): take another --url.`);
    }
    size ??= response.headers.get('content-length');
    if (size === null) break;
    return { size: Number(size), sha256 };
  }
  throw new InstallError(`${url.host} does not say how large the file is: take another --url.`);
}

type Order = {
  url: string;
  sha256: string;
  size: number;
  /** Where the file is once its hash is right. */
  path: string;
  /** Where it grows until then. What is there of an earlier try is not fetched again. */
  partial: string;
  onProgress: (done: number) => void;
  retryAfter?: number;
};

/** Fetches a file, through breaks of the connection, and checks its hash. Throws InstallError; then no file is there. */
export async function fetchHosted(order: Order): Promise<void> {
  const { partial, path, size, sha256, retryAfter = RETRY_MS } = order;
  await mkdir(dirname(partial), { recursive: true });
  for (let tries = 0; (await sizeOf(partial)) < size;) {
    const before = await sizeOf(partial);
    await fetchRest(order, before);
    const isLater = (await sizeOf(partial)) > before;
    tries = isLater ? 0 : tries + 1;
    if (tries === TRIES) {
      throw new InstallError(
        'The connection breaks again and again: run the command again, and it goes on where it was.',
      );
    }
    if ((await sizeOf(partial)) < size) await pause(retryAfter);
  }
  if ((await describeFile(dirname(partial), basename(partial)))?.sha256 !== sha256) {
    await rm(partial, { force: true });
    throw new InstallError(
      'The file that came is not the one of this SHA-256, so it was deleted: run the command again, or take another --url.',
    );
  }
  await rename(partial, path);
}

/** Fetches what is missing, as far as it comes. */
async function fetchRest({ url, partial, onProgress }: Order, from: number): Promise<void> {
  try {
    const response = await fetch(url, { headers: from > 0 ? { range: `bytes=${from}-` } : {} });
    const isRest = response.status === 206;
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      return;
    }
    let done = isRest ? from : 0;
    const counted = async function* (body: AsyncIterable<Uint8Array>) {
      for await (const piece of body) {
        yield piece;
        onProgress((done += piece.length));
      }
    };
    const file = createWriteStream(partial, { flags: isRest ? 'a' : 'w', mode: 0o600 });
    await pipeline(counted(response.body), file);
  } catch (error) {
    // The next try goes on; a full disk does not get better.
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
      throw new InstallError('The disk of DATA_DIR is full: make room, and run the command again.');
    }
  }
}

/** The size of a file in bytes, 0 where there is none. */
export async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}
