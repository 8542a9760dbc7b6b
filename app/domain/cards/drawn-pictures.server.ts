import { LRUCache } from 'lru-cache';

type Draw = () => Promise<Buffer | null>;

/** Pictures that were drawn lately, so that a hundred readers of a post are one drawing. */
export type DrawnPictures = { get: (key: string, draw: Draw) => Promise<Buffer | null> };

const MAX_BYTES = 24 * 1024 * 1024;

/** Keeps the latest used pictures. Requests for a picture that is being drawn share the drawing; null is not kept. */
export function createDrawnPictures(maxBytes: number = MAX_BYTES): DrawnPictures {
  const cache = new LRUCache<string, Buffer, Draw>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: async (_key, _old, { context: draw }) => (await draw()) ?? undefined,
  });
  return { get: async (key, draw) => (await cache.fetch(key, { context: draw })) ?? null };
}

declare module '../../platform/services.ts' {
  interface Services {
    /** Pictures under posts, as they were drawn. */
    drawn: DrawnPictures;
  }
}
