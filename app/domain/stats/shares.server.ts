import { z } from 'zod';
import { signatureOf } from '../../platform/http/signature.server.ts';
import { networkOf } from '../../platform/limits/client-network.server.ts';
import { countSafely } from '../../platform/observe/rollup-store.server.ts';
import type { Services } from '../../platform/services.ts';
import { dateAt } from '../../platform/time/time-units.ts';
import { takeQuota } from '../rate-limits/quotas.server.ts';
import { findSharedGeneration } from './event-store.server.ts';

/** `id` is that of a generation, or of a shared post. */
const posted = z.strictObject({ id: z.string().regex(/^[\w-]{1,60}$/) });

/** Parses the body of POST /api/shares. Null when it is invalid. */
export function parseShare(body: unknown): z.output<typeof posted> | null {
  return posted.safeParse(body).data ?? null;
}

/**
 * Counts a press of a share button, once for each network, post and UTC day. Nothing for an id of no post. Only a keyed
 * hash of the three is kept, for eight days. An error is logged: the reader has shared anyway.
 */
export async function countPressedShare(
  services: Services,
  id: string,
  address: string,
): Promise<void> {
  const { db, log, now, secret, settings } = services;
  try {
    const generationId = await findSharedGeneration(db, id);
    if (generationId === null) return;
    const text = ['post-share', networkOf(address), generationId].join('\n');
    const counter = { subject: signatureOf(secret, text), period: dateAt(now()) };
    if (!(await takeQuota(db, settings, { scope: 'post-share', ...counter }))) return;
  } catch (error) {
    log.warn({ err: error }, 'a share was not counted');
    return;
  }
  await countShare(services);
}

/** Counts a share for the loop (docs/product.md §9), without the person or the post. An error is logged. */
export async function countShare(services: Services): Promise<void> {
  await countSafely(services, { shares: 1 }, 'a share was not counted');
}
