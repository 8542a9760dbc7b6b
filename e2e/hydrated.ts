import type { Page } from 'playwright-core';

/** Waits until a page is hydrated: before that a form is sent as one without script. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('[role=region][aria-label^=Notifications]').waitFor({ state: 'attached' });
}
