import type { Proof, ProofRun } from './proof.ts';
import { runTests } from './run-tests.ts';

/** Where a reader is offline, leaves, comes back, presses twice, has two tabs, or shares the machine. */
const FILES = [
  'e2e/lost-and-found.e2e.ts',
  'e2e/rough-ground.e2e.ts',
  'e2e/shared-computer.e2e.ts',
  'e2e/stand-in.e2e.ts',
  'e2e/states.e2e.ts',
  'e2e/claimed-post.e2e.ts',
  'e2e/resources.e2e.ts',
  'e2e/attachments.e2e.ts',
];
const QUICK = FILES.slice(0, 1);

/** The journeys of the ordinary suite in which the browser's side fails, in a real Chromium. */
export const proof: Proof = {
  name: 'browser-faults',
  title: 'A browser that goes, comes back, or asks twice',
  proves: ['F13', 'F14', 'F15', 'G26'],
  async run(wish: ProofRun) {
    const { quick } = wish;
    const files = quick ? QUICK : FILES;
    wish.progress(0, files.length);
    const { passed, failed } = await runTests({ files, project: 'browser' }, wish);
    wish.progress(files.length, files.length);
    const scenarios = passed + failed.length;
    const figures = [
      {
        name: 'scenarios in Chromium',
        value: String(scenarios),
        goal: quick ? undefined : '≥ 40',
        holds: quick ? scenarios > 0 : scenarios >= 40,
      },
      {
        name: 'with a lost draft, a second post, or anything else wrong',
        value: failed.join('; ') || '0',
        goal: '0',
        holds: failed.length === 0,
      },
    ];
    return { figures, notRun: 'Firefox and WebKit: only Chromium comes with the tests.' };
  },
};
