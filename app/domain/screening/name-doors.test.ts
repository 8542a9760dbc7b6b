import { expect, it } from 'vitest';
import { issuerApp, signInAtIssuer } from '../../../test/factories/issuer-sign-in.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { write } from '../../../test/factories/write-as-member.ts';
import { openDemo } from '../../../test/factories/demo-sign-in.ts';
import { beginTask, passkeySite } from '../../../test/factories/passkey-sign-in.ts';
import { createBrowser, createTestApp } from '../../../test/test-app.ts';
import type { Member } from '../members/viewer.ts';
import { DEFAULT_NAME, NAME_REQUIRED } from '../members/profile.ts';
import { DEFAULT_PROFILE, formDataOf } from '../posts/post.ts';
import { writeStoredForm } from '../posts/stored-forms.server.ts';
import { RESERVED_NAME, LINK_IN_NAME } from './moderation-words.ts';

const FORM = {
  style: 'gpt4-context',
  fields: { context: 'A sandwich' },
  humor_level: 'mild',
} as const;

/** A member with a post, and the places where it says what it is called. */
async function member() {
  const app = await createTestApp();
  const { browser, member } = await memberBrowser(app, { name: 'Ada' });
  const writer = { id: member.id, kind: 'member' } as Member;
  const { postId, generationId } = await write(app.services, writer, 'I made a sandwich.');
  const saveAccount = (name: string) =>
    browser.fetch('/account/profile', {
      method: 'POST',
      body: new URLSearchParams({ displayName: name, bio: '' }),
    });
  const saveCard = (displayName: string) =>
    browser.fetch(`/api/generations/${generationId}/profile`, {
      method: 'PUT',
      json: { displayName, bio: 'Counts.', useAccountData: false, useProfilePicture: false },
    });
  /** Shares it from a card that was saved before a name was refused. */
  const shareAs = async (profileName: string) => {
    const form_data = writeStoredForm(formDataOf(FORM, { ...DEFAULT_PROFILE, profileName }));
    await app.db.updateTable('posts').set({ form_data }).where('id', '=', postId).execute();
    return browser.fetch(`/api/generations/${generationId}/share`, { method: 'POST' });
  };
  return { app, saveAccount, saveCard, shareAs };
}

/** What somebody is called here whom its provider calls like that. */
async function signInAs(name: string): Promise<string[]> {
  const app = await issuerApp({ bend: { user: { name } } });
  await signInAtIssuer(app.browser());
  const users = await app.db.selectFrom('users').select('display_name').execute();
  return users.map(({ display_name }) => display_name);
}

// Which names: profile-screening.test.ts.
it.each([
  ['аdmin', RESERVED_NAME],
  ['\u3164', NAME_REQUIRED],
  ['visit evil。shop', LINK_IN_NAME],
])('lets no account, card, post or sign-in go by "%s"', async (name, words) => {
  const { app, saveAccount, saveCard, shareAs } = await member();
  for (const save of [saveAccount, saveCard, shareAs]) {
    const answer = await save(name);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(words);
  }
  const users = await app.db.selectFrom('users').select('display_name').execute();
  expect(users).toEqual([{ display_name: 'Ada' }]);
  expect(await signInAs(name)).toEqual([DEFAULT_NAME]);
});

it('lets an account, a card, a post and a sign-in go by a name that looks strange to some', async () => {
  const name = '李雷';
  const { saveAccount, saveCard, shareAs } = await member();
  expect((await saveAccount(name)).status).toBe(200);
  expect((await saveCard(name)).status).toBe(200);
  expect((await shareAs(name)).status).toBe(201);
  expect(await signInAs(name)).toEqual([name]);
});

it('lets nobody but the admin go by the name of an admin, however it is spelled', async () => {
  const user = { name: 'Gráce H0pper' };
  const app = await issuerApp({
    bend: { user },
    env: { ADMIN_EMAILS: 'grace@members.example', DEMO_SIGN_IN: 'on' },
  });
  const { browser: grace } = await memberBrowser(app, {
    name: 'Grace Hopper',
    email: 'grace@members.example',
  });
  const marked = await memberBrowser(app, { name: 'Barbara Liskov' });
  await app.db
    .updateTable('users')
    .set({ admin_since: 1 })
    .where('id', '=', marked.member.id)
    .execute();
  const { browser } = await memberBrowser(app);
  const save = (who: typeof browser, displayName: string) =>
    who.fetch('/account/profile', {
      body: new URLSearchParams({ displayName, bio: '' }),
    });
  for (const name of ['Grace Hopper', 'GRACE HOPPER', 'Grасe Hорper', 'Barbara-Liskov']) {
    const refused = await save(browser, name);
    expect([name, refused.status, await refused.text()]).toEqual([
      name,
      422,
      expect.stringContaining(RESERVED_NAME),
    ]);
    const begun = await beginTask(createBrowser(passkeySite(app)), 'signup', name);
    expect([begun.status, begun.title]).toEqual([422, expect.stringContaining(RESERVED_NAME)]);
    const guest = app.browser();
    const demo = await guest.fetch(await openDemo(guest), {
      body: new URLSearchParams({ name, email: 'a@id.example' }),
      headers: { accept: 'text/html' },
    });
    expect([demo.status, await demo.text()]).toEqual([422, expect.stringContaining(RESERVED_NAME)]);
  }
  expect((await save(grace, 'GRACE HOPPER')).status).toBe(200);
  expect((await save(browser, 'Grace Hopper Jones')).status).toBe(200);
  await signInAtIssuer(app.browser());
  const names = await app.db.selectFrom('users').select('display_name').execute();
  expect(names.map(({ display_name }) => display_name).toSorted()).toEqual([
    'Barbara Liskov',
    'GRACE HOPPER',
    'Grace Hopper Jones',
    DEFAULT_NAME,
  ]);
});

it('puts the name of an admin on no card and no comment but those of the admin', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: 'grace@members.example' } });
  const name = 'Grace Adminson';
  const grace = await memberBrowser(app, { name, email: 'grace@members.example' });
  const other = await memberBrowser(app, { name: 'Dana Nobody' });
  const cardOf = async (by: typeof other) => {
    const writer = { id: by.member.id, kind: 'member' } as Member;
    const { postId, generationId } = await write(app.services, writer, 'I made a sandwich.');
    const save = (edit: object) =>
      by.browser.fetch(`/api/generations/${generationId}/profile`, {
        method: 'PUT',
        json: { bio: 'Counts.', useAccountData: false, useProfilePicture: false, ...edit },
      });
    const share = () =>
      by.browser.fetch(`/api/generations/${generationId}/share`, { method: 'POST' });
    return { postId, save, share };
  };
  const { postId, save, share } = await cardOf(other);
  for (const displayName of [name, 'Grace Аdminson', 'Adminson Grace', 'Grace Adminson Jr.']) {
    const refused = await save({ displayName });
    expect([displayName, refused.status, await refused.json()]).toMatchObject([
      displayName,
      422,
      { field: 'displayName', title: RESERVED_NAME },
    ]);
    const profile = { ...DEFAULT_PROFILE, profileName: displayName };
    const form_data = writeStoredForm(formDataOf(FORM, profile));
    await app.db.updateTable('posts').set({ form_data }).where('id', '=', postId).execute();
    const shared = await share();
    expect([shared.status, await shared.text()]).toEqual([
      422,
      expect.stringContaining(RESERVED_NAME),
    ]);
  }
  await app.db
    .updateTable('users')
    .set({ display_name: 'Grace  Adminson' })
    .where('id', '=', other.member.id)
    .execute();
  const account = await save({ displayName: '', bio: '', useAccountData: true });
  expect(account.status).toBe(422);
  const own = await cardOf(grace);
  expect((await own.save({ displayName: 'Grace Adminson' })).status).toBe(200);
  expect((await own.share()).status).toBe(201);
  const comment = (by: typeof other) =>
    by.browser.fetch(`/post/${own.postId}/comments`, {
      body: new URLSearchParams({ text: 'So true.', key: '' }),
    });
  const refused = await comment(other);
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'name-refused' }]);
  expect((await comment(grace)).status).toBe(200);
});
