import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onSqlite } from '../contracts/databases.ts';
import { newMember, servicesOn, write } from '../factories/write-as-member.ts';
import { checkRules } from './check-writes.ts';

const open = onSqlite();

const AT_ODDS: [string, string][] = [
  ['reactions of a post', 'update posts set reactions = reactions + 1'],
  ['comments of a post', 'update posts set real_comments = real_comments + 1'],
  ['posts of a guest', 'update guests set posts_generated = posts_generated + 1'],
  ['posts of a member', 'update users set posts_created = posts_created + 1'],
  ['what a network or member has used', 'update quota_counters set used = used + 1'],
];

it('finds each wrong count and no others', async () => {
  const db = open();
  const services = servicesOn(db);
  const member = await newMember(services);
  await write(services, member, 'A post about a chair');
  const guest = { id: 'guest', created_at: 1, posts_generated: 0, last_used: 1 };
  await db.insertInto('guests').values(guest).execute();
  const used = { scope: 'guest-generations-of-address', subject: 'a', period: 'b', used: 0 };
  await db.insertInto('quota_counters').values(used).execute();
  expect(await checkRules(db)).toEqual([]);
  const broken: string[] = [];
  for (const [rule, change] of AT_ODDS) {
    await sql.raw(change).execute(db);
    broken.push(rule);
    const found = (await checkRules(db)).map((fault) => fault.split(':', 1)[0]);
    expect(found).toEqual(broken);
  }
});
