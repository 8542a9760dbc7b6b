import {
  hashToken,
  newSessionToken,
  sessionCookieName,
} from '../../app/domain/members/session.server.ts';
import { insertSession } from '../../app/domain/members/session-store.server.ts';
import { DEFAULT_AUTHOR } from '../../app/domain/posts/post.ts';
import { DAY_MS } from '../../app/platform/time/time-units.ts';
import type { Member } from '../../app/domain/members/viewer.ts';
import { foldText } from '../../app/platform/text/fold-text.ts';
import type { Services } from '../../app/platform/services.ts';

type Person = {
  email?: string;
  name?: string;
  verified?: boolean;
  disabled?: boolean;
  /** Has never chosen a name for its cards. */
  hasNoCardName?: boolean;
};

let people = 0;

/** The member has chosen the default name for its cards, and so may share. */
const WITH_CARD_NAME = JSON.stringify({
  profile: {
    displayName: DEFAULT_AUTHOR.name,
    bio: DEFAULT_AUTHOR.bio,
    useAccountData: false,
    useProfilePicture: false,
  },
});

/** Inserts a member with a live session into the database. Returns the member as a viewer, with the session cookie. */
export async function addMember(
  services: Services,
  person: Person = {},
): Promise<Member & { cookie: { name: string; value: string } }> {
  people += 1;
  const now = services.now();
  const email = person.email ?? `person-${people}@members.example`;
  // With a thousands separator, because the word filter matches some four-digit numbers as hate codes.
  const name = person.name ?? `Person ${spelled(people)}`;
  const id = services.newId();
  const settings = person.hasNoCardName ? '{}' : WITH_CARD_NAME;
  await services.db
    .insertInto('users')
    .values({
      id,
      email,
      email_verified: person.verified === false ? 0 : 1,
      display_name: name,
      bio: null,
      photo_url: null,
      created_at: now,
      last_login: now,
      posts_created: 0,
      disabled_at: person.disabled ? now : null,
      settings,
      search_text: foldText(`${name} ${email}`),
    })
    .execute();
  const token = newSessionToken(services);
  const sessionId = services.newId();
  await insertSession(services.db, {
    id: sessionId,
    token_hash: hashToken(token),
    user_id: id,
    created_at: now,
    last_seen: now,
    expires_at: now + DAY_MS,
    user_agent: null,
    provider: 'google',
  });
  return {
    kind: 'member',
    id,
    guestId: null,
    sessionId,
    name,
    email,
    photoUrl: null,
    bio: null,
    settings,
    isAdmin: false,
    isDisabled: person.disabled === true,
    cookie: { name: sessionCookieName(services), value: token },
  };
}

const SYLLABLES = ['Ba', 'Ce', 'Di', 'Fo', 'Gu', 'Ha', 'Le', 'Mi', 'No', 'Ru'];

/** A number in letters: names that differ by their numbers alone are the same (docs/product.md §2). */
function spelled(count: number): string {
  return Array.from(String(count), (digit) => SYLLABLES[Number(digit)]).join('');
}
