import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { expect } from 'vitest';
import { runDueJobs } from '../../app/server/jobs.server.ts';
import { UNLIMITED } from '../factories/rate-limits.ts';
import { ADMIN } from '../factories/visitors.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import type { FuzzEndpoint } from './endpoints.ts';
import { type JudgedAnswer, judgeAnswer } from './judge-answer.ts';
import { type Input, inputsFor } from './make-input.ts';
import { watchRows } from './watch-rows.ts';
import { makeWorld, type FuzzWorld } from './world.ts';

const SEED = 20_261_121;
const REQUEST_TIMEOUT_MS = 10_000;
const FRESH_WORLD = 400;

export type Opened = Awaited<ReturnType<typeof openForInputs>>;

/** Starts a server without rate limits, on SQLite, or on Postgres with `databaseUrl`. The caller calls `close`. */
export async function openForInputs(databaseUrl?: string) {
  const now = Date.now();
  const app = await startTestApp({
    env: {
      ADMIN_EMAILS: ADMIN,
      GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '1000000',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
    overrides: {
      ...UNLIMITED,
      freeSpace: () => Promise.resolve(Number.POSITIVE_INFINITY),
      // A fixed clock, so that no write happens because time has passed.
      now: () => now,
    },
  });
  await runDueJobs(app.services);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  // SQLite only: Postgres has no equivalent check, and the writing code is the same.
  const watch = databaseUrl ? null : watchRows(app.dataDir);
  const close = async () => {
    agent.destroy();
    watch?.close();
    await app.remove();
  };
  return { app, agent, watch, close };
}

function send(app: TestApp, agent: Agent, input: Input): Promise<JudgedAnswer> {
  const { method, path, headers, body } = input;
  const { promise, resolve, reject } = Promise.withResolvers<JudgedAnswer>();
  const { port } = app.services;
  const asked = request(
    { host: '127.0.0.1', port, method, path, headers, agent, timeout: REQUEST_TIMEOUT_MS },
    (answer) => {
      let text = '';
      answer.setEncoding('latin1').on('data', (piece: string) => (text += piece));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
      );
      answer.on('error', reject);
    },
  );
  asked.on('timeout', () => asked.destroy(new Error('No answer came')));
  asked.on('error', reject);
  asked.end(body ?? undefined);
  return promise;
}

/** Returns the request with the world's ids, cookies and tokens filled in. */
async function placed(
  { path, headers, body, asker, method }: Input,
  { askers, rows }: FuzzWorld,
  origin: string,
): Promise<Input> {
  const { cookie, token } = askers.get(asker)!;
  const own = { host: new URL(origin).host, origin, 'sec-fetch-site': 'same-origin' };
  const whole = body === null ? null : await rows.fill(body);
  // Node sends no content-length for the body of a DELETE.
  const length = String(Buffer.byteLength(whole ?? ''));
  const added = {
    ...(cookie ? { cookie } : {}),
    ...(token && path.startsWith('/api/v1/') ? { authorization: `Bearer ${token}` } : {}),
    'content-length': length,
  };
  return {
    path: await rows.fill(path),
    headers: { ...own, ...headers, ...added },
    body: whole,
    asker,
    method,
  };
}

// Reads and rejected requests must not write.
function mustNotWrite(
  { method }: Input,
  { status }: JudgedAnswer,
  { remembers }: FuzzEndpoint,
): boolean {
  if (remembers) return false;
  return status >= 400 || ['GET', 'HEAD', 'OPTIONS'].includes(method);
}

/**
 * Sends `numRuns` mutated inputs to a route, with users and rows of its own. Throws at the first bad response, with the smallest input that causes it.
 */
export async function bendInputs(
  pattern: string,
  endpoint: FuzzEndpoint,
  { numRuns, opened: { app, agent, watch } }: { numRuns: number; opened: Opened },
): Promise<void> {
  let world = await makeWorld(app, endpoint);
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(inputsFor(pattern, endpoint), async (input) => {
      sent += 1;
      if (sent % FRESH_WORLD === 0) world = await makeWorld(app, endpoint);
      if (sent % FRESH_WORLD < 2) watch?.changes();
      const ask = await placed(input, world, app.origin);
      const answer = await send(app, agent, ask);
      const fault = judgeAnswer(ask, answer, app.dataDir);
      if (fault) throw new Error(`${fault}: ${answer.status} ${answer.body.slice(0, 300)}`);
      const written = watch?.changes() ?? [];
      if (written.length > 0 && mustNotWrite(ask, answer, endpoint)) {
        throw new Error(`${answer.status}, and something was written: ${written.join(', ')}`);
      }
    }),
    { numRuns, seed: SEED, endOnFailure: numRuns > 1000 },
  );
  expect((await app.raw('/livez')).status).toBe(200);
}
