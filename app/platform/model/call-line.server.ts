import { ModelUnavailable } from './model-errors.server.ts';

type LineLimits = {
  callsAtOnce: number;
  /** Milliseconds. */
  longestWait: number;
};

/** `wake` tells a waiting call that the line has moved, or that it waits no longer. */
type Place = { person: string; wake: () => void };

/** Of the people who may wait, for each call that runs. */
const WAITING_PER_CALL = 2;

/** The calls to a model that run and wait. Those that wait get their turn in the order of arrival. */
export class CallLine {
  readonly #limits: LineLimits;
  readonly #running: Place[] = [];
  readonly #waiting: Place[] = [];

  constructor(limits: LineLimits) {
    this.#limits = limits;
  }

  /**
   * Waits for a turn and returns its end. Yields how many people are before `person`, at first and whenever that changes,
   * and 0 at the turn; nothing where there is no wait. Throws ModelUnavailable when the line is full or the wait too long,
   * and the reason of `signal`.
   */
  async *enter(person: string, signal: AbortSignal): AsyncGenerator<number, () => void> {
    signal.throwIfAborted();
    const place = this.#join(person);
    const end = () => this.#leave(this.#running, place);
    let isReturned = false;
    try {
      const hasWaited = yield* this.#wait(place, signal);
      this.#running.push(place);
      this.#leave(this.#waiting, place);
      if (hasWaited) yield 0;
      isReturned = true;
      return end;
    } finally {
      this.#leave(this.#waiting, place);
      if (!isReturned) end();
    }
  }

  #join(person: string): Place {
    // The calls of a round of replies wait as one person.
    const isKnown = this.#waiting.some((place) => place.person === person);
    const most = WAITING_PER_CALL * this.#limits.callsAtOnce;
    if (peopleOf(this.#waiting).size >= most && !isKnown && !this.#isFree) {
      throw new ModelUnavailable('busy');
    }
    const place = { person, wake: () => undefined };
    this.#waiting.push(place);
    return place;
  }

  /** Yields the changing number of people before `place` until it has its turn. Returns whether there were any. */
  async *#wait(place: Place, signal: AbortSignal): AsyncGenerator<number, boolean> {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(this.#limits.longestWait)]);
    // At once, also while nothing is read from here.
    const giveUp = () => {
      this.#leave(this.#waiting, place);
      place.wake();
    };
    patience.addEventListener('abort', giveUp, { once: true });
    for (let told = 0; ;) {
      const { promise: moved, resolve } = Promise.withResolvers<void>();
      place.wake = resolve;
      signal.throwIfAborted();
      const at = this.#waiting.indexOf(place);
      if (at === -1) throw new ModelUnavailable('busy');
      if (at === 0 && this.#isFree) {
        patience.removeEventListener('abort', giveUp);
        return told > 0;
      }
      const before = this.#peopleBefore(place, at);
      if (before !== told) yield (told = before);
      await moved;
    }
  }

  #peopleBefore({ person }: Place, at: number): number {
    const ahead = peopleOf(this.#waiting.slice(0, at)).add(person);
    // Of those whose calls run, one has to end first.
    const isOther = this.#running.some((place) => !ahead.has(place.person));
    return ahead.size - 1 + (isOther ? 1 : 0);
  }

  get #isFree(): boolean {
    return this.#running.length < this.#limits.callsAtOnce;
  }

  #leave(places: Place[], place: Place): void {
    const found = places.indexOf(place);
    if (found === -1) return;
    places.splice(found, 1);
    for (const { wake } of this.#waiting) wake();
  }
}

function peopleOf(places: readonly Place[]): Set<string> {
  return new Set(places.map(({ person }) => person));
}
