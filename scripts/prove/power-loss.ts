import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure, Proof, ProofRun } from './proof.ts';
import { startBuilt } from './rig/built-server.ts';
import { chance } from './rig/chance.ts';
import { CrashingDisk, FATES } from './rig/crash-states.ts';
import { inFolder } from './rig/folders.ts';
import { judgeState, writeState } from './rig/judge-state.ts';
import { settlePeople } from './rig/people.ts';
import { canTrace, type FileOperation, readTrace, tracedBy, tracing } from './rig/trace-files.ts';
import { startLoad } from './rig/write-load.ts';
import type { Fact, World } from './rig/writes.ts';

const STATES = { long: 10_000, quick: 60 };
const STATES_OF_A_RECORDING = 2000;
const CONTROL_STATES = { long: 500, quick: 60 };
const LOAD_TIME = { long: 4000, quick: 1500 };
const PEOPLE = 12;

// SQLite as careless as it may be told to be: then something must be lost, or this proof shows nothing.
const CARELESS = `import { DatabaseSync } from 'node:sqlite';
  const exec = DatabaseSync.prototype.exec;
  DatabaseSync.prototype.exec = function (text) {
    return exec.call(this, text.replace('synchronous = full', 'synchronous = off'));
  };`;

type Acknowledged = { at: number; facts: Fact[] };
type Recording = {
  dataDir: string;
  before: Map<string, Buffer | 'folder'>;
  operations: FileOperation[];
  acknowledged: Acknowledged[];
};
type Tally = { states: number; lost: number; corrupt: number; words: string[] };

export const proof: Proof = {
  name: 'power-loss',
  title: 'The power goes',
  proves: ['F10', 'G10'],
  async run(run) {
    if (!canTrace()) {
      return {
        figures: [],
        notRun:
          'It records files with strace (Debian: apt-get install strace), which this machine lacks or forbids.',
      };
    }
    const length = run.quick ? 'quick' : 'long';
    const goal = STATES[length];
    const real: Tally = { states: 0, lost: 0, corrupt: 0, words: [] };
    const control: Tally = { states: 0, lost: 0, corrupt: 0, words: [] };
    const facts = { rows: 0, operations: 0 };
    for (let part = 0; real.states < goal && !run.signal.aborted; part += 1) {
      const recording = await record(LOAD_TIME[length], run.seed + part, {});
      facts.rows += recording.acknowledged.length;
      facts.operations += recording.operations.length;
      const states = Math.min(STATES_OF_A_RECORDING, goal - real.states);
      replay(recording, { run, states, tally: real, total: goal, seed: run.seed + part });
    }
    const careless = `--import=data:text/javascript,${encodeURIComponent(CARELESS)}`;
    const sloppy = await record(LOAD_TIME[length], run.seed, { NODE_OPTIONS: careless });
    const states = CONTROL_STATES[length];
    replay(sloppy, { run, states, tally: control, total: states, seed: run.seed });
    return { figures: figuresOf({ real, control, goal, ...facts }) };
  },
};

/** Lets people write for a while at a server whose every touch of a file is written down. */
async function record(
  time: number,
  seed: number,
  more: Record<string, string>,
): Promise<Recording> {
  return inFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    const env = { DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1', DEMO_SIGN_IN: 'on', ...more };
    await (await startBuilt(env)).stop();
    const people = await settlePeople({ databaseUrl: undefined, dataDir }, PEOPLE);
    const world: World = { people, posts: [], shared: [], requests: [] };
    const before = readTree(dataDir);
    const trace = join(folder, 'trace');
    const server = await startBuilt(env, tracing(trace));
    const acknowledged: Acknowledged[] = [];
    // An answer that came within a millisecond may have come at its end.
    const onAcknowledged = (facts: Fact[]) => acknowledged.push({ at: Date.now() + 1, facts });
    try {
      const load = startLoad(server, { world, chance: chance(seed), onAcknowledged });
      await new Promise((done) => setTimeout(done, time));
      await load.stop();
    } finally {
      for (const pid of tracedBy(server.pid)) process.kill(pid, 'SIGKILL');
      await server.kill();
    }
    return { dataDir, before, operations: readTrace(trace, dataDir), acknowledged };
  });
}

function readTree(folder: string): Map<string, Buffer | 'folder'> {
  const tree = new Map<string, Buffer | 'folder'>([[folder, 'folder']]);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    tree.set(path, statSync(path).isDirectory() ? 'folder' : readFileSync(path));
  }
  return tree;
}

type Replay = { run: ProofRun; states: number; tally: Tally; total: number; seed: number };

/** Cuts the power at so many moments, half of them right after an answer had come. */
function replay(recording: Recording, { run, states, tally, total, seed }: Replay): void {
  const { operations, acknowledged, dataDir } = recording;
  const draw = chance(seed);
  const moments = operations.map(({ end }) => end);
  const answers = acknowledged.map(({ at }) => at);
  const cuts = Array.from({ length: states }, (_, index) =>
    draw.pick(index % 2 === 0 && answers.length > 0 ? answers : moments),
  ).sort((one, other) => one - other);
  const disk = new CrashingDisk(recording.before);
  const whole = contentOf(recording);
  // In memory where there is such a place: nothing here needs a disk.
  const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  const folder = mkdtempSync(join(place, 'broetry-prove-'));
  let next = 0;
  try {
    for (const [index, cut] of cuts.entries()) {
      if (run.signal.aborted) return;
      for (let one = operations[next]; one && one.start <= cut; one = operations[(next += 1)]) {
        disk.begin(one);
      }
      disk.settle(cut);
      const facts = acknowledged.filter(({ at }) => at <= cut).flatMap((each) => each.facts);
      const state = disk.lose(FATES[index % FATES.length] ?? 'nothing', draw);
      writeState(state, dataDir, folder);
      const verdict = judgeState(folder, facts, whole);
      tally.states += 1;
      if (verdict.corrupt) tally.corrupt += 1;
      else if (verdict.lost.length > 0) tally.lost += 1;
      const words = verdict.corrupt ?? verdict.lost[0];
      if (words !== undefined && tally.words.length < 5) tally.words.push(words);
      if (index % 20 === 0) run.progress(tally.states, total);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What each stored picture is when nothing is lost. */
function contentOf({ before, operations, dataDir }: Recording): (place: string) => Buffer | null {
  const disk = new CrashingDisk(before);
  for (const operation of operations) disk.begin(operation);
  return (path) => disk.read(join(dataDir, path));
}

type Outcome = { real: Tally; control: Tally; goal: number; rows: number; operations: number };

function figuresOf({ real, control, goal, rows, operations }: Outcome): Figure[] {
  const words = real.words.length > 0 ? `: ${real.words.join(' | ')}` : '';
  const harmed = control.lost + control.corrupt;
  return [
    {
      name: 'states of the disk rebuilt and opened',
      value: String(real.states),
      goal: String(goal),
      holds: real.states === goal,
    },
    {
      name: 'recorded file operations, acknowledged writes',
      value: `${operations}, ${rows}`,
      holds: true,
    },
    {
      name: 'states that lost something acknowledged',
      value: `${real.lost}${words}`,
      goal: '0',
      holds: real.lost === 0,
    },
    {
      name: 'states that were corrupt',
      value: `${real.corrupt}${words}`,
      goal: '0',
      holds: real.corrupt === 0,
    },
    {
      name: 'harmed states of the control, which syncs nothing',
      value: `${harmed} of ${control.states}`,
      goal: 'at least 1',
      holds: harmed > 0,
    },
  ];
}
