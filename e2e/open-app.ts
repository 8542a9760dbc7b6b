import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { beginTrace, endTrace } from '../test/browser/keep-trace.ts';
import { sharedBrowser } from '../test/browser/launch-browser.ts';
import { giveBack, takePage } from '../test/browser/page-pool.ts';
import type { Behaviour } from '../test/fake-model-provider.ts';
import { freePort } from '../test/free-port.ts';
import { checkModel, fakeProvider, modelEnvironment, PATIENT } from '../test/model-settings.ts';
import { createTestApp } from '../test/test-app.ts';

// The router logs this when only the hash of the address changes, as at the skip link.
const POP_NOTE = /^You are trying to use a blocker on a POP navigation/;

export const WIDE = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 } };

type AppOptions = Parameters<typeof createTestApp>[0];

// All servers of a worker use one port in turn, so that the browser keeps the compiled scripts in its cache.
let port: Promise<number> | undefined;

/** Starts the built server and returns it with functions that open browser pages on it. */
export async function openApp({ env, ...options }: AppOptions = {}) {
  port ??= freePort();
  const app = await createTestApp({ ...options, env: { PORT: String(await port), ...env } });
  const browser = await sharedBrowser();
  const windows: BrowserContext[] = [];
  const faults: string[] = [];
  const wanted: RegExp[] = [POP_NOTE];
  onTestFinished(async ({ task }) => {
    // An error or a warning in the console fails the journey, such as a violation of the content policy.
    const unexpected = () =>
      faults.filter((fault) => !wanted.some((pattern) => pattern.test(fault)));
    const hasFailed = task.result?.state === 'fail' || unexpected().length > 0;
    for (const [index, context] of windows.entries()) {
      const kept = await endTrace(context, hasFailed ? `${task.name} ${index + 1}` : undefined);
      if (kept) console.error(`Trace of window ${index + 1}: ${kept}`);
    }
    await Promise.all(windows.map(giveBack));
    expect(unexpected()).toEqual([]);
  });
  return {
    ...app,
    faults,
    /** Allows console messages that the journey causes on purpose. */
    expectComplaints: (pattern: RegExp) => void wanted.push(pattern),
    /** Opens an empty page with its own cookies and storage; without animations, as posts then appear at once. */
    async person(context?: BrowserContextOptions): Promise<Page> {
      const page = await takePage(browser, {
        userAgent: USER_AGENT,
        reducedMotion: 'reduce',
        ...context,
      });
      windows.push(page.context());
      await beginTrace(page.context());
      page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        const { url } = message.location();
        // Without the port, whose digits could match a pattern for a status.
        faults.push(`${message.text()} ${URL.parse(url)?.pathname ?? url}`);
      });
      return page;
    },
  };
}

/** Starts the built server with a model that it has checked, as a start does; `asked` begins after that. */
export async function openAppWithModel(behaviour: Behaviour, env: Record<string, string> = {}) {
  const provider = await fakeProvider(behaviour);
  const app = await openApp({ env: { ...modelEnvironment(provider, PATIENT), ...env } });
  await checkModel(app, provider, behaviour);
  return { ...app, provider };
}

// The funnel does not count robots, and the user agent of a headless browser names one.
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

/**
 * Opens a form for a humblebrag, sends it, and stops the page's clock before the response: the lines of the post appear
 * only when the test runs the clock, however slow the machine is.
 */
export async function writeAtAStandstill(page: Page, form: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
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

/** Runs the stopped clock of a page in steps of 100 ms until `seen` is visible. */
export async function runUntil(page: Page, seen: Locator): Promise<void> {
  const look = async () => {
    if (!(await seen.isVisible())) await page.clock.runFor(100);
    return seen.isVisible();
  };
  await expect.poll(look, { timeout: 20_000 }).toBe(true);
}

/** Writes a humblebrag from its form. Its result screen is open afterwards. */
export async function writePostInPage(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/generator?style=humblebrag`);
  await writeHumblebrag(page);
  await page.waitForURL('**/preview?generation=*');
}

/** Fills the humblebrag form and sends it. */
export async function writeHumblebrag(page: Page): Promise<void> {
  await page.getByLabel('Achievement').fill('got promoted to VP of Sales');
  await page.getByLabel(/situation/i).fill('waiting in line at Starbucks');
  await page.getByRole('button', { name: 'Generate Post' }).click();
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A toast, which is on the page a second time for screen readers. */
export const toast = (page: Page, words: string | RegExp) =>
  page.getByText(words, { exact: true }).first();

export const hasFocus = (one: Locator) => one.evaluate((node) => node === document.activeElement);

/** The words of what has the focus. */
export const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
