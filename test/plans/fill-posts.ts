import { type Kysely, sql } from 'kysely';
import type { Database } from '../../app/db/tables.ts';
import { inBulk } from '../people/in-bulk.ts';
import {
  add,
  ago,
  type Around,
  type Columns,
  DAY,
  library,
  MINUTE,
  NULL,
  numbered,
  OTHER,
  ownedBy,
  text,
  type Value,
} from './made-rows.ts';

export async function fillWritten(
  db: Kysely<Database>,
  { memberId, postId, now, rows, own }: Around,
) {
  const owner = ownedBy(memberId, own);
  const { form_data } = await db
    .selectFrom('posts')
    .select('form_data')
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  const isShared = (shared: Value, otherwise: Value) =>
    sql`case when n % 3 > 0 then ${shared} else ${otherwise} end`;
  await inBulk(db, 'posts', () =>
    add(
      db,
      'posts',
      {
        id: numbered('post'),
        user_id: owner,
        type: isShared(text('community'), text('generated')),
        post: numbered('A post about toast, '),
        formatted_post: numbered('A post about toast, '),
        form_data: text(form_data),
        style: sql`case n % 3 when 0 then 'humblebrag' else 'storytelling' end`,
        generation_id: numbered('goat'),
        likes: sql`100 + n % 997`,
        comments: sql`10 + n % 97`,
        search_text: text('a post about toast'),
        created_at: ago(now, 20 * MINUTE),
        updated_at: ago(now, 20 * MINUTE),
        shared_at: isShared(ago(now, 20 * MINUTE), NULL),
        reactions: sql`n % 7`,
        hidden_at: sql`case when n % 50 = 1 then 1 else null end`,
        remix_of: sql`case when n >= ${sql.lit(rows / 2)} then ${text(postId)} else null end`,
        remix_root: sql`case when n >= ${sql.lit(rows / 2)} then ${text(postId)} else null end`,
        prompt_day: sql`case when n % 2 = 0 then ${sql.lit(Math.floor(now / DAY))} else null end`,
      },
      rows,
    ),
  );
  const generation = (id: string, more: Columns): Columns => ({
    id: numbered(id),
    owner_kind: text('member'),
    owner_id: owner,
    idem_key: numbered(`key-of-${id}`),
    request_hash: text('hash'),
    state: text('succeeded'),
    boot_id: text('boot'),
    deadline: ago(now, 20 * MINUTE),
    style: text('humblebrag'),
    fields: text('{"achievement":"toast","mundaneSituation":"bread"}'),
    humor_level: text('Spicy'),
    seed: sql`n`,
    writer: text('offline'),
    engine: text('1'),
    text: numbered('A post about toast, '),
    template_ids: text('[]'),
    devices: text('[]'),
    created_at: ago(now, 20 * MINUTE),
    finished_at: ago(now, 20 * MINUTE),
    kind: text('post'),
    ...more,
  });
  const unwritten = { text: NULL, writer: NULL, error_code: text('timeout') };
  await inBulk(db, 'generations', async () => {
    await add(db, 'generations', generation('goat', { post_id: numbered('post') }), rows);
    await add(db, 'generations', generation('gore', { kind: text('replies') }), rows);
    await add(db, 'generations', generation('gotr', { kind: text('translation') }), rows);
    await add(db, 'generations', generation('gofa', { ...unwritten, state: text('failed') }), rows);
    await add(
      db,
      'generations',
      generation('gogu', { owner_kind: text('guest'), owner_id: numbered('guest') }),
      rows,
    );
  });
  await add(
    db,
    'replies',
    {
      id: numbered('reply'),
      user_id: owner,
      generation_id: numbered('gore'),
      tone: text('witty'),
      length: text('one-liner'),
      text: text('Agree?'),
      original_post: numbered('A post about toast, '),
      writer: text('offline'),
      created_at: ago(now, 20 * MINUTE),
    },
    rows,
  );
}

export async function fillSaid(db: Kysely<Database>, { memberId, postId, now, rows, own }: Around) {
  const owner = ownedBy(memberId, own);
  const created_at = ago(now, MINUTE);
  await add(
    db,
    'reactions',
    { post_id: numbered('post'), user_id: owner, kind: text('agree'), created_at },
    rows,
  );
  await add(
    db,
    'reactions',
    { post_id: text(postId), user_id: OTHER, kind: text('agree'), created_at },
    rows,
  );
  const comment = { text: text('So true.'), created_at };
  await add(
    db,
    'comments',
    {
      ...comment,
      id: numbered('owncomment'),
      post_id: numbered('post'),
      user_id: owner,
      idem_key: numbered('key'),
    },
    rows,
  );
  await add(
    db,
    'comments',
    {
      ...comment,
      id: numbered('comment'),
      post_id: text(postId),
      user_id: OTHER,
      idem_key: numbered('other-key'),
    },
    rows,
  );
  await add(
    db,
    'notices',
    {
      id: numbered('notice'),
      user_id: owner,
      kind: text('comment'),
      text: text('Somebody agreed.'),
      link: text('/account'),
      created_at,
      read_at: created_at,
      actor_id: OTHER,
    },
    rows,
  );
  await add(
    db,
    'attached_pictures',
    {
      post_id: numbered('post'),
      user_id: owner,
      resource_id: sql`'lib' || substr(cast(1000000000 + n % ${sql.lit(rows / 2)} as text), 2)`,
      top_text: text('Toast'),
      bottom_text: text(''),
      attached_at: created_at,
    },
    rows,
  );
  await add(
    db,
    'resource_favourites',
    { resource_id: library(), user_id: OTHER, created_at },
    rows / 2,
  );
  await add(
    db,
    'resource_favourites',
    { resource_id: library(), user_id: text(memberId), created_at },
    rows / 4,
  );
  await add(
    db,
    'resource_downloads',
    { resource_id: library(), user_id: OTHER, day: text('2026-11-20') },
    rows / 2,
  );
  await add(
    db,
    'stored_objects',
    { place: numbered('place'), resource_id: library(), created_at },
    rows / 2,
  );
  await add(
    db,
    'removed_pictures',
    { content_hash: numbered('hash'), removed_at: created_at },
    rows,
  );
}
