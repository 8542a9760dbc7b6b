import { readViewer } from '../app/domain/members/session.server.ts';
import { writeComment } from '../app/domain/community/comments.server.ts';
import { ensureCase } from '../app/domain/screening/case-store.server.ts';
import { submitRequest } from '../app/domain/feature-requests/request-submission.server.ts';
import { dayAt } from '../app/platform/time/time-units.ts';
import { libraryRow } from '../test/factories/fill-library.ts';
import { UNLIMITED } from '../test/factories/rate-limits.ts';
import { shareNew } from '../test/factories/share-as-member.ts';
import { addMember } from '../test/factories/sign-in.ts';
import type { openApp } from './open-app.ts';

type App = Awaited<ReturnType<typeof openApp>>;

/** Somebody with something in every place that people's words can be in. */
export type Planted = {
  member: string;
  cookie: { name: string; value: string };
  post: string;
  generation: string;
  comment: string;
  request: string;
  requestComment: string;
  resource: string;
  notice: string;
  report: string;
  removal: string;
};

const CASES = ['post', 'comment', 'resource'] as const;

/** Plants all of that in harmless words; the post answers today's situation and is loved. */
export async function plant({ services, db }: App, index: number): Promise<Planted> {
  const { id: member, cookie } = await addMember(services, { name: `Person ${index}` });
  const viewer = await readViewer(services, `${cookie.name}=${cookie.value}`);
  if (viewer.kind !== 'member') throw new Error('not signed in');
  const now = services.now();
  const occasion = { prompt_day: dayAt(now), reactions: 1 };
  const post = await shareNew(services, viewer, `Post ${index}.\nTwo.\nThree.\nFour.`, occasion);
  const { generation_id: generation } = await db
    .selectFrom('posts')
    .select('generation_id')
    .where('id', '=', post)
    .executeTakeFirstOrThrow();
  const open = { ...services, ...UNLIMITED };
  const key = services.newId();
  const said = await writeComment(open, viewer, { postId: post, text: 'So true.', key });
  const asked = await submitRequest(open, viewer, { text: `More toast ${index}`, key });
  if (!said.ok || !asked.ok) throw new Error('Nothing could be planted');
  const row = libraryRow({
    id: services.newId(),
    user_id: member,
    description: `toast ${index}`,
    alt: 'toast',
    tags: '["toast"]',
  });
  await db.insertInto('resources').values(row).execute();
  const planted = {
    member,
    cookie,
    post,
    generation,
    comment: said.comment.id,
    request: asked.request.id,
    resource: row.id,
  };
  return { ...planted, ...(await plantTalk({ services, db }, planted, index)) };
}

type Base = Pick<Planted, 'member' | 'post' | 'comment' | 'request' | 'resource'>;
type Talk = Pick<Planted, 'requestComment' | 'notice' | 'report' | 'removal'>;

/** What others say of it, and what was decided. */
async function plantTalk(
  { services, db }: Pick<App, 'services' | 'db'>,
  { member, post, comment, request, resource }: Base,
  index: number,
): Promise<Talk> {
  const created_at = services.now();
  const [requestComment, notice, report, removal] = [1, 2, 3, 4].map(() => services.newId()) as [
    string,
    string,
    string,
    string,
  ];
  const common = { text: 'Toast.', created_at };
  await db
    .insertInto('request_comments')
    .values({
      ...common,
      id: requestComment,
      request_id: request,
      user_id: member,
      idem_key: requestComment,
    })
    .execute();
  await db
    .insertInto('notifications')
    .values({
      ...common,
      id: notice,
      user_id: member,
      kind: 'requests',
      link: `/requests/${request}`,
      read_at: null,
      actor_id: null,
    })
    .execute();
  const kind = CASES[index % CASES.length] ?? 'post';
  const about = { post, comment, resource };
  const case_id = services.newId();
  const postId = kind === 'resource' ? null : post;
  const target = { kind, id: about[kind], postId, ownerId: member };
  await ensureCase(db, target, { id: case_id, now: created_at });
  await db
    .insertInto('reports')
    .values({
      id: report,
      case_id,
      reporter_id: null,
      reporter_key: report,
      counts: 0,
      reason: 'spam',
      message: 'Toast.',
      contact: 'me@home.example',
      created_at,
    })
    .execute();
  await db
    .insertInto('audit_log')
    .values({
      id: removal,
      actor_id: null,
      action: 'hide',
      target_kind: 'post',
      target_id: removal,
      reason: 'spam',
      details: JSON.stringify({ style: 'gpt4-context' }),
      created_at,
      undone_at: null,
    })
    .execute();
  return { requestComment, notice, report, removal };
}

/** Puts a payload into every field: past everything that would refuse it. */
export async function poison({ db }: App, planted: Planted, text: string): Promise<void> {
  const form_data = JSON.stringify({
    type: 'gpt4-context',
    context: JSON.stringify({ context: text }),
    humorLevel: 'Spicy',
    profileName: text,
    profileBio: text,
    useProfilePicture: false,
  });
  const lines = `${text}\nTwo.\nThree.\nFour.`;
  const { post, member } = planted;
  await db.updateTable('posts').set({ post: lines, form_data }).where('id', '=', post).execute();
  const written = { text: lines, fields: JSON.stringify({ context: text }) };
  await db.updateTable('generations').set(written).where('owner_id', '=', member).execute();
  const words = { description: text, alt: text, tags: JSON.stringify([text]) };
  await db.updateTable('resources').set(words).where('id', '=', planted.resource).execute();
  const named = { display_name: text, bio: text };
  await db.updateTable('users').set(named).where('id', '=', member).execute();
  const said = { message: text, contact: text };
  await db.updateTable('reports').set(said).where('id', '=', planted.report).execute();
  const details = JSON.stringify({ style: text });
  await db.updateTable('audit_log').set({ details }).where('id', '=', planted.removal).execute();
  const texts = [
    ['comments', planted.comment],
    ['feature_requests', planted.request],
    ['request_comments', planted.requestComment],
    ['notifications', planted.notice],
  ] as const;
  for (const [table, id] of texts) {
    await db.updateTable(table).set({ text }).where('id', '=', id).execute();
  }
}
