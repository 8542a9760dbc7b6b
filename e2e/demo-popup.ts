import type { Page } from 'playwright-core';

export const demoButton = (page: Page) =>
  page.getByRole('button', { name: 'Continue with the demo account' });

/** Presses the button; the popup with the page of the demo account. */
export async function openPopup(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await demoButton(page).click();
  const popup = await opened;
  await popup.getByRole('heading', { name: 'Who would you like to be?' }).waitFor();
  return popup;
}

export async function closedAfter(popup: Page, act: () => Promise<unknown>): Promise<void> {
  const closed = popup.waitForEvent('close');
  await act().catch(() => undefined);
  await closed;
}

/** Signs in by the popup, as one of the people of the demo account. */
export async function signInAs(page: Page, name: RegExp): Promise<void> {
  const popup = await openPopup(page);
  await closedAfter(popup, () => popup.getByRole('button', { name }).click());
}
