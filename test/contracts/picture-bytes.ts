import { type Kysely, sql, SqliteAdapter } from 'kysely';
import { expect, it } from 'vitest';
import { countAll, countEver } from '../../app/platform/observe/rollup-store.server.ts';
import { up } from '../../app/platform/db/migrations/0014-picture-bytes.ts';
import type { Database } from '../../app/platform/db/tables.ts';
import { libraryRow } from '../factories/fill-library.ts';
import { newMember, servicesOn } from '../factories/write-as-member.ts';

/** That the room which pictures take is known without looking at each. */
export function pictureBytesContract(db: () => Kysely<Database>): void {
  const bytes = async () => (await countAll(db(), { bytes: countEver('picture-bytes') })).bytes;

  it('keeps count of the bytes of pictures that come and go, with their member too', async () => {
    const before = await bytes();
    const { id: user_id } = await newMember(servicesOn(db()));
    const rows = ['a', 'b', 'c'].map((name, index) =>
      libraryRow({ id: `bytes-${name}`, user_id, description: name, bytes: 1000 + index }),
    );
    await db().insertInto('resources').values(rows).execute();
    expect(await bytes()).toBe(before + 3003);
    await db().updateTable('resources').set({ hidden_at: 1 }).where('id', '=', 'bytes-a').execute();
    expect(await bytes()).toBe(before + 3003);
    await db().deleteFrom('resources').where('id', '=', 'bytes-b').execute();
    expect(await bytes()).toBe(before + 2002);

    // As it comes to a database that has pictures already.
    for (const name of ['count_picture_bytes_new', 'count_picture_bytes_deleted']) {
      const isSqlite = db().getExecutor().adapter instanceof SqliteAdapter;
      const drop = isSqlite ? sql`drop trigger` : sql`drop function`;
      await sql`${drop} ${sql.ref(name)} ${isSqlite ? sql`` : sql`cascade`}`.execute(db());
    }
    await db().deleteFrom('rollups').where('metric', '=', 'picture-bytes').execute();
    await up(db() as unknown as Kysely<unknown>);
    expect(await bytes()).toBe(before + 2002);
    await db().deleteFrom('users').where('id', '=', user_id).execute();
    expect(await bytes()).toBe(before);
  });
}
