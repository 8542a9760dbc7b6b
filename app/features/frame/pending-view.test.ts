import { expect, it } from 'vitest';
import { shapeOf } from './pending-view.tsx';

it.each([
  ['/community', 'posts'],
  ['/community/removals', 'posts'],
  ['/hall-of-fame', 'posts'],
  ['/prompt', 'posts'],
  ['/post/01abc', 'post'],
  ['/resources', 'pictures'],
  ['/requests/01abc', 'list'],
  ['/account', 'profile'],
  ['/home', 'home'],
])('knows the shape of %s', (path, shape) => {
  expect(shapeOf(path)).toBe(shape);
});

it.each(['/', '/preview', '/generator', '/constructor', '/admin/users'])(
  'leaves the page before %s as it is',
  (path) => {
    expect(shapeOf(path)).toBeNull();
  },
);
