import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../app/db/open-database.server.ts';
import type { Figure, Proof, ProofRun } from './proof.ts';
import { asker } from './rig/ask-server.ts';
import { freePort } from '../../test/free-port.ts';
import { type BuiltServer, type Env, startBuilt } from './rig/built-server.ts';
import { type Chance, chance } from './rig/chance.ts';
import { checkFacts, checkRules } from './rig/check-writes.ts';
import { inFolder } from './rig/folders.ts';
import { type OwnPostgres, ownPostgres } from './rig/own-postgres.ts';
import { settlePeople } from './rig/people.ts';
import { type Journal, sendAgain, startLoad } from './rig/write-load.ts';
import { timeFigure } from './rig/time-figure.ts';
import type { Fact, World, Write } from './rig/writes.ts';

type Victim = 'app' | 'backend' | 'postmaster';
const TRIALS = {
  long: { app: 200, backend: 200, postmaster: 50 },
  quick: { app: 1, backend: 2, postmaster: 1 },
};
const PEOPLE = 24;
/** The goal of G16: how long after Postgres is back a write is accepted again, in milliseconds. */
const BACK_WITHIN = 5000;
/** What one look of the proof at all rows may take, in milliseconds: it is not the site's time. */
const LOOK_TIME = 120_000;

type Scene = {
  postgres: OwnPostgres;
  env: Env;
  world: World;
  draw: Chance;
  known: Fact[];
  open: Write[];
  faults: string[];
  kills: Record<Victim, number>;
  back: number[];
};

export const proof: Proof = {
  name: 'kills-postgres',
  title: 'Killed under load, Postgres',
  proves: ['F9', 'F11', 'G9', 'G16'],
  async run(run) {
    if (process.platform !== 'linux')
      return { figures: [], notRun: 'It reads /proc, which only Linux has.' };
    const postgres = await ownPostgres().catch((error: unknown) => String(error));
    if (typeof postgres === 'string') return { figures: [], notRun: postgres };
    try {
      return { figures: await inFolder((folder) => killAll(postgres, folder, run)) };
    } finally {
      await postgres.remove();
    }
  },
};

async function killAll(postgres: OwnPostgres, folder: string, run: ProofRun): Promise<Figure[]> {
  const dataDir = join(folder, 'data');
  const env = {
    // The same after each kill, as everywhere: the demo account's people are those of an address.
    PORT: String(await freePort()),
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1',
    DEMO_SIGN_IN: 'on',
  };
  const people = await settlePeople({ databaseUrl: postgres.url, dataDir }, PEOPLE);
  const world: World = { people, posts: [], shared: [], requests: [] };
  const kills = { app: 0, backend: 0, postmaster: 0 };
  const draw = chance(run.seed);
  const scene: Scene = {
    postgres,
    env,
    world,
    draw,
    known: [],
    open: [],
    faults: [],
    kills,
    back: [],
  };
  const goal = TRIALS[run.quick ? 'quick' : 'long'];
  const order = (Object.keys(goal) as Victim[]).flatMap((victim) =>
    Array.from({ length: goal[victim] }, () => victim),
  );
  let server = await startBuilt(env);
  try {
    for (const [index, victim] of order.entries()) {
      if (run.signal.aborted) break;
      const load = startLoad(server, { world, chance: draw, mayFail: victim !== 'app' });
      await rest(draw.between(20, 320));
      server = await strike(scene, victim, server);
      note(scene, await load.stop());
      const { unanswered, refusals } = await again(scene, server);
      // Whose hour is spent is not asked again after each kill.
      scene.open = unanswered.filter((write) => !refusals.get(write)?.startsWith('429'));
      scene.kills[victim] += 1;
      await look(scene, scene.known.slice(-300));
      run.progress(index + 1, order.length, victim);
    }
  } finally {
    await server.stop();
  }
  await look(scene, scene.known);
  return figuresOf(scene, goal, run.quick);
}

async function strike(scene: Scene, victim: Victim, server: BuiltServer): Promise<BuiltServer> {
  const { postgres, draw } = scene;
  if (victim === 'app') {
    await server.kill();
    return startBuilt(scene.env);
  }
  if (victim === 'postmaster') {
    await postgres.kill();
    await postgres.start();
  } else {
    const backends = await postgres.backends();
    if (backends.length > 0) {
      await postgres.killBackend(draw.pick(backends), draw.pick(['SIGTERM', 'SIGKILL']));
    }
  }
  scene.back.push(await untilBack(postgres, server));
  if (!server.isGone()) return server;
  scene.faults.push(`the site ended when a ${victim} was killed`);
  return startBuilt(scene.env);
}

/** From the moment Postgres takes connections until the site is ready again, in milliseconds. */
async function untilBack(postgres: OwnPostgres, server: BuiltServer): Promise<number> {
  const asking = asker(server.origin);
  try {
    while (!(await postgres.query('select 1').catch(() => null))) await rest(10);
    const start = performance.now();
    while (!server.isGone() && performance.now() - start < 60_000) {
      const answer = await asking.ask('/readyz').catch(() => null);
      if (answer?.status === 200) break;
      await rest(20);
    }
    return performance.now() - start;
  } finally {
    asking.close();
  }
}

async function again(scene: Scene, server: BuiltServer): Promise<Journal> {
  const journal = await sendAgain(server, scene.open);
  note(scene, { ...journal, unanswered: [] });
  return journal;
}

function note(scene: Scene, { acknowledged, unanswered, surprises }: Journal): void {
  scene.known.push(...acknowledged);
  scene.faults.push(...surprises);
  scene.open.push(...unanswered);
}

async function look({ env, faults }: Scene, facts: readonly Fact[]): Promise<void> {
  const place = { databaseUrl: env['DATABASE_URL'], dataDir: env['DATA_DIR'] ?? '' };
  const db = openDatabase(place, { patience: LOOK_TIME });
  try {
    // Each recovery forgets what has changed since the tables were last measured, and nobody measures them by itself.
    await sql`analyze`.execute(db);
    faults.push(...(await checkRules(db)), ...(await checkFacts(db, facts)));
  } finally {
    await db.destroy();
  }
}

function figuresOf(
  { kills, known, faults, back }: Scene,
  goal: Record<Victim, number>,
  quick: boolean,
): Figure[] {
  const counted = (Object.keys(goal) as Victim[]).map((victim) => ({
    name: `kills of ${victim === 'app' ? 'the site' : `a Postgres ${victim}`}`,
    value: String(kills[victim]),
    goal: String(goal[victim]),
    holds: kills[victim] === goal[victim],
  }));
  const words = faults.slice(0, 5).join(' | ');
  return [
    ...counted,
    { name: 'acknowledged rows looked for', value: String(known.length), holds: known.length > 0 },
    {
      name: 'lost, twice, at odds, or answered with a surprise',
      value: faults.length === 0 ? '0' : `${faults.length}: ${words}`,
      goal: '0',
      holds: faults.length === 0,
    },
    timeFigure('ready again after Postgres was, slowest', Math.max(0, ...back), BACK_WITHIN, quick),
  ];
}

function rest(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time));
}
