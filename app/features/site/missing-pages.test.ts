import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { POST_STYLES } from '../../../comedy/styles/post-styles.ts';
import { createTestApp } from '../../../test/test-app.ts';

const ADMIN = 'boss@corp.example';

const MISSING = [
  ['/nowhere', 404, 'This page has left', ['/home', '/generator']],
  ['/post/none', 404, 'Post not found', ['/community', '/generator']],
  ['/post/none/remixes', 404, 'Post not found', ['/community', '/generator']],
  ['/post/none/riddle', 404, 'No riddle here', ['/game', '/community']],
  ['/replay/none', 404, 'Nothing to replay', ['/generator', '/home']],
  ['/prompt?day=2001-01-01', 404, 'No such day', ['/prompt', '/community']],
  ['/translate/card?t=none', 401, 'No such card', ['/translate', '/generator']],
  ['/requests/none', 404, 'Nobody is asking for this.', ['/requests', '/home']],
  ['/generator?style=limerick', 200, 'Form not implemented yet', ['/generator']],
  ['/admin/users/none', 404, 'This member is gone', ['/admin/users', '/admin/log']],
  ['/admin/hide?post=none', 404, 'There is nothing to hide', ['/admin/moderation', '/community']],
] as const;

it('says what is missing, and leads on first to where it would have been', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN } });
  const { browser } = await memberBrowser(app, { email: ADMIN });
  for (const [path, status, title, ways] of MISSING) {
    const answer = await browser.fetch(path, { headers: { accept: 'text/html' } });
    const card = await cardOf(answer);
    expect([path, answer.status, card.title, card.ways]).toEqual([
      path,
      status,
      expect.stringContaining(title),
      ways,
    ]);
    expect([path, card.solid]).toEqual([path, ways[0]]);
  }
});

it('leads guests to the front page, and nobody to a closed page', async () => {
  const app = await createTestApp();
  const lost = await cardOf(await app.browser().fetch('/replay/none'));
  expect(lost.ways).toEqual(['/generator', '/']);
  await app.db
    .insertInto('instance_settings')
    .values({ name: 'hasCommunity', value: 'false', changed_at: 0 })
    .execute();
  const waysOf = async () => (await cardOf(await app.browser().fetch('/post/none'))).ways;
  // The settings that were read at start are kept for a second.
  await expect.poll(waysOf).not.toContain('/community');
});

it('offers the styles that there are in place of one that there is not', async () => {
  const app = await createTestApp();
  const html = await (await app.browser().fetch('/generator?style=limerick')).text();
  for (const { value } of POST_STYLES) expect(html).toContain(`href="/generator?style=${value}"`);
});

/** The title of the page in place of another one, its ways on, and the one that is a solid button. */
async function cardOf(answer: Response) {
  const main = /<main\b.*<\/main>/s.exec(await answer.text())?.[0] ?? '';
  const links = [...main.matchAll(/<a (?=[^>]*button button-(primary|plain))[^>]*href="([^"]+)"/g)];
  return {
    title: /<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1] ?? '',
    ways: links.map(([, , to]) => to),
    solid: links.find(([, kind]) => kind === 'primary')?.[2],
  };
}
