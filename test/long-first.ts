import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = join(import.meta.dirname, '..');

/**
 * Slow test files, slowest first. Vitest starts with the slowest of the previous run; a fresh clone has no timings and
 * sorts by size, so these short files would run last.
 */
const LONG = [
  'test/site/inputs.test.ts',
  'test/site/routes.test.ts',
  'test/site/routes-unsafe.test.ts',
  'app/platform/images/hostile-files.test.ts',
  'app/platform/backup/backup.test.ts',
  'app/features/writing/quota-races.test.ts',
  'test/site/several-processes.postgres.test.ts',
  'app/platform/backup/backup.postgres.test.ts',
  'e2e/accessibility.e2e.ts',
  'e2e/card-studio.e2e.ts',
  'e2e/feed.e2e.ts',
];

/** Vitest's order, with the slow files first. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const gone = LONG.filter((path) => !existsSync(join(root, path)));
    if (gone.length > 0)
      throw new Error(`test/long-first.ts names what is not there: ${gone.join(', ')}`);
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONG.indexOf(relative(root, moduleId).replaceAll('\\', '/'));
      return at === -1 ? LONG.length : at;
    };
    // Stable sort: the other files stay in Vitest's order.
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
