import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

/** Traces of failed journeys: `npx playwright-core show-trace FILE` opens one. */
const FOLDER = join(import.meta.dirname, '../../test-results');

/** Contexts that record, whose pages may be reused. */
const recording = new WeakSet<BrowserContext>();

/** Records what happens in this context until `endTrace`. */
export async function beginTrace(context: BrowserContext): Promise<void> {
  if (!recording.has(context)) await context.tracing.start({ snapshots: true });
  recording.add(context);
  await context.tracing.startChunk();
}

/** Ends the recording, and keeps it as `test-results/NAME.zip` if there is a name. Returns the path of the file. */
export async function endTrace(context: BrowserContext, name?: string): Promise<string | null> {
  if (name === undefined) {
    await context.tracing.stopChunk();
    return null;
  }
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}.zip`);
  await context.tracing.stopChunk({ path });
  return path;
}
