import { accessFields } from '../../app/domain/instance/access-form.ts';
import { OPEN_SITE } from '../../app/domain/instance/site-switches.ts';
import { FREE_POSTS, type TestApp } from '../test-app.ts';
import { memberBrowser } from './signed-in.ts';
import { ADMIN } from './visitors.ts';

/** The form of /admin/access on a test app where no switch was changed. */
export const UNCHANGED_ACCESS = accessFields({ ...OPEN_SITE, freePosts: FREE_POSTS });

/** An admin who sends the form of /admin/access, unchanged where `access` leaves fields out. */
export async function accessAdmin(app: Pick<TestApp, 'services' | 'browser'>) {
  const { browser } = await memberBrowser(app, { email: ADMIN });
  const save = (access: Partial<typeof UNCHANGED_ACCESS>) =>
    browser.fetch('/admin/access/switches', {
      body: new URLSearchParams({ ...UNCHANGED_ACCESS, ...access }),
    });
  return { browser, save };
}
