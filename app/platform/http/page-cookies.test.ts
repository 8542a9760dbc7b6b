import { expect, it } from 'vitest';
import { zoneCookie } from '../../features/admin/reader-zone.ts';
import { sidebarCookie } from '../../features/frame/sidebar.tsx';
import { pageCookie, readPageCookie } from './page-cookies.ts';

it('uses the __Host- prefix on https', () => {
  const all = (isHttps: boolean) => [
    sidebarCookie(true, isHttps),
    sidebarCookie(false, isHttps),
    zoneCookie('Asia/Tokyo', isHttps),
  ];
  for (const cookie of all(true)) {
    expect(cookie).toMatch(
      /^__Host-broetry-\w+=[^;]*; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/,
    );
  }
  for (const cookie of all(false)) {
    expect(cookie).toMatch(/^broetry-\w+=[^;]*; Path=\/; Max-Age=\d+; SameSite=Lax$/);
  }
});

it('prefers the cookie with the prefix, else reads an old one', () => {
  expect(readPageCookie('broetry-x=planted; __Host-broetry-x=own', 'broetry-x')).toBe('own');
  expect(readPageCookie('a=b; broetry-x=old', 'broetry-x')).toBe('old');
  expect(readPageCookie('x__Host-broetry-x=1; ybroetry-x=2', 'broetry-x')).toBeNull();
  expect(readPageCookie(null, 'broetry-x')).toBeNull();
  expect(pageCookie('broetry-x', '', 0, true)).toContain('Max-Age=0');
});
