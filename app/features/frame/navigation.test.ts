import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { createTestApp } from '../../../test/test-app.ts';
import type { PublicViewer } from '../../platform/http/viewer.ts';
import { entriesOf } from './navigation.tsx';

const guest: PublicViewer = { kind: 'guest' };
const member: PublicViewer = {
  kind: 'member',
  name: 'Ada',
  email: 'ada@id.example',
  photoUrl: null,
  bio: null,
  isAdmin: false,
  unreadNotices: 0,
};
const admin: PublicViewer = { ...member, isAdmin: true };
const labels = (...of: Parameters<typeof entriesOf>) => entriesOf(...of).map(({ label }) => label);

it('offers the admin pages to admins alone', () => {
  expect(labels('sidebar', admin)).toContain('Admin');
  expect(labels('menu', admin)).toEqual(['Profile', 'Admin Panel', 'Request Board', 'Translate']);
  expect(labels('sidebar', member)).not.toContain('Admin');
  expect(labels('menu', member)).toEqual(['Profile', 'Request Board', 'Translate']);
  for (const place of ['guestBar', 'memberBar', 'menu', 'sidebar'] as const) {
    expect(labels(place, guest)).not.toContain('Admin');
  }
});

it('begins at home', () => {
  expect(labels('sidebar', member)[0]).toBe('Home');
  expect(labels('memberBar', member)[0]).toBe('Home');
});

it('keeps the entries of the specification and offers the translator beside them', () => {
  expect(labels('guestBar', guest)).toEqual(['Community', 'Translate']);
  expect(labels('memberBar', member)).toEqual(['Home', 'Community', 'Resources']);
  expect(labels('sidebar', member)).toEqual(['Home', 'Community', 'Translate', 'Resources']);
});

it('leads nowhere that is not there', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: 'ada@id.example' } });
  const { browser } = await memberBrowser(app, { email: 'ada@id.example' });
  const places = ['guestBar', 'memberBar', 'menu', 'sidebar'] as const;
  const paths = new Set(places.flatMap((place) => entriesOf(place, admin).map(({ to }) => to)));
  for (const path of [...paths, '/notices', '/login', '/signup']) {
    expect([path, (await browser.fetch(path)).status]).toEqual([path, 200]);
  }
});
