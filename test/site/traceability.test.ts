import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ERRORS } from '../../app/platform/http/errors.ts';
import { WORDS } from '../ask-for-translation.ts';
import { listEndpoints } from '../fuzz/endpoints.ts';
import { inputsFor } from '../fuzz/make-input.ts';
import { addMember } from '../factories/sign-in.ts';
import { recordLog } from '../record-log.ts';
import { builtQueue, createTestApp, type TestApp } from '../test-app.ts';

const SEED = 20_261_122;
const EACH = 5;
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

type Refusal = {
  asked: string;
  status: number;
  header: string;
  said: string | null;
  /** Of a problem, `unsaid` where it has no body; `page` of one that says it in its own words; null of what is no refusal of ours. */
  code: string | null;
};

const KEY = { 'content-type': 'application/json', 'idempotency-key': 'traced-0001' };
const POST = JSON.stringify({ style: 'gpt4-context', fields: { context: 'I made a sandwich' } });
const later = { ...KEY, 'idempotency-key': 'traced-0002' };
/** A body of another kind and one that is too long, a translation where no model is, and one post more than the network may have in a day. */
const LIMITS = [
  { path: '/api/events', headers: { 'content-type': 'text/plain' }, body: '{}' },
  { path: '/api/events', headers: KEY, body: 'x'.repeat(100_000) },
  { path: '/api/model-translations', headers: KEY, body: JSON.stringify(WORDS) },
  { path: '/api/generations', headers: KEY, body: POST },
  { path: '/api/generations', headers: later, body: POST },
].map((ask) => ({ method: 'POST', ...ask }));

/** Bent inputs for every route, and what else is refused: the answers with a status of 400 or more. */
async function refusals(
  { raw, origin }: TestApp,
  each: number,
  who: Record<string, string> = {},
): Promise<Refusal[]> {
  const { host } = new URL(origin);
  const own = { host, origin, 'sec-fetch-site': 'same-origin' };
  const inputs = Object.entries(await listEndpoints()).flatMap(([pattern, endpoint]) =>
    fc.sample(inputsFor(pattern, endpoint), { numRuns: each, seed: SEED }),
  );
  const others = [
    { method: 'GET', path: '/assets/none.js', headers: {}, body: null },
    { method: 'GET', path: '/.env', headers: {}, body: null },
    { method: 'TRACE', path: '/', headers: {}, body: null },
    { method: 'GET', path: '/', headers: { host: 'evil.example' }, body: null },
    {
      method: 'POST',
      path: '/api/events',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: '{}',
    },
    { method: 'GET', path: '/metrics', headers: {}, body: null },
    ...LIMITS,
  ];
  const found: Refusal[] = [];
  for (const { method, path, headers, body } of [...inputs, ...others]) {
    const length = { 'content-length': String(Buffer.byteLength(body ?? '')) };
    const ask = {
      method,
      headers: { ...own, ...who, ...headers, ...length },
      ...(body === null ? {} : { body }),
    };
    const answer = await raw(path, ask);
    if (answer.status < 400) continue;
    const isProblem = String(answer.headers['content-type']).startsWith('application/problem+json');
    const problem =
      isProblem && answer.body
        ? (JSON.parse(answer.body) as { requestId?: string; code?: string })
        : null;
    const isOwn = [404, 500, 503].includes(answer.status);
    expect(answer.headers['x-refusal']).toBeUndefined();
    found.push({
      asked: `${method} ${path.slice(0, 80)}`,
      status: answer.status,
      header: String(answer.headers['x-request-id']),
      said: problem ? (problem.requestId ?? 'none') : null,
      code: isProblem ? (problem?.code ?? 'unsaid') : isOwn ? 'page' : null,
    });
  }
  return found;
}

/** Every status that our words for refusals have, and those that only the frame around them gives. */
const STATUSES = [
  ...new Set([405, 421, ...Object.values(ERRORS).map(({ status }) => status)]),
].toSorted((a, b) => a - b);

/** A queue in which no request may wait. */
const noRoom = () => builtQueue({ places: 0, perNetwork: 1, total: 0 });

it(
  'leads from every refusal to exactly one line of the log, at the level that is written by itself',
  async () => {
    const { log, lines } = recordLog();
    const env = { GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '1' };
    const app = await createTestApp({ env, overrides: { log } });
    const { cookie } = await addMember(app.services);
    const found = await refusals(app, EACH);
    // Surprises: what the server needs is gone, also for whoever is signed in; and a server that is full.
    await app.db.destroy();
    found.push(...(await refusals(app, 1)));
    found.push(...(await refusals(app, 1, { cookie: `${cookie.name}=${cookie.value}` })));
    const inWords = found.filter(({ code }) => code !== null);
    const full = await createTestApp({ overrides: { log, requestQueue: await noRoom() } });
    found.push(...(await refusals(full, 1)));
    const requests = lines.filter((line) => 'method' in line);
    const untraced = found.filter(({ header, status, said }) => {
      const own = requests.filter(({ requestId }) => requestId === header);
      const isOne = own.length === 1 && own[0]?.['status'] === status && UUID.test(header);
      return !isOne || (said !== null && said !== header);
    });
    const kinds = [...new Set(found.map(({ status }) => status))].toSorted((a, b) => a - b);
    const unseen = STATUSES.filter((status) => !kinds.includes(status));
    expect(untraced).toEqual([]);
    expect(unseen).toEqual([]);
    // The operator's numbers say the same; HEAD is not told which refusal it is, and pages have words alone.
    const counted = app.services.errorCounters.read().responses;
    const times = (code: string) => inWords.filter((one) => one.code === code).length;
    const uncounted = [...counted].filter(([code, count]) => count < times(code));
    expect(uncounted).toEqual([]);
    expect([...counted.values()].reduce((sum, count) => sum + count, 0)).toBe(inWords.length);
  },
  120_000 + EACH * 10_000,
);
