import type { BrowserContextOptions, Page } from 'playwright-core';
import { addMember } from '../test/factories/sign-in.ts';
import type { openApp } from './open-app.ts';

/** A member's empty window, signed in. */
export async function openAs(
  { services, origin, person }: Awaited<ReturnType<typeof openApp>>,
  who: Parameters<typeof addMember>[1] = {},
  context?: BrowserContextOptions,
): Promise<{ page: Page; member: Awaited<ReturnType<typeof addMember>> }> {
  const member = await addMember(services, who);
  const page = await person(context);
  await page.context().addCookies([{ ...member.cookie, url: origin }]);
  return { page, member };
}
