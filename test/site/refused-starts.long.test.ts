import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { emptyFolder, refusedStart } from '../commands/built-server.ts';
import { isOneSentence, REFUSED_PLACES, REFUSED_STARTS } from '../refused-starts.ts';

vi.setConfig({ testTimeout: 60_000 });

it('has at least 25 of them', () => {
  expect(REFUSED_STARTS.length).toBeGreaterThanOrEqual(25);
  expect(new Set(REFUSED_STARTS.map(({ name }) => name)).size).toBe(REFUSED_STARTS.length);
});

// Settings have tests of their own; `npm run resilience` starts with each of them too.
it.each(REFUSED_PLACES)(
  'does not start with $name, and says so once',
  async ({ prepare, says }) => {
    const dataDir = join(emptyFolder(), 'data');
    mkdirSync(dataDir);
    const { env, end } = await prepare(dataDir);
    try {
      const { code, output } = await refusedStart({ DATA_DIR: dataDir, ...env });
      expect(output).toMatch(says);
      expect([code, isOneSentence(output)]).toEqual([1, true]);
    } finally {
      end?.();
    }
  },
);
