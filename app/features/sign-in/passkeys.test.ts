import { expect, it } from 'vitest';
import {
  beginTask,
  finishTask,
  passkeyBrowser,
  passkeySite,
  runTask,
  sendPasskeyForm,
  viewerOf,
} from '../../../test/factories/passkey-sign-in.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { signInRows } from '../../../test/factories/issuer-sign-in.ts';
import { softwarePasskey } from '../../../test/factories/software-passkey.ts';
import { recordLog } from '../../../test/record-log.ts';
import { createBrowser, createTestApp } from '../../../test/test-app.ts';
import { RATE_LIMITS } from '../../domain/rate-limits/limits.server.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';

const NOBODY = { sessions: 0, users: 0, identities: 0 };

async function opened(env: Record<string, string> = {}) {
  const log = recordLog();
  const app = await createTestApp({ env, overrides: { log: log.log } });
  return { app, log, reasons: () => log.events('sign_in_failed').map(({ reason }) => reason) };
}

it('signs up, in and in again with a passkey, without an e-mail', async () => {
  const { app } = await opened();
  const one = passkeyBrowser(app);
  const made = await runTask(one, 'signup');
  expect(made).toMatchObject({ http: 200, status: 'signed-in' });
  expect(new Set(made.codes).size).toBe(10);
  expect(await viewerOf(one.browser)).toMatchObject({ name: 'Ada', email: '', isAdmin: false });
  const first = one.browser.cookies.get('broetry-session');
  const other = { ...one, browser: createBrowser(passkeySite(app)) };
  expect(await runTask(other, 'login')).toMatchObject({ http: 200, status: 'signed-in' });
  expect(await viewerOf(other.browser)).toMatchObject({ name: 'Ada' });
  expect(await runTask(one, 'again')).toMatchObject({ http: 200, status: 'confirmed' });
  expect(one.browser.cookies.get('broetry-session')).not.toBe(first);
  // The earlier session of the browser has ended.
  expect(await signInRows(app)).toEqual({ sessions: 2, users: 1, identities: 1 });
  const page = await (await one.browser.fetch('/account')).text();
  expect(page).toContain('>—<');
  const exported = await (await one.browser.fetch('/account/export')).text();
  expect(JSON.parse(exported)).toMatchObject({ users: [{ email: '—' }] });
  const rows = await app.db.selectFrom('recovery_codes').selectAll().execute();
  for (const code of made.codes ?? []) expect(JSON.stringify(rows)).not.toContain(code);
}, 60_000);

it('refuses a name that is none, before the device is asked', async () => {
  const { app } = await opened();
  const { browser } = passkeyBrowser(app);
  for (const name of ['', ' ', 'x'.repeat(61), 'Admin Person']) {
    const begun = await beginTask(browser, 'signup', name);
    expect([name, begun.status, begun.field]).toEqual([name, 422, 'name']);
  }
  expect(await app.db.selectFrom('login_attempts').selectAll().execute()).toEqual([]);
});

it('takes no answer twice, nor one of another browser, task or challenge', async () => {
  const { app, reasons } = await opened();
  const { browser, passkey } = passkeyBrowser(app);
  const { options } = await beginTask(browser, 'signup');
  const answer = passkey.make(options);
  const elsewhere = createBrowser(passkeySite(app));
  expect((await finishTask(elsewhere, 'signup', answer)).http).toBe(422);
  expect((await finishTask(browser, 'login', answer)).http).toBe(422);
  const foreign = passkey.make(options, { challenge: 'A'.repeat(43) });
  expect((await finishTask(browser, 'signup', foreign)).http).toBe(422);
  expect(await signInRows(app)).toEqual(NOBODY);
  expect((await finishTask(browser, 'signup', answer)).http).toBe(200);
  const replayed = await finishTask(createBrowser(passkeySite(app)), 'signup', answer);
  expect(replayed.http).toBe(422);
  expect((await finishTask(browser, 'signup', answer)).http).toBe(422);
  const login = await beginTask(elsewhere, 'login');
  const used = passkey.use(login.options);
  expect((await finishTask(elsewhere, 'login', used)).http).toBe(200);
  expect((await finishTask(elsewhere, 'login', used)).http).toBe(422);
  expect(new Set(reasons())).toEqual(new Set(['no-attempt']));
  expect(await signInRows(app)).toEqual({ sessions: 2, users: 1, identities: 1 });
});

it('takes no answer after ten minutes', async () => {
  let now = Date.now();
  const app = await createTestApp({ overrides: { now: () => now } });
  const { browser, passkey } = passkeyBrowser(app);
  const { options } = await beginTask(browser, 'signup');
  now += 10 * MINUTE_MS;
  expect((await finishTask(browser, 'signup', passkey.make(options))).http).toBe(422);
  expect(await signInRows(app)).toEqual(NOBODY);
});

it('takes no answer for another origin, host or kind, and none that counts back', async () => {
  const { app, log, reasons } = await opened();
  const one = passkeyBrowser(app);
  const site = passkeySite(app);
  for (const [lies, reason] of [
    [{ origin: 'https://evil.example' }, 'wrong-origin'],
    [{ origin: `${site}.evil.example` }, 'wrong-origin'],
    [{ origin: app.origin }, 'wrong-origin'],
    [{ rpId: 'evil.example' }, 'wrong-rp'],
    [{ type: 'webauthn.get' }, 'wrong-type'],
    [{ crossOrigin: true }, 'cross-origin'],
    [{ topOrigin: 'https://evil.example' }, 'cross-origin'],
    [{ attestation: { fmt: 'packed', statement: new Map([['x5c', 'chain']]) } }, 'attestation'],
    [{ attestation: { fmt: 'fido-u2f', statement: new Map() } }, 'attestation'],
  ] as const) {
    const done = await runTask(one, 'signup', lies);
    expect([reason, done.http, reasons().at(-1)]).toEqual([reason, 422, reason]);
  }
  expect(await signInRows(app)).toEqual(NOBODY);
  expect((await runTask(one, 'signup')).http).toBe(200);
  const guest = { ...one, browser: createBrowser(site) };
  expect((await runTask(guest, 'login', { counter: 7 })).http).toBe(200);
  for (const [lies, reason] of [
    [{ origin: 'https://evil.example' }, 'wrong-origin'],
    [{ rpId: 'evil.example' }, 'wrong-rp'],
    [{ type: 'webauthn.create' }, 'wrong-type'],
    [{ crossOrigin: true }, 'cross-origin'],
    [{ crossOrigin: true, topOrigin: 'https://evil.example' }, 'cross-origin'],
    [{ counter: 7 }, 'counter-back'],
    [{ counter: 3 }, 'counter-back'],
    [{ counter: 0 }, 'counter-back'],
    [{ id: 'A'.repeat(43) }, 'unknown-passkey'],
    [{ counter: 99, userHandle: Buffer.from('someone').toString('base64url') }, 'not-theirs'],
  ] as const) {
    const stranger = { ...one, browser: createBrowser(site) };
    const done = await runTask(stranger, 'login', lies);
    expect([lies, done.http, reasons().at(-1)]).toEqual([lies, 422, reason]);
    expect(await viewerOf(stranger.browser)).toEqual({ kind: 'guest' });
  }
  // The log names reasons, and nothing of the answers.
  const written = JSON.stringify(log.lines);
  expect(written).not.toContain(one.passkey.id);
  expect(written).not.toContain('evil.example');
});

it('signs nobody in with the passkey of another account, however it is presented', async () => {
  const { app, reasons } = await opened();
  const victim = passkeyBrowser(app);
  await runTask(victim, 'signup');
  const attacker = passkeyBrowser(app);
  // A device that claims to have made the credential of somebody else.
  const claimed = await runTask(attacker, 'signup', { id: victim.passkey.id });
  expect([claimed.http, reasons().at(-1)]).toEqual([422, 'identity-taken']);
  expect(await viewerOf(attacker.browser)).toEqual({ kind: 'guest' });
  // Its own key under the id of somebody else.
  const forged = await runTask(attacker, 'login', { id: victim.passkey.id });
  expect([forged.http, reasons().at(-1)]).toEqual([422, 'not-theirs']);
  const { options } = await beginTask(attacker.browser, 'login');
  const unsigned = attacker.passkey.use(options, {
    id: victim.passkey.id,
    userHandle: Buffer.from(String((await userIds(app))[0])).toString('base64url'),
  });
  expect((await finishTask(attacker.browser, 'login', unsigned)).http).toBe(422);
  expect(reasons().at(-1)).toBe('signature');
  await runTask(attacker, 'signup');
  const connected = await runTask(attacker, 'connect', { id: victim.passkey.id });
  expect([connected.http, reasons().at(-1)]).toEqual([422, 'identity-taken']);
  const confirmed = await runTask({ ...victim, browser: attacker.browser }, 'again');
  expect([confirmed.http, reasons().at(-1)]).toEqual([422, 'not-theirs']);
  // Begun by one member, finished as another.
  const begun = await beginTask(attacker.browser, 'connect');
  const session = victim.browser.cookies.get('broetry-session') ?? '';
  attacker.browser.cookies.set('broetry-session', session);
  const answer = softwarePasskey(passkeySite(app)).make(begun.options);
  expect((await finishTask(attacker.browser, 'connect', answer)).http).toBe(422);
  expect(await app.db.selectFrom('passkeys').select('id').execute()).toHaveLength(2);
});

async function userIds(app: Awaited<ReturnType<typeof opened>>['app']) {
  return (await app.db.selectFrom('users').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );
}

it('adds passkeys after a recent sign-in only, and never takes the last way in', async () => {
  let now = Date.now();
  const app = await createTestApp({ overrides: { now: () => now } });
  const one = passkeyBrowser(app);
  await runTask(one, 'signup');
  const second = { browser: one.browser, passkey: softwarePasskey(passkeySite(app)) };
  const { options } = await beginTask(one.browser, 'connect');
  const answer = second.passkey.make(options);
  const added = await finishTask(one.browser, 'connect', answer, ' Work  phone ');
  expect(added).toMatchObject({ http: 200, status: 'connected' });
  expect(await (await one.browser.fetch('/account')).text()).toContain('Work phone');
  const remove = async (id: string, confirmed = '') => {
    const key = JSON.stringify(['urn:broetry:passkey', id]);
    const form = { 'sign-in': key, confirmed };
    return (await sendPasskeyForm(one.browser, '/account/sign-ins/disconnect', form)).status;
  };
  now += 11 * MINUTE_MS;
  expect((await beginTask(one.browser, 'connect')).status).toBe(403);
  expect(await remove(one.passkey.id)).toBe(403);
  expect(await (await one.browser.fetch('/account')).text()).toContain(
    'Sign in again with a passkey',
  );
  await runTask(second, 'again');
  await app.db.updateTable('recovery_codes').set({ used_at: now }).execute();
  expect(await remove(one.passkey.id)).toBe(200);
  expect(await remove(second.passkey.id)).toBe(409);
  const guest = { ...one, browser: createBrowser(passkeySite(app)) };
  expect((await runTask(guest, 'login')).http).toBe(422);
  const renewed = await sendPasskeyForm(one.browser, '/account/recovery-codes', {});
  expect(renewed.status).toBe(200);
  // With codes left, the last passkey may go, once that is confirmed.
  expect(await (await one.browser.fetch('/account')).text()).toContain(
    'Then only your 10 recovery codes let you in.',
  );
  expect(await remove(second.passkey.id)).toBe(409);
  expect(await remove(second.passkey.id, 'yes')).toBe(200);
  expect(await app.db.selectFrom('passkeys').select('id').execute()).toEqual([]);
});

it('connects a passkey to an account of a provider', async () => {
  const { app } = await opened();
  const { browser: made, member } = await memberBrowser(app, { email: 'ada@id.example' });
  const browser = createBrowser(passkeySite(app));
  browser.cookies.set(member.cookie.name, member.cookie.value);
  const passkey = softwarePasskey(passkeySite(app));
  expect((await runTask({ browser, passkey }, 'connect')).status).toBe('connected');
  const guest = createBrowser(passkeySite(app));
  expect((await runTask({ browser: guest, passkey }, 'login')).status).toBe('signed-in');
  expect(await viewerOf(guest)).toMatchObject({ email: 'ada@id.example' });
  expect(await (await made.fetch('/account')).text()).toContain('Passkey in');
});

it('signs in once by each recovery code, with one answer to every failure', async () => {
  const { app, reasons } = await opened();
  const one = passkeyBrowser(app);
  const { codes = [] } = await runTask(one, 'signup');
  const [first = '', second = ''] = codes;
  const redeem = async (code: string, from = '192.0.2.1') => {
    const browser = createBrowser(passkeySite(app));
    const answer = await browser.fetch('/recovery', {
      body: new URLSearchParams({ code }),
      from,
    });
    const words = /role="alert"[^>]*>([^<]*)/.exec(await answer.text())?.[1];
    return { browser, status: answer.status, words };
  };
  const good = await redeem(` ${first.toUpperCase().replaceAll('-', ' ')} `);
  expect(good.status).toBe(302);
  expect(await viewerOf(good.browser)).toMatchObject({ name: 'Ada' });
  const failures = [await redeem(first), await redeem(''), await redeem('x'.repeat(50))];
  // Tries of one network count, right or wrong.
  const left = RATE_LIMITS['recovery-code'].points - 1 - failures.length;
  for (let tries = 0; tries < left; tries += 1) failures.push(await redeem(`guess-${tries}`));
  const limited = await redeem(second);
  expect(limited.status).toBe(429);
  expect(new Set(failures.map(({ words }) => words)).size).toBe(1);
  expect(limited.words).toBe((await redeem('x')).words);
  expect(limited.words).toContain('Try again in');
  expect(failures.every(({ status }) => status === 422)).toBe(true);
  expect(new Set(reasons())).toEqual(new Set(['bad-code']));
  expect((await redeem(second, '198.51.100.1')).status).toBe(302);
  const renewed = await sendPasskeyForm(one.browser, '/account/recovery-codes', {});
  expect(renewed.status).toBe(200);
  expect((await redeem(codes[2] ?? '', '198.51.100.1')).status).toBe(422);
});

it.each([
  ['at 127.0.0.1', {}, '127.0.0.1', 'a name, not a number', 'http://localhost:PORT'],
  ['at [::1]', {}, '[::1]', 'a name, not a number', 'http://localhost:PORT'],
  [
    'over plain http',
    { PUBLIC_ORIGIN: 'http://broetry.example', INSECURE_HTTP: 'on' },
    'broetry.example',
    'need https',
    'https://broetry.example',
  ],
  [
    'beside PUBLIC_ORIGIN',
    { PUBLIC_ORIGIN: 'https://broetry.example' },
    'localhost',
    'work at broetry.example',
    'https://broetry.example',
  ],
])('says %s why passkeys do not work, and where they do', async (_, env, name, why, link) => {
  const app = await createTestApp({ env });
  const { port } = app.services;
  const host = name === 'broetry.example' ? name : `${name}:${port}`;
  for (const path of ['/login', '/signup']) {
    const page = (await app.raw(path, { headers: { host } })).body;
    expect([path, page.includes(why)]).toEqual([path, true]);
    expect(page).toContain(link.replace('PORT', String(port)));
  }
  const site = `http://${host}`;
  const begun = await app.raw('/api/passkeys', {
    method: 'POST',
    headers: { host, origin: site, 'content-type': 'application/json' },
    body: JSON.stringify({ task: 'signup', name: 'Ada' }),
  });
  expect(begun.status).toBe(422);
});

it('needs a script, and says so', async () => {
  const { app } = await opened();
  const page = await (await createBrowser(passkeySite(app)).fetch('/login')).text();
  expect(page).toContain('A passkey needs JavaScript');
  expect(page).toContain('Sign in with a passkey');
});
