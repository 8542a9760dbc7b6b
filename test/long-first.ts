import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = join(import.meta.dirname, '..');

/**
 * Slow test files, slowest first. Vitest starts with the slowest of the previous run; a fresh clone has no timings and
 * sorts by size, so these short files would run last.
 */
const LONG = [
  'app/server/start.server.test.ts',
  'test/site/routes-unsafe.test.ts',
  'app/platform/backup/backup.test.ts',
  'app/platform/images/hostile-files.test.ts',
  'test/site/routes.test.ts',
  'test/comedy/linear-time.test.ts',
  'test/site/inputs.test.ts',
  'test/site/private-instance.test.ts',
  'test/site/order-of-checks.test.ts',
  'test/site/secrets.test.ts',
  'test/site/outbound.test.ts',
  'app/platform/backup/move-database.postgres.test.ts',
  'test/site/several-processes.postgres.test.ts',
  'app/platform/backup/backup.postgres.test.ts',
  'app/platform/backup/move-refusals.postgres.test.ts',
  'e2e/accessibility.e2e.ts',
  'e2e/first-run.e2e.ts',
  'e2e/shared-post.e2e.ts',
  'e2e/community.e2e.ts',
  'e2e/react.e2e.ts',
  'e2e/result-screen.e2e.ts',
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
