import { Worker } from 'node:worker_threads';
import type { TaskAnswer, TaskMessage } from './serve-tasks.server.ts';

/** A thread that runs one task at a time. It does not keep the process running, but for a task. */
export class WorkerThread {
  readonly #worker: Worker;
  #isEnded = false;

  /** `file` is a module that calls `serveTasks`; `heap` is in megabytes. */
  constructor(file: string, heap: number) {
    const resourceLimits = { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 8 };
    this.#worker = new Worker(file, { resourceLimits });
    this.#worker.unref();
    this.#worker.on('exit', () => (this.#isEnded = true));
    // A worker without a task may fail, too: it is replaced by the next task.
    this.#worker.on('error', () => undefined);
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /**
   * Runs a task, and calls `onProgress` with what it reports. Rejects with its error, with the one that ended the thread, or with the reason of `signal` once the
   * thread has ended for it.
   */
  async run(
    call: { name: PropertyKey; input: unknown },
    signal: AbortSignal,
    onProgress?: (share: number) => void,
  ): Promise<unknown> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<TaskAnswer>();
    const exited = (code: number) => {
      const error = new Error(`The worker exited with code ${code}`);
      reject(signal.aborted ? (signal.reason as Error) : error);
    };
    const stop = () => void this.end();
    const told = (message: TaskMessage) =>
      'progress' in message ? onProgress?.(message.progress) : resolve(message);
    this.#worker.ref();
    this.#worker.on('message', told).once('error', reject).once('exit', exited);
    signal.addEventListener('abort', stop, { once: true });
    try {
      this.#worker.postMessage(call, []);
      const answer = await promise;
      if ('error' in answer) throw answer.error;
      return answer.output;
    } finally {
      signal.removeEventListener('abort', stop);
      this.#worker.off('message', told).off('error', reject).off('exit', exited);
      this.#worker.unref();
    }
  }

  /** Ends the thread. Waits for native code, which cannot be interrupted. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
