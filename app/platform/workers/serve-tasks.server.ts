import { parentPort } from 'node:worker_threads';
import type { Described, TaskFunctions } from './worker-pool.server.ts';

/** The answer of a worker to a task. */
export type TaskAnswer = { output: unknown } | { error: unknown };

/** What a worker says of a task: how much of it is done, from 0 to 1, and last its answer. */
export type TaskMessage = { progress: number } | TaskAnswer;

/** Runs the tasks that a WorkerPool sends to this thread. */
export function serveTasks<Table extends Described<Table>>(tasks: TaskFunctions<Table>): void {
  const send = (message: TaskMessage) => parentPort?.postMessage(message, []);
  const report = (progress: number) => send({ progress });
  const run = async <Name extends keyof Table>(call: {
    name: Name;
    input: Table[Name]['input'];
  }) => {
    try {
      send({ output: await tasks[call.name](call.input, report) });
    } catch (error) {
      send({ error });
    }
  };
  parentPort?.on('message', (call) => void run(call));
}
