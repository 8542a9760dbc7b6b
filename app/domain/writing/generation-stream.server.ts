import { isOwnerGone, isStorageFull } from '../../platform/db/database-errors.server.ts';
import type { GenerationRow } from '../../platform/db/tables.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import type { Services } from '../../platform/services.ts';
import {
  claimGeneration,
  type ClaimInput,
  type ClaimRejection,
  type GrantedClaim,
} from './generation-claims.server.ts';
import { endEarly, endUnread, releaseGeneration } from './generation-release.server.ts';

/** The error code of a failed post, round of replies or translation: docs/product.md §8. */
type FailureCode = 'generation-failed' | 'no-replies' | 'no-translation';

/** The last event of a stream without a result. */
export type Failure = ReturnType<typeof failure>;

/** Builds a failure. `retryable`: a retry with the same key may succeed. */
export function failure(code: FailureCode | 'storage-full' | 'interrupted' | 'gone') {
  return { code, message: errorMessage(code), retryable: code !== 'gone' };
}

function failureOf({ stopping }: Services, error: unknown, code: FailureCode): Failure {
  if (isStorageFull(error)) return failure('storage-full');
  if (isOwnerGone(error)) return failure('gone');
  return failure(stopping.signal.aborted ? 'interrupted' : code);
}

async function releaseFailed(
  services: Services,
  { id, failureCode: code }: { id: string; failureCode: FailureCode },
  error: unknown,
): Promise<void> {
  if (isOwnerGone(error)) return;
  services.log.error({ err: error, generation: id, code }, 'a generation failed');
  try {
    await releaseGeneration(services, id, 'failed', code);
  } catch (releaseError) {
    // A full disk rejects even this write. It is retried later.
    services.log.error({ err: releaseError, generation: id }, 'could not be given back yet');
  }
}

/** How one kind of generation is written, streamed and saved. */
type Run<Event, Step, Result> = {
  failureCode: FailureCode;
  first: Event;
  /** Starts writing. `reader` aborts when the reader leaves or the server stops. */
  open: (reader: AbortSignal) => AsyncGenerator<Step, Result>;
  /** Turns one step into an event. Runs for every step, also without a reader. */
  eventOf: (step: Step) => Event;
  /** Commits the result. Throws when it is not enough or the reservation was lost. */
  save: (result: Result, hasReader: boolean) => Promise<GenerationRow>;
};

/** The events of a finished generation. The last one also ends the stream that wrote it. */
type Finished<Event> = (row: GenerationRow) => Event[];

/** The events of a generation, or why nothing was claimed. */
export type GenerationStart<Event> =
  | { ok: true; events: AsyncGenerator<Event, void> }
  | ClaimRejection;

/**
 * Claims a generation. Returns the events of the finished one under the same idempotency key, or streams a new one.
 * Every rejection comes before the first event. `signal` aborts when the reader leaves.
 */
export async function startGeneration<Event, Step, Result>(
  services: Services,
  input: ClaimInput,
  finished: Finished<Event>,
  run: (claim: GrantedClaim) => Run<Event, Step, Result>,
  signal: AbortSignal,
): Promise<GenerationStart<Event | { event: 'error'; data: Failure }>> {
  const claim = await claimGeneration(services, input);
  if (!claim.ok) return claim;
  if (claim.kind === 'replay') return { ok: true, events: replay(finished(claim.row)) };
  const writing = { id: claim.id, finished, ...run(claim) };
  return { ok: true, events: streamEvents(services, writing, signal) };
}

export async function* replay<Event>(events: Event[]): AsyncGenerator<Event, void> {
  yield* events;
}

/**
 * Streams a claimed generation. The last event follows the commit, so a reader who saw it finds the result after any
 * crash. An error refunds the charge. When the reader leaves before any text, the generation is refunded. After some
 * text it is finished without a reader where the writer can, and the same idempotency key returns it.
 */
async function* streamEvents<Event, Step, Result>(
  services: Services,
  run: Run<Event, Step, Result> & { id: string; finished: Finished<Event> },
  signal: AbortSignal,
): AsyncGenerator<Event | { event: 'error'; data: Failure }, void> {
  const { id, eventOf, save } = run;
  const leaving = new AbortController();
  const reader = AbortSignal.any([signal, leaving.signal, services.stopping.signal]);
  const draft = run.open(reader);
  let hasLeft = true;
  let hasText = false;
  try {
    yield run.first;
    let step = await draft.next();
    for (; !step.done; step = await draft.next()) {
      hasText = true;
      yield eventOf(step.value);
    }
    hasLeft = false;
    yield* run.finished(await save(step.value, true)).slice(-1);
  } catch (error) {
    hasLeft = false;
    const isEarly = reader.aborted;
    await (isEarly ? endEarly(services, id, hasText) : releaseFailed(services, run, error));
    const data = failureOf(services, error, run.failureCode);
    if (isEarly && !services.stopping.signal.aborted)
      services.errorCounters.count('client-disconnected');
    else services.errorCounters.countResponse(data.code);
    yield { event: 'error', data };
  } finally {
    if (hasLeft) {
      services.errorCounters.count('client-disconnected');
      leaving.abort();
      if (hasText) await finishWithoutReader(services, run, draft);
      else await endUnread(services, id, false);
    }
  }
}

async function finishWithoutReader<Event, Step, Result>(
  services: Services,
  { id, eventOf, save }: Run<Event, Step, Result> & { id: string },
  draft: AsyncGenerator<Step, Result>,
): Promise<void> {
  try {
    let step = await draft.next();
    for (; !step.done; step = await draft.next()) eventOf(step.value);
    await save(step.value, false);
  } catch {
    await endUnread(services, id, true);
  }
}
