import type { DeclaredRoute } from '../../app/features/http/route-handle.ts';
import type { BuiltAnswer } from '../built-routes.ts';
import { operationsAt } from '../operations-at.ts';

/** What each kind of visitor is shown by a GET. */
export type Row = {
  /** The address that is asked; without it the route's own, with `none` for a parameter. */
  path?: string;
  guest: BuiltAnswer;
  member: BuiltAnswer;
  /** As members where it is left out. */
  admin?: BuiltAnswer;
};

const NOT_HERE = { guest: 404, member: 404 } as const;
const NOT_TO_READ = { guest: 405, member: 405 } as const;
const ELSEWHERE = { guest: '/', member: '/' } as const;
const UNSIGNED = { guest: 401, member: 401 } as const;

/** docs/product.md §2: who is shown what by a GET, where it is not what the declaration of the route says by itself. */
export const EXCEPTIONS: Readonly<Record<string, Row>> = {
  '/': { guest: 200, member: '/home' },
  '/instance/logo.png': NOT_HERE,
  '/game/result.png': NOT_HERE,
  '/preview': ELSEWHERE,
  '/studio': ELSEWHERE,
  '/translate/card': UNSIGNED,
  '/translate/card.png': UNSIGNED,
  '/account/export': { guest: '/login?next=/account', member: 200 },
  '/admin/hide': { ...ELSEWHERE, admin: 404 },
  '/admin/export': { ...ELSEWHERE, admin: 200 },
  '/api/admin/days': { ...ELSEWHERE, admin: 422 },
  '/auth/demo': { path: '/auth/demo?state=x', guest: 400, member: 400 },
  '/auth/:provider/start': {
    path: '/auth/demo/start',
    guest: '/auth/demo',
    member: '/auth/demo',
  },
  '/auth/:provider/callback': { path: '/auth/demo/callback', guest: 400, member: 400 },
  '/oembed': NOT_HERE,
  '/card-fonts/:file': { path: '/card-fonts/hebrew.css', guest: 200, member: 200 },
  '/api/generations/:id/picture': NOT_HERE,
  '/api/posts/:id/game': { guest: 401, member: 403, admin: 200 },
  '/api/replies/:id': NOT_HERE,
};

/** What is shown by the declaration: there is no row of the parameter `none`. */
export function declaredRow({ pattern, handle: { readers }, isPage, reads }: DeclaredRoute): Row {
  if (!reads) return NOT_TO_READ;
  const shown = /[:*]/.test(pattern) ? 404 : 200;
  const operations = operationsAt(pattern);
  const read = operations.find(({ method }) => method === 'GET');
  if (operations.length > 0 && !read) return NOT_TO_READ;
  if (read?.scope) return UNSIGNED;
  if (readers === 'admins')
    return isPage ? { ...ELSEWHERE, admin: shown } : { guest: 401, member: 403, admin: shown };
  if (readers !== 'members') return { guest: shown, member: shown };
  const path = pattern.replaceAll(/:\w+/g, 'none');
  return { guest: isPage ? `/login?next=${path}` : 401, member: shown };
}

/** What is shown of a route. */
export const rowOf = (route: DeclaredRoute): Row => EXCEPTIONS[route.pattern] ?? declaredRow(route);

/** The address at which it is shown. */
export const pathOf = ({ pattern }: DeclaredRoute) =>
  EXCEPTIONS[pattern]?.path ?? pattern.replaceAll(/:\w+|\*/g, 'none');
