import { expect, it } from 'vitest';
import { hashToken } from '../../domain/members/session.server.ts';
import { insertAttempt, takeAttempt } from '../../domain/sign-in/sign-in-store.server.ts';
import {
  connectIdentity,
  disconnectSignIn,
  listSignIns,
} from '../../domain/sign-in/identities.server.ts';
import { type Arrival, signInMember } from '../../domain/sign-in/member-sign-in.server.ts';
import { anotherToken } from '../../../test/factories/token-of.ts';
import {
  clockNow,
  id,
  memberOn,
  newMember,
  servicesOn,
} from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const TEN = Array.from({ length: 10 });

function arrival(): Arrival {
  return {
    provider: 'oidc',
    issuer: 'https://id.example',
    subject: id(),
    name: 'Ada',
    email: 'ada@id.example',
    isEmailVerified: true,
    guestId: null,
    oldToken: null,
    tokens: { invitation: null, ownerLink: null },
    userAgent: '',
    address: '192.0.2.1',
    requestId: 'r',
  };
}

it('makes one member out of ten first sign-ins at once', async () => {
  const services = servicesOn(db());
  const same = arrival();
  const done = await Promise.all(TEN.map(() => signInMember(services, same)));
  expect(new Set(done.map(({ userId }) => userId)).size).toBe(1);
  expect(new Set(done.map(({ token }) => token)).size).toBe(10);
  expect(done.filter(({ isNewUser }) => isNewUser)).toHaveLength(1);
  const users = await db()
    .selectFrom('identities')
    .select('user_id')
    .where('subject', '=', same.subject)
    .execute();
  expect(users).toEqual([{ user_id: done[0]?.userId }]);
});

it('lets one of ten take an attempt, and only with everything that belongs to it', async () => {
  const right = { state: id(), browserToken: 'browser', provider: 'oidc', now: clockNow() };
  const row = {
    state_hash: hashToken(right.state),
    browser_hash: hashToken('browser'),
    provider: 'oidc',
    nonce: 'n',
    code_verifier: 'v',
    next: '/home',
    mode: 'popup',
    intent: 'login',
    link_user_id: null,
    expires_at: right.now + 1,
  } as const;
  await insertAttempt(db(), row);
  for (const wrong of [
    { state: 'other' },
    { browserToken: 'other' },
    { provider: 'google' },
    { now: row.expires_at },
  ]) {
    expect(await takeAttempt(db(), { ...right, ...wrong })).toBeUndefined();
  }
  const taken = await Promise.all(TEN.map(() => takeAttempt(db(), right)));
  expect(taken.filter((attempt) => attempt !== undefined)).toEqual([row]);
});

it('leaves one way in, however many are taken out at once', async () => {
  const services = servicesOn(db());
  services.settings.oidcName = 'single sign-on';
  Object.assign(services, { providers: { ids: [] } });
  const member = await newMember(services);
  const other = await newMember(services);
  for (let count = 0; count < 3; count += 1) {
    const claims = { ...arrival(), picture: null, authenticatedAt: null };
    expect(await connectIdentity(services, member, claims)).toBe(true);
  }
  const { connected } = await listSignIns(services, member);
  expect(connected).toHaveLength(3);
  const [first] = connected;
  expect(await disconnectSignIn(services, other, first!.key)).toBe('missing');
  const outcomes = [];
  for (const { key } of connected) outcomes.push(await disconnectSignIn(services, member, key));
  expect(outcomes).toEqual(['disconnected', 'disconnected', 'last']);
});

it('offers to connect the providers that are not connected yet', async () => {
  const services = servicesOn(db());
  Object.assign(services, { providers: { ids: ['oidc', 'linkedin'] } });
  const member = await newMember(services);
  const offered = async () => (await listSignIns(services, member)).options.map(({ id }) => id);
  expect(await offered()).toEqual(['oidc', 'linkedin']);
  const claims = { ...arrival(), picture: null, authenticatedAt: null };
  await connectIdentity(services, member, claims);
  expect(await offered()).toEqual(['linkedin']);
});

it('gives a member ten tokens, also when eleven are wanted at once', async () => {
  const { services, member } = await memberOn(db());
  const wanted = Array.from({ length: 12 }, () => anotherToken(services, member));
  const made = await Promise.allSettled(wanted);
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  const rows = db().selectFrom('api_tokens').select('id').where('user_id', '=', member.id);
  expect(await rows.execute()).toHaveLength(10);
});
