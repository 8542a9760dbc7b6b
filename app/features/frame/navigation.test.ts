import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { createTestApp } from '../../../test/test-app.ts';
import type { PublicViewer } from '../../domain/members/viewer.ts';
import { entriesOf } from './navigation.tsx';

const guest: PublicViewer = { kind: 'guest' };
const member: PublicViewer = {
  kind: 'member',
  name: 'Ada',
  email: 'ada@id.example',
  photoUrl: null,
  face: 'mug-0',
  card: { name: 'Ada', bio: 'Thinks', photoUrl: null, face: 'mug-0' },
  bio: null,
  isAdmin: false,
  unreadNotifications: 0,
};
const PLACES = ['guestBar', 'memberBar', 'menu', 'menuExtras', 'sidebar'] as const;
const admin: PublicViewer = { ...member, isAdmin: true };
const labels = (...of: Parameters<typeof entriesOf>) => entriesOf(...of).map(({ label }) => label);

it('offers the admin pages to admins alone', () => {
  expect(labels('sidebar', admin)).toContain('Admin');
  expect(labels('menu', admin)).toEqual(['Profile', 'Admin Panel']);
  expect(labels('sidebar', member)).not.toContain('Admin');
  expect(labels('menu', member)).toEqual(['Profile']);
  for (const place of PLACES) {
    expect(labels(place, guest)).not.toContain('Admin');
  }
});

it('puts the verbs before the entries of the specification, and the rest in the menu', () => {
  expect(labels('guestBar', guest)).toEqual(['React', 'Community']);
  const pages = ['Home', 'Community', 'Resources'];
  expect(labels('memberBar', member)).toEqual(['Write', 'React', ...pages]);
  expect(labels('sidebar', member)).toEqual(['Write', 'React', ...pages]);
  expect(labels('menuExtras', member)).toEqual(['React', 'Feature Requests', 'Translate']);
});

it('leaves out a page that a switch has closed', () => {
  const isOpen = (path: string) => path !== '/community';
  expect(labels('guestBar', guest, isOpen)).toEqual(['React']);
  expect(labels('sidebar', member, isOpen)).toEqual(['Write', 'React', 'Home', 'Resources']);
});

it('leads nowhere that is not there', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: 'ada@id.example' } });
  const { browser } = await memberBrowser(app, { email: 'ada@id.example' });
  const paths = new Set(PLACES.flatMap((place) => entriesOf(place, admin).map(({ to }) => to)));
  for (const path of [...paths, '/notifications', '/login', '/signup']) {
    expect([path, (await browser.fetch(path)).status]).toEqual([path, 200]);
  }
});
