import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { DEFAULT_FACE, memberFace } from '../../domain/faces/face.ts';
import { DEFAULT_AUTHOR } from '../../domain/posts/post.ts';

it('tells a guest that it is one', async () => {
  const { browser } = await createTestApp();
  const answer = await browser().fetch('/api/viewer');
  expect(await answer.json()).toEqual({ kind: 'guest' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('tells a member what its own pages show, and not an id more', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: 'ada@id.example' } });
  const { browser, member } = await memberBrowser(app, {
    name: 'Ada Lovelace',
    email: 'ada@id.example',
  });
  const viewer = {
    kind: 'member',
    name: 'Ada Lovelace',
    email: 'ada@id.example',
    photoUrl: null,
    face: memberFace(member.id, 'Ada Lovelace'),
    card: {
      name: DEFAULT_AUTHOR.name,
      bio: DEFAULT_AUTHOR.bio,
      photoUrl: null,
      face: DEFAULT_FACE,
    },
    bio: null,
    isAdmin: true,
    unreadNotifications: 0,
  };
  expect(await (await browser.fetch('/api/viewer')).json()).toEqual(viewer);
});

it('puts no id, no session and no admin address into a page', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: 'boss@id.example' } });
  const { browser, member } = await memberBrowser(app);
  for (const path of ['/home', '/generator', '/notifications', '/_root.data']) {
    const page = await (await browser.fetch(path)).text();
    for (const hidden of [member.id, member.sessionId, member.cookie.value, 'boss@id.example']) {
      expect([path, hidden, page.includes(hidden)]).toEqual([path, hidden, false]);
    }
  }
});
