import { expect, it } from 'vitest';
import { isSidebarClosed, sidebarCookie, sidebarOn } from './sidebar.tsx';

const left = (isClosed: boolean, opened: string | null = null) => ({ isClosed, opened });

it('stands as it was left', () => {
  expect(sidebarOn('/home', left(false)).isOpen).toBe(true);
  expect(sidebarOn('/home', left(true)).isOpen).toBe(false);
  expect(sidebarOn('/home', left(true))).toMatchObject({ hasToggle: true, isRemembered: true });
});

it.each(['/preview', '/generator', '/reply-generator', '/translate', '/generator/'])(
  'is closed on arrival at %s, however it was left',
  (path) => {
    expect(sidebarOn(path, left(false))).toMatchObject({ isOpen: false, isRemembered: false });
  },
);

it('can be opened on a roomy page, for that page only', () => {
  expect(sidebarOn('/generator', left(false, '/generator')).isOpen).toBe(true);
  expect(sidebarOn('/reply-generator', left(false, '/generator')).isOpen).toBe(false);
});

it('has no toggle on the result screen, and never opens there', () => {
  expect(sidebarOn('/preview', left(false, '/preview'))).toMatchObject({
    isOpen: false,
    hasToggle: false,
  });
  expect(sidebarOn('/generator', left(false)).hasToggle).toBe(true);
});

it('is remembered by a cookie that holds one word', () => {
  const header = (isClosed: boolean) => sidebarCookie(isClosed).split(';')[0] ?? '';
  expect(isSidebarClosed(`a=b; ${header(true)}; c=d`)).toBe(true);
  expect(isSidebarClosed(header(false))).toBe(false);
  for (const other of [null, '', 'broetry-sidebar=closedx', 'xbroetry-sidebar=closed']) {
    expect(isSidebarClosed(other)).toBe(false);
  }
});
