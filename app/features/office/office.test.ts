import { answerWith } from '../../../test/fake-model-provider.ts';
import { fakeProvider, modelEnvironment, PATIENT } from '../../../test/model-settings.ts';
import { createHmac } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { decodePng } from '../../../test/decode-png.ts';
import { accessAdmin } from '../../../test/factories/save-access.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { ADMIN } from '../../../test/factories/visitors.ts';
import { newMember } from '../../../test/factories/write-as-member.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const ORIGIN = 'https://broetry.example';
const SECRET = 'the signing secret of the chat';

it('shows the best post of today at a fixed address, and says what it is and where it is from', async () => {
  const app = await createTestApp();
  const picture = async () => {
    app.services.pageCache.clear();
    return Buffer.from(await (await app.browser().fetch('/best.png')).arrayBuffer());
  };
  const draw = vi.spyOn(app.services.pictures, 'draw');
  const house = await picture();
  const site = new URL(app.services.publicOrigin).host;
  const fromHouse = { banner: { title: 'From the house', site } };
  const byHouse = { ...fromHouse, author: expect.objectContaining({ name: 'The House' }) };
  const houseInput = { card: expect.objectContaining(byHouse) as unknown, size: 'screen' };
  expect(draw).toHaveBeenCalledWith(houseInput, { network: 'unknown' });
  expect(await decodePng(house)).toMatchObject({ width: 1920, height: 1080 });
  const author = await newMember(app.services);
  await shareNew(app.services, author, 'It was quiet.');
  const quiet = await picture();
  const banner = { title: 'The best post of today', site };
  const input = { card: expect.objectContaining({ banner }) as unknown, size: 'screen' };
  expect(draw).toHaveBeenCalledWith(input, { network: 'unknown' });
  const { width, height } = await decodePng(quiet);
  expect([width, height]).toEqual([1920, 1080]);
  const id = await shareNew(app.services, author, 'It was loud.');
  await app.db.updateTable('posts').set({ reactions: 9 }).where('id', '=', id).execute();
  expect((await picture()).equals(quiet)).toBe(false);
}, 60_000);

/** The response parameters of oembed.com §2.3.4 and of its type rich, within the asked `maxwidth` and `maxheight`. */
function richWithin(query: string) {
  const asked = new URLSearchParams(query);
  const side = (name: string) =>
    z
      .int()
      .positive()
      .max(Number(asked.get(name) ?? Infinity));
  const [width, height] = [side('maxwidth'), side('maxheight')];
  const thumbnail = { thumbnail_url: z.url(), thumbnail_width: width, thumbnail_height: height };
  const rich = z.strictObject({
    type: z.literal('rich'),
    version: z.literal('1.0'),
    title: z.string().optional(),
    author_name: z.string().optional(),
    author_url: z.url().optional(),
    provider_name: z.string().optional(),
    provider_url: z.url().optional(),
    cache_age: z.int().optional(),
    html: z.string().min(1),
    width,
    height,
    ...z.object(thumbnail).partial().shape,
  });
  // "If this parameter is present, thumbnail_width and thumbnail_height must also be present."
  const isWhole = (one: object) =>
    new Set(Object.keys(thumbnail).map((key) => key in one)).size === 1;
  return rich.refine(isWhole, 'a part of the thumbnail is missing');
}

it('describes a shared post as oEmbed, and no other address', async () => {
  const app = await createTestApp({ env: { PUBLIC_ORIGIN: ORIGIN } });
  const id = await shareNew(app.services, await newMember(app.services), 'I <ran>.\nTwice.');
  const ask = (url: string, more = '') =>
    app.browser().fetch(`/oembed?url=${encodeURIComponent(url)}${more}`);
  const read = async (more: string) =>
    richWithin(more).parse(await (await ask(`${ORIGIN}/post/${id}`, more)).json());
  const whole = await read('&format=json');
  expect(whole.html).toContain('<blockquote><p>I &lt;ran&gt;.</p><p>Twice.</p>');
  expect(whole.thumbnail_url).toBe(`${ORIGIN}/post/${id}/picture.png?size=link`);
  expect(await read('&maxwidth=1200&maxheight=627')).toEqual(whole);
  for (const small of ['&maxwidth=300', '&maxwidth=1199', '&maxheight=90', '&maxheight=626'])
    expect(await read(small)).not.toHaveProperty('thumbnail_url');
  expect(await (await app.browser().fetch(`/post/${id}`)).text()).toContain(
    'type="application/json+oembed"',
  );
  for (const spelling of [
    `${ORIGIN}/post/${id}/`,
    `${ORIGIN}/POST/${id}//?utm_source=chat#comments`,
    `http://broetry.example/post/${id}`,
    ` https://BROETRY.example:443/post/${id}`,
  ])
    expect([spelling, await (await ask(spelling)).json()]).toEqual([spelling, whole]);
  for (const other of ['other.example', 'broetry.example.evil.example', 'broetry.example:8443']) {
    expect((await ask(`https://${other}/post/${id}/`)).status).toBe(404);
  }
  for (const other of [`ftp://broetry.example/post/${id}`, `${ORIGIN}/post/${id}/picture.png`])
    expect((await ask(other)).status).toBe(404);
  const statuses = [ask(`${ORIGIN}/post/none`), ask(`https://other.example/post/${id}`), ask('')];
  for (const { status } of await Promise.all(statuses)) expect(status).toBe(404);
  expect((await ask(`${ORIGIN}/post/${id}`, '&format=xml')).status).toBe(501);
  await app.db.updateTable('posts').set({ hidden_at: 1 }).where('id', '=', id).execute();
  app.services.pageCache.clear();
  expect((await ask(`${ORIGIN}/post/${id}`)).status).toBe(404);
});

/** Sends a command as a chat server does: form, signature over time and body. */
async function chat(env: Record<string, string>) {
  return chatWith(await createTestApp({ env: { PUBLIC_ORIGIN: ORIGIN, ...env } }));
}

function chatWith(app: TestApp) {
  return async (
    text: string,
    { secret = SECRET, age = 0, tamper = '', isUnsigned = false } = {},
  ) => {
    const body = new URLSearchParams({ command: '/broem', team_id: 'T1', text }).toString();
    const timestamp = String(Math.floor(app.services.now() / 1000) - age);
    const signature = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex');
    const answer = await app.raw('/slash-command', {
      method: 'POST',
      headers: {
        host: 'broetry.example',
        'content-type': 'application/x-www-form-urlencoded',
        'x-slack-request-timestamp': timestamp,
        ...(isUnsigned ? {} : { 'x-slack-signature': `v0=${signature}` }),
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

it('answers a slash command by the model where that is in time, and says who wrote', async () => {
  const provider = await fakeProvider(answerWith('My stapler has left.\nI am hiring.'));
  const env = { SLASH_COMMAND_SECRET: SECRET, ...modelEnvironment(provider, PATIENT) };
  const say = await chat(env);
  const byModel = await say('my stapler resigned');
  expect(byModel.text).toContain('My stapler has left.\n\nI am hiring.');
  expect(byModel.text).toMatch(/_ Model-written$/);
  provider.behave(() => undefined);
  const start = performance.now();
  const byHouse = await say('my chair resigned');
  expect(performance.now() - start).toBeLessThan(3000);
  expect(byHouse).toMatchObject({ status: 200, response_type: 'in_channel' });
  expect(byHouse.text).toMatch(/_ Written by the house writer: the model did not deliver\.$/);
});

it('refuses a forged or old slash command, and every one without the setting', async () => {
  const say = await chat({ SLASH_COMMAND_SECRET: SECRET });
  expect((await say('x y z', { secret: 'another secret of a chat' })).status).toBe(401);
  expect((await say('x y z', { age: 301 })).status).toBe(401);
  expect((await say('x y z', { age: -301 })).status).toBe(401);
  expect((await say('x y z', { tamper: '&text=other' })).status).toBe(401);
  expect((await say('x y z', { isUnsigned: true })).status).toBe(401);
  expect((await (await chat({}))('my stapler resigned')).status).toBe(404);
});

it('takes a signature once, also of requests at the same time and after a restart', async () => {
  const env = { PUBLIC_ORIGIN: ORIGIN, SLASH_COMMAND_SECRET: SECRET };
  const overrides = { now: () => Date.UTC(2026, 10, 26, 12) };
  const first = await createTestApp({ env, overrides });
  const say = chatWith(first);
  const answers = await Promise.all(['', '', ''].map(() => say('my stapler resigned')));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  expect((await say('my stapler resigned', { age: 1 })).status).toBe(200);
  await first.stop();
  const again = await createTestApp({ env: { ...env, DATA_DIR: first.dataDir }, overrides });
  expect((await chatWith(again)('my stapler resigned', { age: 1 })).status).toBe(401);
  expect((await chatWith(again)('my stapler resigned', { age: 2 })).status).toBe(200);
});

it('answers a slash command with the reason while writing is paused, and writes nothing', async () => {
  const env = { PUBLIC_ORIGIN: ORIGIN, SLASH_COMMAND_SECRET: SECRET, ADMIN_EMAILS: ADMIN };
  const app = await createTestApp({ env });
  const { save } = await accessAdmin(app);
  expect((await save({ writing: 'paused', reason: 'The model is on holiday.' })).status).toBe(200);
  const text = 'Writing is paused: The model is on holiday.';
  const refused = { status: 200, response_type: 'ephemeral', text };
  expect(await chatWith(app)('unhinged my stapler resigned')).toEqual(refused);
  expect((await chatWith(app)('help')).text).toContain('Say what happened');
});
