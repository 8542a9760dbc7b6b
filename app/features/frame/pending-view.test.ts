import { expect, it } from 'vitest';
import { skeletonOf } from './pending-view.tsx';

it.each([
  ['/community/removals', '/community'],
  ['/post/01abc', '/post/02def'],
  ['/requests/01abc', '/notifications'],
])('knows that %s looks like %s', (path, alike) => {
  expect(skeletonOf(path)).not.toBeNull();
  expect(skeletonOf(path)).toBe(skeletonOf(alike));
});

it.each(['/', '/preview', '/generator', '/constructor', '/admin/users'])(
  'leaves the page before %s as it is',
  (path) => {
    expect(skeletonOf(path)).toBeNull();
  },
);
