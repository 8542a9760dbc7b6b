import { expect, it } from 'vitest';
import { decodePng } from '../../../test/decode-png.ts';
import { readPage } from '../../../test/read-page.ts';
import { shareNew, sharePost } from '../../../test/factories/share-as-member.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { write } from '../../../test/factories/write-as-member.ts';
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts';
import { ANONYMOUS } from '../../domain/members/viewer.ts';
import { hidePremise, unsharePost } from '../../domain/posts/sharing.server.ts';
import { deleteOwnPost } from '../../domain/posts/posts.server.ts';
import { findRiddle } from '../../domain/game/riddle.server.ts';
import { sceneOfSentence } from '../../domain/game/draw-game.ts';

const TEXT = [
  'The burrito changed how I lead.',
  'We have since named a meeting room after the incident.',
  'It fell in the elevator, and so did I.',
];
const PREMISE = 'i dropped my burrito in the elevator!';
const HAPPENED = 'I dropped my burrito in the elevator';

/** A site with the riddle of a post. */
async function openRiddle({ text = TEXT.join('\n'), premise = PREMISE } = {}) {
  const app = await createTestApp();
  const { browser: owner, member } = await memberBrowser(app, { name: 'Ada Riddle' });
  const { postId } = await write(app.services, member, text);
  await sharePost(app.services, member, postId, { shownPremise: premise });
  const path = `/post/${postId}/riddle`;
  const ask = async (query = '', browser: TestBrowser = app.browser()) => {
    app.services.pageCache.clear();
    const answer = await browser.fetch(path + query);
    return { status: answer.status, html: await answer.text() };
  };
  return { app, owner, member, postId, path, ask };
}

/** The options of a page and their values, as a reader without script has them. */
function optionsOf(html: string): string[] {
  const all = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)];
  const buttons = all.filter(([, attributes]) => attributes?.includes('name="pick"'));
  const values = buttons.map(([, attributes = '']) => /value="(\d)"/.exec(attributes)?.[1]);
  expect(values).toEqual(['0', '1', '2', '3']);
  return buttons.map(([, , inner = '']) => inner.replaceAll(/<[^>]+>/g, '').replace(/\.$/, ''));
}

/** A page without its options, of which a wrong one may share a word with the right one. */
const rest = (html: string, options: readonly string[]) =>
  options.reduce((left, option) => left.replaceAll(option, ''), html);

it('hides which of four things happened, and every other line, until it is answered', async () => {
  const { app, path, ask } = await openRiddle();
  const { status, html } = await ask();
  const options = optionsOf(html);
  expect([status, options.includes(HAPPENED), new Set(options).size]).toEqual([200, true, 4]);
  expect(html).toContain(TEXT[1]);
  const bare = await ask('.data');
  expect(bare.html).toContain(TEXT[1]);
  for (const asked of [html, bare.html, (await ask('?pick=4')).html]) {
    expect(rest(asked, options)).not.toMatch(/burrito|elevator|"right"|really happened:/i);
  }
  const { meta, title } = readPage(html);
  expect([title, meta['robots']]).toEqual([expect.stringContaining('What really'), 'noindex']);
  expect(meta['og:image']).toMatch(new RegExp(`${path}/picture\\.png$`));
  const picture = await app.browser().fetch(`${path}/picture.png`);
  const { width, height } = await decodePng(Buffer.from(await picture.arrayBuffer()));
  expect([width, height]).toEqual([1200, 627]);
});

it('says what really happened to a right and to a wrong answer, without script', async () => {
  const { ask, postId } = await openRiddle();
  const options = optionsOf((await ask()).html);
  const right = options.indexOf(HAPPENED);
  for (const pick of [right, (right + 1) % 4]) {
    const { text } = readPage((await ask(`?pick=${pick}`)).html);
    expect(text).toContain(pick === right ? 'Correct.' : 'No.');
    expect(text).toContain(`What really happened: ${HAPPENED}.`);
    for (const line of TEXT) expect(text).toContain(line);
  }
  const { html } = await ask(`?pick=${right}`);
  expect(html).toContain(`href="/post/${postId}"`);
  expect(optionsOf((await ask()).html)).toEqual(options);
});

it('has a riddle for a post that says it in every line, and for an event like no other', async () => {
  const every = await openRiddle({
    text: 'A burrito fell.\nIn the elevator the burrito fell apart.',
  });
  const { html } = await every.ask();
  const options = optionsOf(html);
  expect(options).toContain(HAPPENED);
  expect(rest(html, options)).not.toMatch(/burrito|elevator/i);
  const premise = 'Zorblax quibbled';
  expect(sceneOfSentence(premise)).toBeUndefined();
  const odd = await openRiddle({ premise });
  expect(new Set(optionsOf((await odd.ask()).html)).size).toBe(4);
});

it('offers no wrong answer that is nearly the right one', async () => {
  const { app, member } = await openRiddle();
  const row = { shown_premise: 'I called my boss mom in front of the team' };
  // The draw depends on the id.
  for (let count = 0; count < 25; count += 1) {
    const id = await shareNew(app.services, member, `${TEXT.join('\n')} ${count}`, row);
    const riddle = await findRiddle(app.services, ANONYMOUS, id, null);
    const near = riddle?.options.filter((one) => one.startsWith('I called my boss mom'));
    expect([riddle?.options.length, near]).toEqual([4, [row.shown_premise]]);
  }
});

type Opened = Awaited<ReturnType<typeof openRiddle>>;
const set = ({ app, postId }: Opened, row: object) =>
  app.db.updateTable('posts').set(row).where('id', '=', postId).execute();

it.each<[string, (riddle: Opened) => Promise<unknown>]>([
  ['taken back', ({ app, member, postId }) => unsharePost(app.services, member, postId)],
  ['deleted', ({ app, member, postId }) => deleteOwnPost(app.services, member, postId)],
  [
    'not showing what happened',
    ({ app, member, postId }) => hidePremise(app.services, member, postId),
  ],
  ['hidden', (riddle) => set(riddle, { hidden_at: 1, hidden_reason: 'removed' })],
  ['held', (riddle) => set(riddle, { hidden_at: 1, hidden_reason: 'review' })],
  ['grave', (riddle) => set(riddle, { is_grave: 1 })],
])('goes with a post that is %s', async (_, takeDown) => {
  const riddle = await openRiddle();
  expect((await riddle.ask('?pick=0')).status).toBe(200);
  await takeDown(riddle);
  for (const browser of [riddle.app.browser(), riddle.owner]) {
    for (const query of ['', '?pick=0']) {
      const { status, html } = await riddle.ask(query, browser);
      expect([status, /burrito|meeting room/.test(html)]).toEqual([404, false]);
    }
    const picture = await browser.fetch(`${riddle.path}/picture.png`);
    expect(picture.status).toBe(404);
  }
});

it('is gone for a reader who has blocked its author, and for no other', async () => {
  const { app, ask, postId } = await openRiddle();
  const { browser: reader } = await memberBrowser(app);
  expect((await ask('', reader)).status).toBe(200);
  await reader.fetch(`/post/${postId}/block`, { method: 'POST', page: `/post/${postId}` });
  expect((await ask('?pick=0', reader)).status).toBe(404);
  expect((await ask()).status).toBe(200);
});

it('links a post to its riddle for its author alone, while it shows what happened', async () => {
  const { app, owner, member, postId, path } = await openRiddle();
  const read = async (browser: TestBrowser) => (await browser.fetch(`/post/${postId}`)).text();
  expect(await read(owner)).toContain(`href="${path}"`);
  const { browser: stranger } = await memberBrowser(app);
  expect(await read(stranger)).not.toContain(path);
  await hidePremise(app.services, member, postId);
  expect(await read(owner)).not.toContain(path);
});
