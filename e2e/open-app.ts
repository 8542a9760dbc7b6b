import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { sharedBrowser } from '../test/browser/launch-browser.ts';
import { giveBack, takePage } from '../test/browser/page-pool.ts';
import { freePort } from '../test/free-port.ts';
import { createTestApp } from '../test/test-app.ts';

// The router says this where only what stands behind # is new, as after the link that skips to the content.
const POP_NOTE = /^You are trying to use a blocker on a POP navigation/;

type AppOptions = Parameters<typeof createTestApp>[0];

// All servers of a worker listen at one port, one after the other, so that the browser keeps their compiled scripts.
let port: Promise<number> | undefined;

/** The built server and a browser that can open any number of people's windows on it. */
export async function openApp({ env, ...options }: AppOptions = {}) {
  port ??= freePort();
  const app = await createTestApp({ ...options, env: { PORT: String(await port), ...env } });
  const browser = await sharedBrowser();
  const windows: BrowserContext[] = [];
  const faults: string[] = [];
  const wanted: RegExp[] = [POP_NOTE];
  onTestFinished(async () => {
    await Promise.all(windows.map(giveBack));
    // Whatever a page complained about, a violated content policy among it, fails its journey.
    const unexpected = faults.filter((fault) => !wanted.some((pattern) => pattern.test(fault)));
    expect(unexpected).toEqual([]);
  });
  return {
    ...app,
    faults,
    /** Takes the complaints of a browser whose connection the journey cuts on purpose, whenever they come. */
    expectComplaints: (pattern: RegExp) => void wanted.push(pattern),
    /** A new person's empty window: own cookies, own storage. */
    async person(context?: BrowserContextOptions): Promise<Page> {
      const page = await takePage(browser, { userAgent: USER_AGENT, ...context });
      windows.push(page.context());
      page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        const { url } = message.location();
        // Without the port, whose digits could be mistaken for a status.
        faults.push(`${message.text()} ${URL.parse(url)?.pathname ?? url}`);
      });
      return page;
    },
  };
}

// The funnel leaves robots out, and headless browsers say that they are some.
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

/**
 * Opens a form for a humblebrag, sends it, and has the page's clock stand before the answer comes: of a post that appears
 * line by line nothing more appears, however slow the machine is, until the clock is run.
 */
export async function writeAtAStandstill(page: Page, form: string): Promise<void> {
  await page.clock.install();
  await page.goto(form);
  const { promise: stands, resolve: stand } = Promise.withResolvers<void>();
  await page.route('**/api/generations', async (route) => {
    await stands;
    await route.continue();
  });
  await writeHumblebrag(page);
  await page.getByRole('progressbar').waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  stand();
}

/** Runs the clock of a page that stands, a tenth of a second at a time, until something is seen. */
export async function runUntil(page: Page, seen: Locator): Promise<void> {
  const look = async () => {
    if (!(await seen.isVisible())) await page.clock.runFor(100);
    return seen.isVisible();
  };
  await expect.poll(look, { timeout: 20_000 }).toBe(true);
}

/** Fills the humblebrag form and sends it. */
export async function writeHumblebrag(page: Page): Promise<void> {
  await page.getByLabel('Achievement').fill('got promoted to VP of Sales');
  await page.getByLabel(/situation/i).fill('waiting in line at Starbucks');
  await page.getByRole('button', { name: 'Generate Post' }).click();
}
