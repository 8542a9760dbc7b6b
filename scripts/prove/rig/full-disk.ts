import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { actionsAnHour } from '../../../app/action-limits.server.ts';
import { openDatabase } from '../../../app/db/open-database.server.ts';
import type { Figure, ProofRun } from '../proof.ts';
import { asker } from './ask-server.ts';
import { type BuiltServer, type Env, runBuilt, startBuilt } from './built-server.ts';
import { type Chance, chance } from './chance.ts';
import { checkFacts, checkPages, checkRules } from './check-writes.ts';
import { inFolder } from './folders.ts';
import { settlePeople } from './people.ts';
import { timeFigure } from './time-figure.ts';
import { sendAgain, startLoad } from './write-load.ts';
import type { Fact, World, Write } from './writes.ts';

/** What is left on the disk of 32 MB, in bytes. */
const KILOBYTES = [0, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768];
const LEVELS = KILOBYTES.map((kilobytes) => kilobytes * 1024);
const QUICK_LEVELS = [0, 65_536];
/** So many that hardly anybody's hour is spent before the last level. */
const PEOPLE = 48;
const LOAD_TIME = { long: 2000, quick: 800 };
const BACK_WITHIN = 5000;

type Tally = {
  levels: number;
  facts: number;
  refused: number;
  spent: number;
  back: number;
  faults: string[];
};

/** Fills the disk under a server at different levels, and frees it again. */
export async function fillDisks(run: ProofRun): Promise<{ figures: Figure[]; notRun?: string }> {
  return inFolder(async (folder) => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const mounted =
      spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk]).status === 0;
    if (!mounted)
      return { figures: [], notRun: 'A disk of its own cannot be mounted without rights.' };
    try {
      return { figures: await fillDisk(disk, run) };
    } finally {
      spawnSync('umount', [disk]);
    }
  });
}

async function fillDisk(disk: string, run: ProofRun): Promise<Figure[]> {
  const levels = run.quick ? QUICK_LEVELS : LEVELS;
  const tally: Tally = { levels: 0, facts: 0, refused: 0, spent: 0, back: 0, faults: [] };
  // Everything that the site writes is on it: database, log of it, pictures, uploads, backups.
  const env = { DATA_DIR: join(disk, 'data'), TRUST_PROXY: '127.0.0.1', DEMO_SIGN_IN: 'on' };
  await (await startBuilt(env)).stop();
  const people = await settlePeople({ databaseUrl: undefined, dataDir: env.DATA_DIR }, PEOPLE);
  const world: World = { people, posts: [], shared: [], requests: [] };
  const server = await startBuilt(env);
  const scene: Scene = {
    disk,
    env,
    world,
    server,
    known: [],
    goes: new Map(),
    tally,
    draw: chance(run.seed),
  };
  try {
    for (const level of levels) {
      if (run.signal.aborted) break;
      await fillTo(scene, level, LOAD_TIME[run.quick ? 'quick' : 'long']);
      tally.levels += 1;
      run.progress(tally.levels, levels.length, 'full disk');
    }
  } finally {
    await server.stop();
  }
  tally.facts = scene.known.length;
  return figuresOf(tally, levels.length, run.quick);
}

type Scene = {
  disk: string;
  env: Env;
  world: World;
  server: BuiltServer;
  known: Fact[];
  /** How often who has done what in this hour. */
  goes: Map<string, number>;
  tally: Tally;
  draw: Chance;
};

async function fillTo(scene: Scene, level: number, time: number): Promise<void> {
  const { disk, env, world, server, known, tally, draw } = scene;
  const ballast = join(disk, 'ballast');
  fill(disk, ballast, level);
  const onAcknowledged = (facts: Fact[]) => known.push(...facts);
  const load = startLoad(server, { world, chance: draw, mayFail: true, onAcknowledged });
  await new Promise((done) => setTimeout(done, time));
  const journal = await load.stop();
  tally.refused += journal.unanswered.length;
  tally.faults.push(...journal.surprises);
  count(scene, journal.done);
  await expectReading(scene);
  await expectNoBackup(scene);
  rmSync(ballast, { force: true });
  const start = performance.now();
  const again = await untilDone(scene, journal.unanswered);
  tally.back = Math.max(tally.back, performance.now() - start);
  known.push(...again.facts);
  tally.faults.push(...again.faults);
  const db = openDatabase({ databaseUrl: undefined, dataDir: env['DATA_DIR'] ?? '' });
  const faults = [await checkRules(db, true), await checkFacts(db, known), await checkPages(db)];
  tally.faults.push(...faults.flat());
  await db.destroy();
}

/** Leaves so many bytes free. */
function fill(disk: string, ballast: string, level: number): void {
  const { bavail, bsize } = statfsSync(disk);
  const file = openSync(ballast, 'w');
  let left = bavail * bsize - level;
  try {
    for (; left > 0; left -= 65_536) writeSync(file, Buffer.alloc(Math.min(left, 65_536)));
  } finally {
    closeSync(file);
  }
}

async function expectReading({ server, world, tally }: Scene): Promise<void> {
  const asking = asker(server.origin);
  const cookie = world.people[0]?.cookie;
  for (const path of ['/home', '/community', '/api/community', '/livez']) {
    const { status } = await asking.ask(path, { cookie });
    if (status !== 200) tally.faults.push(`${path} answered ${status} on a full disk`);
  }
  const { status } = await asking.ask('/readyz');
  if (status !== 503) tally.faults.push(`/readyz answered ${status} on a full disk`);
  asking.close();
}

async function expectNoBackup({ env, tally, disk }: Scene): Promise<void> {
  const { bavail, bsize } = statfsSync(disk);
  const { code, output } = await runBuilt('backup.js', ['backup'], env);
  const isMade = code === 0;
  if (!isMade && !/^[^\n]+\.\n$/.test(output)) tally.faults.push(`backup: ${output.slice(0, 200)}`);
  const folder = join(env['DATA_DIR'] ?? '', 'backups');
  let names: string[] = [];
  try {
    names = readdirSync(folder);
  } catch {
    // Not even the folder could be made.
  }
  if (!isMade && names.length > 0) tally.faults.push(`a failed backup left ${names.join(', ')}`);
  if (isMade && bavail * bsize < 100_000) tally.faults.push('a backup without room for it');
  rmSync(folder, { recursive: true, force: true });
}

/** Pictures want more room than this disk has. */
const WAITS_LONGER = new Set<Write['kind']>(['picture']);

function count({ goes }: Scene, done: readonly Write[]): void {
  for (const { kind, who } of done)
    goes.set(`${kind} ${who}`, (goes.get(`${kind} ${who}`) ?? 0) + 1);
}

/** Whether its 429 is right: so many of these the server has kept of this member, and no fewer. */
function isSpent({ goes }: Scene, write: Write, refusals: ReadonlyMap<Write, string>): boolean {
  const { kind, who } = write;
  const most = (actionsAnHour() as Readonly<Record<string, number>>)[kind];
  if (most === undefined || !refusals.get(write)?.startsWith('429')) return false;
  return (goes.get(`${kind} ${who}`) ?? 0) >= most;
}

/** Until all that was refused is done, now that there is room again. */
async function untilDone(
  scene: Scene,
  open: readonly Write[],
): Promise<{ facts: Fact[]; faults: string[] }> {
  const end = performance.now() + 30_000;
  const facts: Fact[] = [];
  const faults: string[] = [];
  let left: readonly Write[] = open.slice(0, 20);
  let words: string[] = [];
  while (left.length > 0 && performance.now() < end) {
    const again = await sendAgain(scene.server, left);
    count(scene, again.done);
    facts.push(...again.acknowledged);
    faults.push(...again.surprises);
    const spent = again.unanswered.filter((write) => isSpent(scene, write, again.refusals));
    scene.tally.spent += spent.length;
    left = again.unanswered.filter(
      (write) => !WAITS_LONGER.has(write.kind) && !spent.includes(write),
    );
    words = left.map((write) => `${write.kind} (${again.refusals.get(write) ?? 'no answer'})`);
    if (left.length > 0) await new Promise((next) => setTimeout(next, 100));
  }
  if (left.length > 0) faults.push(`still refused with room: ${[...new Set(words)].join()}`);
  return { facts, faults };
}

function figuresOf(
  { levels, facts, refused, spent, back, faults }: Tally,
  goal: number,
  quick: boolean,
): Figure[] {
  const words = faults.slice(0, 5).join(' | ');
  return [
    {
      name: 'full disk: levels of room left',
      value: String(levels),
      goal: String(goal),
      holds: levels === goal,
    },
    {
      name: 'full disk: writes refused, acknowledged rows looked for',
      value: `${refused}, ${facts}`,
      holds: true,
    },
    {
      name: 'full disk: lost, at odds, unread, or answered with a surprise',
      value: faults.length === 0 ? '0' : `${faults.length}: ${words}`,
      goal: '0',
      holds: faults.length === 0,
    },
    {
      name: 'full disk: not tried again, because the server had kept all of somebody’s hour',
      value: String(spent),
      holds: true,
    },
    timeFigure('freed disk: until refused writes are done, slowest', back, BACK_WITHIN, quick),
  ];
}
