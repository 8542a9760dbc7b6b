import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** Calls that make a page unfit for reuse: their scripts, bindings and headers cannot be removed. */
const PERMANENT = ['addInitScript', 'exposeFunction', 'setExtraHTTPHeaders'] as const;

/** Events whose listeners are removed. Playwright needs its own listeners for other events to close a page. */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'popup',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];

type Pooled = { page: Page; isChanged: boolean };

const idle: Pooled[] = [];
const lent = new Map<BrowserContext, Pooled>();

/** Context options that a reused page supports. */
const EMULATED = ['viewport', 'reducedMotion', 'colorScheme'];

/**
 * Returns an empty page in its own context. A reused page costs a quarter of a new one, because its process, compiled
 * scripts and fonts exist already. Other options than `EMULATED` need a new context.
 */
export async function takePage(
  browser: Browser,
  { userAgent, ...options }: BrowserContextOptions,
): Promise<Page> {
  if (Object.keys(options).some((name) => !EMULATED.includes(name))) {
    const context = await browser.newContext({ userAgent, ...options });
    context.setDefaultTimeout(20_000);
    return context.newPage();
  }
  const known = idle.pop();
  const pooled = known?.page.isClosed() === false ? known : await newPage(browser, userAgent);
  const { page } = pooled;
  lent.set(page.context(), pooled);
  const { viewport = { width: 1280, height: 720 }, reducedMotion, colorScheme } = options;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({
    media: null,
    reducedMotion: reducedMotion ?? null,
    colorScheme: colorScheme ?? null,
  });
  return page;
}

async function newPage(browser: Browser, userAgent: string | undefined): Promise<Pooled> {
  const context = await browser.newContext({ userAgent });
  context.setDefaultTimeout(20_000);
  const pooled: Pooled = { page: await context.newPage(), isChanged: false };
  const { page } = pooled;
  const change = <Of extends object>(owner: Of, name: keyof Of) => {
    const call = owner[name] as (...args: unknown[]) => unknown;
    owner[name] = ((...args: unknown[]) => {
      pooled.isChanged = true;
      return call.apply(owner, args);
    }) as Of[keyof Of];
  };
  for (const name of PERMANENT) change(page, name);
  for (const name of ['addInitScript', 'newCDPSession', 'setOffline', 'grantPermissions'] as const)
    change(context, name);
  change(page.clock, 'install');
  return pooled;
}

/** Returns a context to the pool after emptying it. Closes a context that is not from the pool or cannot be emptied. */
export async function giveBack(context: BrowserContext): Promise<void> {
  const pooled = lent.get(context);
  lent.delete(context);
  if (!pooled || pooled.isChanged || pooled.page.isClosed()) return context.close();
  try {
    await empty(pooled);
    idle.push(pooled);
  } catch {
    // The page's server has stopped, or the page is busy.
    await context.close();
  }
}

async function empty(pooled: Pooled): Promise<void> {
  const { page } = pooled;
  const context = page.context();
  for (const event of EVENTS) void page.removeAllListeners(event);
  for (const event of ['page', 'request'] as const) void context.removeAllListeners(event);
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll();
  await context.unrouteAll();
  page.on('dialog', (dialog) => void dialog.accept());
  // Storage must be cleared from a page of its origin. A same-site navigation reuses the process.
  const { origin } = new URL(page.url());
  await page.route(`${origin}/empty`, (route) => route.fulfill({ contentType: 'text/html' }));
  await page.goto(`${origin}/empty`);
  await page.unrouteAll();
  void page.removeAllListeners('dialog');
  await page.evaluate(() => sessionStorage.clear());
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  pooled.isChanged = false;
  await context.clearCookies();
}
