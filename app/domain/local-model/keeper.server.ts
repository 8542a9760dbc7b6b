import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type DataDirLock, lockDataDir } from '../../platform/db/sqlite.server.ts';
import { LoadError } from '../../platform/model/load-model.server.ts';
import type { Services } from '../../platform/services.ts';
import { MINUTE_MS, SECOND_MS } from '../../platform/time/time-units.ts';
import {
  engineFolder,
  type InstalledModel,
  isSwitchedOff,
  noteInstalled,
  readInstalled,
  switchOff,
  switchOn,
} from './engine-folder.server.ts';
import { ENDING } from './serve-model.server.ts';

/** So many crashes within this time switch the model off. */
const MAX_CRASHES = 3;
const CRASH_WINDOW_MS = 10 * MINUTE_MS;
/** The pauses before it is asked again whether the process of another server is there. */
const ASK_AGAIN_MS = 200;
const ASK_TIMEOUT_MS = SECOND_MS;
/** The words of a process that has crashed, for the log. */
const MAX_WORDS = 500;

const NOT_THERE = 'no model is installed in the box';

declare module '../../platform/services.ts' {
  interface Services {
    /** Starts the process of the model in the box. */
    localModel: LocalModelKeeper;
  }
}

type Parts = {
  dataDir: string;
  log: Services['log'];
  now: () => number;
  /** The module of the process. */
  module: string;
  /** The milliseconds without a text after which the process ends. */
  idle?: number;
};

type Child = {
  process: ChildProcess;
  installed: InstalledModel;
  ready: Promise<void>;
  /** It has had nothing to write: the next need waits for its end, and starts another one. */
  isEnding: boolean;
};

/**
 * Keeps the process of the model in the box. The processes of one site share it: one of them holds a file lock in the
 * folder of the engine and starts it, the others find it at the noted port. The lock ends with its holder, as the process
 * does, so the next need of another one starts it again.
 */
export class LocalModelKeeper {
  readonly #parts: Parts;
  #child: Child | null = null;
  #lock: DataDirLock | null = null;
  #crashes: number[] = [];
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The installed model, also while it is switched off, or null. */
  installed(): InstalledModel | null {
    return readInstalled(this.#parts.dataDir);
  }

  /** Whether it crashed too often. */
  isOff(): boolean {
    return isSwitchedOff(this.#parts.dataDir);
  }

  /** Lets it start again. */
  switchOn(): void {
    switchOn(this.#parts.dataDir);
  }

  /** The model that can write, or null: none is installed, or it is switched off. */
  available(): InstalledModel | null {
    return this.isOff() ? null : this.installed();
  }

  /** Resolves once the model answers, which takes as long as its file is loaded. Throws LoadError, or the reason of `signal`. */
  async ready(signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const installed = this.available();
      if (installed === null || this.#isClosed) throw new LoadError(NOT_THERE);
      const child = this.#child ?? this.#startIfFree(installed);
      if (child?.isEnding) await once(child.process, 'close', { signal });
      else if (child?.installed.key === installed.key) return child.ready;
      else if (child) await this.#end();
      else if (await answers(installed)) return;
      else await pause(ASK_AGAIN_MS, undefined, { signal });
    }
  }

  /** The id of the process, where this server has started it. */
  get pid(): number | undefined {
    return this.#child?.process.pid;
  }

  /** Ends the process for good. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end();
  }

  async #end(): Promise<void> {
    const child = this.#child?.process;
    this.#release();
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    // It has nothing to put away, and native code may not listen for a while.
    child.kill('SIGKILL');
    await ended;
  }

  #release(): void {
    this.#child = null;
    this.#lock?.release();
    this.#lock = null;
  }

  /** Starts the process, unless one of another server is there. */
  #startIfFree(installed: InstalledModel): Child | null {
    this.#lock = lockDataDir(engineFolder(this.#parts.dataDir));
    if (this.#lock === null) return null;
    const { dataDir, module, idle } = this.#parts;
    const started = fork(module, [dataDir], {
      // None of the secrets of the server.
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        TMPDIR: process.env['TMPDIR'],
        SYSTEMROOT: process.env['SYSTEMROOT'],
        LOCAL_MODEL_KEY: installed.key,
        ...(idle === undefined ? {} : { LOCAL_MODEL_IDLE_MS: String(idle) }),
      },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const ready = this.#follow(started, installed);
    const child = { process: started, installed, ready, isEnding: false };
    started.on('message', (message) => {
      child.isEnding = message === ENDING;
    });
    // Whoever waits for it is told; here it is only not to be unhandled.
    child.ready.catch(() => undefined);
    this.#child = child;
    return child;
  }

  #follow(started: ChildProcess, installed: InstalledModel): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let isReady = false;
    let words = '';
    started.stderr?.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-MAX_WORDS);
    });
    started.once('message', () => {
      isReady = true;
      resolve();
    });
    started.once('error', reject);
    started.once('close', (code, signal) => {
      reject(new LoadError(lastLine(words) ?? 'its process has ended'));
      if (this.#child?.process !== started) return;
      this.#release();
      if (code !== 0) void this.#crashed({ installed, isReady, words: words || String(signal) });
    });
    return promise;
  }

  async #crashed({
    installed,
    isReady,
    words,
  }: {
    installed: InstalledModel;
    isReady: boolean;
    words: string;
  }): Promise<void> {
    const { dataDir, log, now } = this.#parts;
    log.warn({ model: installed.model, words }, 'The model in the box has crashed');
    this.#crashes = [...this.#crashes, now()].filter((at) => now() - at < CRASH_WINDOW_MS);
    if (this.#crashes.length >= MAX_CRASHES) {
      this.#crashes = [];
      switchOff(dataDir);
      return;
    }
    if (words.includes('EADDRINUSE')) await noteInstalled(dataDir, installed);
    // Texts that are being written come again from its prompt; one that never began may not fit.
    if (isReady) await this.ready(AbortSignal.timeout(CRASH_WINDOW_MS)).catch(() => undefined);
  }
}

function lastLine(words: string): string | null {
  return /Error: ([^\n]+)/.exec(words)?.[1] ?? words.trim().split('\n').at(-1)?.trim() ?? null;
}

/** Whether the process of another server answers. */
async function answers({ port, key }: InstalledModel): Promise<boolean> {
  try {
    const headers = { authorization: `Bearer ${key}` };
    const signal = AbortSignal.timeout(ASK_TIMEOUT_MS);
    const models = `http://127.0.0.1:${port}/v1/models`;
    const answer = await fetch(models, { redirect: 'error', headers, signal });
    return answer.ok;
  } catch {
    return false;
  }
}
