import { expect, it, vi } from 'vitest';
import { memberFace } from '../../domain/faces/face.ts';
import { decodePng } from '../../../test/decode-png.ts';
import { addRound } from '../../../test/factories/reply-as-member.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { NO_REPLY_PICTURE } from '../../domain/replies/reply-round.ts';
import { writeCommentSection } from '../../../comedy/comment-section/write-section.ts';

const POST = 'We shipped a sandwich on a Friday. Agree?';

async function setUp() {
  const app = await createTestApp();
  const drawing = vi.spyOn(app.services.pictures, 'reply');
  const { browser, member } = await memberBrowser(app);
  const draw = (json: unknown, by = browser) => by.fetch('/api/reply-pictures', { json });
  const replyTo = async (post: string, owner = member) => {
    const { id } = await addRound(app.db, { kind: 'member', id: owner.id }, post);
    const rows = app.db.selectFrom('replies').selectAll().where('generation_id', '=', id);
    return (await rows.execute())[0]!;
  };
  return { app, browser, member, draw, replyTo, drawing };
}

it('draws an own reply below its post, with the member’s name and face', async () => {
  const { member, draw, replyTo, drawing } = await setUp();
  const reply = await replyTo(POST);
  const answer = await draw({ reply: reply.id });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-disposition')).toContain('post-and-reply.png');
  expect((await decodePng(Buffer.from(await answer.arrayBuffer()))).width).toBe(1080);
  expect(drawing.mock.calls.map(([picture]) => picture)).toEqual([
    {
      post: POST,
      by: {
        name: member.name,
        headline: '',
        photo: null,
        face: memberFace(member.id, member.name),
      },
      text: reply.text,
      note: null,
    },
  ]);
});

it('draws a comment of the house as the section has it, and says that it is invented', async () => {
  const { draw, drawing } = await setUp();
  const choice = { seed: 3, rolls: { sane: 2 } };
  const said = writeCommentSection(POST, choice).comments.find(({ key }) => key === 'sane')!;
  expect((await draw({ text: POST, comment: 'sane', ...choice })).status).toBe(200);
  const [picture] = drawing.mock.calls[0]!;
  const { name, headline, text } = said;
  expect(picture).toMatchObject({ post: POST, by: { name, headline }, text });
  expect(picture.note).toContain('Nobody real said this.');
  expect((await draw({ text: POST, comment: 'none' })).status).toBe(404);
});

it('shows a reply to its member alone, and draws nothing for guests', async () => {
  const { app, draw, replyTo, drawing } = await setUp();
  const reply = await replyTo(POST);
  const other = await memberBrowser(app);
  expect((await draw({ reply: reply.id }, other.browser)).status).toBe(404);
  expect((await draw({ reply: reply.id }, app.browser())).status).toBe(401);
  expect(drawing).not.toHaveBeenCalled();
});

it('has no picture of a grave or a hateful post', async () => {
  const { draw, replyTo, drawing } = await setUp();
  for (const post of ['My father passed away last night.', 'sieg heil, team']) {
    const { id } = await replyTo(post);
    const answer = await draw({ reply: id });
    expect([post, answer.status]).toEqual([post, 422]);
    expect(await answer.json()).toMatchObject({ title: NO_REPLY_PICTURE });
  }
  expect(drawing).not.toHaveBeenCalled();
});
