import { chromium, type Browser } from 'playwright-core';

/** A Chromium: its path, its source, and the environment it needs. */
export type FoundBrowser = {
  executablePath: string;
  source: string;
  env?: Record<string, string>;
};

// Tests use this machine only, so background traffic is off. The sandbox is off because it does not run as root.
const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** Starts the browser headless. The caller closes it. */
export function openBrowser(
  { executablePath, env }: FoundBrowser,
  more: readonly string[] = [],
): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [...flags, ...more],
    env: { ...process.env, ...env },
    timeout: 20_000,
  });
}

/** Returns null when the browser opens a page, else the reason why not. */
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
