// A load generator in a process of its own: gets a Load as its argument, says a Result as JSON when it is done.
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '../../../comedy/random.ts';
import { percentile } from '../../../bench/percentile.ts';
import { type Answered, openWire } from './wire.ts';

/** What is asked: so many requests a second however they are answered, or as many as `side by side` readers can. */
export type Load = {
  port: number;
  seconds: number;
  seed: number;
  rate?: number;
  sideBySide?: number;
  /** Requests are drawn; `inTurn` they are sent one after the other, by one process each once before any comes again. */
  mix: { name: string; share: number; requests: string[]; inTurn?: boolean }[];
};

/** How one part of the mix fared. `answered` are all its good answers, also those that came after the end. */
export type ClassResult = {
  name: string;
  sent: number;
  good: number;
  shed: number;
  answered: number;
  p99: number;
};

export type Result = {
  seconds: number;
  /** What really went out on a line. */
  sent: number;
  /** Good answers in a second, of those that came while it was sending. */
  goodput: number;
  classes: ClassResult[];
  accepted: { count: number; p50: number; p99: number };
  shed: { count: number; p99: number; withoutTime: number };
  /** Answers of the server that are neither good nor a polite refusal, and lines that broke. */
  wrong: Record<string, number>;
  /** Asked, and not answered when the sender had waited for the last ones. */
  unanswered: number;
  /** How late this process itself was in sending, p99: not the server's doing, and so in none of the other times. */
  sentLate: number;
  /** The 99th percentile of good answers in each second. */
  perSecond: number[];
};

const MOST_LINES = 1000;
const LAST_ANSWERS = 3000;

const load = JSON.parse(process.argv[2] ?? '{}') as Load;
const wire = openWire(load.port, MOST_LINES);
const random = randomFrom(`load ${load.seed}`);
const mix = load.mix.map(({ name, share, requests, inTurn = false }) => ({
  share,
  requests: requests.map((text) => Buffer.from(text)),
  inTurn,
  asked: 0,
  times: [] as number[],
  count: { name, sent: 0, good: 0, shed: 0 },
}));
type Part = (typeof mix)[number];
const good: { at: number; ms: number }[] = [];
const shed: Answered[] = [];
const late: number[] = [];
const wrong: Record<string, number> = {};
const begun = performance.now();
const end = begun + load.seconds * 1000;

function draw(): Part | undefined {
  let left = random.next();
  return mix.find(({ share }) => (left -= share) < 0) ?? mix[0];
}

function pick(part: Part): Buffer | undefined {
  const { requests, inTurn, asked } = part;
  part.asked += 1;
  return requests[inTurn ? asked % requests.length : Math.floor(random.next() * requests.length)];
}

async function ask(due: number): Promise<void> {
  const part = draw();
  const request = part && pick(part);
  if (!part || !request) throw new Error('There is nothing to ask for');
  const now = performance.now();
  late.push(now - due);
  try {
    const answer = await wire.send(withKey(request), now, () => {
      // What got a line only after the end is no part of the rate.
      if (performance.now() <= end) part.count.sent += 1;
    });
    const isInTime = performance.now() <= end;
    if (answer.status < 400) {
      good.push({ at: due - begun, ms: answer.ms });
      part.times.push(answer.ms);
      if (isInTime) part.count.good += 1;
    } else if (answer.status === 503) {
      shed.push(answer);
      part.count.shed += 1;
    } else count(String(answer.status));
  } catch {
    count('broken');
  }
}

function count(what: string): void {
  wrong[what] = (wrong[what] ?? 0) + 1;
}

let keys = 0;
// Every post is asked for under a key of its own, and by a guest of its own.
function withKey(request: Buffer): Buffer {
  if (!request.includes('KEY')) return request;
  keys += 1;
  return Buffer.from(request.toString().replace('KEY', `load-${load.seed}-${process.pid}-${keys}`));
}

async function sendOpen(rate: number): Promise<void> {
  const every = 1000 / rate;
  const asked: Promise<void>[] = [];
  for (let next = begun; next < end;) {
    const now = performance.now();
    for (; next <= now; next += every) asked.push(ask(next));
    await pause(1);
  }
  await Promise.race([Promise.all(asked), pause(LAST_ANSWERS)]);
}

async function sendClosed(readers: number): Promise<void> {
  const read = async () => {
    while (performance.now() < end) await ask(performance.now());
  };
  await Promise.all(Array.from({ length: readers }, read));
}

await (load.rate ? sendOpen(load.rate) : sendClosed(load.sideBySide ?? 1));
wire.close();
const times = good.map(({ ms }) => ms);
const classes = mix.map((part) => ({
  ...part.count,
  answered: part.times.length,
  p99: percentile(part.times, 0.99),
}));
const sum = (of: (part: ClassResult) => number) => classes.reduce((all, part) => all + of(part), 0);
const result: Result = {
  seconds: load.seconds,
  sent: sum(({ sent }) => sent),
  goodput: sum((part) => part.good) / load.seconds,
  classes,
  accepted: { count: good.length, p50: percentile(times, 0.5), p99: percentile(times, 0.99) },
  shed: {
    count: shed.length,
    p99: percentile(
      shed.map(({ ms }) => ms),
      0.99,
    ),
    withoutTime: shed.filter(({ retryAfter }) => !retryAfter).length,
  },
  wrong,
  unanswered:
    late.length - good.length - shed.length - Object.values(wrong).reduce((a, b) => a + b, 0),
  sentLate: percentile(late, 0.99),
  perSecond: Array.from({ length: Math.ceil(load.seconds) }, (_, second) =>
    percentile(
      good.filter(({ at }) => Math.floor(at / 1000) === second).map(({ ms }) => ms),
      0.99,
    ),
  ),
};
process.stdout.write(JSON.stringify(result), () => process.exit(0));
