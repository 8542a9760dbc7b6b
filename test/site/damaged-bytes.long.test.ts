import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../commands/built-server.ts';
import { makeSample, type Outcome, tryDamage } from '../damaged-bytes.ts';

const TRIES = 8;
const SEED = 4;

it('never starts on a database whose rows or indexes are not what they were, and answers right on one with a damaged byte', async () => {
  const folder = emptyFolder();
  const place = (name: string) => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  };
  const sample = await makeSample(place('right'));
  expect(sample.rows.get('posts')?.length).toBeGreaterThan(10);
  const outcomes: Outcome[] = [];
  for (let index = 0; index < TRIES; index += 1) {
    const dataDir = place(`damaged ${index}`);
    outcomes.push(await tryDamage(sample, dataDir, SEED + index));
    rmSync(dataDir, { recursive: true });
  }
  expect(outcomes).toContain('refused');
  expect(outcomes).toContain('right');
}, 120_000);
