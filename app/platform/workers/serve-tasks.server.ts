import { parentPort } from 'node:worker_threads';
import type { Described, TaskFunctions } from './worker-pool.server.ts';

/** The answer of a worker to a task. */
export type TaskAnswer = { output: unknown } | { error: unknown };

/** Runs the tasks that a WorkerPool sends to this thread. */
export function serveTasks<Table extends Described<Table>>(tasks: TaskFunctions<Table>): void {
  const send = (answer: TaskAnswer) => parentPort?.postMessage(answer, []);
  const run = async <Name extends keyof Table>(call: {
    name: Name;
    input: Table[Name]['input'];
  }) => {
    try {
      send({ output: await tasks[call.name](call.input) });
    } catch (error) {
      send({ error });
    }
  };
  parentPort?.on('message', (call) => void run(call));
}
