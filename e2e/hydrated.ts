import type { Page } from 'playwright-core';

/** Wakes a page that sleeps, and waits until it answers by itself: before that a form is sent as one without script. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.locator('[role=region][aria-label^=Notifications]').waitFor({ state: 'attached' });
}
