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
import { showOutage } from './providers/outage.ts';
import { runServer } from './run-server.ts';

const LONGEST = 31_000;
/** Good calls between two kinds of faults, so that the breaker stays closed and every kind is really met. */
const GOOD_BETWEEN = 10;
const QUICK_KINDS = 4;
/** The tag line is the last thing that is added. */
const SIGNED = /\n.*broetry\.example.*$/;

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
    for (const [index, { kind, isStream }] of batches.entries()) {
      if (wish.signal.aborted) break;
      wish.progress(index, batches.length, kind.name);
      provider.behave(GOOD.behave(true));
      for (let good = 0; good < GOOD_BETWEEN; good += 1) await ask(server.origin, 'post', '');
      provider.behave(kind.behave(isStream));
      const before = provider.asked.length;
      trials.push(...(await askAll(server.origin, kind, cookies[index] ?? '')));
      if (provider.asked.length > before) met += 1;
    }
    const outage = await showOutage(provider, () => ask(server.origin, 'post', ''), wish);
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
    MODEL_TOTAL_TIMEOUT: '3000',
    MODEL_CALLS_PER_DAY: '1000000',
    GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '1000000',
  };
}

type Asked = 'post' | 'reply';
type Trial = { kind: string; who: string; what: Asked; end: string; ms: number };

async function askAll(origin: string, kind: FaultKind, cookie: string): Promise<Trial[]> {
  const all = (['post', 'reply'] as const).flatMap((what) =>
    ['', cookie].map(async (from) => {
      const begun = performance.now();
      const end = await ask(origin, what, from);
      const who = from === '' ? 'guest' : 'member';
      return { kind: kind.name, who, what, end, ms: performance.now() - begun };
    }),
  );
  return Promise.all(all);
}

let keys = 0;

/** Asks for a post or a reply and reads to the end. Says how it ended: done, end, error, a status, or nothing. */
async function ask(origin: string, what: Asked, cookie: string): Promise<string> {
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
    signal: AbortSignal.timeout(LONGEST + 1000),
  }).catch(() => null);
  if (!answer) return 'no answer';
  if (!answer.ok) return String(answer.status);
  const text = await answer.text().catch(() => '');
  const last = `\n${text}`.lastIndexOf('\nevent: ');
  return last < 0 ? 'nothing' : (text.slice(last + 7).split('\n', 1)[0] ?? '');
}

/**
 * What must not be: a post kept without its end, a finished one without its text, a member's post that is none of
 * the finished ones, a guest charged for more than was finished.
 */
async function wrongRows(db: ReturnType<typeof openDatabase>): Promise<string[]> {
  const wrong: string[] = [];
  const rows = await db.selectFrom('generations').selectAll().execute();
  const finished = new Map<string, number>();
  for (const { state, text, style, owner_kind: owner, owner_id: id } of rows) {
    if (state === 'reserved') wrong.push('still reserved');
    if (state === 'succeeded' && !text) wrong.push('finished without text');
    const signed = SIGNED.test(text ?? '');
    if (state === 'succeeded' && style !== 'replies' && !signed) wrong.push('half a post was kept');
    if (owner === 'guest' && state === 'succeeded') finished.set(id, (finished.get(id) ?? 0) + 1);
  }
  const guests = await db.selectFrom('guests').select(['id', 'posts_generated']).execute();
  for (const guest of guests) {
    if (guest.posts_generated !== (finished.get(guest.id) ?? 0)) wrong.push('charged for nothing');
  }
  const posts = await db.selectFrom('posts').select('post').execute();
  if (posts.some(({ post }) => !SIGNED.test(post))) wrong.push('half a post in a history');
  return wrong;
}

type Counted = { batches: number; met: number; wrong: string[] };

function figuresOf(trials: Trial[], { batches, met, wrong }: Counted): Figure[] {
  const slowest = Math.max(...trials.map(({ ms }) => ms));
  const hangs = trials.filter(({ ms }) => ms > LONGEST).length;
  const ends = new Set(['done', 'end', 'error']);
  const strange = trials.filter(({ end }) => !ends.has(end));
  const named = strange.map(({ kind, who, what, end }) => `${kind}, ${who}, ${what}: ${end}`);
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
      name: `hangs past 31 s (slowest ${(slowest / 1000).toFixed(1)} s, with deadlines of 3 s)`,
      value: String(hangs),
      goal: '0',
      holds: hangs === 0,
    },
    none('ended without a post and without a word', named),
    none('half posts kept, or charged for nothing', wrong),
  ];
}
