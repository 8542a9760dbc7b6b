import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/test-app.ts';
import { newMember } from '../../../test/factories/write-as-member.ts';
import { commandLine, describeAdmin, describeSignIns } from './server-configuration.server.ts';

it('names the command of a checkout, with what follows it', () => {
  expect(commandLine('backup')).toBe('npm run backup');
  expect(commandLine('owner-link', 'ada')).toBe('npm run owner-link -- ada');
});

it('lists the active providers', async () => {
  const demo = await createTestApp();
  expect(await describeSignIns(demo.services)).toBe(
    'the demo account (anybody may be anybody), passkeys',
  );
  const google = await createTestApp({ env: { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' } });
  expect(await describeSignIns(google.services)).toBe('Google, passkeys');
  const own = await createTestApp({ env: { DEMO_SIGN_IN: 'off' } });
  expect(await describeSignIns(own.services)).toBe('passkeys');
  const env = { PUBLIC_ORIGIN: 'http://192.0.2.1', INSECURE_HTTP: 'on' };
  const none = await createTestApp({ env });
  expect(await describeSignIns(none.services)).toBe('none: set one up, or use npm run owner-link');
});

it('says of the admin who is there, or how to become the first one', async () => {
  const { services, db } = await createTestApp({ env: { DEMO_SIGN_IN: 'off' } });
  expect(await describeAdmin(services)).toBe('whoever opens the link of npm run owner-link');
  const { id } = await newMember(services);
  await db.updateTable('users').set({ admin_since: 1 }).where('id', '=', id).execute();
  expect(await describeAdmin(services)).toBe(
    'by the owner link; npm run owner-link makes another one',
  );
});
