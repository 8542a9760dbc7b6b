import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chance } from '../../test/chance.ts';
import { type Env, runServer } from '../../test/run-server.ts';
import { checkAll } from './check-writes.ts';
import { type Drill, inFolder, inScene, LeftOut, type Run, trialsOf } from './drill.ts';
import { startLoad } from './load.ts';
import { canTrace, readTrace, tracedBy, tracing } from './trace-files.ts';
import { type Tree, UnsyncedDisk } from './unsynced-disk.ts';
import { settle } from './writes.ts';

const LOAD_TIME = 6000;

// The control: SQLite without syncs must lose data, or the drill proves nothing.
const CARELESS = `import { DatabaseSync } from 'node:sqlite';
  const exec = DatabaseSync.prototype.exec;
  DatabaseSync.prototype.exec = function (text) {
    return exec.call(this, text.replace('synchronous = full', 'synchronous = off'));
  };`;

type Recording = Awaited<ReturnType<typeof record>>;

/** Records all file operations of a server under writes and rebuilds its disk without unsynced data. */
export const powerLoss: Drill = {
  name: 'power-loss',
  title: 'power lost with everything that was not synced, SQLite',
  trials: 60,
  async run(run) {
    if (!canTrace()) throw new LeftOut('strace is missing, or may not trace');
    const recording = await record(run.seed, {});
    const faults = await cutPower(recording, run);
    const careless = `--import=data:text/javascript,${encodeURIComponent(CARELESS)}`;
    const control = await cutPower(await record(run.seed, { NODE_OPTIONS: careless }), run);
    if (control.length === 0 && !run.signal.aborted)
      faults.push('a server that syncs nothing lost nothing either: the drill shows nothing');
    const { operations, known } = recording;
    const recorded = `${operations.length} file operations, ${known.length} acknowledged rows`;
    const lost = `the control without syncs was harmed in ${control.length}`;
    return { done: `${run.trials} states of the disk; ${recorded}; ${lost}`, faults };
  },
};

/** Records the file operations of a server under writes. */
function record(seed: number, more: Env) {
  return inScene('sqlite', async ({ folder, place: { dataDir }, env }) => {
    const world = await settle({ dataDir }, 12, seed);
    const before = readTree(dataDir);
    const trace = join(folder, 'trace');
    const server = await runServer({ ...env, ...more }, undefined, tracing(trace));
    try {
      const load = startLoad(server, world);
      await pause(LOAD_TIME);
      await load.stop();
    } finally {
      for (const pid of tracedBy(server.pid)) process.kill(pid, 'SIGKILL');
      await server.kill();
    }
    return { dataDir, before, operations: readTrace(trace, dataDir), known: world.known };
  });
}

function readTree(folder: string): Tree {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.map((name) => join(folder, name));
  const isFolder = (path: string) => statSync(path).isDirectory();
  return new Map(
    [folder, ...files].map((path) => [path, isFolder(path) ? 'folder' : readFileSync(path)]),
  );
}

/** Simulates power loss at random moments, half of them right after a response. Returns one fault for each damaged state. */
async function cutPower(recording: Recording, run: Run): Promise<string[]> {
  const { operations, known, dataDir, before } = recording;
  const draw = chance(run.seed);
  const moments = [known.map(({ at }) => at), operations.map(({ end }) => end)];
  const drawn = (_: unknown, index: number) => draw.pick(moments[index % 2] ?? []);
  const cuts = Array.from({ length: run.trials }, drawn).sort((one, other) => one - other);
  const disk = new UnsyncedDisk(before);
  const faults: string[] = [];
  let next = 0;
  return inFolder(async (folder) => {
    for (const index of trialsOf(run)) {
      const cut = cuts[index] ?? 0;
      for (let one = operations[next]; one && one.start <= cut; one = operations[(next += 1)])
        disk.begin(one);
      disk.settle(cut);
      writeTree(disk.left(), dataDir, folder);
      const facts = known.filter(({ at }) => at <= cut);
      const [fault] = await checkAll({ dataDir: folder }, facts, true).catch((error) => [
        String(error),
      ]);
      if (fault) faults.push(fault);
    }
    return faults;
  });
}

function writeTree(tree: Tree, from: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [path, content] of tree) {
    const to = join(folder, relative(from, path));
    mkdirSync(content === 'folder' ? to : dirname(to), { recursive: true });
    if (content !== 'folder') writeFileSync(to, content);
  }
}
