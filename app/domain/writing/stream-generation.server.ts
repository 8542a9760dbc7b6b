import type { Services } from '../../platform/services.ts';
import {
  endUnfinished,
  type Failure,
  type FailureName,
  failureOf,
  finishWithoutReader,
} from './fail-generation.server.ts';

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
