import { isOwnerGone, isStorageFull } from '../../platform/db/database-errors.server.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import type { Rejection } from '../../platform/http/rejection.ts';
import type { Services } from '../../platform/services.ts';
import {
  endEarly,
  endUnread,
  holdReservation,
  releaseGeneration,
} from './generation-release.server.ts';

/** The error code of a failed post, round of replies or translation: docs/product.md §8. */
type FailureCode = 'generation-failed' | 'no-replies' | 'no-translation';

/** The last event of a stream without a result. */
export type Failure = ReturnType<typeof failure>;

/** Builds a failure. `retryable`: a retry with the same key may succeed. */
export function failure(code: FailureCode | 'storage-full' | 'interrupted' | 'gone') {
  return { code, message: errorMessage(code), retryable: code !== 'gone' };
}

function failureOf(
  { stopping }: Pick<Services, 'stopping'>,
  error: unknown,
  code: FailureCode,
): Failure {
  if (isStorageFull(error)) return failure('storage-full');
  if (isOwnerGone(error)) return failure('gone');
  return failure(stopping.signal.aborted ? 'interrupted' : code);
}

/** A claimed generation, and the error code of its failure. */
type Claimed = { id: string; failureCode: FailureCode };

async function releaseFailed(
  services: Services,
  { id, failureCode: code }: Claimed,
  error: unknown,
): Promise<void> {
  if (isOwnerGone(error)) return;
  const { requestId } = services.requester;
  services.log.error({ err: error, generation: id, requestId, code }, 'a generation failed');
  try {
    await releaseGeneration(services, id, 'failed', code);
  } catch (releaseError) {
    // A full disk rejects even this write. It is retried later.
    services.log.error({ err: releaseError, generation: id }, 'could not be given back yet');
  }
}

/** The events of a generation, or why nothing was claimed. */
export type GenerationStart<Event> = { ok: true; events: AsyncGenerator<Event, void> } | Rejection;

/** The events of a generation that was finished before. */
export async function* replay<Event>(events: Event[]): AsyncGenerator<Event, void> {
  yield* events;
}

/**
 * Streams a claimed generation. `write` yields an event that says what is written, then events with text; it commits
 * the result and returns the last event. So a reader who saw that finds the result after any crash. `write` throws when
 * the text is not enough or the reservation was lost: an error refunds the charge.
 *
 * `reader` aborts when the reader leaves or the server stops. When the reader leaves before any text, the generation is
 * refunded; waiting for a turn is no text. After some text it is finished without a reader where the writer can, and the same idempotency key returns it.
 */
export async function* streamGeneration<Event extends { event: string }>(
  services: Services,
  claimed: Claimed,
  write: (reader: AbortSignal) => AsyncGenerator<Event, Event>,
  signal: AbortSignal,
): AsyncGenerator<Event | { event: 'error'; data: Failure }, void> {
  const leaving = new AbortController();
  const reader = AbortSignal.any([signal, leaving.signal, services.stopping.signal]);
  const events = write(reader);
  const letGo = holdReservation(services, claimed.id);
  let hasLeft = true;
  let hasText = false;
  try {
    let step = await events.next();
    while (!step.done) {
      yield step.value;
      step = await events.next();
      hasText ||= step.done === true || step.value.event !== 'waiting';
    }
    hasLeft = false;
    yield step.value;
  } catch (error) {
    hasLeft = false;
    const how = { isEarly: reader.aborted, hasText };
    yield { event: 'error', data: await endFailed(services, claimed, error, how) };
  } finally {
    if (hasLeft) {
      services.errorCounters.count('client-disconnected');
      leaving.abort();
      if (hasText) await finishWithoutReader(services, claimed.id, events);
      else await endUnread(services, claimed.id, false);
    }
    letGo();
  }
}

/** Ends a generation that failed or was interrupted, and returns the last event's data. */
async function endFailed(
  services: Services,
  claimed: Claimed,
  error: unknown,
  { isEarly, hasText }: { isEarly: boolean; hasText: boolean },
): Promise<Failure> {
  await (isEarly
    ? endEarly(services, claimed.id, hasText)
    : releaseFailed(services, claimed, error));
  const ended = failureOf(services, error, claimed.failureCode);
  if (isEarly && !services.stopping.signal.aborted) {
    services.errorCounters.count('client-disconnected');
  } else services.errorCounters.countResponse(ended.code);
  return ended;
}

async function finishWithoutReader(
  services: Pick<Services, 'db' | 'now' | 'stopping'>,
  id: string,
  events: AsyncGenerator,
): Promise<void> {
  try {
    let step = await events.next();
    while (!step.done) step = await events.next();
  } catch {
    await endUnread(services, id, true);
  }
}
