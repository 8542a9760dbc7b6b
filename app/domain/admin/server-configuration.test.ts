import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };
import { describeBox } from './choose-writer.server.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/test-app.ts';
import { newMember } from '../../../test/factories/write-as-member.ts';
import {
  commandLine,
  describeAdmin,
  describeSignIns,
  installationOf,
} from './server-configuration.server.ts';

const VERSION = packageFile.version;

it('says what the owner types for a command, as the server was installed', () => {
  expect(commandLine('backup')).toBe('npm run backup');
  expect(commandLine('owner-link', 'ada')).toBe('npm run owner-link -- ada');
  expect(commandLine('owner-link', 'ada', 'package')).toBe(
    `npx ./broetry-${VERSION}.tgz owner-link ada`,
  );
  expect(commandLine('backup', undefined, 'image')).toBe(
    'docker compose exec broetry node build/server/backup.js backup',
  );
  expect(commandLine('owner-link', 'ada', 'image')).toBe(
    'docker compose exec broetry node build/server/owner-link.js ada',
  );
});

it('knows sources, a packed release and the image, which has no scripts, by their folders', () => {
  const root = mkdtempSync(join(tmpdir(), 'installed '));
  const built = join(root, 'build/server/assets');
  expect(installationOf(import.meta.dirname)).toBe('sources');
  expect(installationOf(join(root, 'node_modules/broetry/build/server'))).toBe('package');
  expect(installationOf(built)).toBe('image');
  mkdirSync(join(root, 'scripts'));
  writeFileSync(join(root, 'scripts/bootstrap.mjs'), '');
  expect(installationOf(built)).toBe('sources');
});

it('sends the owner of a container to the model beside it, for npm is not there', () => {
  const localModel = { installed: () => null, isOff: () => false } as never;
  const box = describeBox({ localModel }, 'image');
  expect(box.refusal).toContain('has no npm');
  expect(box.instead).toContain('compose.model.yaml');
  expect(describeBox({ localModel }, 'sources')).toMatchObject({ refusal: null, instead: null });
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
