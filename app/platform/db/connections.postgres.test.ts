import { expect, it, onTestFinished } from 'vitest';
import { addMember } from '../../../test/factories/sign-in.ts';
import { createMigratedDatabase } from '../../../test/postgres/create-database.ts';
import { startRelay } from '../../../test/postgres/relay.ts';
import { createTestApp } from '../../../test/test-app.ts';

/** A server, and the line between it and a Postgres of its own. */
async function appOnALine() {
  const database = await createMigratedDatabase();
  onTestFinished(database.drop);
  const relay = await startRelay(database.url);
  const app = await createTestApp({ env: { DATABASE_URL: relay.url } });
  return { app, relay };
}

it('opens all connections at the start', async () => {
  const { app, relay } = await appOnALine();
  relay.hold();
  const { cookie } = await addMember(app.services);
  const headers = { cookie: `${cookie.name}=${cookie.value}` };
  const asked = Array.from({ length: 8 }, () => app.raw('/api/viewer', { headers }));
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
});
