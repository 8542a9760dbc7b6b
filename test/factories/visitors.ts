import { readViewer } from '../../app/domain/members/session.server.ts';
import type { Member } from '../../app/domain/members/viewer.ts';
import { SCOPE_NAMES, type Scope } from '../../app/domain/members/api-token.ts';
import type { TestApp } from '../test-app.ts';
import { addMember } from './sign-in.ts';
import { anotherToken } from './token-of.ts';

/** Email address of the admin, for ADMIN_EMAILS. */
export const ADMIN = 'boss@corp.example';
/** Name of each member here. Responses to others must not contain it. */
export const SECRET_NAME = 'Canary Member';

type Person = NonNullable<Parameters<typeof addMember>[1]>;
type App = Pick<TestApp, 'services' | 'browser' | 'db'>;

/** Credentials of a visitor. Only /api/v1 reads the token; all other routes read the cookie. */
export type Visitor = { cookie: string; token: string | null; viewer: Member | null };

const nobody = (cookie: string, token: string | null = null) =>
  Promise.resolve({ cookie, token, viewer: null });

/** All kinds of visitors. */
export const VISITORS = {
  'nobody known': () => nobody(''),
  'a guest': async (app: App) => {
    const guest = app.browser();
    await guest.fetch('/api/events', { json: { event: 'generator_visit' } });
    return nobody([...guest.cookies].map((pair) => pair.join('=')).join('; '));
  },
  'a member': (app: App) => signedIn(app),
  'an admin': (app: App) => signedIn(app, { email: ADMIN }),
  'a disabled member': async (app: App) => {
    const visitor = await signedIn(app);
    await change(app, 'users', { disabled_at: app.services.now() }, visitor.viewer.id);
    return visitor;
  },
  'a member of last month': async (app: App) => {
    const visitor = await signedIn(app, { email: ADMIN });
    const over = { expires_at: app.services.now() - 1 };
    await change(app, 'sessions', over, visitor.viewer.sessionId);
    await app.db
      .updateTable('api_tokens')
      .set(over)
      .where('user_id', '=', visitor.viewer.id)
      .execute();
    return visitor;
  },
  'somebody with an invented session': () =>
    nobody(
      `broetry-session=${'A'.repeat(43)}; broetry-guest=guest_1.x; a="\u00e9`,
      `broetry_${'0'.repeat(64)}`,
    ),
} satisfies Record<string, (app: App) => Promise<Visitor>>;

function change(app: App, table: 'users' | 'sessions', row: object, id: string): Promise<unknown> {
  return app.db.updateTable(table).set(row).where('id', '=', id).execute();
}

/** Creates a member with a session and a token with these scopes. */
export async function signedIn(
  { services, db }: App,
  person: Person = {},
  scopes: readonly Scope[] = SCOPE_NAMES,
): Promise<Visitor & { viewer: Member; token: string }> {
  // No member may comment under the name of an admin.
  const name = person.email === ADMIN ? 'Canary Boss' : SECRET_NAME;
  const { cookie } = await addMember(services, { name, ...person });
  const header = `${cookie.name}=${cookie.value}`;
  const viewer = await readViewer(services, header);
  if (viewer.kind !== 'member') throw new Error('not signed in');
  const { secret, token } = await anotherToken(services, viewer, { scopes });
  // The app writes a token's last use once a minute. A current value prevents that write.
  const used = { last_used: services.now() };
  await db.updateTable('api_tokens').set(used).where('id', '=', token.id).execute();
  return { cookie: header, token: secret, viewer };
}
