import { expect, it, onTestFinished } from 'vitest';
import { addMember } from '../../test/people/sign-in.ts';
import { createMigratedDatabase } from '../../test/postgres/create-database.ts';
import { startRelay } from '../../test/postgres/relay.ts';
import { createTestApp } from '../../test/test-app.ts';

/** A server, and the line between it and a Postgres of its own. */
async function appOnALine() {
  const database = await createMigratedDatabase();
  onTestFinished(database.drop);
  const relay = await startRelay(database.url);
  const app = await createTestApp({ env: { DATABASE_URL: relay.url } });
  return { app, relay, publicChanges: app.services.publicChanges };
}

it('opens its connections before it answers: nobody who comes first has to wait for one', async () => {
  const { app, relay } = await appOnALine();
  relay.hold();
  const { cookie } = await addMember(app.services);
  const headers = { cookie: `${cookie.name}=${cookie.value}` };
  const asked = Array.from({ length: 8 }, () => app.raw('/api/viewer', { headers }));
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
});

it('knows when it does not hear of the others, and counts that as a change once it does', async () => {
  const { relay, publicChanges } = await appOnALine();
  expect(publicChanges.hearsAll()).toBe(true);
  relay.cut();
  await expect.poll(publicChanges.hearsAll).toBe(false);
  const before = publicChanges.count();
  relay.mend();
  await expect.poll(publicChanges.hearsAll).toBe(true);
  // What was said in between nobody knows.
  expect(publicChanges.count()).toBeGreaterThan(before);
}, 30_000);

it('takes a line for lost that is open and says nothing any more', async () => {
  const { relay, publicChanges } = await appOnALine();
  relay.freeze();
  const frozenAt = performance.now();
  // Nobody hangs up: only the answer that does not come tells of it.
  await expect.poll(publicChanges.hearsAll, { timeout: 6000 }).toBe(false);
  expect(performance.now() - frozenAt).toBeGreaterThan(1000);
  const before = publicChanges.count();
  relay.mend();
  await expect.poll(publicChanges.hearsAll, { timeout: 10_000 }).toBe(true);
  expect(publicChanges.count()).toBeGreaterThan(before);
}, 30_000);
