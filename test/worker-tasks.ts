import { setTimeout as pause } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { serveTasks } from '../app/platform/workers/serve-tasks.server.ts';
import type { TaskFunctions } from '../app/platform/workers/worker-pool.server.ts';

/** Tasks for the tests of the worker pool. */
export type WorkerTasks = {
  /** The id of the thread and the copied input. */
  echo: { input: unknown; output: { thread: number; input: unknown } };
  /** Computes for so many milliseconds. */
  spin: { input: number; output: null };
  /** Waits for so many milliseconds without computing. */
  wait: { input: number; output: null };
  /** Reports each quarter of what is done. */
  report: { input: null; output: string };
  fail: { input: string; output: null };
  fillMemory: { input: null; output: null };
  exit: { input: null; output: null };
};

const TASKS: TaskFunctions<WorkerTasks> = {
  echo: (input) => Promise.resolve({ thread: threadId, input }),
  spin(milliseconds) {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    return Promise.resolve(null);
  },
  wait: (milliseconds) => pause(milliseconds, null),
  report(_input, report) {
    for (const share of [0.25, 0.5, 0.75]) report(share);
    return Promise.resolve('done');
  },
  fail(message) {
    throw new TypeError(message);
  },
  fillMemory() {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index));
  },
  exit: () => process.exit(3),
};

serveTasks<WorkerTasks>(TASKS);
