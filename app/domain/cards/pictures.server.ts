import { LRUCache } from 'lru-cache';
import type { Services } from '../../platform/services.ts';
import type { Requester, Tasks, WorkerPool } from '../../platform/workers/worker-pool.server.ts';

type Drawing = {
  [Name in keyof Tasks]: Tasks[Name]['output'] extends Uint8Array ? Name : never;
}[keyof Tasks];

/** Creates the renderer, which draws in worker threads. Its methods reject as WorkerPool.run does. */
export function createPictureRenderer(workers: Pick<WorkerPool, 'run'>) {
  const drawing =
    <Name extends Drawing>(name: Name) =>
    async (input: Tasks[Name]['input'], requester: Requester): Promise<Buffer> => {
      return bufferOf(await workers.run(name, () => input, requester));
    };
  return {
    draw: async (input: Tasks['drawCard']['input'], requester: Requester): Promise<DrawnCard> => {
      const { picture, undrawn } = await workers.run('drawCard', () => input, requester);
      return { picture: bufferOf(picture), undrawn };
    },
    caption: drawing('drawCaption'),
    jpeg: drawing('drawJpeg'),
    signed: drawing('drawSigned'),
    preview: drawing('drawPreview'),
    gameResult: drawing('drawGameResult'),
    carousel: drawing('drawCarousel'),
    reply: drawing('drawReply'),
    movingEnd: drawing('drawMovingEnd'),
  };
}

/** A card as a PNG, and the characters that no font draws. */
export type DrawnCard = { picture: Buffer; undrawn: string[] };

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Draws pictures and documents. */
export type PictureRenderer = ReturnType<typeof createPictureRenderer>;

/** The services for a drawing that several requests wait for: none of them ends it by leaving. */
export function sharedBy(services: Services): Services {
  return { ...services, requester: { network: services.requester.network } };
}

type Draw = () => Promise<Buffer | null>;

type PictureCache = { get: (key: string, draw: Draw) => Promise<Buffer | null> };

const MAX_CACHE_BYTES = 24 * 1024 * 1024;

/** A cache of the last used pictures. Concurrent requests for a key share one drawing. `null` is not cached. */
export function createPictureCache(): PictureCache {
  const cache = new LRUCache<string, Buffer, Draw>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: async (_key, _old, { context: draw }) => (await draw()) ?? undefined,
  });
  return { get: async (key, draw) => (await cache.fetch(key, { context: draw })) ?? null };
}

declare module '../../platform/services.ts' {
  interface Services {
    pictures: PictureRenderer;
    pictureCache: PictureCache;
  }
}
