import { expect, it } from 'vitest';
import { issuerApp, signInAtIssuer } from '../../../test/factories/issuer-sign-in.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { write } from '../../../test/factories/write-as-member.ts';
import { createTestApp } from '../../../test/test-app.ts';
import type { Member } from '../../platform/http/viewer.ts';
import { DEFAULT_NAME } from '../members/profile.ts';
import { DEFAULT_PROFILE, formDataOf } from '../posts/post.ts';

const FORM = {
  style: 'gpt4-context',
  fields: JSON.stringify({ context: 'A sandwich' }),
  humor_level: 'mild',
} as const;

/** A member with a post, and the places where it says what it is called. */
async function member() {
  const app = await createTestApp();
  const { browser, member } = await memberBrowser(app, { name: 'Ada' });
  const writer = { id: member.id, kind: 'member' } as Member;
  const { postId, generationId } = await write(app.services, writer, 'I made a sandwich.');
  const saveAccount = (name: string) =>
    browser.fetch('/account.data', {
      method: 'POST',
      body: new URLSearchParams({ intent: 'save-profile', displayName: name, bio: '' }),
    });
  const saveCard = (displayName: string) =>
    browser.fetch(`/api/generations/${generationId}/profile`, {
      method: 'PUT',
      json: { displayName, bio: 'Counts.', useAccountData: false, useProfilePicture: false },
    });
  /** Shares it from a card that was saved before a name was refused. */
  const shareAs = async (profileName: string) => {
    const form_data = JSON.stringify(formDataOf(FORM, { ...DEFAULT_PROFILE, profileName }));
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
  ['аdmin', 'This name could be taken for the people who run this site. Pick another one.'],
  ['\u3164', 'Display name is required.'],
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
