import pLimit from 'p-limit';

const MAX_CONCURRENT = 2;
const MAX_WAITING = 20;

type ReadFile = () => Promise<Uint8Array>;

export type ImageWorkerPool = ReturnType<typeof createImageWorkerPool>;

/** Re-encodes uploads, photos and logos, at most two at a time. The methods return null when 20 are waiting. */
export function createImageWorkerPool() {
  const limit = pLimit(MAX_CONCURRENT);
  type Encoder = typeof import('./image-encoding.server.ts');
  async function run<Result>(work: (encoder: Encoder) => Promise<Result>): Promise<Result | null> {
    if (limit.pendingCount >= MAX_WAITING) return null;
    // The import is lazy: a start does not wait for the decoders.
    return limit(async () => work(await import('./image-encoding.server.ts')));
  }
  return {
    reencode: (read: ReadFile) => run(async ({ reencodeImage }) => reencodeImage(await read())),
    reencodePhoto: (read: ReadFile) =>
      run(async ({ reencodePhoto }) => reencodePhoto(await read())),
    reencodeLogo: (read: ReadFile) => run(async ({ reencodeLogo }) => reencodeLogo(await read())),
  };
}
