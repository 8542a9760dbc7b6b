import { readViewer } from '../../app/domain/members/session.server.ts';
import type { Member } from '../../app/platform/http/viewer.ts';
import { SCOPE_NAMES, type Scope } from '../../app/domain/members/api-token.ts';
import type { TestApp } from '../test-app.ts';
import { addMember } from './sign-in.ts';
import { anotherToken } from './token-of.ts';

/** Who is an admin in a server that visitors ask: its ADMIN_EMAILS. */
export const ADMIN = 'boss@corp.example';
/** What every member here is called; none of it may reach others. */
export const SECRET_NAME = 'Canary Member';

type Person = NonNullable<Parameters<typeof addMember>[1]>;
type App = Pick<TestApp, 'services' | 'browser' | 'db'>;

/** What comes with everything that somebody asks. The token counts at /api/v1 alone, and the cookie everywhere else. */
export type Visitor = { cookie: string; token: string | null; viewer: Member | null };

const nobody = (cookie: string, token: string | null = null) =>
  Promise.resolve({ cookie, token, viewer: null });

/** Everybody who could ask. */
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

/** A new member with a session, and with a token for these scopes. */
export async function signedIn(
  { services, db }: App,
  person: Person = {},
  scopes: readonly Scope[] = SCOPE_NAMES,
): Promise<Visitor & { viewer: Member; token: string }> {
  const { cookie } = await addMember(services, { name: SECRET_NAME, ...person });
  const header = `${cookie.name}=${cookie.value}`;
  const viewer = await readViewer(services, header);
  if (viewer.kind !== 'member') throw new Error('not signed in');
  const { secret, token } = await anotherToken(services, viewer, { scopes });
  // That a token is used is written down once a minute; here it was just used.
  const used = { last_used: services.now() };
  await db.updateTable('api_tokens').set(used).where('id', '=', token.id).execute();
  return { cookie: header, token: secret, viewer };
}
