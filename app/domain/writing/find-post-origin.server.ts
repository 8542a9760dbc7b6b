import type { HumorLevel } from '../../../comedy/form/humor-levels.ts';
import { NO_ORIGIN, postOriginOf } from '../posts/post-origin.ts';
import type { PostOrigin } from '../../platform/db/tables.ts';
import type { Rejection } from '../../platform/http/rejection.ts';
import type { Viewer } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { dayOf } from '../../platform/time/time-units.ts';
import { isAnswerable } from '../community/prompt-days.ts';
import { findRemixSource } from '../community/remixes.server.ts';
import { findByKey } from '../posts/generation-store.server.ts';
import type { GenerationOwner } from './generation-claims.server.ts';
import type { GenerationParams } from './generation-request.ts';

const SEEDS = 2 ** 31;

type Found = { ok: true; origin: PostOrigin; seed: number | undefined } | Rejection;

/**
 * Finds the remixed post or the prompt day of a form before anything is charged. A repeated idempotency key returns
 * its stored origin, even when the source post is gone by now. The blamed field is dropped by the form, which keeps the
 * other ones.
 */
export async function findPostOrigin(
  services: Pick<Services, 'db' | 'now'>,
  viewer: Viewer,
  params: GenerationParams,
  { owner, idempotencyKey }: { owner: GenerationOwner; idempotencyKey: string },
): Promise<Found> {
  const { remixOf, promptDay } = params;
  if (remixOf === undefined && promptDay === undefined) {
    return { ok: true, origin: NO_ORIGIN, seed: params.seed };
  }
  const day = promptDay === undefined ? null : dayOf(promptDay);
  const earlier = await findByKey(services.db, owner.id, idempotencyKey);
  if (earlier && earlier.remix_of === (remixOf ?? null) && earlier.prompt_day === day) {
    const seed = remixOf === undefined ? params.seed : (params.seed ?? earlier.seed);
    return { ok: true, origin: postOriginOf(earlier), seed };
  }
  if (promptDay !== undefined && !isAnswerable(promptDay, services.now())) {
    return { ok: false, reason: 'prompt-closed', field: 'promptDay' };
  }
  if (remixOf === undefined) {
    return { ok: true, origin: { ...NO_ORIGIN, prompt_day: day }, seed: params.seed };
  }
  const found = await findRemixSource(services, viewer, remixOf);
  if (!found.ok) return { ...found, field: 'remixOf' };
  const { source } = found;
  if (source.style.value !== params.style) {
    return { ok: false, reason: 'remix-style', field: 'remixOf' };
  }
  const origin = { remix_of: remixOf, remix_root: source.root, prompt_day: day };
  return { ok: true, origin, seed: params.seed ?? remixSeed(source, params.level) };
}

/** The seed of a remix is its source's. At the same level that would repeat the post, so it is the next one. */
function remixSeed(
  { seed, level }: { seed: number | null; level: HumorLevel },
  wanted: HumorLevel,
): number {
  const known = seed ?? 0;
  return level === wanted ? (known + 1) % SEEDS : known;
}
