import pLimit from 'p-limit';
import type { ReencodedImage, ReencodedLogo, ReencodedPhoto } from './image-encoding.server.ts';

const MAX_CONCURRENT = 2;
const MAX_WAITING = 20;

type ReadFile = () => Promise<Uint8Array>;

/** Re-encodes uploads and photos, at most two at a time. Returns null when 20 are waiting. */
export type ImageWorkerPool = {
  reencode(read: ReadFile): Promise<ReencodedImage | null>;
  reencodePhoto(read: ReadFile): Promise<ReencodedPhoto | null>;
  reencodeLogo(read: ReadFile): Promise<ReencodedLogo | null>;
};

export function createImageWorkerPool(): ImageWorkerPool {
  const limit = pLimit(MAX_CONCURRENT);
  type Encoder = typeof import('./image-encoding.server.ts');
  async function run<Result>(work: (encoder: Encoder) => Promise<Result>): Promise<Result | null> {
    if (limit.pendingCount >= MAX_WAITING) return null;
    // The import is lazy: a start does not wait for the decoders.
    return limit(async () => work(await import('./image-encoding.server.ts')));
  }
  return {
    reencode: (read) => run(async ({ reencodeImage }) => reencodeImage(await read())),
    reencodePhoto: (read) => run(async ({ reencodePhoto }) => reencodePhoto(await read())),
    reencodeLogo: (read) => run(async ({ reencodeLogo }) => reencodeLogo(await read())),
  };
}
