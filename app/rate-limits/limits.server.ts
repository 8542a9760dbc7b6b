import { networkOf } from '../guests/address-bucket.server.ts';
import type { Viewer } from '../auth/viewer.ts';

/** A client is known by its account, or as a guest by its network. */
export type Client = { viewer: Viewer; address: string };

/** Whose points a limit counts: how each kind of key is made. */
export const KEYS = {
  member: ({ id }: { id: string }): string => id,
  client: ({ viewer, address }: Client): string =>
    viewer.kind === 'member' ? viewer.id : networkOf(address),
  network: networkOf,
  token: ({ id }: { id: string }): string => id,
  guest: (guestId: string): string => guestId,
};

export type RateLimit = {
  key: keyof typeof KEYS;
  /** How many requests a key has in one window. */
  points: number;
  /** Seconds. */
  window: number;
  /** What a refused client reads. Without it: the words of `too-many-requests` in errors.ts. */
  message?: string | ((retryAfter: number) => string);
  /** The name in the RateLimit header fields, where it is not the name in this table. */
  policy?: string;
  /** Each process counts alone: to count together would cost as much as what is counted. */
  isLocal?: true;
  /** Requests are counted, whatever becomes of them: a failure (5xx) refunds no point. */
  isFinal?: true;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const TRANSLATED = 'That was a lot of translating. Wait a moment and try again.';
const COMMENTED = 'Thirty comments in an hour is a keynote. Your text is kept: try again later.';

/** Every rate limit of the server. Daily quotas, which are always in the database, are in quotas.server.ts. */
export const RATE_LIMITS = {
  comment: { key: 'member', points: 30, window: HOUR, message: COMMENTED },
  reaction: {
    key: 'member',
    points: 120,
    window: HOUR,
    message: 'That was a lot of feelings for one hour. Have a glass of water and try again later.',
  },
  report: {
    key: 'client',
    points: 10,
    window: HOUR,
    message: 'That was a lot of reports for one hour. Try again later.',
  },
  share: {
    key: 'member',
    points: 20,
    window: HOUR,
    message:
      'Twenty posts in an hour is a content strategy. Give the community a moment, then share again.',
  },
  request: {
    key: 'member',
    points: 10,
    window: HOUR,
    message: 'Ten ideas in an hour is a pivot. Your text is kept: try again later.',
  },
  vote: {
    key: 'member',
    points: 120,
    window: HOUR,
    message: 'That is a landslide. Wait a while before you vote again.',
  },
  'request-comment': { key: 'member', points: 30, window: HOUR, message: COMMENTED },
  upload: {
    key: 'member',
    points: 10,
    window: HOUR,
    message: 'Ten pictures an hour is plenty of thought leadership.',
  },
  'upload-try': {
    key: 'member',
    points: 60,
    window: HOUR,
    message: 'That was a lot of uploading at once. Try again later.',
  },
  caption: { key: 'member', points: 600, window: HOUR },
  attach: { key: 'member', points: 120, window: HOUR },
  translate: { key: 'client', points: 1800, window: HOUR, message: TRANSLATED },
  'translation-card': { key: 'network', points: 240, window: HOUR, message: TRANSLATED },
  'report-card': { key: 'client', points: 600, window: HOUR },
  'comment-section': { key: 'client', points: 1200, window: HOUR },
  replay: { key: 'client', points: 240, window: HOUR },
  // Each sign-in that begins is a row until it ends.
  'sign-in': { key: 'network', points: 60, window: 10 * MINUTE },
  'api-token': { key: 'token', points: 120, window: MINUTE, policy: 'token', isFinal: true },
  // Requests without a token, and with one that is not valid.
  'api-network': { key: 'network', points: 60, window: MINUTE, policy: 'network', isFinal: true },
  'api-write': { key: 'member', points: 300, window: HOUR },
  'api-comments': { key: 'member', points: 600, window: HOUR },
  event: { key: 'guest', points: 60, window: HOUR, message: comeBack, isLocal: true },
  'event-network': { key: 'network', points: 600, window: HOUR, message: comeBack, isLocal: true },
  vital: { key: 'network', points: 120, window: HOUR, message: comeBack, isLocal: true },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** What `take` needs to know of whoever sends a request, by the key of the limit. */
export type Subject<Name extends RateLimitName> = Parameters<
  (typeof KEYS)[(typeof RATE_LIMITS)[Name]['key']]
>[0];

function comeBack(retryAfter: number): string {
  const minutes = Math.ceil(retryAfter / MINUTE);
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `That was a lot at once. Try again in ${time}.`;
}
