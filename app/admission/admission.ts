import type { RequestClass } from './request-class.ts';
import { createSteadyClock, LOOK_EVERY } from './steady-clock.ts';

/** What a class may take of the server. */
export type Limit = {
  /** Its share of the work while several classes wait. */
  weight: number;
  /** How many are served side by side, and how many wait for a place. */
  running: number;
  waiting: number;
  /** Who would have to wait longer, as things move, does not join; after eight times that one who waits is sent away. Milliseconds. */
  patience: number;
};
export type Limits = Readonly<Record<RequestClass, Limit>>;

/** Why somebody was sent away: no room in the line, one that does not move, or a turn that never came. */
export type ShedReason = 'full' | 'slow' | 'late';

type Turn = {
  /** Called once, later, with what gives the place back. */
  go: (leave: () => void) => void;
  shed: (reason: ShedReason) => void;
};

export type ClassCount = {
  name: RequestClass;
  running: number;
  waiting: number;
  shed: Readonly<Record<ShedReason, number>>;
};

/** Decides whose turn it is, who waits, and who is sent away before any work is done for them. */
export type Admission = {
  /** Asks for a turn. What it gives takes one who still waits out of the line, for whoever has left. */
  ask: (name: RequestClass, turn: Turn) => () => void;
  /** Somebody is at the door: there may be more of them, and each must be looked at before the next one is let in. */
  knock: () => void;
  counts: () => ClassCount[];
};

/** Nobody had a turn: the server is doing as much as it can. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

const LATE = 8;
/**
 * Such a short line may always be joined: a browser asks for six things at once, and a single answer, or a moment in
 * which the machine is busy elsewhere, can take longer than patience. Somebody alone is never sent away by it.
 */
const SHORT = 8;
/** Of how many turns the time that each takes is remembered. */
const REMEMBERED = 8;
/** So long those at the door may keep back those who wait. Milliseconds. */
const DOOR = 25;

/** The limits of one process (decision 0042). */
export function usualLimits(modelCallsAtOnce: number): Limits {
  // A model holds three times its calls as open streams, running and in its own line; the house writer is quick.
  const streams = modelCallsAtOnce * 3 + 8;
  const limit = (weight: number, running: number, waiting: number, patience = 250): Limit => ({
    weight,
    running,
    waiting,
    patience,
  });
  return {
    // Cheap: several of them take as long as one page.
    file: limit(64, 64, 1024),
    page: limit(8, 4, 64, 1000),
    admin: limit(8, 4, 32),
    write: limit(8, 16, 128),
    read: limit(6, 8, 32, 150),
    // Takes a fifth of the time of the page that it belongs to.
    data: limit(4, 8, 32, 150),
    'guest-write': limit(3, 8, 64),
    generate: limit(3, streams, 32),
    // Takes the time of two pages.
    'guest-generate': limit(0.5, streams, 32),
    upload: limit(2, 24, 24),
    picture: limit(1, 4, 32, 1000),
    beacon: limit(1, 4, 32),
  };
}

type Tools = {
  /** By itself a clock that does not count a standstill of the process: nobody is sent away for one. */
  now?: () => number;
  /** Does something once what has arrived meanwhile was looked at. */
  later: (work: () => void) => void;
};

/**
 * An admission with these limits. Each class is a bulkhead: none can take the places of another. Of those who wait
 * one is let in at a time, and between two of them the server looks at what has arrived: work that never waits for
 * anything would otherwise keep even the answer to a health check in line.
 */
export function createAdmission(limits: Limits, tools: Tools): Admission {
  const now = tools.now ?? createSteadyClock();
  const lanes = Object.entries(limits).map(([name, limit]) =>
    createLane(name as RequestClass, limit, { now, isCalm: () => isCalm() }),
  );
  const isCalm = (): boolean => lanes.reduce((sum, { waiting }) => sum + waiting.size, 0) <= SHORT;
  const byName = new Map(lanes.map((lane) => [lane.name, lane]));
  let isDue = false;
  let passed = 0;
  let knocks = 0;

  const plan = () => {
    if (isDue || !lanes.some(({ isReady }) => isReady())) return;
    isDue = true;
    look(knocks, now());
  };
  // Node accepts one connection in each turn of its event loop: while they come, turns are spent on them alone.
  const look = (before: number, since: number) => {
    tools.later(() => {
      if (knocks === before || now() - since > DOOR) letIn();
      else look(knocks, since);
    });
  };
  const letIn = () => {
    isDue = false;
    let next: (typeof lanes)[number] | undefined;
    for (const lane of lanes) {
      if (lane.isReady() && (!next || lane.pass(passed) < next.pass(passed))) next = lane;
    }
    if (next) passed = next.letIn(passed, plan);
    plan();
  };
  return {
    ask(name, turn) {
      const quit = byName.get(name)?.join(turn) ?? (() => {});
      plan();
      return quit;
    },
    knock: () => void (knocks += 1),
    counts: () => lanes.map((lane) => lane.count()),
  };
}

type Waiting = Turn & { since: number };

/** How fast a line moves, by its last turns. */
function createPace(now: () => number) {
  let between = 0;
  let last = 0;
  return {
    /** A turn was had by one who stood first, and had waited since then. */
    turn(since: number): void {
      const at = now();
      between += (at - Math.max(last, since) - between) / REMEMBERED;
      last = at;
    },
    /** How long so many turns would take, in milliseconds. */
    timeOf: (turns: number) => turns * between,
  };
}

/** Gives what begins to look again and again, for as long as there is something to look at. */
function lookAgain(isNeeded: () => boolean): () => void {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    clock ??= setTimeout(() => {
      clock = undefined;
      if (isNeeded()) watch();
    }, LOOK_EVERY);
  };
  return watch;
}

/** Who waits of one class: joins, leaves, is sent away. */
function createLine(limit: Limit, now: () => number, isNext: () => boolean) {
  const waiting = new Set<Waiting>();
  const shed: Record<ShedReason, number> = { full: 0, slow: 0, late: 0 };
  const pace = createPace(now);

  const refuse = (turn: Turn, reason: ShedReason) => {
    shed[reason] += 1;
    turn.shed(reason);
  };
  const dropLate = () => {
    if (isNext()) return;
    for (const one of waiting) {
      if (now() - one.since <= limit.patience * LATE) return;
      waiting.delete(one);
      refuse(one, 'late');
    }
  };
  const faultOf = (): ShedReason | null => {
    dropLate();
    const [first] = waiting;
    const wait = Math.max(first ? now() - first.since : 0, pace.timeOf(waiting.size));
    if (wait > limit.patience && waiting.size >= Math.min(SHORT, limit.waiting)) return 'slow';
    return waiting.size >= limit.waiting ? 'full' : null;
  };
  // When nobody comes or goes any more, those who still wait are told by the clock.
  const watch = lookAgain(() => {
    dropLate();
    return waiting.size > 0;
  });
  return {
    waiting,
    shed,
    watch,
    /** Takes the first one out of the line, and remembers how long the line stood still before that. */
    take(): Waiting | undefined {
      const [first] = waiting;
      if (!first) return undefined;
      waiting.delete(first);
      pace.turn(first.since);
      return first;
    },
    join(turn: Turn): () => void {
      const fault = faultOf();
      if (fault) {
        refuse(turn, fault);
        return () => {};
      }
      const one = { ...turn, since: now() };
      waiting.add(one);
      return () => void waiting.delete(one);
    },
  };
}

type Around = {
  now: () => number;
  /** Whether so few wait anywhere that it may be somebody alone. */
  isCalm: () => boolean;
};

function createLane(name: RequestClass, limit: Limit, { now, isCalm }: Around) {
  let running = 0;
  let ownPass = 0;
  const hasPlaces = () => running < limit.running;
  // Each of them has a turn in the next moments: that it took so long is the machine's doing, and nobody else's.
  const isNext = () => hasPlaces() && isCalm();
  const { waiting, shed, join, take, watch } = createLine(limit, now, isNext);
  return {
    name,
    waiting,
    isReady: () => hasPlaces() && waiting.size > 0,
    /** Where it stands: the lower, the sooner. Who had nothing to do saves nothing up. */
    pass: (passed: number) => Math.max(ownPass, passed),
    join(turn: Turn): () => void {
      watch();
      return join(turn);
    },
    /** Lets the first one in; gives where all stand now. `left` is called when it gives the place back. */
    letIn(passed: number, left: () => void): number {
      const from = Math.max(ownPass, passed);
      const first = take();
      if (!first) return passed;
      ownPass = from + 1 / limit.weight;
      running += 1;
      let isLeft = false;
      first.go(() => {
        if (isLeft) return;
        isLeft = true;
        running -= 1;
        left();
      });
      return from;
    },
    count: () => ({ name, running, waiting: waiting.size, shed: { ...shed } }),
  };
}

/** Does `work` in a turn of that class. Throws Busy when there is none. */
export function runAdmitted<Value>(
  admission: Admission,
  name: RequestClass,
  work: () => Value | Promise<Value>,
): Promise<Value> {
  return new Promise((done, fail) => {
    admission.ask(name, {
      go: (leave) => void Promise.resolve().then(work).then(done, fail).finally(leave),
      shed: () => fail(new Busy('All places are taken')),
    });
  });
}
