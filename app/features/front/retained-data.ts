import type { PersonalTable } from '../../domain/sign-in/personal-tables.ts';
import type { Database } from '../../platform/db/tables.ts';
import { MAX_NOTIFICATIONS, RETENTION } from '../../platform/time/retention.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/time/time-units.ts';

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** Returns a duration in the largest unit that divides it: '90 days'. */
export function formatDuration(milliseconds: number): string {
  const [name, length] =
    UNITS.find(([, length]) => milliseconds >= length && milliseconds % length === 0) ?? UNITS[2];
  const count = Math.round(milliseconds / length);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

/** Whom the data of a table belong to. */
export type About = 'guests' | 'members' | 'nobody';

/** Description of a table's data, and its retention in milliseconds, if any. */
type RetainedData = {
  /** Of a table without members' data. Default: nobody. */
  about?: 'guests';
  what: string;
  /** Description of the guests' data in a table that also has members' data. */
  ofGuests?: string;
  ends?: { after: number; counted: string };
};

const SINCE_WRITTEN = 'after it was written down';

/**
 * Describes every database table for the Privacy page, together with domain/sign-in/personal-tables.ts. A table
 * without a description fails to compile.
 */
export const RETAINED_DATA: Readonly<Record<keyof Database, RetainedData | string>> = {
  guests: {
    about: 'guests',
    what: 'A random number for your browser, how many free posts it has had, and when it had the last.',
  },
  guest_events: {
    about: 'guests',
    what: 'Steps on the way to a post: which, when, with which family of browser, and which site led here.',
    ends: { after: RETENTION.events, counted: SINCE_WRITTEN },
  },
  guest_sessions: {
    about: 'guests',
    what: 'How far along that way your browser has come, and whether a shared link led here.',
    ends: { after: RETENTION.events, counted: 'after your last step' },
  },
  users:
    'Your name, e-mail address, bio and settings, when you joined and when you were last here.',
  identities: 'How you sign in: with whom, your number there, and the e-mail address they know.',
  avatars: 'A copy of the picture that your sign-in brought along.',
  sessions: {
    what: 'Where you are signed in: the family of browser, since when, and when it was last used.',
    ends: {
      after: RETENTION.sessionIdle,
      counted: `without use, ${formatDuration(RETENTION.sessionLife)} in any case, at once when you sign out`,
    },
  },
  api_tokens: {
    what: 'Tokens with which your programs come in: the name you gave them, what they may do, and when they were last used.',
    ends: {
      after: RETENTION.endedTokens,
      counted: 'after the token has ended, at once when you revoke it',
    },
  },
  login_attempts: {
    what: 'A sign-in under way: random numbers, and the page you wanted.',
    ends: { after: RETENTION.signIn, counted: 'after it began' },
  },
  posts:
    'Your posts: the text, the form it came from, what of it you chose to show, which post it makes worse, and who sees it.',
  generations: {
    what: `Every go at a post, at replies or at a translation by the model: what you typed and what was written. Those that came to nothing go after ${formatDuration(RETENTION.attempts)}, the words of a translation after ${formatDuration(RETENTION.translations)}.`,
    ofGuests:
      'The post, the replies or the translation you had written, and what you typed for them. Posts and replies become yours when you sign up.',
  },
  replies: 'Replies written for you, with the posts that you pasted.',
  reactions: 'What you thought of shared posts.',
  comments: 'What you said to shared posts.',
  notifications: {
    what: `What you were told in your notifications: the last ${MAX_NOTIFICATIONS} at most.`,
    ends: { after: RETENTION.notifications, counted: 'after you were told' },
  },
  moderation_cases: 'What was decided about posts, comments and pictures of yours, and why.',
  reports: {
    what: 'What you reported, and why.',
    ofGuests: 'What you reported, why, and how to reach you if you said so.',
    ends: { after: RETENTION.reports, counted: 'after the case was closed' },
  },
  blocks: 'Whom you do not want to see.',
  resources: 'Pictures that you uploaded, with their descriptions.',
  resource_favourites: 'Pictures that you marked.',
  resource_downloads: 'Which pictures you took, and on which day.',
  feature_requests: 'What you asked us to build.',
  request_votes: 'What you voted for.',
  request_comments: 'What you said to requests.',
  quota_counters: {
    what: 'How often you did something in a day.',
    ofGuests:
      'How many free posts your network had in a day, that it copied, downloaded or shared a post, and that your browser finished a daily game. Both are kept as keyed hashes only.',
    ends: { after: RETENTION.counters, counted: 'after that day' },
  },
  audit_log: 'What admins did, and why. Your name stands here only if you are one.',
  stored_objects: 'The names of the files of uploaded pictures.',
  passkeys:
    'Your passkeys: the public half of each, its name, for which address it was made, when you added it and used it last.',
  recovery_codes: {
    what: 'Fingerprints of your recovery codes, and when one was used.',
    ends: { after: RETENTION.endedTokens, counted: 'after the code was used' },
  },
  invitations: {
    what: 'Invitations that you made as an admin: for how many, until when, and how many came.',
    ends: { after: RETENTION.endedTokens, counted: 'after the invitation has ended' },
  },
  attachments:
    'Which picture of the library stands under a post of yours, and the words you put on it.',
  searchable_posts: 'An index to search shared posts by.',
  searchable_resources: 'An index to search pictures by.',
  searchable_users: 'An index in which admins search for members.',
  removed_resources:
    'Fingerprints of pictures that were taken out, so that they stay out. Not whose they were.',
  rollups:
    'Numbers: how many posts, visits and sign-ups there were, and how many daily games had how many right answers.',
  instance_settings: 'What admins have set for this server, such as who may sign up.',
  game_posts: 'Which shared post is in the daily game of which day. It goes with the post.',
  seeded_rows: 'What was invented here to try the server out. Nobody real.',
  jobs: 'When the server has to tidy up next.',
};

/** A kind of stored data: its subjects, retention, and whether the export has it. */
export type RetentionLine = { about: About; what: string; until: string };

/**
 * Returns the Privacy page's lines for a table. `personal` is null when its rows belong to no member. The guests' data
 * of a table get their own line, because no account deletion removes them.
 */
export function describeRetention(
  described: RetainedData | string,
  personal: PersonalTable | null,
): RetentionLine[] {
  const retained: RetainedData = typeof described === 'string' ? { what: described } : described;
  const { about = 'nobody', what, ofGuests } = retained;
  const until = untilOf(retained, personal);
  const line = { about: personal ? 'members' : about, what, until } as const;
  if (ofGuests === undefined) return [line];
  return [line, { about: 'guests', what: ofGuests, until: untilOf(retained, null) }];
}

function untilOf({ ends }: RetainedData, personal: PersonalTable | null): string {
  const exported = personal?.exported ? ' Your export has it.' : '';
  const byItself = ends && `${formatDuration(ends.after)} ${ends.counted}`;
  if (!personal) return byItself === undefined ? 'Kept without an end.' : `${byItself}.`;
  if (personal.onDelete === 'anonymize') return `${WORDS_FORGOTTEN}${exported}`;
  if (byItself === undefined) return `Until you delete it, or your account.${exported}`;
  return `${byItself}; sooner with your account.${exported}`;
}

const WORDS_FORGOTTEN =
  'Your words and your name go with your account; that something happened stays on record.';
