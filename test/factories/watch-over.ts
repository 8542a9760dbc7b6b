import type { Member } from '../../app/domain/members/viewer.ts';
import { findSharedPost } from '../../app/domain/community/feed.server.ts';
import type { Db } from '../../app/platform/db/tables.ts';
import { DAY_MS } from '../../app/platform/time/time-units.ts';
import { reportTarget } from '../../app/domain/moderation/report-target.server.ts';
import type { ReportTarget } from '../../app/domain/screening/report.ts';
import type { Services } from '../../app/platform/services.ts';
import { shareNew } from './share-as-member.ts';
import { id, mark, newMember, servicesOn } from './write-as-member.ts';

/** Returns helpers for reports and decisions on one database, and for the state of the posts. */
export function watchOver(db: () => Db) {
  const postRow = (postId: string) =>
    db().selectFrom('posts').selectAll().where('id', '=', postId).executeTakeFirst();
  const caseOf = (targetId: string) =>
    db()
      .selectFrom('moderation_cases')
      .selectAll()
      .where('target_id', '=', targetId)
      .executeTakeFirst();
  const notificationsOf = async (userId: string) => {
    const rows = await db()
      .selectFrom('notifications')
      .select('text')
      .where('user_id', '=', userId)
      .where('kind', '=', 'moderation')
      .orderBy('id')
      .execute();
    return rows.map(({ text }) => text);
  };
  const makeOld = (services: Services, member: Member, age: number) =>
    db()
      .updateTable('users')
      .set({ created_at: services.now() - age })
      .where('id', '=', member.id)
      .execute();
  const oldMember = async (services: Services) => {
    const member = await newMember(services);
    await makeOld(services, member, DAY_MS + 60_000);
    return member;
  };
  const report = (services: Services, viewer: Member | null, target: ReportTarget, words = '') =>
    reportTarget(
      services,
      {
        viewer: viewer ?? { kind: 'guest', id: null, guestId: null },
        guestId: viewer ? '' : id(),
        address: '192.0.2.7',
      },
      { target, reason: 'harassment', words: words || null, contact: null },
    );
  const start = async (text = 'a post about nothing') => {
    const services = servicesOn(db());
    const writer = await newMember(services);
    const admin = { ...(await newMember(services)), isAdmin: true };
    const postId = await shareNew(services, writer, `${text} ${mark()}`);
    return { services, writer, admin, postId, target: { kind: 'post', id: postId } as const };
  };
  const isShown = async (services: Services, postId: string) =>
    (await findSharedPost(services, { kind: 'guest', id: null, guestId: null }, postId)) !== null;
  return { postRow, caseOf, notificationsOf, makeOld, oldMember, report, start, isShown };
}
