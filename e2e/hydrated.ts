import type { Page } from 'playwright-core';

/** Waits until the page answers by itself: before that a form is sent as one without script. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('[role=region][aria-label^=Notifications]').waitFor({ state: 'attached' });
}
