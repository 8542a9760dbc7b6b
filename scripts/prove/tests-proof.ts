import type { Proof } from './proof.ts';
import { type Asked, figuresOf, runTests } from './run-tests.ts';

type Wanted = Pick<Proof, 'name' | 'title' | 'proves'> & {
  /** What the first figure counts. */
  counts: string;
  tests: Asked;
  /** The short form, on top of `tests`; null where even that takes long, and `npm test` runs these tests anyway. */
  quick: Partial<Asked> | null;
};

/** A proof that runs tests of the project and gives the figures that they note. */
export function testsProof({ counts, tests, quick, ...about }: Wanted): Proof {
  return {
    ...about,
    async run(run) {
      if (run.quick && quick === null) return { figures: [], notRun: 'not in a quick run' };
      run.progress(0, 1);
      const asked = run.quick ? { ...tests, ...quick } : tests;
      return { figures: figuresOf(counts, await runTests(asked, run)) };
    },
  };
}
