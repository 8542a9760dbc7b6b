import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Figure, ProofRun } from '../proof.ts';
import { type Answer, asker } from './ask-server.ts';
import { startBuilt } from './built-server.ts';
import { inFolder } from './folders.ts';
import { settlePeople } from './people.ts';
import { timeFigure } from './time-figure.ts';

const LOCKED_FOR = { long: 10_000, quick: 2000 };
/** Fifty a second, of which so many write. */
const EVERY = 20;
const WRITES = 5;
const MOST_WAIT = 2000;
const MOST_DELAY = 100;
const BACK_WITHIN = 5000;

// From outside: the server itself has nothing that tells its delays to a file.
const WATCH = (file: string) => `import { monitorEventLoopDelay } from 'node:perf_hooks';
  import { writeFileSync } from 'node:fs';
  const delay = monitorEventLoopDelay({ resolution: 10 });
  process.on('SIGUSR2', () => {
    if (delay.enable()) return;
    writeFileSync(${JSON.stringify(file)}, String(delay.percentile(99) / 1e6));
  });`;

type Seen = { isWrite: boolean; time: number; answer: Answer };

/** Another process holds the lock for ten seconds, while people read and write. */
export async function lockDatabase(run: ProofRun): Promise<Figure[]> {
  return inFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    const delays = join(folder, 'delay');
    const preload = `--import=data:text/javascript,${encodeURIComponent(WATCH(delays))}`;
    const env = { DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', NODE_OPTIONS: preload };
    await (await startBuilt(env)).stop();
    const [person] = await settlePeople({ databaseUrl: undefined, dataDir }, 1);
    const server = await startBuilt(env);
    const asking = asker(server.origin);
    try {
      for (let warm = 0; warm < 20; warm += 1) {
        await asking.ask('/community', { cookie: person?.cookie });
        await write(asking.ask, -1 - warm);
      }
      process.kill(server.pid, 'SIGUSR2');
      const other = new DatabaseSync(join(dataDir, 'broetry.sqlite'));
      other.exec('begin immediate');
      const seen = await visit(
        asking.ask,
        LOCKED_FOR[run.quick ? 'quick' : 'long'],
        person?.cookie,
      );
      process.kill(server.pid, 'SIGUSR2');
      other.close();
      const back = await untilWritten(asking.ask);
      return figuresOf(seen, {
        delay: Number(readFileSync(delays, 'utf8')),
        back,
        quick: run.quick,
      });
    } finally {
      asking.close();
      await server.kill();
    }
  });
}

type AskServer = ReturnType<typeof asker>['ask'];

async function visit(ask: AskServer, time: number, cookie: string | undefined): Promise<Seen[]> {
  const seen: Promise<Seen>[] = [];
  const end = performance.now() + time;
  for (let number = 0; performance.now() < end; number += 1) {
    const isWrite = number % WRITES === 0;
    const start = performance.now();
    const asked = isWrite ? write(ask, number) : ask('/api/community', { cookie });
    seen.push(asked.then((answer) => ({ isWrite, time: performance.now() - start, answer })));
    await new Promise((next) => setTimeout(next, EVERY));
  }
  return Promise.all(seen);
}

function write(ask: AskServer, number: number): Promise<Answer> {
  const headers = {
    'idempotency-key': `locked-key-${number + 1000}`,
    'x-forwarded-for': `10.9.${(number + 1000) >> 8}.${(number + 1000) & 255}`,
  };
  const json = { style: 'gpt4-context', fields: { context: 'I made toast' } };
  return ask('/api/generations', { headers, json });
}

async function untilWritten(ask: AskServer): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < 60_000) {
    if ((await write(ask, 60_000)).body.includes('event: done')) break;
    await new Promise((next) => setTimeout(next, 20));
  }
  return performance.now() - start;
}

type Times = { delay: number; back: number; quick: boolean };

function figuresOf(seen: readonly Seen[], { delay, back, quick }: Times): Figure[] {
  const reads = seen.filter(({ isWrite }) => !isWrite);
  const writes = seen.filter(({ isWrite }) => isWrite);
  const read = reads.filter(({ answer }) => answer.status === 200).length;
  const told = writes.filter(({ answer: { status, headers, body } }) =>
    status === 503
      ? headers['retry-after'] === '1'
      : status === 200 && body.includes('event: done'),
  ).length;
  const slowest = Math.max(0, ...writes.map(({ time }) => time));
  const times = reads.map(({ time }) => time).sort((one, other) => one - other);
  const p99 = Math.round(times[Math.floor(times.length * 0.99)] ?? 0);
  return [
    {
      name: 'locked: reads answered',
      value: `${read} of ${reads.length}, p99 ${p99} ms`,
      goal: 'all',
      holds: read === reads.length,
    },
    {
      name: 'locked: writes done, or told to come back in a second',
      value: `${told} of ${writes.length}`,
      goal: 'all',
      holds: told === writes.length,
    },
    timeFigure('locked: slowest answer to a write', slowest, MOST_WAIT, quick),
    timeFigure('locked: delay of the event loop, p99', delay, MOST_DELAY, quick),
    timeFigure('unlocked: until a write is done', back, BACK_WITHIN, quick),
  ];
}
