import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type RequestOptions } from 'node:http';
import { join } from 'node:path';
import { tokensOf } from '../test/fake-model-provider.ts';
import type { Benchmark, Table } from './benchmark.ts';
import { POST } from './model-post.ts';
import { cpuOf, startProcess } from './own-things.ts';
import { percentile } from './percentile.ts';
import { rounded } from './result-text.ts';

const WARM_UP = 2;
const SINGLE_POSTS = 15;
const TOKENS = tokensOf(POST).length;

// Idle connections are dropped before the other side does it.
const agent = new Agent({ keepAlive: true, maxSockets: 200, timeout: 4000 });

/** What stands between a provider's stream and a reader. */
export const modelWriter: Benchmark = {
  name: 'model',
  title: 'The model writer',
  about:
    'What the model writer adds to a provider that streams a post: time to the first text and processor time for each token, against a raw pipe of the same stream. In brackets how many times the raw pipe, and between which the single rounds lie.',
  async run({ quick, say }) {
    const rounds = quick ? 1 : 5;
    const pairs = await startPairs();
    await measure(pairs, rounds);
    say(`${rounds} rounds`);
    agent.destroy();
    for (const { single, crowd } of pairs) {
      single.child.kill();
      crowd.child.kill();
    }
    const added = (key: keyof Measures) =>
      percentile(pairs[2]?.measures[key] ?? [], 0.5) -
      percentile(pairs[0]?.measures[key] ?? [], 0.5);
    return {
      goals: [],
      pieces: [
        `Medians of ${rounds} interleaved rounds, ${TOKENS} tokens a post. The first text comes **${rounded(added('single'))} ms** later than through a raw pipe.`,
        tableOf(pairs),
      ],
    };
  },
};

/** A process to be measured and how a post is asked of it. */
type Subject = { child: ChildProcess; url: string; options: RequestOptions; body?: string };
type Measures = Record<'single' | 'first100' | 'cpu1' | 'cpu100', number[]>;

async function urlOf(child: ChildProcess): Promise<string> {
  const [message] = (await once(child, 'message')) as [{ baseUrl: string }];
  return message.baseUrl;
}

const startProvider = (delay: string) =>
  urlOf(startProcess(join(import.meta.dirname, 'model-provider.ts'), { args: [delay] }));

async function startSubject(kind: string, provider: string): Promise<Subject> {
  const child = startProcess(join(import.meta.dirname, 'model-subject.ts'), {
    args: [kind, provider],
  });
  return { child, url: await urlOf(child), options: { agent, method: 'POST' } };
}

/**
 * Reads one post; gives the milliseconds to its first text. Throws when it is another text than the provider sent: the
 * offline writer, which steps in for a provider that fails, is faster than any.
 */
function readPost({ url, options, body }: Subject): Promise<number> {
  const started = performance.now();
  return new Promise((done, fail) => {
    let first = 0;
    const pieces: string[] = [];
    const asked = request(url, options, (answer) => {
      answer.setEncoding('utf8').on('data', (piece: string) => {
        pieces.push(piece);
        // All subjects send JSON in events; the first word is in the first one that has text.
        if (first === 0 && /"(content|text)":\s*"[^"]/.test(piece)) {
          first = performance.now() - started;
        }
      });
      const end = () => {
        const text = postOf(pieces.join(''));
        if (first > 0 && isProviders(text)) done(first);
        else fail(new Error(`Another text than the provider’s from ${url}: ${text.slice(-200)}`));
      };
      answer.on('end', end).on('error', fail);
    });
    asked.on('error', fail).end(body);
  });
}

/** Whether a text is the provider's whole post, with the one line at most that the writer puts below it. */
function isProviders(text: string): boolean {
  const sent = POST.trim();
  return text.startsWith(sent) && !text.slice(sent.length).trim().includes('\n');
}

/** The text of an answer: what came piece by piece, or all of it where the last event says it again. */
function postOf(stream: string): string {
  let text = '';
  for (const line of stream.split('\n')) {
    if (!line.startsWith('data: {')) continue;
    const said = JSON.parse(line.slice('data: '.length)) as Said;
    const piece = said.text ?? said.choices?.[0]?.delta?.content ?? '';
    // The last event of our own streams has the whole post.
    text = piece.length > 1 && piece.trim() === text.trim() ? piece : text + piece;
  }
  return text;
}

type Said = { text?: string; choices?: { delta?: { content?: string } }[] };

async function firstText(subject: Subject): Promise<number> {
  const times = [];
  for (let post = 0; post < SINGLE_POSTS; post += 1) times.push(await readPost(subject));
  return percentile(times, 0.5);
}

/** Microseconds of processor time per token, and the time to the first text, with `streams` at once. */
async function crowd(subject: Subject, streams: number): Promise<{ cpu: number; first: number }> {
  const before = await cpuOf(subject.child);
  const times = await Promise.all(Array.from({ length: streams }, () => readPost(subject)));
  const cpu = ((await cpuOf(subject.child)) - before) / (streams * TOKENS);
  return { cpu, first: percentile(times, 0.5) };
}

type Pair = { name: string; single: Subject; crowd: Subject; measures: Measures };

async function startPairs(): Promise<Pair[]> {
  const fast = await startProvider('1');
  const steady = await startProvider('15');
  const pairs: Pair[] = [];
  for (const [name, kind] of [
    ['raw pipe', 'raw'],
    ['model writer', 'writer'],
    ['with its event stream', 'events'],
  ] as const) {
    const single = await startSubject(kind, fast);
    const crowd = await startSubject(kind, steady);
    const measures: Measures = { single: [], first100: [], cpu1: [], cpu100: [] };
    pairs.push({ name, single, crowd, measures });
  }
  return pairs;
}

async function measure(pairs: readonly Pair[], rounds: number): Promise<void> {
  for (let round = -WARM_UP; round < rounds; round += 1) {
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

function tableOf(pairs: readonly Pair[]): Table {
  const rows: [string, keyof Measures][] = [
    ['time to first text, 1 stream (ms)', 'single'],
    ['time to first text, 100 streams (ms)', 'first100'],
    ['processor time per token, 1 stream (µs)', 'cpu1'],
    ['processor time per token, 100 streams (µs)', 'cpu100'],
  ];
  return {
    head: ['', ...pairs.map(({ name }) => name)],
    rows: rows.map(([label, key]) => {
      const raw = pairs[0]?.measures[key] ?? [];
      return [label, ...pairs.map(({ measures }) => cellOf(measures[key], raw))];
    }),
  };
}
