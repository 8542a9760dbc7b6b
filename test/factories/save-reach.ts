import type { TestApp } from '../test-app.ts';
import { memberBrowser } from './signed-in.ts';
import { ADMIN } from './visitors.ts';

type Reach = Partial<Record<'readers' | 'free-posts' | 'community' | 'writing' | 'reason', string>>;

/** An admin who sends the form of /admin/reach, with the defaults where `reach` leaves them out. */
export async function reachAdmin(app: Pick<TestApp, 'services' | 'browser'>) {
  const { browser } = await memberBrowser(app, { email: ADMIN });
  const save = (reach: Reach) => {
    const form = { readers: 'everybody', 'free-posts': '1', community: 'on', writing: 'on' };
    return browser.fetch('/admin/reach', {
      body: new URLSearchParams({ ...form, reason: '', ...reach }),
    });
  };
  return { browser, save };
}
