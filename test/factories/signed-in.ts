import type { TestApp, TestBrowser } from '../test-app.ts';
import { addMember } from './sign-in.ts';

/** Returns a browser that is signed in as a new member. */
export async function memberBrowser(
  app: Pick<TestApp, 'services' | 'browser'>,
  person?: Parameters<typeof addMember>[1],
): Promise<{ browser: TestBrowser; member: Awaited<ReturnType<typeof addMember>> }> {
  const member = await addMember(app.services, person);
  const browser = app.browser();
  browser.cookies.set(member.cookie.name, member.cookie.value);
  return { browser, member };
}
