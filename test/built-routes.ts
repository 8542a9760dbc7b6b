import type { ServerBuild } from 'react-router';
import type { DeclaredRoute } from '../app/features/http/route-handle.ts';
import { listRoutes } from '../app/server/routes/list-routes.server.ts';

/** Returns the server build that the tests drive. */
export async function builtSite(): Promise<ServerBuild> {
  const built = '../build/server/index.js';
  return (await import(built)) as ServerBuild;
}

/** Returns all routes of the built server. */
export async function builtRoutes(): Promise<DeclaredRoute[]> {
  return listRoutes(await builtSite());
}

/** A route's response: a status, or the path of its redirect. */
export type BuiltAnswer = number | string;

/** Returns a response in the form of the test tables: its redirect target, or its status. */
export function shownAnswer(status: number, location: unknown): BuiltAnswer {
  if (typeof location !== 'string' || status < 300 || status > 399) return status;
  const { pathname, searchParams } = new URL(location, 'http://here.invalid');
  // The redirect repeats the request's letter case and trailing slash.
  const wanted = searchParams.get('next');
  const next =
    wanted &&
    decodeURIComponent(wanted)
      .toLowerCase()
      .replace(/(.)\/$/, '$1');
  return next ? `${pathname}?next=${next}` : pathname;
}

/** Returns other spellings of the same path. */
export function spellings(path: string): string[] {
  if (path === '/') return ['/?a=b'];
  const [, first = ''] = path;
  const encoded = `/%${first.charCodeAt(0).toString(16)}${path.slice(2)}`;
  return [`${path}/`, path.replace(/^\/[\w-]+/, (part) => part.toUpperCase()), encoded];
}
