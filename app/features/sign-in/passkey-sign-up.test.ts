import { expect, it } from 'vitest';
import {
  beginTask,
  finishTask,
  passkeyBrowser,
  passkeySite,
  runTask,
  sendPasskeyForm,
} from '../../../test/factories/passkey-sign-in.ts';
import { signInRows } from '../../../test/factories/issuer-sign-in.ts';
import { softwarePasskey } from '../../../test/factories/software-passkey.ts';
import { recordLog } from '../../../test/record-log.ts';
import { createBrowser, createTestApp, type TestApp } from '../../../test/test-app.ts';
import { DELETE_PHRASE } from '../../domain/sign-in/account-words.ts';

async function userIds({ db }: TestApp) {
  return (await db.selectFrom('users').select('id').execute()).map(({ id }) => id);
}

it('signs no member up once more, at the begin or at the end', async () => {
  const log = recordLog();
  const app = await createTestApp({ overrides: { log: log.log } });
  const one = passkeyBrowser(app);
  const other = passkeyBrowser(app);
  const begunAsGuest = await beginTask(one.browser, 'signup');
  const second = softwarePasskey(passkeySite(app));
  await runTask(one, 'signup');
  const begun = await beginTask(one.browser, 'signup');
  expect([begun.status, begun.title]).toEqual([403, expect.stringContaining('Sign out first')]);
  const done = await finishTask(one.browser, 'signup', second.make(begunAsGuest.options));
  expect([done.http, done.title]).toEqual([422, expect.stringContaining('Sign out first')]);
  expect(log.events('sign_in_failed')).toMatchObject([{ reason: 'signed-in' }]);
  expect((await runTask(other, 'signup')).http).toBe(200);
  expect(await signInRows(app)).toEqual({ sessions: 2, users: 2, identities: 2 });
});

it('gives the id of a deleted account to nobody', async () => {
  const app = await createTestApp();
  const one = passkeyBrowser(app);
  await runTask(one, 'signup');
  const [deleted] = await userIds(app);
  const begun = await beginTask(one.browser, 'signup');
  const confirmation = DELETE_PHRASE;
  await sendPasskeyForm(one.browser, '/account/delete', { confirmation });
  expect(await userIds(app)).toEqual([]);
  if (begun.status === 200) {
    const answer = softwarePasskey(passkeySite(app)).make(begun.options);
    await finishTask(one.browser, 'signup', answer);
  }
  await runTask({ browser: createBrowser(passkeySite(app)), passkey: one.passkey }, 'signup');
  expect(await userIds(app)).not.toContain(deleted);
  expect(await userIds(app)).toHaveLength(1);
});
