import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { decodePng } from '../../../test/decode-png.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { newMember } from '../../../test/factories/write-as-member.ts';
import { createTestApp } from '../../../test/test-app.ts';

const ORIGIN = 'https://broetry.example';
const SECRET = 'the signing secret of the chat';

it('shows the best post of today at a fixed address', async () => {
  const app = await createTestApp();
  expect((await app.browser().fetch('/best.png')).status).toBe(404);
  const author = await newMember(app.services);
  await shareNew(app.services, author, 'It was quiet.');
  const picture = async () => {
    app.services.pageCache.clear();
    return Buffer.from(await (await app.browser().fetch('/best.png')).arrayBuffer());
  };
  const quiet = await picture();
  const { width, height } = decodePng(quiet);
  expect([width, height]).toEqual([1920, 1080]);
  const id = await shareNew(app.services, author, 'It was loud.');
  await app.db.updateTable('posts').set({ reactions: 9 }).where('id', '=', id).execute();
  expect((await picture()).equals(quiet)).toBe(false);
}, 60_000);

it('describes a shared post as oEmbed, and no other address', async () => {
  const app = await createTestApp({ env: { PUBLIC_ORIGIN: ORIGIN } });
  const id = await shareNew(app.services, await newMember(app.services), 'I <ran>.\nTwice.');
  const ask = (url: string, more = '') =>
    app.browser().fetch(`/oembed?url=${encodeURIComponent(url)}${more}`);
  const answer = await ask(`${ORIGIN}/post/${id}`, '&maxwidth=300&format=json');
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      version: '1.0',
      type: 'rich',
      title: 'I <ran>.',
      author_name: expect.any(String),
      provider_name: 'Broetry',
      provider_url: ORIGIN,
      cache_age: 300,
      thumbnail_url: `${ORIGIN}/post/${id}/picture.png?size=link`,
      thumbnail_width: 1200,
      thumbnail_height: 627,
      html: expect.stringContaining('<blockquote><p>I &lt;ran&gt;.</p><p>Twice.</p>'),
      width: 300,
      height: null,
    },
  ]);
  expect(await (await app.browser().fetch(`/post/${id}`)).text()).toContain(
    'type="application/json+oembed"',
  );
  const statuses = [ask(`${ORIGIN}/post/none`), ask(`https://other.example/post/${id}`), ask('')];
  for (const { status } of await Promise.all(statuses)) expect(status).toBe(404);
  expect((await ask(`${ORIGIN}/post/${id}`, '&format=xml')).status).toBe(501);
  await app.db.updateTable('posts').set({ hidden_at: 1 }).where('id', '=', id).execute();
  app.services.pageCache.clear();
  expect((await ask(`${ORIGIN}/post/${id}`)).status).toBe(404);
});

/** Sends a command as a chat server does: form, signature over time and body. */
async function chat(env: Record<string, string>) {
  const app = await createTestApp({ env: { PUBLIC_ORIGIN: ORIGIN, ...env } });
  return async (text: string, { secret = SECRET, age = 0, tamper = '' } = {}) => {
    const body = new URLSearchParams({ command: '/broem', team_id: 'T1', text }).toString();
    const timestamp = String(Math.floor(app.services.now() / 1000) - age);
    const signature = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex');
    const answer = await app.raw('/slash-command', {
      method: 'POST',
      headers: {
        host: 'broetry.example',
        'content-type': 'application/x-www-form-urlencoded',
        'x-slack-request-timestamp': timestamp,
        'x-slack-signature': `v0=${signature}`,
      },
      body: body + tamper,
    });
    const message = JSON.parse(answer.body) as { response_type?: string; text?: string };
    return { status: answer.status, ...message };
  };
}

it('answers a signed slash command in the channel', async () => {
  const say = await chat({ SLASH_COMMAND_SECRET: SECRET });
  const post = await say('my stapler <resigned>');
  expect(post).toMatchObject({ status: 200, response_type: 'in_channel' });
  expect(post.text).toContain('stapler');
  expect(post.text).toContain(`_Satire. Made with <${ORIGIN}|Broetry>._`);
  expect(post.text).not.toContain('<resigned>');
  expect((await say('unhinged my stapler resigned')).response_type).toBe('in_channel');
  for (const text of ['', 'help', '  '])
    expect(await say(text)).toMatchObject({ status: 200, response_type: 'ephemeral' });
});

it('refuses a forged or old slash command, and every one without the setting', async () => {
  const say = await chat({ SLASH_COMMAND_SECRET: SECRET });
  expect((await say('x y z', { secret: 'another secret of a chat' })).status).toBe(401);
  expect((await say('x y z', { age: 301 })).status).toBe(401);
  expect((await say('x y z', { age: -301 })).status).toBe(401);
  expect((await say('x y z', { tamper: '&text=other' })).status).toBe(401);
  expect((await (await chat({}))('my stapler resigned')).status).toBe(404);
});
