import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '../sign-in/account.server.ts';
import { PERSONAL_TABLES } from '../sign-in/personal-tables.ts';
import { putAttached } from './attachment-store.server.ts';
import type { Member } from '../members/viewer.ts';
import { COMPUTED_POST_COLUMNS, type Database, type Db } from '../../platform/db/tables.ts';
import { claimGuestPosts, listOwnPosts } from './posts.server.ts';
import { ensureCase } from '../screening/case-store.server.ts';
import { insertResource } from '../media-library/resource-store.server.ts';
import { insertInvitation } from '../invitations/invitation-store.server.ts';
import { claimGuestReplies } from '../replies/reply-rounds.server.ts';
import type { Services } from '../../platform/services.ts';
import { libraryRow } from '../../../test/factories/fill-library.ts';
import { addRequest } from '../../../test/factories/ask-as-member.ts';
import { addRound } from '../../../test/factories/reply-as-member.ts';
import { anotherToken } from '../../../test/factories/token-of.ts';
import {
  addGeneration,
  clockNow,
  id,
  newMember,
  servicesOn,
  write,
} from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';
import { tablesOf } from '../../../test/tables-of.ts';

const db = onDatabase();

const ALL = { type: 'all', search: '', cursor: null, limit: 10 } as const;

it('knows every table, and every column that names a member', async () => {
  const tables = await tablesOf(db());
  const known = tables.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
  expect(known.toSorted()).toEqual(Object.keys(PERSONAL_TABLES).toSorted());
  const naming = /^(user_id|owner_id|link_user_id|author_id|reporter_id|actor_id)$/;
  for (const { name, columns } of tables) {
    const table = PERSONAL_TABLES[name as keyof Database];
    const names = columns.filter((column) => naming.test(column.name));
    if (names.length > 0) expect([name, table?.by]).toEqual([name, names[0]?.name]);
  }
});

it('exports all there is about a member, and deletes it without a trace', async () => {
  const services = servicesOn(db());
  const [member, other] = [await newMember(services), await newMember(services)];
  const mark = `canary-${id()}`;
  await fillTables(db(), services, member, mark);
  await write(services, other, 'stays');
  const exported = JSON.parse(await exportAccount(services, member)) as Record<string, unknown[]>;
  for (const [name, table] of Object.entries(PERSONAL_TABLES)) {
    if (!table?.exported) continue;
    expect([name, JSON.stringify(exported[name])]).toEqual([name, expect.stringContaining(mark)]);
    for (const secret of table.secret ?? []) expect(exported[name]?.[0]).not.toHaveProperty(secret);
  }
  expect(await deleteAccount(services, member, 'yes please')).toBe('not-confirmed');
  expect(await everything(db())).toContain(mark);
  expect(await deleteAccount(services, member, ' Delete my ACCOUNT ')).toBe('deleted');
  const rest = await everything(db());
  expect(rest).not.toContain(mark);
  expect(rest).not.toContain(member.id);
  expect((await listOwnPosts(services, other, ALL)).posts).toHaveLength(1);
});

async function put<Name extends keyof Database>(
  db: Db,
  table: Name,
  row: Database[Name],
): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const values = sql.join(Object.values(row));
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db);
}

/** One row with the mark in every table that knows members: a table this does not fill fails the test above. */
async function fillTables(db: Db, services: Services, member: Member, mark: string): Promise<void> {
  await write(services, member, `${mark} post`);
  const guest = { kind: 'guest', id: id() } as const;
  await addGeneration(db, { owner: guest, text: `${mark} guest` });
  await claimGuestPosts(db, services, { userId: member.id, guestId: guest.id });
  await addGeneration(db, { owner: member, text: `${mark} alone` });
  await addRound(db, member, `${mark} answered`);
  await addRound(db, guest, `${mark} answered as a guest`);
  await claimGuestReplies(db, { userId: member.id, guestId: guest.id });
  await db.updateTable('users').set({ bio: mark }).where('id', '=', member.id).execute();
  await anotherToken(services, member, { name: mark });
  await db
    .updateTable('sessions')
    .set({ user_agent: mark })
    .where('user_id', '=', member.id)
    .execute();
  await put(db, 'identities', {
    issuer: 'https://id.example',
    subject: mark,
    user_id: member.id,
    provider: 'oidc',
    email: null,
    email_verified: 0,
    created_at: clockNow(),
  });
  await put(db, 'login_attempts', {
    state_hash: mark,
    browser_hash: 'b',
    provider: 'oidc',
    nonce: 'n',
    code_verifier: 'v',
    next: '/',
    mode: 'popup',
    intent: 'connect',
    link_user_id: member.id,
    expires_at: clockNow(),
  });
  await put(db, 'avatars', {
    user_id: member.id,
    content_type: 'image/png',
    bytes: mark,
    source_hash: 's',
    updated_at: clockNow(),
  });
  await put(db, 'passkeys', {
    id: mark,
    user_id: member.id,
    public_key: 'k',
    counter: 0,
    transports: '',
    label: mark,
    rp_id: 'localhost',
    created_at: clockNow(),
    last_used: null,
  });
  await put(db, 'recovery_codes', {
    id: mark,
    code_hash: mark,
    user_id: member.id,
    created_at: clockNow(),
    used_at: null,
  });
  await insertInvitation(db, {
    id: mark,
    token_hash: mark,
    made_by: member.id,
    max_uses: 1,
    uses: 0,
    created_at: clockNow(),
    expires_at: clockNow(),
    revoked_at: null,
  });
  // A reaction holds no words: the mark is the post's own id.
  const written = db.selectFrom('posts').selectAll().where('user_id', '=', member.id);
  const post = { ...(await written.executeTakeFirstOrThrow()), id: mark, shared_key: null };
  expect(Object.keys(post)).toEqual(expect.arrayContaining([...COMPUTED_POST_COLUMNS]));
  for (const name of COMPUTED_POST_COLUMNS) Reflect.deleteProperty(post, name);
  await put(db, 'posts', post);
  const said = { post_id: mark, user_id: member.id, created_at: clockNow() };
  await put(db, 'reactions', { ...said, kind: 'agree' });
  await put(db, 'comments', {
    ...said,
    id: id(),
    text: mark,
    idem_key: id(),
    hidden_at: null,
    hidden_reason: null,
  });
  await put(db, 'notifications', {
    id: id(),
    user_id: member.id,
    kind: 'reactions',
    text: mark,
    link: null,
    created_at: clockNow(),
    read_at: null,
    actor_id: null,
  });
  await fillModeration(db, { id: member.id, mark });
  await addRequest(db, member.id, mark);
  await fillResources(db, { id: member.id, mark });
  await put(db, 'quota_counters', {
    scope: mark,
    subject: member.id,
    period: '2026-11-21',
    used: 1,
  });
}

/** A picture of the member's, kept and downloaded by itself: those rows hold no words, so its id is the mark. */
async function fillResources(
  db: Db,
  { id: user_id, mark }: { id: string; mark: string },
): Promise<void> {
  const of = { resource_id: mark, user_id };
  await insertResource(db, libraryRow({ id: mark, user_id, description: mark }));
  await put(db, 'resource_favourites', { ...of, created_at: clockNow() });
  await put(db, 'resource_downloads', { ...of, day: '2026-11-21' });
  await putAttached(db, [mark], {
    ...of,
    top_text: mark,
    bottom_text: '',
    attached_at: clockNow(),
  });
}

/** A case about the member's post, a report by it, somebody it has blocked, and a decision of its own. */
async function fillModeration(
  db: Db,
  { id: userId, mark }: { id: string; mark: string },
): Promise<void> {
  const now = clockNow();
  const target = {
    kind: 'post',
    id: mark,
    postId: mark,
    requestId: null,
    ownerId: userId,
  } as const;
  await ensureCase(db, target, { id: mark, now });
  const said = { reason: 'spam', message: mark, contact: null, created_at: now };
  const report = { id: id(), case_id: mark, reporter_id: userId, reporter_key: userId, counts: 1 };
  await put(db, 'reports', { ...report, ...said });
  const block = { id: mark, user_id: userId, blocked_id: userId, created_at: now };
  await put(db, 'blocks', block);
  const done = { action: 'keep', target_kind: 'post', target_id: 'x', reason: null, details: null };
  await put(db, 'audit_log', {
    ...done,
    id: id(),
    actor_id: userId,
    created_at: now,
    undone_at: null,
  });
}

/** Every row of every table, as one text. */
async function everything(db: Db): Promise<string> {
  const tables = await tablesOf(db);
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)),
  );
  return JSON.stringify(rows.map((result) => result.rows));
}
