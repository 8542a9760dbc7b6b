import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Services } from '../../platform/services.ts';
import { SECOND_MS } from '../../platform/time/time-units.ts';
import { PullError, pullFromOllama } from './pull-from-ollama.server.ts';
import {
  deletePull,
  findPull,
  type PullRow,
  replacePull,
  type StoredPull,
} from './pull-store.server.ts';

/** The signs of life of a pull. Without one for this time, any process may go on with it. Milliseconds. */
const BEAT_MS = SECOND_MS;
const LEASE_MS = 30 * SECOND_MS;
/** How often a pull is tried that gets nowhere, and the pause before the next try. */
const TRIES = 4;
const RETRY_MS = 2 * SECOND_MS;

const STOPPED = 'the server was stopped';

/** A model on its way. `failure`: why it goes on no more, in words, until an admin lets it. */
export type Pull = Pick<StoredPull, 'model' | 'done' | 'total'> & {
  origin: string;
  isRunning: boolean;
  failure: string | null;
};

type Parts = Pick<Services, 'db' | 'now' | 'newId' | 'log' | 'pause' | 'stopping'>;

/** The pull of this site, whichever process runs it, or null. */
export async function readPull({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<Pull | null> {
  const row = await findPull(db);
  if (row === null) return null;
  const { holder: _, ...pull } = row.pull;
  const isRunning = isHeld(row, now());
  return { ...pull, isRunning, failure: isRunning ? null : (pull.failure ?? STOPPED) };
}

function isHeld({ pull, at }: PullRow, now: number): boolean {
  return pull.holder !== null && Math.abs(now - at) < LEASE_MS;
}

/** What is pulled from where, and the size of its file in bytes. */
type Order = Pick<StoredPull, 'origin' | 'model'> & { size: number };

/**
 * Starts a pull in the background, or goes on with the one that has ended early. False while one runs, in any process. A
 * broken connection is made again by itself; what was pulled is not pulled again.
 */
export async function startPull(services: Parts, { size, ...order }: Order): Promise<boolean> {
  const { db, now, newId } = services;
  const row = await findPull(db);
  if (row && isHeld(row, now())) return false;
  const isSame = row?.pull.model === order.model && row.pull.origin === order.origin;
  const done = isSame ? row.pull.done : 0;
  const pull = { ...order, done, total: size, holder: newId(), failure: null };
  const text = await replacePull(db, row?.text ?? null, pull, now());
  if (text === null) return false;
  void new RunningPull(services, pull, text).run();
  return true;
}

/** Ends the pull, in whichever process it runs, and forgets it. Returns whether there was one. */
export function cancelPull({ db }: Pick<Parts, 'db'>): Promise<boolean> {
  return deletePull(db);
}

/** The pull of this process. Its row tells the other ones how far it is; a row that they have changed ends it. */
class RunningPull {
  readonly #services: Parts;
  readonly #lost = new AbortController();
  readonly #ended = new AbortController();
  #pull: StoredPull;
  #text: string;

  constructor(services: Parts, pull: StoredPull, text: string) {
    this.#services = services;
    this.#pull = pull;
    this.#text = text;
  }

  /** Never throws. */
  async run(): Promise<void> {
    const { db, log, stopping } = this.#services;
    const beating = this.#beat();
    let failure: string | null = null;
    try {
      await this.#pullAll(AbortSignal.any([this.#lost.signal, stopping.signal]));
    } catch (error) {
      failure = error instanceof PullError ? error.message : STOPPED;
      if (!(error instanceof PullError) && !stopping.signal.aborted && !this.#lost.signal.aborted) {
        log.error({ err: error }, 'a model was not pulled');
      }
    }
    this.#ended.abort();
    await beating;
    if (this.#lost.signal.aborted) return;
    const ended = { ...this.#pull, holder: null, failure };
    const isWhole = failure === null;
    await (isWhole ? deletePull(db, this.#text) : this.#save(ended)).catch(() => undefined);
  }

  async #pullAll(signal: AbortSignal): Promise<void> {
    const { origin, model, total: size } = this.#pull;
    for (let tries = 1; ; tries += 1) {
      const before = this.#pull.done;
      try {
        for await (const { done, total } of pullFromOllama(origin, model, signal)) {
          this.#pull = { ...this.#pull, done, total: Math.max(size, total) };
        }
        return;
      } catch (error) {
        signal.throwIfAborted();
        if (this.#pull.done > before) tries = 0;
        else if (tries >= TRIES) throw error;
      }
      await this.#services.pause(RETRY_MS, signal);
    }
  }

  /** Stores how far it is, also where nothing has moved. */
  async #beat(): Promise<void> {
    const { signal } = this.#ended;
    for (;;) {
      await pauseFor(BEAT_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      await this.#save(this.#pull).catch((error: unknown) => {
        this.#services.log.warn({ err: error }, 'how far a model is was not stored');
      });
    }
  }

  async #save(pull: StoredPull): Promise<void> {
    const { db, now } = this.#services;
    const text = await replacePull(db, this.#text, pull, now());
    if (text === null) this.#lost.abort();
    else this.#text = text;
  }
}
