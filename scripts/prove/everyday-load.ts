import { processorTime } from '../../bench/processor-time.ts';
import { startBusySite } from './load/busy-site.ts';
import { countRows } from './load/count-rows.ts';
import { everydayMix } from './load/everyday-mix.ts';
import { everydayFigures, PAGES, READS, type Seen, type Stepped } from './load/everyday-figures.ts';
import { findHeldRate } from './load/find-held-rate.ts';
import type { Load, Result } from './load/send-load.ts';
import { sendLoad } from './load/senders.ts';
import type { Figure, Proof, ProofRun } from './proof.ts';

/** A little more than the goal is sent: what is under way when the time is over is no part of the answers in time. */
const MORE = 1.02;
/** All that is asked while there is writing, a second: pages and writes. */
const MIXED_RATE = 100;
/** Enough that each can react to each of a few posts once, and that is more than all reactions sent. */
const MEMBERS = 40;
/** So many readers that wait for their answers say about what a server can do: stepping begins at half of that. */
const READERS = 8;

/** What the server does of each kind at a steady rate, whether it answers or not; the sender is on the same machine. */
export const proof: Proof = { name: 'load', title: 'Load', proves: ['G12'], run };

type Mix = Load['mix'];

async function run({ quick, seed, signal, progress }: ProofRun): Promise<{ figures: Figure[] }> {
  const short = quick ? 0.2 : 4;
  const long = quick ? 0.5 : 15;
  const site = await startBusySite(MEMBERS);
  try {
    const { port, pid } = site.server;
    const mixes = everydayMix(site);
    const send = (mix: Mix, load: Pick<Load, 'seconds' | 'rate' | 'sideBySide'>) =>
      sendLoad({ port, seed, mix, ...load }, signal);
    const step = async (mix: Mix, longestP99: number): Promise<Stepped> => {
      const warm = await send(mix, { sideBySide: READERS, seconds: short });
      let processor = 0;
      const { held, rates } = await findHeldRate({
        from: warm.goodput / 2,
        longestP99,
        ...(quick ? { steps: { up: 0, down: 2 } } : {}),
        async send(rate, length) {
          const before = processorTime(pid);
          const result = await send(mix, { rate, seconds: length === 'short' ? short : long });
          processor = (processorTime(pid) - before) / result.accepted.count;
          return result;
        },
      });
      return { result: held?.result ?? null, rates, processor };
    };
    const total = 6;
    progress(0, total, 'kept pages');
    await send(mixes.keptPages, { sideBySide: READERS, seconds: short });
    const keptPages = await send(mixes.keptPages, { rate: PAGES.rate * MORE, seconds: long });
    progress(1, total, 'kept data');
    await send(mixes.keptData, { sideBySide: READERS, seconds: short });
    const keptData = await send(mixes.keptData, { rate: READS.rate * MORE, seconds: long });
    progress(2, total, 'pages of members');
    const memberPages = await step(mixes.memberPages, PAGES.p99);
    progress(3, total, 'the feed as JSON');
    const feed = await step(mixes.feed, READS.p99);
    progress(4, total, 'who is looking');
    const viewer = await step(mixes.viewer, READS.p99);
    progress(5, total, 'writes beside reads');
    const written = await sendWrites(site.dataDir, mixes.mixed, (mix, seconds) =>
      send(mix, { rate: MIXED_RATE, seconds: seconds === 'short' ? short : long }),
    );
    progress(6, total);
    return {
      figures: everydayFigures({ keptPages, keptData, memberPages, feed, viewer, ...written }),
    };
  } finally {
    await site.stop();
  }
}

type Send = (mix: Mix, seconds: 'short' | 'long') => Promise<Result>;

/** Writes beside reads, with the rows before and afterwards. */
async function sendWrites(
  dataDir: string,
  mix: Mix,
  send: Send,
): Promise<Pick<Seen, 'mixed' | 'before' | 'after'>> {
  // From the other end: what is sent once must be new afterwards.
  await send(
    mix.map((part) => ({ ...part, requests: part.requests.toReversed() })),
    'short',
  );
  const before = await countRows(dataDir);
  const mixed = await send(mix, 'long');
  return { mixed, before, after: await countRows(dataDir) };
}
