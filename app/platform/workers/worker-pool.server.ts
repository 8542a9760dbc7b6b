import type {
  ReencodedImage,
  ReencodedLogo,
  ReencodedPhoto,
} from '../images/image-encoding.server.ts';
import { RequestQueue, taskLimits, TASKS } from '../limits/request-queue.ts';
import { WorkerThread } from './worker-thread.server.ts';

/**
 * The tasks of the worker threads by name, with what they take and give. Both are copied between threads. Higher layers
 * add their tasks to this interface where they define them; server/tasks.server.ts has the functions.
 */
export interface Tasks {
  reencodeImage: { input: Uint8Array; output: ReencodedImage };
  reencodePhoto: { input: Uint8Array; output: ReencodedPhoto };
  reencodeLogo: { input: Uint8Array; output: ReencodedLogo };
}

/** What tasks take and give, by name. */
export type Described<Table> = { [Name in keyof Table]: { input: unknown; output: unknown } };

/** The functions of the tasks. A long one reports how much of it is done, from 0 to 1. */
export type TaskFunctions<Table extends Described<Table> = Tasks> = {
  [Name in keyof Table]: (
    input: Table[Name]['input'],
    report: (share: number) => void,
  ) => Promise<Table[Name]['output']>;
};

/** The network that a task is for, and the signal that its client has left. */
export type Requester = { network: string; signal?: AbortSignal; requestId?: string };

const DEFAULTS = {
  /** One for each of two networks. More would need more memory than a small server has. */
  workers: 2,
  /** The longest time of a task, in milliseconds. */
  timeout: 20_000,
  /** A worker ends after this time without a task, in milliseconds, and gives its memory back. */
  idle: 30_000,
  /** The heap of a worker in megabytes. Native memory is bounded by the pixels of each task. */
  heap: 256,
  /** The longest line, in tasks. */
  waiting: TASKS,
};

/**
 * Runs tasks in worker threads: what takes a hundred milliseconds of processor time would stop all other requests.
 * Workers start with the first task. Networks are served in turn.
 */
export class WorkerPool<Table extends Described<Table> = Tasks> {
  readonly #file: string;
  readonly #options: typeof DEFAULTS;
  readonly #line: RequestQueue;
  readonly #threads = new Set<WorkerThread>();
  /** The threads without a task, with the timers that end them. The last one is the next one used. */
  readonly #free = new Map<WorkerThread, NodeJS.Timeout>();

  /** `file` is the module of the workers, which calls `serveTasks`. */
  constructor(file: string, options: Partial<typeof DEFAULTS> = {}) {
    this.#file = file;
    this.#options = { ...DEFAULTS, ...options };
    this.#line = new RequestQueue(taskLimits(this.#options.workers, this.#options.waiting));
  }

  /**
   * Runs a task when its turn comes; `read` gives its input then, and `onProgress` hears what the task reports. The signal of the requester ends a waiting and a running
   * task. Rejects with QueueFullError, with the reason of the signal, or with the error of the task, of its worker or of
   * its timeout.
   */
  run<Name extends keyof Table>(
    name: Name,
    read: () => Table[Name]['input'] | Promise<Table[Name]['input']>,
    { network, signal }: Requester,
    onProgress?: (share: number) => void,
  ): Promise<Table[Name]['output']> {
    const work = async () => this.#runInThread({ name, input: await read() }, signal, onProgress);
    return this.#line.run(network, work, signal);
  }

  /** The running and waiting tasks, for the metrics. */
  counts() {
    return this.#line.counts();
  }

  /** Ends all workers. */
  async close(): Promise<void> {
    await Promise.all([...this.#threads].map((thread) => this.#end(thread)));
  }

  // A thread that is ended keeps its place until its native code has returned.
  async #runInThread<Name extends keyof Table>(
    call: { name: Name; input: Table[Name]['input'] },
    signal: AbortSignal | undefined,
    onProgress: ((share: number) => void) | undefined,
  ): Promise<Table[Name]['output']> {
    const late = new AbortController();
    const { timeout } = this.#options;
    const message = `The task ${String(call.name)} took longer than ${timeout} ms`;
    const timer = setTimeout(() => late.abort(new Error(message)), timeout);
    const thread = this.#take();
    try {
      const ended = AbortSignal.any([late.signal, ...(signal ? [signal] : [])]);
      return await thread.run(call, ended, onProgress);
    } finally {
      clearTimeout(timer);
      this.#giveBack(thread);
    }
  }

  #take(): WorkerThread {
    const [last] = [...this.#free].at(-1) ?? [];
    if (!last) {
      const thread = new WorkerThread(this.#file, this.#options.heap);
      this.#threads.add(thread);
      return thread;
    }
    clearTimeout(this.#free.get(last));
    this.#free.delete(last);
    if (!last.isEnded) return last;
    this.#threads.delete(last);
    return this.#take();
  }

  #giveBack(thread: WorkerThread): void {
    if (thread.isEnded) {
      this.#threads.delete(thread);
      return;
    }
    const timer = setTimeout(() => void this.#end(thread), this.#options.idle);
    this.#free.set(thread, timer.unref());
  }

  async #end(thread: WorkerThread): Promise<void> {
    clearTimeout(this.#free.get(thread));
    this.#free.delete(thread);
    this.#threads.delete(thread);
    await thread.end();
  }
}
