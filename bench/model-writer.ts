// What the model writer costs: time to the first text and processor time per token, against a raw pipe
// in the same run. Rounds are interleaved; the table shows medians. Run: npm run bench:model
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';

const ROUNDS = 7;
const SINGLE_POSTS = 40;
const TOKENS = 8 * 21;
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

type Kind = 'raw' | 'writer';
const children: ChildProcess[] = [];

async function start(file: string, ...args: string[]): Promise<string> {
  const child = fork(join(import.meta.dirname, file), args);
  children.push(child);
  const [message] = (await once(child, 'message')) as [{ baseUrl: string }];
  return message.baseUrl;
}

/** Reads one post; gives the milliseconds to its first text. */
function readPost(url: string): Promise<number> {
  const started = performance.now();
  return new Promise((done, fail) => {
    let first = 0;
    const asked = request(url, { agent }, (answer) => {
      answer.setEncoding('utf8').on('data', (piece: string) => {
        // Both subjects send JSON in events; the first word is in the first one that has text.
        if (first === 0 && /"(content|text)":"[^"]/.test(piece))
          first = performance.now() - started;
      });
      answer.on('end', () => done(first)).on('error', fail);
    });
    asked.on('error', fail).end();
  });
}

async function cpuOf(url: string): Promise<number> {
  const usage = (await (await fetch(`${url}/cpu`)).json()) as NodeJS.CpuUsage;
  return usage.user + usage.system;
}

async function firstText(url: string): Promise<number> {
  const times = [];
  for (let post = 0; post < SINGLE_POSTS; post += 1) times.push(await readPost(url));
  return median(times);
}

/** Microseconds of processor time per token with `streams` at once. */
async function cpuPerToken(url: string, streams: number): Promise<{ cpu: number; first: number }> {
  const before = await cpuOf(url);
  const times = await Promise.all(Array.from({ length: streams }, () => readPost(url)));
  const cpu = ((await cpuOf(url)) - before) / (streams * TOKENS);
  return { cpu, first: median(times) };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

const fast = await start('model-provider.ts', '1');
const steady = await start('model-provider.ts', '15');
const kinds: Kind[] = ['raw', 'writer'];
const subjects = new Map<Kind, { single: string; crowd: string }>();
for (const kind of kinds) {
  const single = await start('model-subject.ts', kind, fast);
  const crowd = await start('model-subject.ts', kind, steady);
  subjects.set(kind, { single, crowd });
}

const results = new Map(
  kinds.map((kind) => [
    kind,
    { single: [], cpu1: [], cpu100: [], first100: [] } as Record<string, number[]>,
  ]),
);
for (let round = -1; round < ROUNDS; round += 1) {
  for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
    const subject = subjects.get(kind);
    const result = results.get(kind);
    if (!subject || !result) continue;
    const single = await firstText(subject.single);
    const one = await cpuPerToken(subject.crowd, 1);
    const hundred = await cpuPerToken(subject.crowd, 100);
    // The first round warms up.
    if (round < 0) continue;
    result['single']?.push(single);
    result['cpu1']?.push(one.cpu);
    result['cpu100']?.push(hundred.cpu);
    result['first100']?.push(hundred.first);
  }
}
for (const child of children) child.kill();
agent.destroy();

const rows: [string, string][] = [
  ['time to first text, 1 stream (ms)', 'single'],
  ['time to first text, 100 streams (ms)', 'first100'],
  ['processor time per token, 1 stream (µs)', 'cpu1'],
  ['processor time per token, 100 streams (µs)', 'cpu100'],
];
console.log(`medians of ${ROUNDS} interleaved rounds, Node ${process.versions.node}`);
console.log('| | raw pipe | model writer | added | times |');
console.log('|---|---|---|---|---|');
for (const [label, key] of rows) {
  const raw = median(results.get('raw')?.[key] ?? []);
  const ours = median(results.get('writer')?.[key] ?? []);
  const cells = [raw, ours, ours - raw, ours / raw].map((value) => value.toFixed(2));
  console.log(`| ${label} | ${cells.join(' | ')} |`);
}
