import { errorMessage } from '../../platform/http/errors.ts';
import type { Services } from '../../platform/services.ts';
import { isOwnerGone, isStorageFull } from '../../platform/db/database-errors.server.ts';
import { endEarly, endUnread, releaseGeneration } from './release-generation.server.ts';

/** How the failure of a post, of replies and of a translation is called: docs/product.md §8. */
export type FailureName = 'generation-failed' | 'no-replies' | 'no-translation';

/** What the reader of a stream is told at its end when nothing came of it. */
export type Failure = ReturnType<typeof failure>;

/** `failure` of what was thrown: a full disk and a stop of the server have words of their own. */
export function failureOf({ stopping }: Services, error: unknown, name: FailureName): Failure {
  if (isStorageFull(error)) return failure('storage-full');
  if (isOwnerGone(error)) return failure('gone');
  return failure(stopping.signal.aborted ? 'interrupted' : name);
}

/** The last event of a stream without a result: its code, its words, and whether the same key may try again. */
export function failure(code: FailureName | 'storage-full' | 'interrupted' | 'gone') {
  return { code, message: errorMessage(code), retryable: code !== 'gone' };
}

/** What there is to know of a generation that broke off. */
type BrokenOff = {
  id: string;
  error: unknown;
  /** The reader has left, or the server has to stop. */
  isEarly: boolean;
  /** Some of the text was already read. */
  begun: boolean;
  name: FailureName;
};

/** Ends a generation that was not finished: early by what its reader had of it, else given back and logged. */
export function endUnfinished(services: Services, broken: BrokenOff): Promise<void> {
  const { id, isEarly, begun } = broken;
  return isEarly ? endEarly(services, id, begun) : giveUp(services, broken);
}

async function giveUp(services: Services, { id, error, name }: BrokenOff): Promise<void> {
  if (isOwnerGone(error)) return;
  services.log.error({ err: error, generation: id, code: name }, 'a generation failed');
  try {
    await releaseGeneration(services, id, 'failed', name);
  } catch (second) {
    // On a full disk even this cannot be written yet.
    services.log.error({ err: second, generation: id }, 'could not be given back yet');
  }
}

/**
 * Ends a generation whose reader left before its end. One who had read no text gets it back: `finish` is null. One who
 * has already read some has had it: a writer who can finish does, and the same Idempotency-Key shows the result; a
 * model is cut off, and the same key tries again.
 */
export async function finishWithoutReader(
  services: Services,
  id: string,
  finish: (() => Promise<unknown>) | null,
): Promise<void> {
  if (!finish) return endUnread(services, id, false);
  try {
    await finish();
  } catch {
    await endUnread(services, id, true);
  }
}
