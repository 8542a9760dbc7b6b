import { POST } from '../../test/processes/ask-process.ts';
import { load } from '../../test/processes/load.ts';
import type { Site } from '../../test/processes/site.ts';
import type { Figure, ProofRun } from './proof.ts';

/** Processes are killed while members write; what they held is given back, and nothing is counted twice. */
export async function kills(site: Site, { quick, seed, signal }: ProofRun): Promise<Figure[]> {
  const proxy = await site.inFront(site.processes, false);
  const members = await Promise.all(Array.from({ length: 6 }, site.member));
  const make = writer(proxy.origin, members, seed);
  let count = 0;
  const rounds = async () => {
    for (let round = 0; round < (quick ? 2 : 12) && !signal.aborted; round += 1) {
      const one = site.processes[round % 3];
      await new Promise((done) => setTimeout(done, 300));
      await one?.kill();
      await one?.start();
      count += 1;
    }
  };
  const { requests, good, failed } = await load(proxy.origin, 6, make, rounds());
  await proxy.stop();
  const refused = failed.filter((fault) => / 4\d\d$/.test(fault));
  const { held, still } = await giveBack(site);
  const doubled = await countDoubled(site);
  return [
    {
      name: 'Writes during the kills that were answered with a post, and that were refused',
      value: `${good.get('POST') ?? 0}, ${refused.length}${refused[0] ? ` (${refused[0]})` : ''}`,
      goal: 'some, 0',
      holds: (good.get('POST') ?? 0) > 0 && refused.length === 0,
    },
    {
      name: `${count} kills during ${requests} writes: reservations left by the killed, and still there after the clock`,
      value: `${held}, ${still}`,
      goal: 'the second 0',
      holds: still === 0,
    },
    {
      name: 'Members whose counted posts are not the posts they have, after the kills',
      value: String(doubled),
      goal: '0',
      holds: doubled === 0,
    },
  ];
}

/** One write after the other, each with a key of its own. */
function writer(origin: string, members: readonly Record<string, string>[], seed: number) {
  return (index: number) => ({
    method: 'POST',
    path: '/api/generations',
    body: POST,
    expected: 200,
    headers: {
      ...members[index % members.length],
      origin,
      'content-type': 'application/json',
      // Shorter than eight letters is no key.
      'idempotency-key': `killed-${seed}-${index}`,
    },
  });
}

/** Lets the time of all reservations pass; how many there were, and how many the clock has left. */
async function giveBack({ db }: Site): Promise<{ held: number; still: number }> {
  // Their time has passed, and any of the processes gives them back when its clock says so.
  const held = await db
    .updateTable('generations')
    .set({ deadline: 0 })
    .where('state', '=', 'reserved')
    .returning('id')
    .execute();
  const makeDue = () =>
    db
      .updateTable('jobs')
      .set({ due_at: 0, holder: null })
      .where('name', '=', 'give-back-abandoned-generations')
      .returning('name')
      .execute();
  let isDue = false;
  const left = async () => {
    const rows = db.selectFrom('generations').select('id').where('state', '=', 'reserved');
    return (await rows.execute()).length;
  };
  for (let look = 0; look < 240 && (await left()) > 0; look += 1) {
    // The first look of a clock only writes down when it begins: of young processes none may have looked yet.
    isDue ||= (await makeDue()).length > 0;
    await new Promise((done) => setTimeout(done, 250));
  }
  return { held: held.length, still: await left() };
}

/** How many members were charged for another number of posts than they got. */
async function countDoubled({ db }: Site): Promise<number> {
  const used = await db
    .selectFrom('quota_counters')
    .select((eb) => ['subject', eb.fn.sum<number>('used').as('used')])
    .where('scope', '=', 'generations-of-member')
    .groupBy('subject')
    .execute();
  const got = await db
    .selectFrom('generations')
    .select((eb) => ['owner_id', eb.fn.countAll<number>().as('posts')])
    .where('owner_kind', '=', 'member')
    .where('state', '=', 'succeeded')
    .groupBy('owner_id')
    .execute();
  const posts = new Map(got.map((row) => [row.owner_id, row.posts]));
  if (used.length === 0)
    throw new Error('Nobody was charged: the proof looks at the wrong counter.');
  return used.filter((row) => (posts.get(row.subject) ?? 0) !== row.used).length;
}
