import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** Calls after which a page cannot be made as new: scripts and clocks stay in it. */
const PERMANENT = ['addInitScript', 'exposeFunction', 'setExtraHTTPHeaders'] as const;

/** What tests listen to. Without its own listeners for other events Playwright cannot close a page. */
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

/** Options that a used page can take on. */
const EMULATED = ['viewport', 'reducedMotion', 'colorScheme'];

/**
 * Lends an empty page of a context of its own. A page that was used before costs a quarter of a new one: its process, the
 * compiled script and the fonts are there. Options that only a new context can have get a new one.
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

/** Takes a context back: empties it for the next test when it came from the pool and can be emptied, else closes it. */
export async function giveBack(context: BrowserContext): Promise<void> {
  const pooled = lent.get(context);
  lent.delete(context);
  if (!pooled || pooled.isChanged || pooled.page.isClosed()) return context.close();
  try {
    await empty(pooled);
    idle.push(pooled);
  } catch {
    // A page whose server is gone, or which is still busy.
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
  // Storage is emptied from a page of its origin, and one of the same site keeps the process.
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
