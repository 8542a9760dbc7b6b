import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import type { Services } from '../../platform/services.ts';
import { isId } from '../../platform/text/ids.ts';
import type { Requester, WorkerPool } from '../../platform/workers/worker-pool.server.ts';
import type { CardLook, PictureDress } from '../cards/card-look.ts';
import { dressedIn, readOwnCard, readSharedCard } from '../cards/post-cards.server.ts';
import { findFeedRow } from '../community/feed-store.server.ts';
import type { Member } from '../members/viewer.ts';
import type { MovingInput } from './draw-moving.server.ts';
import type { MovingFormat, MovingSize } from './moving-sizes.ts';

type OnProgress = (share: number) => void;

/** Draws moving pictures in a worker of their own, of which still pictures do not wait. Rejects as WorkerPool.run does. */
export function createMovingRenderer(workers: Pick<WorkerPool, 'run'>) {
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  const draw = (input: MovingInput, requester: Requester, onProgress?: OnProgress) =>
    workers.run('drawMoving', () => input, requester, onProgress);
  return {
    draw,
    /** Draws a picture once for all who ask for the same. */
    drawShared: async (...[input, requester, onProgress]: Parameters<typeof draw>) => {
      const key = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
      const known = cache.get(key);
      if (known) return known;
      const drawn = await draw(input, requester, onProgress);
      cache.set(key, drawn);
      return drawn;
    },
  };
}

/** About twenty moving pictures. */
const MAX_CACHE_BYTES = 12 * 1024 * 1024;

type Kind = { size: MovingSize; format: MovingFormat; dress: PictureDress };
/** A moving picture that may be drawn: the function draws it until `signal` ends it. */
type MovingPicture =
  | { ok: true; draw: (onProgress?: OnProgress, signal?: AbortSignal) => Promise<Uint8Array> }
  | Rejection;
/** Of an own post also how it ends, which is drawn as quickly as a still picture. */
type OwnMovingPicture =
  | (MovingPicture & { ok: true; drawEnd: () => Promise<Uint8Array> })
  | Rejection;

// It would be a joke about what is none.
const NOT_MOVING = { ...NOT_FOUND, message: 'A post like this has no moving picture.' };

/** The moving picture of an own finished post. Rejects a coarse headline; a grave post has none. */
export async function moveOwnPost(
  services: Services,
  viewer: Member,
  id: string,
  { look, ...kind }: Kind & { look: CardLook | null },
): Promise<OwnMovingPicture> {
  const found = await readOwnCard(services, viewer, id, look);
  if (!found.ok) return found;
  if (found.isGrave) return NOT_MOVING;
  const input = inputOf(found, kind);
  return {
    ok: true,
    draw: (onProgress, signal) =>
      services.movingPictures.draw(input, requesterOf(services, signal), onProgress),
    drawEnd: () => services.pictures.movingEnd(input, services.requester),
  };
}

/** The moving picture of a shared post, which says what happened where the author shows it. A grave post has none. */
export async function moveSharedPost(
  services: Services,
  id: string,
  kind: Kind,
): Promise<MovingPicture> {
  const row = isId(id) ? await findFeedRow(services.db, id) : undefined;
  if (!row) return NOT_FOUND;
  const found = await readSharedCard(services, row);
  if (found.isGrave) return NOT_MOVING;
  const input = inputOf(found, kind);
  return {
    ok: true,
    draw: (onProgress, signal) =>
      services.movingPictures.drawShared(input, requesterOf(services, signal), onProgress),
  };
}

function inputOf(
  { card, premise }: { card: MovingInput['card']; premise: string | null },
  { size, format, dress }: Kind,
): MovingInput {
  return { card, dress: dressedIn(dress, premise), size, format };
}

function requesterOf({ requester }: Services, signal: AbortSignal | undefined): Requester {
  const signals = [requester.signal, signal].filter((one) => one !== undefined);
  return { ...requester, signal: AbortSignal.any(signals) };
}

declare module '../../platform/services.ts' {
  interface Services {
    movingPictures: ReturnType<typeof createMovingRenderer>;
  }
}
