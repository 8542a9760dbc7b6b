import type { Kysely } from 'kysely';
import { describeMember } from '../app/admin/describe-member.server.ts';
import { listAudit } from '../app/admin/list-audit.server.ts';
import { listMembers } from '../app/admin/list-members.server.ts';
import { parseMembersAsk } from '../app/admin/members.ts';
import { listOwnTokens } from '../app/api-tokens/list-tokens.server.ts';
import { readBearer } from '../app/api-tokens/read-bearer.server.ts';
import { listSessions } from '../app/auth/list-sessions.server.ts';
import { readViewer } from '../app/auth/session.server.ts';
import type { Member, Viewer } from '../app/auth/viewer.ts';
import { listComments } from '../app/comments/list-comments.server.ts';
import { findSharedPost } from '../app/community/find-shared-post.server.ts';
import { newestAddresses } from '../app/community/address-store.server.ts';
import type { Database } from '../app/db/tables.ts';
import { recentPlots } from '../app/generator/recent-plots.server.ts';
import { findHall } from '../app/hall/find-hall.server.ts';
import { countWaiting, listCases } from '../app/moderation/list-cases.server.ts';
import { listRemovals } from '../app/moderation/list-removals.server.ts';
import { countUnread } from '../app/notices/count-unread.server.ts';
import { listNotices } from '../app/notices/list-notices.server.ts';
import { listOwnPosts } from '../app/posts/list-posts.server.ts';
import { listVersions } from '../app/posts/list-versions.server.ts';
import { findPromptPage } from '../app/prompts/find-prompt-page.server.ts';
import { findChain } from '../app/remixes/find-chain.server.ts';
import { listOwnRounds } from '../app/replies/list-rounds.server.ts';
import { findRecord } from '../app/report-card/find-record.server.ts';
import { parseBoardAsk } from '../app/requests/board.ts';
import { findSimilar, listRequests } from '../app/requests/list-requests.server.ts';
import type { Services } from '../app/services.server.ts';
import { ADMIN, makeWorld, signIn } from '../test/inputs/world.ts';
import { fillWorld } from '../test/plans/fill-world.ts';
import { servicesOn } from '../test/people/write-as-member.ts';
import type { Benchmark } from './benchmark.ts';
import { type Asked, compareSizes, growthGoals, growthTable } from './sizes.ts';

const FEW = 1000;
const MANY = 100_000;
const NOBODY = { kind: 'guest', id: null, guestId: null } as const;
const NOW = 1_763_700_000_000;

/** Everything else that lists or looks up, at two sizes. */
export const lists: Benchmark = {
  name: 'lists',
  title: 'All other lists',
  about: `What members, their programs, guests and admins look up beside the feed, the library and the numbers, with ${FEW.toLocaleString('en')} and with ${MANY.toLocaleString('en')} rows in each table, two fifths of them of the one who asks, in turns.`,
  async run({ quick, say }) {
    const { grown, missing, leftOut } = await compareSizes(fill, {
      sizes: [FEW, quick ? 10_000 : MANY],
      rounds: quick ? 20 : 120,
      say,
    });
    return { goals: growthGoals(grown), pieces: [growthTable(grown, 16), ...leftOut], missing };
  },
};

const on = (db: Kysely<Database>): Services =>
  ({
    ...servicesOn(db),
    settings: { adminEmails: [ADMIN], demoSignIn: 'off' },
    now: () => NOW,
  }) as unknown as Services;

async function fill(db: Kysely<Database>, rows: number): Promise<Asked[]> {
  const services = on(db);
  const own = await signIn(services);
  const { ids, cookies, tokens } = await makeWorld(services, own);
  const boss = (await readViewer(services, cookies.admin)) as Member;
  const around = { memberId: ids.member, adminId: boss.id, postId: ids.shared };
  await fillWorld(db, { ...around, requestId: ids.request, now: NOW, rows, own: rows * 0.4 });
  const member = own.viewer;
  return [
    ...asMember(member, ids),
    ...asAnybody(ids),
    ...asAdmin(boss, ids.member),
    { name: 'who a cookie is', ask: (db) => readViewer(on(db), own.cookie) },
    { name: 'who a token is', ask: (db) => readBearer(on(db), `Bearer ${tokens.member}`) },
  ];
}

type Ids = Readonly<Record<'shared' | 'generation', string>>;

const COMPARES =
  'Compares the words with those of the 800 best supported requests and the 200 newest: at the few they stand side by side, among many each in another place.';

function asMember(member: Member, ids: Ids): Asked[] {
  const posts = (type: 'all' | 'community', search: string) => (db: Kysely<Database>) =>
    listOwnPosts(on(db), member, { type, search, cursor: null, limit: 10 });
  const board = (search: string) => (db: Kysely<Database>) =>
    listRequests(on(db), member, parseBoardAsk(new URLSearchParams(search)));
  return [
    { name: 'own posts', ask: posts('all', '') },
    { name: 'own shared posts', ask: posts('community', '') },
    { name: 'own posts with a word', ask: posts('all', 'toast') },
    { name: 'own replies', ask: (db) => listOwnRounds(on(db), member, null) },
    { name: 'versions of a post', ask: (db) => listVersions(on(db), member, ids.generation) },
    {
      name: 'what was used lately',
      ask: (db) => recentPlots(db, { kind: 'member', id: member.id }),
    },
    { name: 'notices', ask: (db) => listNotices(on(db), member, null) },
    { name: 'how many are unread', ask: (db) => countUnread(on(db), member) },
    { name: 'own sessions', ask: (db) => listSessions(on(db), member) },
    { name: 'own tokens', ask: (db) => listOwnTokens(on(db), member) },
    { name: 'own record', ask: (db) => findRecord(on(db), member) },
    { name: 'requests by votes', ask: board('') },
    { name: 'requests that wait, the newest', ask: board('sort=newest&status=pending') },
    {
      name: 'requests like one',
      ask: (db) => findSimilar(on(db), member, 'more toast please'),
      why: COMPARES,
    },
    ...seenBy(member, 'of a member', ids),
  ];
}

function asAnybody(ids: Ids): Asked[] {
  return [
    ...seenBy(NOBODY, 'of a guest', ids),
    { name: 'what was taken down', ask: (db) => listRemovals(on(db), null) },
    {
      name: 'the sitemap in one file',
      ask: (db) => newestAddresses(db, 100),
    },
  ];
}

function seenBy(viewer: Viewer, whose: string, { shared }: Ids): Asked[] {
  const day = new Date(NOW).toISOString().slice(0, 10);
  const kinds: Record<string, NonNullable<Asked['ask']>> = {
    'a post that many make worse': (db) => findSharedPost(on(db), viewer, shared),
    'its remixes': (db) => findChain(on(db), viewer, shared, null),
    'its comments': (db) => listComments(on(db), viewer, shared, null),
    'the hall of this week': (db) => findHall(on(db), viewer, null),
    'answers of today': (db) => findPromptPage(on(db), viewer, day, null),
  };
  return Object.entries(kinds).map(([name, ask]) => ({ name: `${name}, ${whose}`, ask }));
}

const COUNTS =
  'Says how many posts that one member has for itself, and counts them along an index: here two fifths of all there are. Only admins can ask for it.';
const LOOKS_THROUGH =
  'An admin who searches looks through up to 50,000 members at a time; the few are only 1,000. Only admins can ask for it.';

function asAdmin(boss: Member, memberId: string): Asked[] {
  const members = (search: string) => (db: Kysely<Database>) =>
    listMembers(on(db), boss, parseMembersAsk(new URLSearchParams(search)));
  const cases = (isOpen: boolean) => (db: Kysely<Database>) =>
    listCases(on(db), boss, { isOpen, after: null });
  return [
    { name: 'members by name', ask: members('sort=name') },
    { name: 'members by last visit', ask: members('sort=login') },
    { name: 'members by when they joined', ask: members('sort=joined') },
    { name: 'members by posts', ask: members('sort=posts') },
    { name: 'members with a word that many have', ask: members('q=a') },
    { name: 'members with a word that none has', ask: members('q=zeppelin'), why: LOOKS_THROUGH },
    { name: 'a member', ask: (db) => describeMember(on(db), boss, memberId), why: COUNTS },
    { name: 'the queue', ask: cases(true) },
    { name: 'what was decided', ask: cases(false) },
    { name: 'how many wait', ask: (db) => countWaiting(on(db), boss) },
    { name: 'the log', ask: (db) => listAudit(on(db), boss, null) },
  ];
}
