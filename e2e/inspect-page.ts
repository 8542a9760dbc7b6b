import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { smallTargets } from './small-targets.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Finding = { id: string; nodes: { html: string; failureSummary?: string }[] };
/** In the page, from the script of axe-core. */
declare const axe: { run: (options: object) => Promise<{ violations: Finding[] }> };

const EVERYTHING = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };
// The rest says the same whatever the colours are.
const COLOURS = { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * Returns what axe finds on the current page: all rules at 1440 px, and `inDark` the colours of the dark theme; the
 * targets that are too small at 390 px; and each width at which the page scrolls sideways. 320 px is 1280 px at 400 %
 * zoom. Leaves the page at 1440 px, in light.
 */
export async function inspectPage(page: Page, inDark = false): Promise<string[]> {
  // Evaluated by the debugger, which the page's content policy does not bind.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const found: string[] = [];
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 390) found.push(...(await page.evaluate(smallTargets)));
    found.push(...(await page.evaluate(strayInputs)));
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) found.push(`${width} px: ${excess} px too wide`);
  }
  await settled(page);
  found.push(...(await runAxe(page, EVERYTHING)));
  if (!inDark) return found;
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const words of await runAxe(page, COLOURS)) found.push(`dark: ${words}`);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** Runs in the page: inputs that nobody sees and that lie outside of their label, where the focus would scroll to. */
function strayInputs(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('label input')]
    .filter((input) => input.offsetParent !== null && input.offsetWidth <= 1)
    .filter((input) => !input.closest('label')?.contains(input.offsetParent))
    .map(({ name, value }) => `input ${name} ${value} is hidden outside of its label`);
}

/** No animation runs any more, and the fonts are there. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => 0)));
  });
}

async function runAxe(page: Page, options: object): Promise<string[]> {
  const violations = await page.evaluate(async (how) => {
    const found = await axe.run(how);
    return found.violations;
  }, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
