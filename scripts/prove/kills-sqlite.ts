import { join } from 'node:path';
import { openDatabase } from '../../app/db/open-database.server.ts';
import { freePort } from '../../test/free-port.ts';
import type { Figure, Proof, ProofRun } from './proof.ts';
import { type BuiltServer, startBuilt } from './rig/built-server.ts';
import { type Chance, chance } from './rig/chance.ts';
import { leftoverFiles, missingFiles } from './rig/check-files.ts';
import { checkFacts, checkPages, checkRules } from './rig/check-writes.ts';
import { inFolder } from './rig/folders.ts';
import { settlePeople } from './rig/people.ts';
import { type Journal, sendAgain, startLoad } from './rig/write-load.ts';
import { timeFigure } from './rig/time-figure.ts';
import type { Fact, World, Write } from './rig/writes.ts';

const TRIALS = { long: 1000, quick: 6 };
/** A folder grows; each serves so many trials. */
const TRIALS_IN_A_FOLDER = 50;
const PEOPLE = 24;
/** The goal of G16, in milliseconds. */
const READY_WITHIN = 2000;

type Tally = {
  trials: number;
  acknowledged: number;
  again: number;
  faults: string[];
  starts: number[];
};

export const proof: Proof = {
  name: 'kills-sqlite',
  title: 'Killed under load, SQLite',
  proves: ['F9', 'G8', 'G16'],
  async run(run) {
    const trials = run.quick ? TRIALS.quick : TRIALS.long;
    const tally: Tally = { trials: 0, acknowledged: 0, again: 0, faults: [], starts: [] };
    const draw = chance(run.seed);
    while (tally.trials < trials && !run.signal.aborted) {
      const most = Math.min(trials, tally.trials + TRIALS_IN_A_FOLDER);
      await inFolder((folder) => killIn(folder, { run, draw, tally, most, trials }));
    }
    return { figures: figuresOf(tally, trials, run.quick) };
  },
};

type Parts = { run: ProofRun; draw: Chance; tally: Tally; most: number; trials: number };

/** Kills one server after the other in one folder, and looks after each start what is there. */
async function killIn(folder: string, { run, draw, tally, most, trials }: Parts): Promise<void> {
  const dataDir = join(folder, 'data with a space');
  // The same port after each kill, as everywhere: the demo account's people are those of an address.
  const port = { PORT: String(await freePort()) };
  const env = { ...port, DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', DEMO_SIGN_IN: 'on' };
  await (await startBuilt(env)).stop();
  const people = await settlePeople({ databaseUrl: undefined, dataDir }, PEOPLE);
  const world: World = { people, posts: [], shared: [], requests: [] };
  const known: Fact[] = [];
  let open: Write[] = [];
  while (tally.trials < most && !run.signal.aborted) {
    const server = await startBuilt(env);
    tally.starts.push(server.startTime);
    try {
      const repeated = await sendAgain(server, open);
      note(tally, known, repeated);
      tally.again += open.length;
      await lookInto(dataDir, tally, known.slice(-500));
      const load = startLoad(server, { world, chance: draw });
      await new Promise((done) => setTimeout(done, draw.between(20, 320)));
      await server.kill();
      const journal = await load.stop();
      note(tally, known, journal);
      open = journal.unanswered;
    } finally {
      await server.kill();
    }
    tally.trials += 1;
    run.progress(tally.trials, trials);
  }
  await lookAtAll(env, dataDir, { tally, known, open });
}

function note(tally: Tally, known: Fact[], { acknowledged, surprises }: Journal): void {
  known.push(...acknowledged);
  tally.acknowledged += acknowledged.length;
  tally.faults.push(...surprises);
}

async function lookInto(dataDir: string, tally: Tally, facts: readonly Fact[]): Promise<void> {
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  try {
    tally.faults.push(...(await checkRules(db)), ...(await checkFacts(db, facts)));
  } finally {
    // Before the next kill: what this connection holds open would help the server over it.
    await db.destroy();
  }
}

type Rest = { tally: Tally; known: Fact[]; open: Write[] };

async function lookAtAll(env: Record<string, string>, dataDir: string, rest: Rest): Promise<void> {
  const { tally, known, open } = rest;
  const server: BuiltServer = await startBuilt(env);
  try {
    note(tally, known, await sendAgain(server, open));
  } finally {
    await server.stop();
  }
  await lookInto(dataDir, tally, known);
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  try {
    tally.faults.push(...(await checkPages(db)), ...(await missingFiles(db, dataDir)));
    tally.faults.push(...(await leftoverFiles(db, dataDir)));
  } finally {
    await db.destroy();
  }
}

function figuresOf(tally: Tally, trials: number, quick: boolean): Figure[] {
  const { faults, acknowledged, again } = tally;
  const starts = tally.starts.sort((one, other) => one - other);
  const slowest = starts.at(-1) ?? 0;
  const median = Math.round(starts[starts.length >> 1] ?? 0);
  return [
    {
      name: 'kills with SIGKILL under load',
      value: String(tally.trials),
      goal: String(trials),
      holds: tally.trials === trials,
    },
    { name: 'acknowledged rows looked for', value: String(acknowledged), holds: acknowledged > 0 },
    { name: 'unanswered writes sent again', value: String(again), holds: true },
    {
      name: 'lost, twice, orphaned or at odds',
      value: faults.length === 0 ? '0' : `${faults.length}: ${faults.slice(0, 5).join(' | ')}`,
      goal: '0',
      holds: faults.length === 0,
    },
    { name: 'ready again, median', value: `${median} ms`, holds: true },
    timeFigure('ready again, slowest', slowest, READY_WITHIN, quick),
  ];
}
