import { expect, it } from 'vitest';
import { shapeOf } from './pending-view.tsx';

it.each([
  ['/community/removals', 'posts'],
  ['/post/01abc', 'post'],
  ['/resources', 'pictures'],
  ['/requests/01abc', 'list'],
])('knows the shape of %s', (path, shape) => {
  expect(shapeOf(path)).toBe(shape);
});

it.each(['/', '/preview', '/generator', '/constructor', '/admin/users'])(
  'leaves the page before %s as it is',
  (path) => {
    expect(shapeOf(path)).toBeNull();
  },
);
