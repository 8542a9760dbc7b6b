import { setTimeout as pause } from 'node:timers/promises';
import { runServer, type ServerProcess } from '../../test/run-server.ts';
import { checkAll } from './check-writes.ts';
import {
  type DatabaseName,
  type Drill,
  inScene,
  type Scene,
  timesInWords,
  trialsOf,
} from './drill.ts';
import { sendAgain, startLoad } from './load.ts';
import { ask, settle } from './writes.ts';

const SITE = 'the site';
/** The process to kill, in rotation. A session is a database session of the site. */
const VICTIMS = { sqlite: [SITE], postgres: [SITE, 'a session', SITE, 'a session', 'Postgres'] };

/** Kills a process under writes repeatedly and checks all acknowledged rows after each kill. */
export function kills(database: DatabaseName): Drill {
  return {
    name: `kills-${database}`,
    title: `kill -9 of ${[...new Set(VICTIMS[database])].join(', ')} under writes, ${database}`,
    trials: 30,
    run: (run) =>
      inScene(database, async (scene) => {
        const world = await settle(scene.place, 24, run.seed);
        const { draw, known, faults } = world;
        const times: number[] = [];
        let server = await runServer(scene.env);
        try {
          for (const trial of trialsOf(run)) {
            const victim = VICTIMS[database][trial % VICTIMS[database].length] ?? SITE;
            const load = startLoad(server, world, victim !== SITE);
            await pause(draw.between(50, 800));
            const again = await strike(victim, { scene, server, draw: draw.next() });
            await load.stop();
            server = again.server;
            times.push(again.time);
            await sendAgain(server, world);
            faults.push(...(await checkAll(scene.place, known.slice(-500))));
          }
        } finally {
          await server.stop();
        }
        faults.push(...(await checkAll(scene.place, known)));
        const ready = `ready again: ${timesInWords(times)}`;
        return {
          done: `${times.length} kills; ${known.length} acknowledged rows; ${ready}`,
          faults,
        };
      }),
  };
}

type Strike = { scene: Scene; server: ServerProcess; draw: number };

/** Kills the process and waits until a server is ready; returns it with the recovery time. */
async function strike(
  victim: string,
  { scene, server, draw }: Strike,
): Promise<{ server: ServerProcess; time: number }> {
  const { postgres, env } = scene;
  if (victim === SITE || !postgres) {
    await server.kill();
    const started = await runServer(env);
    return { server: started, time: started.startTime };
  }
  if (victim === 'Postgres') await postgres.killAndStart();
  else await postgres.killSession(draw < 0.5 ? 'SIGTERM' : 'SIGKILL');
  while (!(await postgres.query('select 1').catch(() => null))) await pause(10);
  const start = performance.now();
  const isReady = async () =>
    (await ask(server.origin, '/readyz').catch(() => null))?.status === 200;
  while (!(await isReady())) {
    if (server.isGone()) throw new Error(`The site ended when ${victim} was killed.`);
    if (performance.now() - start > 60_000) throw new Error('The site was not ready in a minute.');
    await pause(20);
  }
  return { server, time: performance.now() - start };
}
