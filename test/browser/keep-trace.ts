import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

/** Traces of failed journeys: `npx playwright-core show-trace FILE` opens one. */
const FOLDER = join(import.meta.dirname, '../../test-results');

/** Contexts that record, whose pages may be reused. */
const recording = new WeakSet<BrowserContext>();

/**
 * Records what happens in this context until `endTrace`. Without snapshots: their recorder fetches pictures of the page,
 * which the content policy refuses in the console.
 */
export async function beginTrace(context: BrowserContext): Promise<void> {
  if (!recording.has(context)) await context.tracing.start({ snapshots: false });
  recording.add(context);
  await context.tracing.startChunk();
}

/**
 * Ends the recording. With a name, keeps it as `test-results/NAME.zip`, beside a screenshot of each page, and returns the
 * path of the file.
 */
export async function endTrace(context: BrowserContext, name?: string): Promise<string | null> {
  if (name === undefined) {
    await context.tracing.stopChunk();
    return null;
  }
  mkdirSync(FOLDER, { recursive: true });
  const base = join(FOLDER, name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80));
  for (const [index, page] of context.pages().entries()) {
    await page.screenshot({ path: `${base}-page-${index + 1}.png` }).catch(() => undefined);
  }
  await context.tracing.stopChunk({ path: `${base}.zip` });
  return `${base}.zip`;
}
