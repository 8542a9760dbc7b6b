import type { Page } from 'playwright-core';

/** Waits until React has hydrated the page: before that a form is sent as without script. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = document.querySelectorAll('main :is(a, button, input, h1), h1');
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    return controls.length > 0 && [...controls].every(isHydrated);
  });
}

/** Waits for the files of the toasts, which load two seconds after hydration: without a network they cannot be had. */
export async function toastsLoaded(page: Page): Promise<void> {
  await page.locator('[role=region][aria-label^=Notifications]').waitFor({ state: 'attached' });
}
