import { guestCookie, newGuestId } from '../../app/domain/members/guests.server.ts';
import { blockWriter } from '../../app/domain/moderation/blocks.server.ts';
import { writeComment } from '../../app/domain/community/comments.server.ts';
import type { Member } from '../../app/platform/http/viewer.ts';
import type { Services } from '../../app/platform/services.ts';
import { submitRequest } from '../../app/domain/feature-requests/request-submission.server.ts';
import { readViewer } from '../../app/domain/members/session.server.ts';
import { libraryRow } from '../factories/fill-library.ts';
import { addRound } from '../factories/reply-as-member.ts';
import { shareNew } from '../factories/share-as-member.ts';
import { anotherToken } from '../factories/token-of.ts';
import { addMember } from '../factories/sign-in.ts';
import { write } from '../factories/write-as-member.ts';
import type { IdKind } from './endpoints.ts';
import type { Asker } from './make-input.ts';

export const ADMIN = 'boss@corp.example';

/** The cookies of all clients, and one row of each kind that belongs to the client `member`. */
export type World = {
  cookies: Record<Asker, string>;
  /** Tokens, for the routes that read these instead of cookies. */
  tokens: Partial<Record<Asker, string>>;
  ids: Record<IdKind, string>;
};

let worlds = 0;

/** A signed-in member. */
type Known = { cookie: string; viewer: Member };

/** Creates new users and rows, because inputs may have deleted the previous ones. `known` reuses the previous `member`. */
export async function makeWorld(services: Services, known?: Known): Promise<World> {
  worlds += 1;
  // With a thousands separator, because the word filter matches some four-digit numbers as hate codes.
  const number = worlds.toLocaleString('en');
  const member = known ?? (await signIn(services));
  const stranger = await signIn(services);
  const { viewer } = member;
  const { generationId, postId } = await write(services, viewer, 'a private post');
  const shared = await shareNew(services, viewer, `shared post ${number}`);
  const theirs = await shareNew(services, stranger.viewer, `another post ${number}`);
  const key = services.newId();
  const said = await writeComment(services, viewer, { postId: shared, text: 'So true.', key });
  const asked = await submitRequest(services, viewer, {
    text: `More toast, number ${number}`,
    key,
  });
  const row = libraryRow({ id: key, user_id: viewer.id, description: 'a toast' });
  await services.db.insertInto('resources').values(row).execute();
  const { id: round } = await addRound(services.db, { kind: 'member', id: viewer.id }, 'a post');
  const block = await blockWriter(services, stranger.viewer, { kind: 'post', id: shared });
  if (!said.ok || !asked.ok) {
    throw new Error(`The world could not be made: ${JSON.stringify([said, asked])}`);
  }
  return {
    cookies: await cookiesOf(services, { member: member.cookie, stranger: stranger.cookie }),
    tokens: await tokensOf(services, { member: viewer, stranger: stranger.viewer }),
    ids: {
      post: postId,
      shared: theirs,
      generation: generationId,
      round,
      comment: said.comment.id,
      request: asked.request.id,
      resource: row.id,
      media: row.image,
      member: viewer.id,
      block: block ?? '',
      session: viewer.sessionId,
      notice: await addNotice(services, viewer.id),
    },
  };
}

async function tokensOf(
  services: Services,
  viewers: Record<'member' | 'stranger', Member>,
): Promise<World['tokens']> {
  const member = await anotherToken(services, viewers.member);
  const stranger = await anotherToken(services, viewers.stranger);
  // The app writes a token's last use once a minute. A current value prevents that write.
  await services.db.updateTable('api_tokens').set({ last_used: services.now() }).execute();
  return {
    member: member.secret,
    stranger: stranger.secret,
    forger: `broetry_${'0'.repeat(64)}`,
  };
}

/** Creates a member with a session. */
async function signIn(
  services: Services,
  person: Parameters<typeof addMember>[1] = {},
): Promise<Known> {
  const { cookie } = await addMember(services, person);
  const header = `${cookie.name}=${cookie.value}`;
  const viewer = await readViewer(services, header);
  if (viewer.kind !== 'member') throw new Error('not signed in');
  return { cookie: header, viewer };
}

async function cookiesOf(
  services: Services,
  known: Pick<World['cookies'], 'member' | 'stranger'>,
): Promise<World['cookies']> {
  const guest = await guestCookie(services, newGuestId(services.now(), services.randomBytes));
  return {
    ...known,
    nobody: '',
    guest: guest.split(';')[0] ?? '',
    admin: (await signIn(services, { email: ADMIN })).cookie,
    disabled: (await signIn(services, { disabled: true })).cookie,
    forger: `broetry-session=${'A'.repeat(43)}; broetry-guest=guest_1.x; a="; =; %`,
  };
}

async function addNotice({ db, newId, now }: Services, userId: string): Promise<string> {
  const id = newId();
  const common = { actor_id: null, link: '/account', read_at: null, created_at: now() };
  const row = {
    id,
    user_id: userId,
    kind: 'comment' as const,
    text: 'Somebody agreed.',
    ...common,
  };
  await db.insertInto('notifications').values(row).execute();
  return id;
}
