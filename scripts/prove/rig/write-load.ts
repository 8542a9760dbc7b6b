import { type Asker, asker } from './ask-server.ts';
import type { Chance } from './chance.ts';
import {
  type Fact,
  nextWrite,
  NotNow,
  UnexpectedAnswer,
  type World,
  type Write,
} from './writes.ts';

/** What came of a load: kept outside of the server and of its disk. */
export type Journal = {
  acknowledged: Fact[];
  /** The writes that they are of. */
  done: Write[];
  /** Sent, and no whole answer came. */
  unanswered: Write[];
  /** How the server refused those of them that it refused. */
  refusals: Map<Write, string>;
  /** Answers that nothing explains. */
  surprises: string[];
};

function emptyJournal(): Journal {
  return { acknowledged: [], done: [], unanswered: [], refusals: new Map(), surprises: [] };
}

const WRITERS = 6;

type Load = {
  world: World;
  chance: Chance;
  /** The server stays and its database comes back: those who were cut go on. */
  mayFail?: boolean;
  onAcknowledged?: (facts: Fact[]) => void;
};

/** People who write until they are told to stop, or their server is gone. */
export function startLoad(
  { origin }: { origin: string },
  { world, chance, mayFail = false, onAcknowledged }: Load,
): { stop: () => Promise<Journal> } {
  const journal = emptyJournal();
  const load = { isOn: true };
  const asking = asker(origin);
  const writers = Array.from({ length: WRITERS }, async () => {
    while (load.isOn) {
      const isCut = await tryOnce(asking, nextWrite(world, chance), journal, onAcknowledged);
      if (isCut && !mayFail) return;
      // A database that is away comes back: whoever hammers at it learns nothing.
      if (isCut) await new Promise((done) => setTimeout(done, 20));
    }
  });
  return {
    async stop() {
      load.isOn = false;
      await Promise.all(writers);
      asking.close();
      return journal;
    },
  };
}

/** Sends once more what had no answer, as a person would who presses the button again. */
export async function sendAgain(
  { origin }: { origin: string },
  writes: readonly Write[],
): Promise<Journal> {
  const journal = emptyJournal();
  const asking = asker(origin);
  for (const write of writes) await tryOnce(asking, write, journal);
  asking.close();
  return journal;
}

/** True when no whole answer came. */
async function tryOnce(
  asking: Asker,
  write: Write,
  journal: Journal,
  onAcknowledged?: (facts: Fact[]) => void,
): Promise<boolean> {
  try {
    const facts = await write.send(asking);
    journal.acknowledged.push(...facts);
    journal.done.push(write);
    onAcknowledged?.(facts);
    return false;
  } catch (error) {
    if (error instanceof UnexpectedAnswer) {
      journal.surprises.push(error.message);
      return false;
    }
    journal.unanswered.push(write);
    if (!(error instanceof NotNow)) return true;
    journal.refusals.set(write, error.message);
    return false;
  }
}
