import { chromium, type Browser } from 'playwright-core';

/** A Chromium to test with: where it is, how it was come by, and what it needs around it. */
export type FoundBrowser = {
  executablePath: string;
  source: string;
  env?: Record<string, string>;
};

// Tests talk to this machine only: nothing that phones home, and no sandbox, which root has not got.
const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** Starts the browser, without a window. Whoever opens it closes it. */
export function openBrowser({ executablePath, env }: FoundBrowser): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: flags,
    env: { ...process.env, ...env },
    timeout: 20_000,
  });
}

/** Null when the browser really opens and shows a page, else why not. */
export async function whyUnusable(found: FoundBrowser): Promise<string | null> {
  let browser: Browser | undefined;
  try {
    browser = await openBrowser(found);
    const page = await browser.newPage();
    await page.goto('data:text/html,<title>It opens</title>', { timeout: 20_000 });
    return (await page.title()) === 'It opens' ? null : 'it shows no page';
  } catch (error) {
    return error instanceof Error
      ? (error.message.split('\n')[0] ?? 'it does not start')
      : String(error);
  } finally {
    await browser?.close();
  }
}
