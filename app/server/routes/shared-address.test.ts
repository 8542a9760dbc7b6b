import { expect, it } from 'vitest';
import { builtSite } from '../../../test/built-routes.ts';
import { createRouteFinder } from './route-finder.server.ts';
import { sharedAddress } from './shared-address.ts';

const findRoute = createRouteFinder(await builtSite());
const shared = (address: string) => sharedAddress(findRoute, `http://here.example${address}`);

it.each([
  ['/', '/'],
  ['/?utm_source=newsletter', '/'],
  ['/_.data', '/_.data'],
  ['/community?fbclid=1&sort=popular', '/community?sort=popular'],
  ['/community?style=humblebrag&sort=popular', '/community?sort=popular&style=humblebrag'],
  [
    '/community.data?_routes=community%2Fcommunity-page',
    '/community.data?_routes=community%2Fcommunity-page',
  ],
  ['/post/0abc.data', '/post/0abc.data'],
  ['/community.xml?x=1', '/community.xml'],
  ['/api/community?limit=20&x=1&after=9-a', '/api/community?after=9-a&limit=20'],
  ['/post/0abc/comments?after=9-a&x=1', '/post/0abc/comments?after=9-a'],
  ['/post/0abc/comments?limit=3', '/post/0abc/comments'],
  ['/sitemap.xml?x=1', '/sitemap.xml'],
  ['/post/0abc/remixes?x=1&after=9-a', '/post/0abc/remixes?after=9-a'],
  ['/prompt?day=2026-11-22&x=1', '/prompt?day=2026-11-22'],
  ['/hall-of-fame?week=2026-11-16', '/hall-of-fame'],
  ['/game?picks=01&utm_source=x&day=2026-11-26', '/game?day=2026-11-26&picks=01'],
  ['/game/picture.png?day=2026-11-26', '/game/picture.png'],
  ['/signup?utm_source=x&next=%2Fhome', '/signup?next=%2Fhome'],
  ['/post/0abc/picture.png?x=1&size=link', '/post/0abc/picture.png?size=link'],
  ['/post/0abc/attached.jpg?v=1', '/post/0abc/attached.jpg'],
  ['/post/0abc/avatar?v=1', '/post/0abc/avatar'],
  ['/comments/0abc/avatar?v=1', '/comments/0abc/avatar'],
])('maps %s to %s', (asked, kept) => expect(shared(asked)).toBe(kept));

it.each([
  '/login.data',
  '/signup?invite=x',
  '/login?next=%2Fpost%2F0abc',
  '/login?next=https%3A%2F%2Felsewhere.example',
  '/api/community?q=somebody',
  '/api/community?limit=3&limit=4',
  '/Community',
  '/community/',
  '/%63ommunity',
  '/nowhere',
  '/home',
  '/community.xml.data',
  '/community?q=somebody',
  '/community?limit=3',
  '/community?sort=popular&sort=recent',
  '/community.data?_routes=root',
  '/community.data?_routes=root%2Ccommunity%2Fcommunity-page',
  '/post/..%2f..%2fhome',
  '/post/a/picture.png?size=card',
  '/post/a/picture.png?size=link&size=square',
  '/post/a/attached.jpg.data',
  '/preview?generation=1',
  '//community',
  `/community?after=${'x'.repeat(400)}`,
])('does not cache %s', (asked) => expect(shared(asked)).toBeNull());
