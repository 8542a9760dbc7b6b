import { afterAll, beforeAll, it } from 'vitest';
import { bendInputs, openForInputs, type Opened } from '../fuzz/bend-inputs.ts';
import { listEndpoints } from '../fuzz/endpoints.ts';

/** How many inputs a route gets: more with INPUTS=10000. A page takes longer than an endpoint. */
const ASKED = process.env['INPUTS'];
const [FOR_ENDPOINT, FOR_PAGE] = process.env['TEST_ALL'] ? [200, 50] : [20, 8];
const countFor = (pattern: string) =>
  Number(ASKED ?? (pattern.startsWith('/api/') ? FOR_ENDPOINT : FOR_PAGE));

let opened: Opened;
beforeAll(async () => {
  opened = await openForInputs();
}, 60_000);
afterAll(() => opened.close());

it.each(Object.entries(await listEndpoints()))(
  'answers bent inputs at %s in words of its own',
  async (pattern, endpoint) => {
    await bendInputs(pattern, endpoint, { numRuns: countFor(pattern), opened });
  },
  60_000 + Number(ASKED ?? 0) * 60,
);
