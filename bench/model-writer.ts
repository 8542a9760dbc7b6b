// What the model writer costs: time to the first text and processor time per token, against a raw pipe
// in the same run. Rounds are interleaved; the table shows medians, how many times the raw pipe's they are,
// and between which of these the single rounds lie. Run: npm run bench:model
// With the folder of an installed @portkey-ai/gateway as argument, that gateway runs beside them. Its
// 1.15.2 answers streams only with the overrides hono 4.9.7 and @hono/node-server 1.8.2.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type RequestOptions } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tokensOf } from '../test/fake-model-provider.ts';
import { POST } from './model-post.ts';
import { percentile } from './percentile.ts';

const ROUNDS = 5;
const WARM_UP = 2;
const SINGLE_POSTS = 15;
const GATEWAY_PORT = 8797;
const TOKENS = tokensOf(POST).length;

const [gateway] = process.argv.slice(2);
// Idle connections are dropped before the other side does it.
const agent = new Agent({ keepAlive: true, maxSockets: 200, timeout: 4000 });
const children: ChildProcess[] = [];

/** A process to be measured and how a post is asked of it. */
type Subject = { child: ChildProcess; url: string; options: RequestOptions; body?: string };
type Measures = Record<'single' | 'first100' | 'cpu1' | 'cpu100', number[]>;

function run(file: string, ...args: string[]): ChildProcess {
  const execArgv = ['--import', join(import.meta.dirname, 'report-cpu.mjs')];
  const child = fork(file, args, {
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  // One that dies would leave the others waiting for ever.
  child.once('exit', (code) => {
    if (code) process.exit(1);
  });
  return child;
}

async function urlOf(child: ChildProcess): Promise<string> {
  const [message] = (await once(child, 'message')) as [{ baseUrl: string }];
  return message.baseUrl;
}

const startProvider = (delay: string) =>
  urlOf(run(join(import.meta.dirname, 'model-provider.ts'), delay));

async function startSubject(kind: string, provider: string): Promise<Subject> {
  const child = run(join(import.meta.dirname, 'model-subject.ts'), kind, provider);
  return { child, url: await urlOf(child), options: { agent, method: 'POST' } };
}

async function startGateway(folder: string, provider: string, port: number): Promise<Subject> {
  const entry = join(folder, 'node_modules/@portkey-ai/gateway/build/start-server.js');
  const child = run(entry, `--port=${port}`, '--headless');
  await pause(3000);
  const headers = {
    'content-type': 'application/json',
    authorization: 'Bearer sk-bench',
    'x-portkey-provider': 'openai',
    'x-portkey-custom-host': provider,
  };
  const messages = [{ role: 'user', content: 'A post, please.' }];
  const body = JSON.stringify({ model: 'gpt-4o', messages, stream: true, max_tokens: 500 });
  const url = `http://127.0.0.1:${port}/v1/chat/completions`;
  return { child, url, options: { agent, method: 'POST', headers }, body };
}

/** Reads one post; gives the milliseconds to its first text. */
function readPost({ url, options, body }: Subject): Promise<number> {
  const started = performance.now();
  return new Promise((done, fail) => {
    let first = 0;
    const asked = request(url, options, (answer) => {
      answer.setEncoding('utf8').on('data', (piece: string) => {
        // All subjects send JSON in events; the first word is in the first one that has text.
        if (first === 0 && /"(content|text)":\s*"[^"]/.test(piece)) {
          first = performance.now() - started;
        }
      });
      const end = () => (first > 0 ? done(first) : fail(new Error(`No text from ${url}`)));
      answer.on('end', end).on('error', fail);
    });
    asked.on('error', fail).end(body);
  });
}

async function cpuOf({ child }: Subject): Promise<number> {
  const answer = once(child, 'message') as Promise<[NodeJS.CpuUsage]>;
  child.send('cpu');
  const [usage] = await answer;
  return usage.user + usage.system;
}

async function firstText(subject: Subject): Promise<number> {
  const times = [];
  for (let post = 0; post < SINGLE_POSTS; post += 1) times.push(await readPost(subject));
  return percentile(times, 0.5);
}

/** Microseconds of processor time per token, and the time to the first text, with `streams` at once. */
async function crowd(subject: Subject, streams: number): Promise<{ cpu: number; first: number }> {
  const before = await cpuOf(subject);
  const times = await Promise.all(Array.from({ length: streams }, () => readPost(subject)));
  const cpu = ((await cpuOf(subject)) - before) / (streams * TOKENS);
  return { cpu, first: percentile(times, 0.5) };
}

type Pair = { name: string; single: Subject; crowd: Subject; measures: Measures };

async function startPairs(): Promise<Pair[]> {
  const fast = await startProvider('1');
  const steady = await startProvider('15');
  const names = [
    'raw pipe',
    'model writer',
    'with its event stream',
    ...(gateway ? ['Portkey'] : []),
  ];
  const kinds = ['raw', 'writer', 'events'];
  const pairs = [];
  for (const [index, name] of names.entries()) {
    const kind = kinds[index];
    const start = (provider: string, port: number) =>
      kind ? startSubject(kind, provider) : startGateway(gateway ?? '', provider, port);
    const single = await start(fast, GATEWAY_PORT);
    const crowd = await start(steady, GATEWAY_PORT + 1);
    pairs.push({
      name,
      single,
      crowd,
      measures: { single: [], first100: [], cpu1: [], cpu100: [] },
    });
  }
  return pairs;
}

async function measure(pairs: readonly Pair[]): Promise<void> {
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const pair of round % 2 === 0 ? pairs : pairs.toReversed()) {
      const single = await firstText(pair.single);
      const one = await crowd(pair.crowd, 1);
      const hundred = await crowd(pair.crowd, 100);
      if (round < 0) continue;
      pair.measures.single.push(single);
      pair.measures.first100.push(hundred.first);
      pair.measures.cpu1.push(one.cpu);
      pair.measures.cpu100.push(hundred.cpu);
    }
  }
}

function cellOf(values: readonly number[], raw: readonly number[]): string {
  const median = percentile(values, 0.5);
  const times = values.map((value, round) => value / (raw[round] ?? Number.NaN));
  const [least, most] = [Math.min(...times), Math.max(...times)];
  const middle = (median / percentile(raw, 0.5)).toFixed(2);
  return `${median.toFixed(2)} (${middle}×; ${least.toFixed(2)}–${most.toFixed(2)})`;
}

function print(pairs: readonly Pair[]): void {
  const rows: [string, keyof Measures][] = [
    ['time to first text, 1 stream (ms)', 'single'],
    ['time to first text, 100 streams (ms)', 'first100'],
    ['processor time per token, 1 stream (µs)', 'cpu1'],
    ['processor time per token, 100 streams (µs)', 'cpu100'],
  ];
  console.log(`medians of ${ROUNDS} interleaved rounds, Node ${process.versions.node}`);
  console.log(`| | ${pairs.map(({ name }) => name).join(' | ')} |`);
  console.log(`|---|${pairs.map(() => '---|').join('')}`);
  for (const [label, key] of rows) {
    const raw = pairs[0]?.measures[key] ?? [];
    const cells = pairs.map(({ measures }) => cellOf(measures[key], raw));
    console.log(`| ${label} | ${cells.join(' | ')} |`);
  }
}

try {
  const pairs = await startPairs();
  await measure(pairs);
  print(pairs);
} finally {
  for (const child of children) child.kill();
  agent.destroy();
}
