import { expect, it } from 'vitest';
import { type Behaviour, refuseWith } from '../../../test/fake-model-provider.ts';
import { CANARY_KEY, fakeProvider } from '../../../test/model-settings.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { shareNew, sharePost } from '../../../test/factories/share-as-member.ts';
import { write } from '../../../test/factories/write-as-member.ts';
import { samplePicture } from '../../../test/pictures.ts';
import { UNLIMITED } from '../../../test/factories/rate-limits.ts';
import { uploader } from '../../../test/factories/upload-as-member.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { attachPicture } from '../posts/attachments.server.ts';
import { shareGeneration } from '../posts/sharing.server.ts';
import { LINK_IN_NAME, LINK_IN_BIO } from './moderation-words.ts';

const flags = (flagged: boolean): Behaviour => refuseWith(200, { results: [{ flagged }] });

/** Objects to texts with "sneaky" in them. */
const judge: Behaviour = (response, asked) =>
  flags(JSON.stringify(asked.body).includes('sneaky'))(response, asked, 0);

async function moderated(behaviour: Behaviour = judge) {
  const provider = await fakeProvider(behaviour);
  const env = { MODERATION_BASE_URL: provider.baseUrl, MODERATION_API_KEY: CANARY_KEY };
  const app = await createTestApp({ env, overrides: UNLIMITED });
  const { browser, member } = await memberBrowser(app);
  const viewer = { ...member, name: 'Ada' };
  return { app, provider, browser, member, viewer };
}

const saveProfile =
  (browser: { fetch: (path: string, ask: object) => Promise<Response> }) =>
  (displayName: string, bio: string) =>
    browser.fetch('/account/profile', {
      body: new URLSearchParams({ displayName, bio }),
      headers: { accept: 'application/json' },
    });

it('takes no web address and nothing that the endpoint objects to for a name or a bio', async () => {
  const { app, browser, member } = await moderated();
  const save = saveProfile(browser);
  for (const [name, bio, words] of [
    ['www.scam.example/win', '', LINK_IN_NAME],
    ['Ada Swift', 'Win at https://scam.example', LINK_IN_BIO],
    ['Sneaky sneaky', '', 'This name cannot be shown to others.'],
    ['Ada Swift', 'a sneaky bio', 'This bio cannot be shown to others.'],
  ] as const) {
    const answer = await save(name, bio);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(words)]);
  }
  expect((await save('Ada Swift', 'Writes things.')).status).toBe(200);
  const row = await app.db
    .selectFrom('users')
    .select(['display_name', 'bio'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ display_name: 'Ada Swift', bio: 'Writes things.' });
});

it('changes nothing when the endpoint does not answer, and says so', async () => {
  const { browser } = await moderated(refuseWith(500, {}));
  const answer = await saveProfile(browser)('Ada Swift', '');
  expect([answer.status, await answer.text()]).toEqual([
    503,
    expect.stringContaining('This could not be checked just now.'),
  ]);
});

it('lets no flagged words onto the card of a post that is public already', async () => {
  const { app, browser, viewer } = await moderated();
  const id = await shareNew(app.services, viewer, 'I made toast.');
  const { generation_id } = await app.db
    .selectFrom('posts')
    .select('generation_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const put = (displayName: string, bio: string) =>
    browser.fetch(`/api/generations/${generation_id}/profile`, {
      method: 'PUT',
      json: { displayName, bio, useAccountData: false, useProfilePicture: false },
    });
  const refused = await put('Ada', 'a sneaky bio');
  expect([refused.status, await refused.json()]).toMatchObject([422, { field: 'bio' }]);
  expect((await put('www.scam.example/win', 'A bio.')).status).toBe(422);
  const page = await (await app.browser().fetch(`/post/${id}`)).text();
  expect(page).not.toContain('sneaky');
  expect((await put('Ada Swift', 'A calm bio.')).status).toBe(200);
});

it.each(['post', 'generation'] as const)(
  'shares no caption that came while the %s was being screened',
  async (by) => {
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    let isGated = false;
    const { app, viewer } = await moderated(async (response, request) => {
      if (isGated) {
        isGated = false;
        asked.resolve();
        await answered.promise;
      }
      await judge(response, request, 0);
    });
    const { services } = app;
    const { postId, generationId: id } = await write(services, viewer, 'I made toast.');
    const uploaded = await (await uploader(app)).upload({ bytes: await samplePicture(4) });
    const { resource } = (await uploaded.json()) as { resource: { id: string } };
    isGated = true;
    const sharing =
      by === 'post' ? sharePost(services, viewer, postId) : shareGeneration(services, viewer, id);
    await asked.promise;
    const caption = { top: 'a sneaky caption', bottom: '' };
    const attached = await attachPicture(services, viewer, id, {
      resourceId: resource.id,
      caption,
    });
    expect(attached.ok).toBe(true);
    answered.resolve();
    expect(await sharing).toMatchObject({ ok: true, isHeld: true });
    const feed = await (await app.browser().fetch('/api/community')).text();
    expect(feed).not.toContain('toast');
  },
);
