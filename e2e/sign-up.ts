import type { Page } from 'playwright-core';

/** Signs up as a persona of the demo account from the open prompt. */
export async function signUp(page: Page, name = /Chad/): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('dialog').getByRole('button', { name: 'demo account' }).click(),
  ]);
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name }).click()]);
}
