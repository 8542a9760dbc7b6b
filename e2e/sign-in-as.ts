import type { BrowserContextOptions, Page } from 'playwright-core';
import { addMember } from '../test/factories/sign-in.ts';
import type { openApp } from './open-app.ts';

type Added = Awaited<ReturnType<typeof addMember>>;

/** A member's empty window, signed in. */
export async function openAs(
  { services, origin, person }: Awaited<ReturnType<typeof openApp>>,
  who: Parameters<typeof addMember>[1] = {},
  context?: BrowserContextOptions,
): Promise<{ page: Page; member: Added }> {
  const member = await addMember(services, who);
  const page = await person(context);
  await page.context().addCookies([{ ...member.cookie, url: origin }]);
  return { page, member };
}

/** Signs out by the profile menu, through all four steps. */
export async function signOutByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page
    .getByRole('navigation', { name: 'Profile' })
    .getByRole('button', { name: 'Sign Out' })
    .click();
  const dialog = page.getByRole('dialog');
  for (let step = 0; step < 3; step += 1) {
    await dialog.getByRole('button', { name: 'I Still Want to Leave' }).click();
  }
  await dialog.getByRole('button', { name: 'Yes, Log Me Out' }).click();
}
