import { expect, it } from 'vitest';
import type { CommentSection } from '../../../comedy/comment-section/write-section.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { write } from '../../../test/factories/write-as-member.ts';
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts';

const POST = 'My barista spelled my name wrong.\n\nI smiled.\n\nBecause leaders absorb.\n\nAgree?';
const PATH = '/api/comment-sections';

async function ask(browser: TestBrowser, json: object): Promise<CommentSection> {
  return (await (await browser.fetch(PATH, { json })).json()) as CommentSection;
}

it('comments for a guest, stores nothing and uses no free post', async () => {
  const app = await createTestApp();
  const guest = app.browser();
  const answer = await guest.fetch(PATH, { json: { text: POST } });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const section = (await answer.json()) as CommentSection;
  expect(section.comments.length).toBeGreaterThanOrEqual(8);
  expect(await ask(app.browser(), { text: POST, seed: 0, rolls: {} })).toEqual(section);
  expect(await ask(guest, { text: POST, rolls: { sane: 1 } })).not.toEqual(section);
  for (const table of ['guests', 'generations', 'quota_counters'] as const) {
    expect([table, await app.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  }
});

it('leaves grave and empty texts alone, and is gentle with other languages', async () => {
  const app = await createTestApp();
  const guest = app.browser();
  expect(await ask(guest, { text: 'My father passed away last night.' })).toMatchObject({
    spared: 'grave',
    comments: [],
  });
  expect(await ask(guest, { text: ' \n' })).toMatchObject({ spared: 'empty', comments: [] });
  const text = 'Hoy aprendí que el liderazgo no es un título, es una forma de vivir.';
  const { spared, comments } = await ask(guest, { text });
  expect([spared, comments.length]).toEqual(['foreign', 7]);
});

it('stands open below an own post in the HTML, counts against no limit, and leaves a grave post alone', async () => {
  const app = await createTestApp();
  const { browser, member } = await memberBrowser(app);
  const viewer = { kind: 'member', id: member.id } as Parameters<typeof write>[1];
  const read = async (text: string) => {
    const { generationId } = await write(app.services, viewer, text);
    return (await browser.fetch(`/preview?generation=${generationId}`)).text();
  };
  const page = await read(POST);
  const { comments } = await ask(browser, { text: POST });
  expect(comments.every(({ name }) => page.includes(name))).toBe(true);
  expect(page).toContain('Cringe score: ');
  const counters = () =>
    app.db.selectFrom('quota_counters').selectAll().where('scope', 'like', '%comment%').execute();
  const before = await counters();
  await read(`${POST} Thoughts?`);
  expect(await counters()).toEqual(before);
  const grave = await read('My father passed away last night.');
  expect(grave).not.toContain('written by the house');
  expect(grave).not.toContain('Cringe score: ');
});
