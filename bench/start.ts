import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Benchmark } from './benchmark.ts';
import { newFolder, removeFolder } from './own-things.ts';
import { percentile } from './percentile.ts';
import { rounded } from './result-text.ts';

const IDLE = 2000;
const root = join(import.meta.dirname, '..');

type Started = { ready: number; bare: number; size: number };

/** From the command to the first line, and what the idle server holds. */
export const start: Benchmark = {
  name: 'start',
  title: 'Start and memory',
  about:
    '`npm start` when everything is built, on an empty folder: until the address is printed, against npm starting a script that prints a line; and what the server holds two seconds later. Needs Linux.',
  async run({ quick, say }) {
    const runs: Started[] = [];
    for (let run = 0; run <= (quick ? 1 : 7); run += 1) {
      const started = { ...(await startOnce()), bare: await startBare() };
      // The first run fills the disk cache.
      if (run > 0) runs.push(started);
      say(`ready after ${rounded(started.ready)} ms`);
    }
    const middle = (read: (run: Started) => number) => percentile(runs.map(read), 0.5);
    const [ready, bare, size] = [
      middle((run) => run.ready),
      middle((run) => run.bare),
      middle((run) => run.size),
    ];
    return {
      goals: [],
      pieces: [
        `Resident memory of the idle server: **${rounded(size)} MB**.`,
        {
          unit: 'ms',
          bars: [
            ['npm start', ready],
            ['npm and a script of one line', bare],
          ],
        },
        `Ready after ${rounded(ready)} ms (median of ${runs.length}), ${rounded(ready / bare)} times what npm itself needs; a start never took longer than ${rounded(Math.max(...runs.map((run) => run.ready)))} ms.`,
      ],
    };
  },
};

async function startOnce(): Promise<{ ready: number; size: number }> {
  const dataDir = newFolder();
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const begun = performance.now();
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    output += String(chunk);
    if (output.includes('storage')) break;
  }
  const ready = performance.now() - begun;
  await setTimeout(IDLE);
  const server = serverBelow(child.pid ?? process.pid);
  const size = residentMegabytes(server);
  process.kill(server, 'SIGINT');
  await new Promise((done) => child.once('exit', done));
  removeFolder(dataDir);
  return { ready, size };
}

async function startBare(): Promise<number> {
  const begun = performance.now();
  const child = spawn('npm', ['exec', '--no', '--', 'node', '-e', 'console.log(1)'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((done) => child.stdout.once('data', done));
  const time = performance.now() - begun;
  await new Promise((done) => child.once('exit', done));
  return time;
}

/** The last process of the chain npm, shell, bootstrap, server. Linux only. */
function serverBelow(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const child = Number(children.split(' ')[0]);
  return child ? serverBelow(child) : pid;
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
