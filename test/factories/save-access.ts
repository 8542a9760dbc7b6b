import { FREE_POSTS, type TestApp } from '../test-app.ts';
import { memberBrowser } from './signed-in.ts';
import { ADMIN } from './visitors.ts';

type Access = Partial<
  Record<'readers' | 'free-posts' | 'community' | 'writing' | 'reason', string>
>;

/** An admin who sends the form of /admin/access, with the defaults where `access` leaves them out. */
export async function accessAdmin(app: Pick<TestApp, 'services' | 'browser'>) {
  const { browser } = await memberBrowser(app, { email: ADMIN });
  const save = (access: Access) => {
    const form = { readers: 'everybody', 'free-posts': String(FREE_POSTS), community: 'on' };
    return browser.fetch('/admin/access/switches', {
      body: new URLSearchParams({ ...form, writing: 'on', reason: '', ...access }),
    });
  };
  return { browser, save };
}
