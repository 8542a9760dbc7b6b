import { expect, it } from 'vitest';
import { classOf } from './request-class.ts';

it.each([
  ['GET', '/livez', null, null],
  ['GET', '/readyz?x=1', null, null],
  ['GET', '/metrics', null, null],
  ['GET', '/assets/a.js', 'file', 'file'],
  ['GET', '/favicon.svg', 'file', 'file'],
  ['GET', '/post/1/avatar', 'file', 'file'],
  ['GET', '/post/1/picture.png', 'picture', 'picture'],
  ['GET', '/api/generations/1/picture?size=square', 'picture', 'picture'],
  ['GET', '/admin', 'admin', 'admin'],
  ['GET', '/admin.data?_routes=x', 'admin', 'admin'],
  ['GET', '/administrator', 'read', 'read'],
  ['POST', '/api/generations', 'guest-generate', 'generate'],
  ['POST', '/api/replies', 'guest-generate', 'generate'],
  ['POST', '/api/resources', 'upload', 'upload'],
  ['POST', '/api/vitals', 'beacon', 'beacon'],
  ['PUT', '/api/posts/1/reaction', 'guest-write', 'write'],
  ['POST', '/auth/sign-out', 'guest-write', 'write'],
  ['HEAD', '/community?q=toast', 'read', 'read'],
  ['GET', '/api/viewer', 'data', 'data'],
  ['GET', '/community.data?sort=top', 'data', 'data'],
  ['GET', '/community?q=.data', 'read', 'read'],
  ['GET', '//', 'read', 'read'],
  ['GET', '', 'read', 'read'],
])('%s %s is %s of a guest, %s of a member', (method, url, guest, member) => {
  expect(classOf({ method, url }, false)).toBe(guest);
  expect(classOf({ method, url }, true)).toBe(member);
});
