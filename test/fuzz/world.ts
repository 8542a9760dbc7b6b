import { ownedRows } from '../authorization/owned-rows.ts';
import { signedIn, type Visitor, VISITORS } from '../factories/visitors.ts';
import type { TestApp } from '../test-app.ts';
import type { FuzzEndpoint } from './endpoints.ts';

const ARRIVALS = { ...VISITORS, 'another member': (app: TestApp) => signedIn(app) };

/** A kind of client. */
export type FuzzAsker = keyof typeof ARRIVALS;
export const ASKERS = Object.keys(ARRIVALS) as FuzzAsker[];

export type FuzzWorld = Awaited<ReturnType<typeof makeWorld>>;

/** Creates new users, and those rows of `a member` that an endpoint names, because inputs may have deleted the previous ones. */
export async function makeWorld(app: TestApp, endpoint?: FuzzEndpoint) {
  const member = await signedIn(app);
  const askers = new Map<FuzzAsker, Visitor>();
  for (const who of ASKERS) askers.set(who, await ARRIVALS[who](app));
  askers.set('a member', member);
  const rows = ownedRows(app.services, member.viewer);
  await rows.fill(JSON.stringify(endpoint ?? ''));
  return { member, askers, rows };
}
