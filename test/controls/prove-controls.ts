import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Control } from './control.ts';
import { isThere } from './named-test.ts';
import { proveControl, rebuild, runTests, type Verdict } from './prove-control.ts';
import { copyTree, patchFault, sourceDigest, type Tree } from './tree.ts';

type Options = {
  controls: readonly Control[];
  signal: AbortSignal;
  /** How many are taken away at once, each in a copy of its own. */
  copies?: number;
  /** Whether what an earlier run of the same sources has found counts. */
  resume?: boolean;
  /** Whether the tests are run with all controls in place first. */
  checked?: boolean;
  onVerdict?: (control: Control, verdict: Verdict & { earlier: boolean }) => void;
};

/** How many were missed by their test, how many of these in an earlier run, and who was not; `fault` when nothing could be said. */
export type Proven = { caught: number; earlier: number; missed: string[]; fault: string | null };

const kept = z.object({ digest: z.string(), sound: z.boolean(), caught: z.array(z.string()) });
const KEPT = join(tmpdir(), 'broetry-controls-caught.json');

/** What is wrong with the list itself, in words: patches that do not apply, tests that do not exist. */
export function faultsOf(controls: readonly Control[]): string[] {
  return controls.flatMap((control) => {
    const fault = patchFault(control);
    const { file, title } = control.test;
    return [
      ...(fault ? [`${control.name}: ${fault}`] : []),
      ...(isThere(control.test) ? [] : [`${control.name}: no test '${title}' in ${file}`]),
    ];
  });
}

/**
 * Takes controls away in copies of the project, several at once, and asks the named tests. What was caught is
 * remembered until a whole run has ended, so that one that was stopped goes on where it was. Expects a current build.
 */
export async function proveControls(options: Options): Promise<Proven> {
  const { controls, signal, copies = 2, resume = false, checked = true } = options;
  const memory = remember(resume);
  const proven: Proven = { caught: 0, earlier: 0, missed: [], fault: null };
  const trees: Tree[] = [];
  try {
    const waiting = controls.filter((control) => {
      if (!memory.caught.has(control.name)) return true;
      proven.caught += 1;
      proven.earlier += 1;
      options.onVerdict?.(control, { caught: true, words: 'caught', earlier: true });
      return false;
    });
    if (waiting.length === 0) return proven;
    const first = copyTree();
    trees.push(first);
    proven.fault = await prepare(first, controls, {
      checked: checked && !memory.isSound(),
      signal,
    });
    if (proven.fault !== null || signal.aborted) return proven;
    if (checked) memory.noteSound();
    while (trees.length < Math.min(copies, waiting.length)) trees.push(copyTree(first.folder));
    const takeNext = async ({ folder }: Tree): Promise<void> => {
      const control = waiting.shift();
      if (!control || signal.aborted) return;
      const verdict = await proveControl(control, folder, signal);
      if (signal.aborted) return;
      if (verdict.caught) {
        proven.caught += 1;
        memory.note(control.name);
      } else proven.missed.push(control.name);
      options.onVerdict?.(control, { ...verdict, earlier: false });
      await takeNext({ folder, drop: () => undefined });
    };
    await Promise.all(trees.map(takeNext));
    if (!signal.aborted && proven.missed.length === 0) memory.forget();
    return proven;
  } finally {
    for (const tree of trees) tree.drop();
  }
}

// The build of the pages leaves more behind than it keeps: a copy that builds its server again needs that once.
async function prepare(
  { folder }: Tree,
  controls: readonly Control[],
  { checked, signal }: { checked: boolean; signal: AbortSignal },
): Promise<string | null> {
  const fault = controls.some(({ built }) => built) ? await rebuild(folder, true, signal) : null;
  if (fault !== null || !checked) return fault;
  // With every control in its place the tests pass: else a failure would say nothing.
  const tests = controls.map(({ test }) => test);
  const { outcome, output } = await runTests(tests, folder, signal);
  return outcome === 'passed' ? null : output;
}

function remember(resume: boolean) {
  const digest = sourceDigest();
  const text = resume && existsSync(KEPT) ? readFileSync(KEPT, 'utf8') : 'null';
  const found = kept.safeParse(JSON.parse(text));
  const isOurs = found.success && found.data.digest === digest;
  const caught = new Set(isOurs ? found.data.caught : []);
  let sound = isOurs && found.data.sound;
  const write = () => {
    if (resume) writeFileSync(KEPT, JSON.stringify({ digest, sound, caught: [...caught] }));
  };
  return {
    caught,
    isSound: () => sound,
    noteSound(): void {
      sound = true;
      write();
    },
    note(name: string): void {
      caught.add(name);
      write();
    },
    forget: () => (resume ? rmSync(KEPT, { force: true }) : undefined),
  };
}
