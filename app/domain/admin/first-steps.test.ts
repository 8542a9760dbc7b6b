import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newMember } from '../../../test/factories/write-as-member.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { backupName } from '../../platform/backup/stored-backups.server.ts';
import type { Admin } from '../members/viewer.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { changeInstance } from '../instance/instance.server.ts';
import { checkFirstSteps } from './first-steps.server.ts';

const PUBLIC = {
  INSTANCE_NAME: 'The Annex',
  PUBLIC_ORIGIN: 'https://posts.example',
  GOOGLE_CLIENT_ID: 'x',
  GOOGLE_CLIENT_SECRET: 'y',
};

async function openOffice(env: Record<string, string>, freeSpace = 5 * 1024 ** 3) {
  const overrides = { freeSpace: () => Promise.resolve(freeSpace) };
  const app = await createTestApp({ env, overrides });
  const backUp = (at: number) =>
    mkdirSync(join(app.services.settings.backupDir, backupName(at, 'by-hand')), {
      recursive: true,
    });
  const toDo = async () => {
    const found = await checkFirstSteps(app.services);
    return found?.steps.filter(({ isDone }) => !isDone).map(({ title }) => title);
  };
  return { ...app, backUp, toDo };
}

it('lists what is left to do on a first start', async () => {
  const { services, toDo } = await openOffice({});
  expect(await toDo()).toEqual(['Name', 'Address and https', 'Sign-in', 'Admin', 'Backup']);
  const { steps } = (await checkFirstSteps(services))!;
  expect(steps.map(({ words }) => words).join('\n')).toContain('DEMO_SIGN_IN=off');
  const acts = steps.filter(({ isDone, to }) => !isDone && to === undefined);
  expect(acts.map(({ act }) => act)).toEqual([
    'Set PUBLIC_ORIGIN',
    'Set DEMO_SIGN_IN=off',
    expect.stringMatching(/^Run .*owner-link$/),
    expect.stringMatching(/^Run .*backup$/),
  ]);
});

it('waits for a name, and takes the one of the house when the owner chooses that', async () => {
  const { services, toDo } = await openOffice({});
  const name = async () => (await checkFirstSteps(services))?.steps[0]?.name;
  expect([await name(), await toDo()]).toEqual(['Broetry', expect.arrayContaining(['Name'])]);
  const admin: Admin = { ...(await newMember(services)), isAdmin: true };
  await changeInstance(services, admin, { name: 'Broetry' });
  expect([await name(), await toDo()]).toEqual(['Broetry', expect.not.arrayContaining(['Name'])]);
});

it('says who may read and who may sign up, and never waits for it', async () => {
  const { services } = await openOffice({});
  const said = async () =>
    (await checkFirstSteps(services))?.steps
      .filter(({ title }) => title.startsWith('Who may'))
      .map(({ words, isDone }) => [isDone, words.split('.')[0]]);
  expect(await said()).toEqual([
    [true, 'Everybody'],
    [true, 'Everybody'],
  ]);
  const admin: Admin = { ...(await newMember(services)), isAdmin: true };
  await changeInstance(services, admin, { isPrivate: true, signUp: 'invitation' });
  expect(await said()).toEqual([
    [true, 'Members only'],
    [true, 'Whoever has an invitation link'],
  ]);
});

it('names no passkeys while sign-in is by providers only', async () => {
  const { services } = await openOffice(PUBLIC);
  const admin: Admin = { ...(await newMember(services)), isAdmin: true };
  await changeInstance(services, admin, { isProviderOnly: true });
  const found = await checkFirstSteps(services);
  expect(found?.steps.find(({ title }) => title === 'Sign-in')?.words).toBe(
    'People sign in with: Google.',
  );
});

it('has an admin beside the demo account once the owner link has made one', async () => {
  const { services, db, toDo } = await openOffice({});
  expect(await toDo()).toContain('Admin');
  const { id } = await newMember(services);
  await db.updateTable('users').set({ admin_since: 1 }).where('id', '=', id).execute();
  expect(await toDo()).not.toContain('Admin');
});

it('is gone once all is done, and back when the backup is old or the disk is full', async () => {
  const { backUp, toDo, services } = await openOffice(PUBLIC);
  backUp(services.now() - 30 * DAY_MS);
  expect(await toDo()).toEqual(['Backup']);
  backUp(services.now() - 1000);
  expect(await toDo()).toBeUndefined();
  const full = await openOffice(PUBLIC, 100 * 1024 ** 2);
  full.backUp(Date.now());
  expect(await full.toDo()).toEqual(['Storage']);
});

it('names the model that does not answer', async () => {
  const { services, backUp } = await openOffice({ ...PUBLIC, OPENAI_API_KEY: 'sk-x' });
  backUp(services.now());
  const broken = { ...services, modelStatus: { ...services.modelStatus, isFailing: () => true } };
  const found = await checkFirstSteps(broken);
  expect(found?.steps.find(({ isDone }) => !isDone)?.words).toContain('The model does not answer');
});
