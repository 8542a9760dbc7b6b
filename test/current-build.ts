import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inOneSentence } from './in-one-sentence.ts';

const script = join(import.meta.dirname, '../scripts/build.mjs');

/** Vitest global setup: builds the site if a source has changed since the last build. Fails the run if that fails. */
export default function setup(): void {
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) inOneSentence(new Error('The tests need a built site, and it did not build.'));
}
