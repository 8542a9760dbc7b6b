import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onSqlite } from '../../../test/contracts/databases.ts';
import { plansOf } from '../../../test/plans-of.ts';
import { findToken } from '../../domain/members/token-store.server.ts';
import { findSession } from '../../domain/members/session-store.server.ts';
import { listCommentRows } from '../../domain/community/comment-store.server.ts';
import {
  findByKey,
  listRecent,
  listUnclaimed,
} from '../../domain/posts/generation-store.server.ts';
import { listCaseRows } from '../../domain/moderation/queue-store.server.ts';
import {
  countUnreadRows,
  listNotificationRows,
} from '../../domain/notifications/notification-store.server.ts';
import { listPosts } from '../../domain/posts/post-store.server.ts';
import { findReactions } from '../../domain/community/reaction-store.server.ts';
import { listRequestRows } from '../../domain/feature-requests/request-store.server.ts';
import type { Database } from './tables.ts';

const db = onSqlite();
const page = { after: null, limit: 20 };
const member = { kind: 'member', id: 'm' } as const;

// What every page or request asks. The feed, the admin numbers and the library have contracts of their own.
const HOT: Record<string, (db: Kysely<Database>) => Promise<unknown>> = {
  'a session': (on) => findSession(on, 'hash', { now: 1, idleSince: 0, startedSince: 0 } as never),
  'a token': (on) => findToken(on, 'hash', 1),
  'a generation by its key': (on) => findByKey(on, 'owner', 'key'),
  'the last plots of a member': (on) => listRecent(on, member, 'post', 30),
  'the unclaimed posts of a guest': (on) => listUnclaimed(on, 'guest'),
  'comments of a post': (on) => listCommentRows(on, { postId: 'p', viewerId: null, ...page }),
  'reactions of a member': (on) => findReactions(on, 'm', ['p', 'q']),
  'posts of a member': (on) => listPosts(on, { userId: 'm', type: 'all', words: [], ...page }),
  notices: (on) => listNotificationRows(on, { userId: 'm', ...page }),
  'unread notices': (on) => countUnreadRows(on, 'm', 100),
  'open cases': (on) => listCaseRows(on, { isOpen: true, ...page }),
  'the board': (on) =>
    listRequestRows(on, { viewerId: 'm', sort: 'votes', status: null, patterns: [], ...page }),
};

it.each(Object.entries(HOT))('reads %s from an index', async (_, ask) => {
  const plans = await plansOf(db(), ask);
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) expect(plan).not.toMatch(/SCAN (?!.*USING)/);
});

it('has an index behind every foreign key', async () => {
  const { rows } = await sql<{ name: string }>`select t.name || '.' || k."from" as name
    from sqlite_master t, pragma_foreign_key_list(t.name) k where t.type = 'table' and not exists (
      select 1 from pragma_index_list(t.name) i, pragma_index_info(i.name) c
      where c.seqno = 0 and i.partial = 0 and c.name = k."from")`.execute(db());
  expect(rows).toEqual([]);
});
