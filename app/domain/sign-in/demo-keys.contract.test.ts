import { expect, it } from 'vitest';
import { onDatabase } from '../../../test/contracts/databases.ts';
import { anotherToken } from '../../../test/factories/token-of.ts';
import { newMember, servicesOn } from '../../../test/factories/write-as-member.ts';
import type { Admin } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { changeInstance } from '../instance/instance.server.ts';
import { isInvited, makeInvitation } from '../invitations/invitations.server.ts';
import { updateUser } from '../members/member-store.server.ts';
import { endDemoKeys } from './demo-account.server.ts';
import { connectIdentity, disconnectSignIn, listSignIns, signInKey } from './identities.server.ts';
import { insertPasskey } from './passkey-store.server.ts';
import { makeRecoveryCodes } from './recovery-codes.server.ts';

const db = onDatabase();

const identity = (provider: string, subject: string) => ({
  provider,
  subject,
  issuer: `https://${provider}.example`,
  email: '',
  isEmailVerified: false,
});

/** Adds one key of each kind. */
async function addKeys(services: Services, member: Awaited<ReturnType<typeof newMember>>) {
  const row = { public_key: 'k', counter: 0, transports: '', label: 'Phone', rp_id: 'localhost' };
  const id = services.newId();
  await insertPasskey(db(), {
    ...row,
    id,
    user_id: member.id,
    created_at: services.now(),
    last_used: null,
  });
  await connectIdentity(services, member, identity('passkey', id));
  await connectIdentity(services, member, identity('oidc', id));
  await anotherToken(services, member);
  await updateUser(db(), member.id, { admin_since: services.now() });
}

async function keysOf(userId: string) {
  const count = async (
    table: 'passkeys' | 'recovery_codes' | 'api_tokens' | 'sessions' | 'identities',
  ) =>
    (await db().selectFrom(table).select('created_at').where('user_id', '=', userId).execute())
      .length;
  const { admin_since } = await db()
    .selectFrom('users')
    .select('admin_since')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return [
    await count('passkeys'),
    await count('recovery_codes'),
    await count('api_tokens'),
    await count('sessions'),
    await count('identities'),
    admin_since !== null,
  ];
}

function demo(services: Services, demoSignIn: 'on' | 'off') {
  Object.assign(services.settings, { demoSignIn });
  return endDemoKeys(services);
}

it('ends the keys that are younger than the demo identity, once after the demo was on', async () => {
  const services = servicesOn(db());
  const [plain, made, connected] = [
    await newMember(services),
    await newMember(services),
    await newMember(services),
  ];
  await connectIdentity(services, made, identity('demo', made.id));
  for (const member of [plain, made, connected]) {
    await addKeys(services, member);
    await makeRecoveryCodes(db(), services, member.id);
  }
  await connectIdentity(services, connected, identity('demo', connected.id));
  await anotherToken(services, connected);
  await demo(services, 'on');
  expect(await keysOf(made.id)).toEqual([1, 10, 1, 1, 3, true]);
  await demo(services, 'off');
  expect(await keysOf(plain.id)).toEqual([1, 10, 1, 1, 2, true]);
  // The session that made the demo identity is older.
  expect(await keysOf(made.id)).toEqual([0, 0, 0, 1, 1, false]);
  expect(await keysOf(connected.id)).toEqual([1, 10, 1, 1, 3, true]);
  // The operator lets the member in again: what it makes then stays.
  await addKeys(services, made);
  await demo(services, 'off');
  expect(await keysOf(made.id)).toEqual([1, 0, 1, 1, 3, true]);
  await demo(services, 'on');
  await demo(services, 'off');
  expect(await keysOf(made.id)).toEqual([0, 0, 0, 1, 1, false]);
});

it('ends a session and a token of the demo account, however old', async () => {
  const services = servicesOn(db());
  const member = await newMember(services);
  await anotherToken(services, member);
  for (const table of ['sessions', 'api_tokens'] as const) {
    await db()
      .updateTable(table)
      .set({ provider: 'demo', created_at: 1 })
      .where('user_id', '=', member.id)
      .execute();
  }
  await db()
    .insertInto('identities')
    .values({
      issuer: 'd',
      subject: member.id,
      user_id: member.id,
      provider: 'demo',
      email: '',
      email_verified: 0,
      created_at: 2,
    })
    .execute();
  await demo(services, 'on');
  await demo(services, 'off');
  expect(await keysOf(member.id)).toEqual([0, 0, 0, 0, 1, false]);
});

async function makeAdminKeys(services: Services, member: Awaited<ReturnType<typeof newMember>>) {
  const admin: Admin = { ...member, isAdmin: true };
  const link = await makeInvitation(services, admin, { uses: 3, days: 3 });
  await changeInstance(services, admin, { signedAddresses: services.newId() });
  return new URL(link).searchParams.get('invite');
}

const signed = async () =>
  (await db().selectFrom('instance_settings').selectAll().execute()).some(
    ({ name }) => name === 'signedAddresses',
  );

it('ends the invitations of a demo admin and the signed addresses, and no older invitation', async () => {
  const services = servicesOn(db());
  const [member, other] = [await newMember(services), await newMember(services)];
  const older = await makeAdminKeys(services, member);
  await connectIdentity(services, member, identity('demo', member.id));
  await db()
    .updateTable('identities')
    .set({ created_at: services.now() + 1 })
    .where('subject', '=', member.id)
    .execute();
  const now = services.now() + 2;
  const later = { ...services, now: () => now };
  const younger = await makeAdminKeys(later, member);
  const another = await makeAdminKeys(later, other);
  await demo(later, 'on');
  const live = async () => [
    await isInvited(later, older),
    await isInvited(later, younger),
    await isInvited(later, another),
    await signed(),
  ];
  expect(await live()).toEqual([true, true, true, true]);
  await demo(later, 'off');
  expect(await live()).toEqual([true, false, true, false]);
});

it('ends the signed addresses also where no account has a demo identity any more', async () => {
  const services = servicesOn(db());
  await demo(services, 'on');
  await makeAdminKeys(services, await newMember(services));
  await demo(services, 'off');
  expect(await signed()).toBe(false);
  await makeAdminKeys(services, await newMember(services));
  await demo(services, 'off');
  expect(await signed()).toBe(true);
});

it('ends the younger keys of an account that disconnects its demo identity, and no older ones', async () => {
  const services = servicesOn(db());
  const member = await newMember(services);
  await connectIdentity(services, member, identity('google', member.id));
  const now = services.now() + 10;
  const later = { ...services, now: () => now };
  await connectIdentity(later, member, identity('demo', member.id));
  await addKeys(later, member);
  const invitation = await makeAdminKeys(later, member);
  const key = signInKey({ issuer: 'https://demo.example', subject: member.id });
  const { connected } = await listSignIns(later, member);
  expect(connected.filter(({ kept }) => kept !== null)).toEqual([]);
  expect(await disconnectSignIn(later, member, key)).toBe('disconnected');
  const [passkeys, codes, tokens, , identities, isAdmin] = await keysOf(member.id);
  expect([passkeys, codes, tokens, identities, isAdmin]).toEqual([0, 0, 0, 1, false]);
  expect(await isInvited(later, invitation)).toBe(false);
});

it('keeps the demo identity that an account began with, as its other ways in end with it', async () => {
  const services = servicesOn(db());
  const member = await newMember(services);
  await connectIdentity(services, member, identity('demo', member.id));
  const later = { ...services, now: () => services.now() + 10 };
  await connectIdentity(later, member, identity('google', member.id));
  const { connected } = await listSignIns(later, member);
  expect(connected.map(({ kept }) => kept)).toEqual(['demo', null]);
  for (const { key, kept } of connected)
    expect(await disconnectSignIn(later, member, key)).toBe(kept ?? 'disconnected');
});
