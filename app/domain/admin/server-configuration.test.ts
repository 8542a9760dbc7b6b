import { expect, it } from 'vitest';
import { addMember } from '../../../test/factories/sign-in.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { readViewer } from '../members/session.server.ts';
import { commandLine, describeSignIns, describeSite } from './server-configuration.server.ts';

it('describes the server only to admins', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: 'boss@corp.example' } });
  const look = async (email: string) => {
    const { cookie } = await addMember(app.services, { email });
    const viewer = await readViewer(app.services, `${cookie.name}=${cookie.value}`);
    return describeSite(app.services, viewer);
  };
  expect(await look('boss@corp.example')).toContainEqual({ label: 'Database', value: 'SQLite' });
  expect(await look('member@corp.example')).toBeNull();
  expect(describeSite(app.services, { kind: 'guest', id: null, guestId: null })).toBeNull();
});

it('names the command of a checkout, with what follows it', () => {
  expect(commandLine('backup')).toBe('npm run backup');
  expect(commandLine('owner-link', 'ada')).toBe('npm run owner-link -- ada');
});

it('lists the active providers', async () => {
  const demo = await createTestApp();
  expect(describeSignIns(demo.services)).toBe(
    'the demo account (anybody may be anybody), passkeys',
  );
  const google = await createTestApp({ env: { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' } });
  expect(describeSignIns(google.services)).toBe('Google, passkeys');
  const own = await createTestApp({ env: { DEMO_SIGN_IN: 'off' } });
  expect(describeSignIns(own.services)).toBe('passkeys');
  const env = { PUBLIC_ORIGIN: 'http://192.0.2.1', INSECURE_HTTP: 'on' };
  const none = await createTestApp({ env });
  expect(describeSignIns(none.services)).toBe('none: set one up, or use npm run owner-link');
});
