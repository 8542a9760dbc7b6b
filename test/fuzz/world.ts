import { ownedRows } from '../authorization/owned-rows.ts';
import { signedIn, type Visitor, VISITORS } from '../factories/visitors.ts';
import type { TestApp } from '../test-app.ts';
import type { Endpoint } from './endpoints.ts';

const ARRIVALS = { ...VISITORS, 'another member': (app: TestApp) => signedIn(app) };

/** A kind of client. */
export type Asker = keyof typeof ARRIVALS;
export const ASKERS = Object.keys(ARRIVALS) as Asker[];

export type World = Awaited<ReturnType<typeof makeWorld>>;

/** Creates new users, and those rows of `a member` that an endpoint names, because inputs may have deleted the previous ones. */
export async function makeWorld(app: TestApp, endpoint?: Endpoint) {
  const member = await signedIn(app);
  const askers = new Map<Asker, Visitor>();
  for (const who of ASKERS) askers.set(who, await ARRIVALS[who](app));
  askers.set('a member', member);
  const rows = ownedRows(app.services, member.viewer);
  await rows.fill(JSON.stringify(endpoint ?? ''));
  return { member, askers, rows };
}
