// npm run bench:start: how long `npm start` takes when everything is built, and what the idle server holds.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { percentile } from './percentile.ts';

const RUNS = 7;
const IDLE = 2000;
const root = join(import.meta.dirname, '..');

const starts: number[] = [];
const sizes: number[] = [];
for (let run = 0; run <= RUNS; run += 1) {
  const { ready, size } = await startOnce();
  // The first run fills the disk cache.
  if (run > 0) {
    starts.push(ready);
    sizes.push(size);
  }
}
console.log(`npm start, already built, ${RUNS} runs`);
console.log(
  `  ready      median ${percentile(starts, 0.5).toFixed(0)} ms, most ${Math.max(...starts).toFixed(0)} ms`,
);
console.log(`  idle size  median ${percentile(sizes, 0.5).toFixed(0)} MB resident`);

async function startOnce(): Promise<{ ready: number; size: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-bench-'));
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
  rmSync(dataDir, { recursive: true, force: true });
  return { ready, size };
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
