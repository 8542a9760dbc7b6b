import { expect, it } from 'vitest';
import {
  findLogoPicture,
  listSettingRows,
  saveLogoPicture,
} from '../../domain/instance/instance-store.server.ts';
import { changeInstance, readInstance } from '../../domain/instance/instance.server.ts';
import {
  isInvited,
  makeInvitation,
  spendInvitation,
} from '../../domain/invitations/invitations.server.ts';
import { hasAdmin, listAdminNames } from '../../domain/members/admin-store.server.ts';
import { updateUser } from '../../domain/members/member-store.server.ts';
import { disconnectSignIn, listSignIns } from '../../domain/sign-in/identities.server.ts';
import {
  countForeignPasskeys,
  countRecoveryCodes,
  findPasskey,
  insertPasskey,
  notePasskeyUse,
} from '../../domain/sign-in/passkey-store.server.ts';
import {
  makeRecoveryCodes,
  redeemRecoveryCode,
} from '../../domain/sign-in/recovery-codes.server.ts';
import { insertIdentity } from '../../domain/sign-in/sign-in-store.server.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { deleteOld } from '../../server/job-store.server.ts';
import { clockNow, id, newMember, servicesOn } from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const TEN = Array.from({ length: 10 });
const NO_TOKENS = { browserToken: null, tokens: { invitation: null, ownerLink: null } };
const BROWSER = {
  guestId: null,
  oldToken: null,
  userAgent: '',
  address: '192.0.2.1',
  requestId: 'r',
  ...NO_TOKENS,
};

async function withPasskey(rp_id = 'localhost') {
  const services = servicesOn(db());
  Object.assign(services, { providers: { ids: [] } });
  const member = await newMember(services);
  const row = {
    id: id(),
    user_id: member.id,
    public_key: 'k',
    counter: 0,
    transports: 'internal,hybrid',
    label: 'Phone',
    rp_id,
    created_at: clockNow(),
    last_used: null,
  };
  await insertPasskey(db(), row);
  await insertIdentity(db(), {
    issuer: 'urn:broetry:passkey',
    subject: row.id,
    user_id: member.id,
    provider: 'passkey',
    email: '',
    email_verified: 0,
    created_at: clockNow(),
  });
  return { services, member, row };
}

it('lets a counter only grow, and one of many answers with the same count', async () => {
  const { row } = await withPasskey();
  const use = (counter: number) => notePasskeyUse(db(), { id: row.id, counter, now: 7 });
  // Authenticators that do not count.
  expect([await use(0), await use(0)]).toEqual([true, true]);
  const noted = await Promise.all(TEN.map(() => use(3)));
  expect(noted.filter(Boolean)).toHaveLength(1);
  expect([await use(3), await use(2), await use(0), await use(4)]).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(await findPasskey(db(), row.id)).toEqual({ ...row, counter: 4, last_used: 7 });
});

it('removes the last passkey only confirmed and while codes are left, and its row with it', async () => {
  const { services, member, row } = await withPasskey('old.example');
  const { passkeys } = await listSignIns(services, member);
  expect(passkeys).toMatchObject([{ label: 'Phone', host: 'old.example', lastUsedAt: null }]);
  const [passkey] = passkeys;
  const remove = (isConfirmed: boolean) =>
    disconnectSignIn(services, member, passkey!.key, isConfirmed);
  const kept = async () => (await listSignIns(services, member)).passkeys[0]?.kept;
  expect([await kept(), await remove(true)]).toEqual(['last', 'last']);
  await makeRecoveryCodes(db(), services, member.id);
  expect([await kept(), await remove(false)]).toEqual(['last-but-codes', 'last-but-codes']);
  expect(await remove(true)).toBe('disconnected');
  expect(await findPasskey(db(), row.id)).toBeUndefined();
});

it('counts the passkeys of other hosts', async () => {
  await withPasskey('one.example');
  await withPasskey('two.example');
  await withPasskey('two.example');
  const counted = await countForeignPasskeys(db(), 'localhost');
  expect(counted).toEqual([
    { host: 'one.example', count: 1 },
    { host: 'two.example', count: 2 },
  ]);
});

it('takes a recovery code once, and no old one after a renewal', async () => {
  const { services, member } = await withPasskey();
  const [old = ''] = await makeRecoveryCodes(db(), services, member.id);
  const codes = await makeRecoveryCodes(db(), services, member.id);
  expect(await redeemRecoveryCode(services, old, BROWSER)).toBeNull();
  const done = await Promise.all(
    TEN.map(() => redeemRecoveryCode(services, codes[0] ?? '', BROWSER)),
  );
  const signedIn = done.filter((one) => one !== null && 'userId' in one);
  expect(signedIn).toMatchObject([{ userId: member.id }]);
  expect(await countRecoveryCodes(db(), member.id)).toBe(9);
});

it('admits as many as an invitation is for, however many come at once', async () => {
  const services = servicesOn(db());
  const admin = { ...(await newMember(services)), isAdmin: true } as const;
  const link = await makeInvitation(services, admin, { uses: 3, days: 1 });
  const token = link.slice(link.indexOf('=') + 1);
  expect(await isInvited(services, token)).toBe(true);
  const taken = await Promise.all(TEN.map(() => spendInvitation(db(), services, token)));
  expect(taken.filter(Boolean)).toHaveLength(3);
  expect(await isInvited(services, token)).toBe(false);
  expect(await isInvited(services, null)).toBe(false);
});

it('deletes used codes and expired invitations after 30 days, and no others', async () => {
  const services = servicesOn(db());
  const admin = { ...(await newMember(services)), isAdmin: true } as const;
  const [code = ''] = await makeRecoveryCodes(db(), services, admin.id);
  await redeemRecoveryCode(services, code, BROWSER);
  await makeInvitation(services, admin, { uses: 1, days: 1 });
  await makeInvitation(services, admin, { uses: 1, days: 365 });
  const rows = async () => [
    (await db().selectFrom('recovery_codes').select('id').where('user_id', '=', admin.id).execute())
      .length,
    (await db().selectFrom('invitations').select('id').where('made_by', '=', admin.id).execute())
      .length,
  ];
  const after = async (days: number) => {
    const now = services.now() + days * DAY_MS + 1;
    await deleteOld(services.db, now);
    return rows();
  };
  expect([await after(29), await after(30), await after(31)]).toEqual([
    [10, 2],
    [9, 2],
    [9, 1],
  ]);
});

it('keeps settings with the admin who set them', async () => {
  const services = servicesOn(db());
  const member = await newMember(services);
  const initially = { hasCommunity: true, signUp: 'open', mailDomains: [] };
  expect(await readInstance(db())).toMatchObject(initially);
  const admin = { ...member, isAdmin: true } as const;
  const change = { hasCommunity: false, signUp: 'invitation', mailDomains: ['a.example'] } as const;
  for (const _ of [1, 2]) {
    await changeInstance(services, admin, { ...change, mailDomains: ['a.example'] });
  }
  expect(await readInstance(db())).toMatchObject(change);
  const log = await db()
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'set')
    .orderBy('target_id')
    .execute();
  const of = { actor_id: member.id, target_kind: 'setting' };
  expect(log).toMatchObject([
    { ...of, target_id: 'hasCommunity', reason: 'false' },
    { ...of, target_id: 'mailDomains', reason: '["a.example"]' },
    { ...of, target_id: 'signUp', reason: '"invitation"' },
  ]);
  // A value that this version does not know counts as none.
  await db()
    .updateTable('instance_settings')
    .set({ value: '"by lot"' })
    .where('name', '=', 'signUp')
    .execute();
  await changeInstance(services, admin, { hasCommunity: true });
  expect(await readInstance(db())).toMatchObject({
    ...change,
    hasCommunity: true,
    signUp: 'open',
  });
});

it('knows whether an admin has ever signed in: by address, confirmed, or by the owner link', async () => {
  const { id: member } = await newMember(servicesOn(db()));
  const have = (change: object) =>
    db().updateTable('users').set(change).where('id', '=', member).execute();
  await have({ email: 'Owner@Corp.Example', email_verified: 0 });
  const emails = ['owner@corp.example'];
  expect(await hasAdmin(db(), emails)).toBe(false);
  await have({ email_verified: 1 });
  expect([await hasAdmin(db(), emails), await hasAdmin(db(), [])]).toEqual([true, false]);
  const named = async (admins: string[]) =>
    (await listAdminNames(db(), admins)).some(({ id }) => id === member);
  expect([await named(emails), await named([])]).toEqual([true, false]);
  await updateUser(db(), member, { admin_since: 1 });
  expect(await hasAdmin(db(), [])).toBe(true);
});

it('keeps one picture of the logo, apart from the settings', async () => {
  for (const text of ['one', 'two']) await saveLogoPicture(db(), Buffer.from(text), 1);
  expect(String(await findLogoPicture(db()))).toBe('two');
  expect((await listSettingRows(db())).map(({ name }) => name)).not.toContain('logo-picture');
  await saveLogoPicture(db(), null, 2);
  expect(await findLogoPicture(db())).toBeNull();
});
