import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { deleteAccount } from '../../app/account/delete-account.server.ts';
import { exportAccount } from '../../app/account/export-account.server.ts';
import { PERSONAL_TABLES } from '../../app/account/personal-data.ts';
import type { Member } from '../../app/auth/viewer.ts';
import type { Database } from '../../app/db/tables.ts';
import { claimGuestPosts } from '../../app/posts/claim-guest-posts.server.ts';
import { listOwnPosts } from '../../app/posts/list-posts.server.ts';
import type { Services } from '../../app/services.server.ts';
import {
  addGeneration,
  clockNow,
  id,
  newMember,
  servicesOn,
  write,
} from '../people/write-as-member.ts';

const ALL = { type: 'all', search: '', cursor: null, limit: 10 } as const;

/** What export and deletion of an account have to do on every database. */
export function personalDataContract(db: () => Kysely<Database>): void {
  it('knows every table, and every column that names a member', async () => {
    const tables = await db().introspection.getTables();
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
      for (const secret of table.secret ?? [])
        expect(exported[name]?.[0]).not.toHaveProperty(secret);
    }
    expect(await deleteAccount(services, member, 'yes please')).toBe('not-confirmed');
    expect(await everything(db())).toContain(mark);
    expect(await deleteAccount(services, member, ' Delete my ACCOUNT ')).toBe('deleted');
    const rest = await everything(db());
    expect(rest).not.toContain(mark);
    expect(rest).not.toContain(member.id);
    expect((await listOwnPosts(services, other, ALL)).posts).toHaveLength(1);
  });
}

/** One row with the mark in every table that knows members: a table this does not fill fails the test above. */
async function fillTables(
  db: Kysely<Database>,
  services: Services,
  member: Member,
  mark: string,
): Promise<void> {
  await write(services, member, `${mark} post`);
  const guest = { kind: 'guest', id: id() } as const;
  await addGeneration(db, { owner: guest, text: `${mark} guest` });
  await claimGuestPosts(db, services, { userId: member.id, guestId: guest.id });
  await addGeneration(db, { owner: member, text: `${mark} alone` });
  await db.updateTable('users').set({ bio: mark }).where('id', '=', member.id).execute();
  await db
    .updateTable('sessions')
    .set({ user_agent: mark })
    .where('user_id', '=', member.id)
    .execute();
  await db
    .insertInto('identities')
    .values({
      issuer: 'https://id.example',
      subject: mark,
      user_id: member.id,
      provider: 'oidc',
      email: null,
      email_verified: 0,
      created_at: clockNow(),
    })
    .execute();
  await db
    .insertInto('login_attempts')
    .values({
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
    })
    .execute();
  await db
    .insertInto('avatars')
    .values({
      user_id: member.id,
      content_type: 'image/png',
      bytes: mark,
      source_hash: 's',
      updated_at: clockNow(),
    })
    .execute();
  await db
    .insertInto('notices')
    .values({
      id: id(),
      user_id: member.id,
      kind: 'reactions',
      text: mark,
      link: null,
      created_at: clockNow(),
      read_at: null,
    })
    .execute();
  await db
    .insertInto('quota_counters')
    .values({ scope: mark, subject: member.id, period: '2026-11-21', used: 1 })
    .execute();
}

/** Every row of every table, as one text. */
async function everything(db: Kysely<Database>): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)),
  );
  return JSON.stringify(rows.map((result) => result.rows));
}
