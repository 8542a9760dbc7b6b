import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '../test/inputs/endpoints.ts';
import { inputsFor } from '../test/inputs/make-input.ts';
import { noteFigure } from '../test/note-figure.ts';
import { recordLog } from '../test/record-log.ts';
import { createTestApp, type TestApp } from '../test/test-app.ts';

const SEED = Number(process.env['PROOF_SEED'] ?? 20_261_122);
const EACH = Number(process.env['TRACED'] ?? 5);
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

type Refusal = { asked: string; status: number; header: string; said: string | null };

/** Bent inputs for every route, and what else is refused: the answers with a status of 400 or more. */
async function refusals({ raw, origin }: TestApp, each: number): Promise<Refusal[]> {
  const { host } = new URL(origin);
  const own = { host, origin, 'sec-fetch-site': 'same-origin' };
  const inputs = Object.entries(ENDPOINTS).flatMap(([pattern, endpoint]) =>
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
  ];
  const found: Refusal[] = [];
  for (const { method, path, headers, body } of [...inputs, ...others]) {
    const length = { 'content-length': String(Buffer.byteLength(body ?? '')) };
    const ask = {
      method,
      headers: { ...own, ...headers, ...length },
      ...(body === null ? {} : { body }),
    };
    const answer = await raw(path, ask);
    if (answer.status < 400) continue;
    const isProblem = String(answer.headers['content-type']).startsWith('application/problem+json');
    const problem =
      isProblem && answer.body ? (JSON.parse(answer.body) as { requestId?: string }) : null;
    found.push({
      asked: `${method} ${path.slice(0, 80)}`,
      status: answer.status,
      header: String(answer.headers['x-request-id']),
      said: problem ? (problem.requestId ?? 'none') : null,
    });
  }
  return found;
}

it(
  'leads from every refusal to exactly one line of the log, at the level that is written by itself',
  async () => {
    const { log, lines } = recordLog();
    const app = await createTestApp({ overrides: { log } });
    const found = await refusals(app, EACH);
    // Surprises: what the server needs is gone.
    await app.db.destroy();
    found.push(...(await refusals(app, 1)));
    const requests = lines.filter((line) => 'method' in line);
    const untraced = found.filter(({ header, status, said }) => {
      const own = requests.filter(({ requestId }) => requestId === header);
      const isOne = own.length === 1 && own[0]?.['status'] === status && UUID.test(header);
      return !isOne || (said !== null && said !== header);
    });
    const kinds = [...new Set(found.map(({ status }) => status))].toSorted((a, b) => a - b);
    noteFigure({
      name: 'Refusals that lead to exactly one line',
      value: `${found.length - untraced.length} of ${found.length} (${kinds.join(', ')})`,
      goal: 'all',
      holds: untraced.length === 0,
    });
    expect(untraced).toEqual([]);
    expect(kinds).toEqual(expect.arrayContaining([401, 403, 404, 405, 421, 422, 500]));
  },
  120_000 + EACH * 10_000,
);
