import { randomBytes } from 'node:crypto';
import { newId } from '../../../app/db/new-id.ts';
import { type DatabasePlace, openDatabase } from '../../../app/db/open-database.server.ts';
import { migrate } from '../../../app/db/migrate.server.ts';
import type { Services } from '../../../app/services.server.ts';
import { addMember } from '../../../test/people/sign-in.ts';

export type Person = { id: string; cookie: string };

/** Migrates an empty database and gives it so many members, each with a live session. */
export async function settlePeople(place: DatabasePlace, count: number): Promise<Person[]> {
  const db = openDatabase(place);
  try {
    await migrate(db);
    const services = {
      db,
      now: Date.now,
      newId: () => newId(Date.now(), randomBytes),
      randomBytes,
      secureCookies: false,
    } as unknown as Services;
    const people: Person[] = [];
    while (people.length < count) {
      const { id, cookie } = await addMember(services);
      people.push({ id, cookie: `${cookie.name}=${cookie.value}` });
    }
    return people;
  } finally {
    await db.destroy();
  }
}
