import type { WriteStream } from 'node:tty';
import { GOALS } from './goals.ts';
import { keepResults, readResults, type Result, withResult } from './kept-results.ts';
import { load, machine, measuredOn, software } from './machine.ts';
import { progressOf } from './progress.ts';
import { proofPage } from './proof-page.ts';
import type { Proof } from './proof.ts';
import { driftOf } from './sources-since.ts';

type Options = {
  proofs: readonly Proof[];
  /** All that there are: the page lists also those that have not run. */
  all: readonly Proof[];
  quick: boolean;
  seed: number;
  signal: AbortSignal;
  out: Pick<WriteStream, 'write'> & { isTTY?: boolean; columns?: number };
  /** Where the page is. */
  folder: string;
  /** After so many milliseconds a quick run begins no other proof. */
  quickMs?: number;
};

type Count = { passed: number; failed: number };

const QUICK_MS = 100_000;
const BROKEN = 'The proof itself broke off';

/**
 * Runs proofs one after the other and counts their figures. Unless it is quick, the page is written anew after each of
 * them: one that is stopped half way leaves no trace, and those before it stay.
 */
export async function runProofs(options: Options): Promise<Count> {
  const { proofs, all, quick, signal, out, folder, quickMs = QUICK_MS } = options;
  const count: Count = { passed: 0, failed: 0 };
  const began = performance.now();
  for (const proof of proofs) {
    if (signal.aborted) break;
    if (quick && performance.now() - began > quickMs) {
      out.write(`- ${proof.name}: left out, the time is over\n`);
      continue;
    }
    const result = await runOne(proof, options);
    if (result === null) break;
    for (const { holds } of result.figures) count[holds ? 'passed' : 'failed'] += 1;
    if (quick) continue;
    const results = withResult(readResults(folder), result);
    keepResults(folder, results, proofPage(all, GOALS, results, driftOf));
  }
  return count;
}

/** Writes the page anew from the results that are kept: what the sources have become since shows on it. Runs nothing. */
export function rewritePage({ all, folder }: Pick<Options, 'all' | 'folder'>): void {
  const results = readResults(folder);
  keepResults(folder, results, proofPage(all, GOALS, results, driftOf));
}

async function runOne(proof: Proof, { quick, seed, signal, out }: Options): Promise<Result | null> {
  const { name, title, proves } = proof;
  const progress = progressOf(name, out);
  const about = { name, title, proves, seed, ...measuredOn(), machine: machine() };
  const before = load();
  const date = new Date().toISOString();
  const began = performance.now();
  const found = await proof
    .run({ quick, seed, signal, progress: (...step) => progress.show(...step) })
    .catch(brokenOff);
  if (signal.aborted) {
    progress.end('■', ': stopped');
    return null;
  }
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const short = found.figures.filter(({ holds }) => !holds);
  const notRun = found.notRun ? `: ${found.notRun}` : '';
  progress.end(short.length > 0 ? '✗' : found.figures.length > 0 ? '✓' : '-', notRun);
  for (const figure of quick ? short : found.figures) {
    const goal = figure.goal ? ` (goal: ${figure.goal})` : '';
    out.write(`    ${figure.holds ? '✓' : '✗'} ${figure.name}: ${figure.value}${goal}\n`);
  }
  return { ...about, software: software(), began: date, seconds, load: [before, load()], ...found };
}

function brokenOff(error: unknown): Awaited<ReturnType<Proof['run']>> {
  const value = error instanceof Error ? error.message : String(error);
  return { figures: [{ name: BROKEN, value: value.slice(0, 2000), holds: false }] };
}
