import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { type Part, percentile, rounded } from './part.ts';
import { newFolder, removeFolder } from './server.ts';

const IDLE = 2000;

/** Time from the command to the first line, and memory of the idle server. */
export const start: Part = {
  about:
    '`npm start` on an empty folder when everything is built, until the server is ready; the resident memory of the server two seconds later. Linux only. Medians; the first run fills the disk cache and is not counted.',
  async measure({ quick, server }) {
    const runs: { ready: number; memory: number }[] = [];
    for (let run = 0; run <= (quick ? 1 : 7); run += 1) {
      const started = await startOnce(server);
      if (run > 0) runs.push(started);
    }
    const ready = runs.map((run) => run.ready);
    const memory = runs.map((run) => run.memory);
    return {
      head: ['Runs', 'Ready, ms', 'Slowest, ms', 'Idle memory, MB'],
      rows: [
        [
          String(runs.length),
          ...[percentile(ready, 0.5), Math.max(...ready), percentile(memory, 0.5)].map(rounded),
        ],
      ],
    };
  },
};

async function startOnce(cwd: string): Promise<{ ready: number; memory: number }> {
  const dataDir = newFolder();
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const begun = performance.now();
  const child = spawn('npm', ['start'], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) if (line.includes('storage')) break;
  const ready = performance.now() - begun;
  await pause(IDLE);
  const pid = lastChildOf(child.pid ?? process.pid);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const memory = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  process.kill(pid, 'SIGINT');
  await ended;
  removeFolder(dataDir);
  return { ready, memory };
}

/** The last process of the chain npm, shell, bootstrap, server. */
function lastChildOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const child = Number(children.split(' ')[0]);
  return child ? lastChildOf(child) : pid;
}
