import { runServer } from '../../test/run-server.ts';
import { checkAll } from './check-writes.ts';
import { type DatabaseName, type Drill, inScene, trialsOf } from './drill.ts';
import { ask, newGuest, postForm, settle } from './writes.ts';

const AT_ONCE = 200;
/** Success, free post used, reserved, rate limit, overload. */
const EXPECTED = [200, 403, 409, 429, 503];

/** One guest asks for 200 posts at once and must get exactly one. */
export function quota(database: DatabaseName): Drill {
  return {
    name: `quota-${database}`,
    title: `${AT_ONCE} requests of one guest at once, ${database === 'sqlite' ? 'SQLite' : 'Postgres'}`,
    trials: 5,
    run: (run) =>
      inScene(database, async ({ place, env }) => {
        const { draw, faults } = await settle(place, 1, run.seed);
        const server = await runServer(env);
        let [rounds, posts] = [0, 0];
        try {
          for (const trial of trialsOf(run)) {
            rounds += 1;
            const from = `10.1.${trial >> 8}.${trial & 255}`;
            const cookie = await newGuest(server.origin, from);
            const requests = Array.from({ length: AT_ONCE }, (_, index) =>
              ask(server.origin, '/api/generations', {
                key: `race-${run.seed}-${trial}-${index}`,
                cookie,
                from,
                json: postForm(draw.between(1, 1000)),
              }),
            );
            const answers = await Promise.all(requests);
            const got = answers.filter(({ body }) => body.includes('event: done')).length;
            const odd = answers.filter(({ status }) => !EXPECTED.includes(status));
            posts += got;
            if (got !== 1) faults.push(`round ${trial}: ${got} posts`);
            if (odd[0]) faults.push(`${odd.length} answers like ${odd[0].status} ${odd[0].body}`);
          }
        } finally {
          await server.stop();
        }
        faults.push(...(await checkAll(place, [])));
        return { done: `${rounds} guests, ${rounds * AT_ONCE} requests, ${posts} posts`, faults };
      }),
  };
}
