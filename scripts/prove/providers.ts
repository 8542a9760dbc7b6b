import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../app/db/migrate.server.ts';
import { openDatabase } from '../../app/db/open-database.server.ts';
import { randomFrom } from '../../comedy/random.ts';
import { startFakeModelProvider } from '../../test/fake-model-provider.ts';
import { addMember } from '../../test/people/sign-in.ts';
import { servicesOn } from '../../test/people/write-as-member.ts';
import type { Figure, Proof, ProofRun } from './proof.ts';
import { FAULT_KINDS, type FaultKind, GOOD } from './providers/fault-kinds.ts';
import { type Ending, faultOfEnding, readEnding } from './providers/endings.ts';
import { showOutage } from './providers/outage.ts';
import { wrongRows } from './providers/wrong-rows.ts';
import { runServer } from './run-server.ts';

/** The deadline of a whole call, and what starting, the house writer and keeping it may take beside it. Milliseconds. */
const TOTAL_TIMEOUT = 3000;
const LONGEST = TOTAL_TIMEOUT + 2000;
/** A trial that still hangs then is given up. Milliseconds. */
const GIVEN_UP = 31_000;
/** Good calls between two kinds of faults, so that the breaker stays closed and every kind is really met. */
const GOOD_BETWEEN = 10;
const QUICK_KINDS = 4;

/** Every way in which a provider fails, for guests and members, posts and replies; and an outage. */
export const proof: Proof = {
  name: 'providers',
  title: 'A model provider that fails',
  proves: ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'G11', 'G15', 'G16'],
  run,
};

async function run(wish: ProofRun): Promise<{ figures: Figure[] }> {
  const random = randomFrom(`providers ${wish.seed}`);
  const drawn = FAULT_KINDS.toSorted(() => random.next() - 0.5);
  const kinds = wish.quick ? drawn.slice(0, QUICK_KINDS) : FAULT_KINDS;
  const batches = kinds.flatMap((kind) => [true, false].map((isStream) => ({ kind, isStream })));
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-prove-'));
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(db);
  const services = { ...servicesOn(db), now: Date.now };
  const cookies: string[] = [];
  while (cookies.length < batches.length) {
    const { cookie } = await addMember(services);
    cookies.push(`${cookie.name}=${cookie.value}`);
  }
  const provider = await startFakeModelProvider(GOOD.behave(true));
  const server = await runServer(environment(provider.baseUrl, dataDir));
  const trials: Trial[] = [];
  let met = 0;
  try {
    for (const [index, batch] of batches.entries()) {
      const { kind, isStream } = batch;
      if (wish.signal.aborted) break;
      wish.progress(index, batches.length, kind.name);
      provider.behave(GOOD.behave(true));
      for (let good = 0; good < GOOD_BETWEEN; good += 1) await ask(server.origin, 'post', '');
      provider.behave(kind.behave(isStream));
      const before = provider.asked.length;
      trials.push(...(await askAll(server.origin, batch, cookies[index] ?? '')));
      if (provider.asked.length > before) met += 1;
    }
    const outage = await showOutage(
      provider,
      async () => void (await ask(server.origin, 'post', '')),
      wish,
    );
    const wrong = await wrongRows(db);
    return { figures: [...figuresOf(trials, { batches: batches.length, met, wrong }), ...outage] };
  } finally {
    await server.stop();
    await provider.stop();
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function environment(baseUrl: string, dataDir: string): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    OPENAI_API_KEY: 'sk-prove',
    OPENAI_BASE_URL: baseUrl,
    MODEL_FIRST_TEXT_TIMEOUT: '1500',
    MODEL_IDLE_TIMEOUT: '700',
    MODEL_TOTAL_TIMEOUT: String(TOTAL_TIMEOUT),
    MODEL_CALLS_PER_DAY: '1000000',
    GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '1000000',
  };
}

type Asked = 'post' | 'reply';

type Batch = { kind: FaultKind; isStream: boolean };
type Trial = Batch & { ending: Ending; who: string; what: Asked; ms: number };

async function askAll(origin: string, batch: Batch, cookie: string): Promise<Trial[]> {
  const all = (['post', 'reply'] as const).flatMap((what) =>
    ['', cookie].map(async (from) => {
      const begun = performance.now();
      const ending = await ask(origin, what, from);
      const who = from === '' ? 'guest' : 'member';
      return { ...batch, ending, who, what, ms: performance.now() - begun };
    }),
  );
  return Promise.all(all);
}

let keys = 0;

/** Asks for a post or a reply and reads to the end. */
async function ask(origin: string, what: Asked, cookie: string): Promise<Ending> {
  keys += 1;
  const post = { style: 'gpt4-context', fields: { context: 'I made a sandwich' } };
  const reply = { post: 'I made a sandwich.', length: 'one-liner', tones: ['supportive'] };
  const answer = await fetch(`${origin}/api/${what === 'post' ? 'generations' : 'replies'}`, {
    method: 'POST',
    headers: {
      origin,
      ...(cookie ? { cookie } : {}),
      'content-type': 'application/json',
      'idempotency-key': `provider-${keys}`,
    },
    body: JSON.stringify(what === 'post' ? post : reply),
    signal: AbortSignal.timeout(GIVEN_UP),
  }).catch(() => null);
  if (!answer) return { end: 'no answer', isShown: false, isLine: false };
  if (!answer.ok) return { end: String(answer.status), isShown: false, isLine: false };
  return readEnding(await answer.text().catch(() => ''));
}

type Counted = { batches: number; met: number; wrong: string[] };

function figuresOf(trials: Trial[], { batches, met, wrong }: Counted): Figure[] {
  const slowest = Math.max(...trials.map(({ ms }) => ms));
  const hangs = trials.filter(({ ms }) => ms > LONGEST).length;
  const broken = trials.flatMap(({ kind, isStream, who, what, ending }) => {
    const fault = faultOfEnding(what, kind.promised(isStream), ending);
    return fault === null ? [] : [`${kind.name}, ${who}, ${what}: ${fault}`];
  });
  const none = (name: string, found: readonly string[]): Figure => ({
    name,
    value:
      found.length === 0 ? '0' : `${found.length} (${[...new Set(found)].slice(0, 5).join('; ')})`,
    goal: '0',
    holds: found.length === 0,
  });
  return [
    {
      name: 'kinds of faults, streamed and not, met by a call',
      value: `${met} of ${batches}`,
      goal: 'all',
      holds: met === batches,
    },
    {
      name: 'trials: guests and members, posts and replies',
      value: String(trials.length),
      holds: true,
    },
    {
      name: `hangs past ${LONGEST / 1000} s (slowest ${(slowest / 1000).toFixed(1)} s, with a deadline of ${TOTAL_TIMEOUT / 1000} s)`,
      value: String(hangs),
      goal: '0',
      holds: hangs === 0,
    },
    none(
      'ended in another way than F1 to F6 promise: the house writer and a line, an error only after shown words',
      broken,
    ),
    none('half posts kept, or charged for nothing', wrong),
  ];
}
