import { isOwnerGone, isStorageFull } from '../../platform/db/database-errors.server.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import type { Services } from '../../platform/services.ts';
import { endEarly, endUnread, releaseGeneration } from './generation-release.server.ts';

/** How the failure of a post, of replies and of a translation is called: docs/product.md §8. */
type FailureName = 'generation-failed' | 'no-replies' | 'no-translation';

/** What the reader of a stream is told at its end when nothing came of it. */
export type Failure = ReturnType<typeof failure>;

/** `failure` of what was thrown: a full disk and a stop of the server have words of their own. */
function failureOf({ stopping }: Services, error: unknown, name: FailureName): Failure {
  if (isStorageFull(error)) return failure('storage-full');
  if (isOwnerGone(error)) return failure('gone');
  return failure(stopping.signal.aborted ? 'interrupted' : name);
}

/** The last event of a stream without a result: its code, its words, and whether the same key may try again. */
export function failure(code: FailureName | 'storage-full' | 'interrupted' | 'gone') {
  return { code, message: errorMessage(code), retryable: code !== 'gone' };
}

/** What there is to know of a generation that broke off. */
type Interruption = {
  id: string;
  error: unknown;
  /** The reader has left, or the server has to stop. */
  isEarly: boolean;
  /** Some of the text was already read. */
  begun: boolean;
  name: FailureName;
};

/** Ends a generation that was not finished: early by what its reader had of it, else given back and logged. */
function endUnfinished(services: Services, broken: Interruption): Promise<void> {
  const { id, isEarly, begun } = broken;
  return isEarly ? endEarly(services, id, begun) : giveUp(services, broken);
}

async function giveUp(services: Services, { id, error, name }: Interruption): Promise<void> {
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
async function finishWithoutReader(
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

/** How one kind of generation is written, told and kept. */
type Run<Event, Step, Result, Kept> = {
  id: string;
  /** What it is called when it fails. */
  name: FailureName;
  /** What the reader is told before anything is written. */
  first: Event;
  /** Writes it, for as long as `reader` is not aborted. Nothing happens before the first step is asked for. */
  open: (reader: AbortSignal) => AsyncGenerator<Step, Result>;
  /** What the reader is told of one step. Called for each, also when nobody reads any more. */
  tell: (step: Step) => Event;
  /** Commits what was written, for a reader or without one; throws when it is not enough, or the reservation is lost. */
  keep: (result: Result, isRead: boolean) => Promise<Kept>;
  /** What the reader is told at last, once it is kept. */
  last: (kept: Kept) => Event | Promise<Event>;
};

/**
 * Streams a claimed generation: first, each step, and last, which is not sent before everything is kept, so that a
 * reader who saw it finds the result again after any crash; or error, when what was charged is given back.
 * `signal` aborts when the reader leaves. One who stops reading in the middle leaves as well: then what was begun is
 * finished without them where it can be.
 */
export async function* streamGeneration<Event, Step, Result, Kept>(
  services: Services,
  { id, name, first, open, tell, keep, last }: Run<Event, Step, Result, Kept>,
  signal: AbortSignal,
): AsyncGenerator<Event | { event: 'error'; data: Failure }, void> {
  const leaving = new AbortController();
  const reader = AbortSignal.any([signal, leaving.signal, services.stopping.signal]);
  const draft = open(reader);
  let left = true;
  let begun = false;
  try {
    yield first;
    let step = await draft.next();
    while (!step.done) {
      begun = true;
      yield tell(step.value);
      step = await draft.next();
    }
    left = false;
    const kept = await keep(step.value, true);
    yield await last(kept);
  } catch (error) {
    left = false;
    const { aborted: isEarly } = reader;
    await endUnfinished(services, { id, error, isEarly, begun, name });
    const told = failureOf(services, error, name);
    const hasLeft = isEarly && !services.stopping.signal.aborted;
    if (hasLeft) services.faults.count('reader-left');
    else services.faults.refused(told.code);
    yield { event: 'error', data: told };
  } finally {
    if (left) {
      services.faults.count('reader-left');
      leaving.abort();
      const finish = async () => keep(await drain(draft, tell), false);
      await finishWithoutReader(services, id, begun ? finish : null);
    }
  }
}

async function drain<Step, Result>(
  draft: AsyncGenerator<Step, Result>,
  tell: (step: Step) => unknown,
): Promise<Result> {
  let step = await draft.next();
  while (!step.done) {
    tell(step.value);
    step = await draft.next();
  }
  return step.value;
}
