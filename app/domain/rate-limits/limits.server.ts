import { networkOf } from '../../platform/limits/client-network.server.ts';
import { firstNumberWord } from '../../platform/text/number-words.ts';
import type { Viewer } from '../members/viewer.ts';

/** A client is identified by its account, or as a guest by its network. */
export type Client = { viewer: Viewer; address: string };

/** Functions that return the rate-limit key: the id of a member, token or guest, or the network of a client. */
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
  /** The number of requests per key and window. */
  points: number;
  /** The length of the window in seconds. */
  window: number;
  /**
   * The message of a 429 response, from the time until the next points ('10 minutes'). `{Points}` is their number in words,
   * at the beginning of a sentence. The default is `atOnce`.
   */
  message?: string | ((time: string) => string);
  /** The policy name in the RateLimit headers. The default is the name in this table. */
  policy?: string;
  /** Each process counts separately, because a shared count would cost as much as the request itself. */
  isLocal?: true;
  /** A request that fails with a 5xx status gets no refund. */
  isFinal?: true;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const STANDS_STILL =
  'The card stands still for a moment: that was a lot of typing. Your sentence is kept.';
const COMMENTED = '{Points} comments in an hour is a keynote. Your text is kept: try again later.';

const translated = (time: string) => `That was a lot of translating. Try again in ${time}.`;

const hourly = <Key extends keyof typeof KEYS>(
  key: Key,
  points: number,
  message?: RateLimit['message'],
) => ({ key, points, window: HOUR, message });

/** All rate limits of the server. Daily quotas are always in the database: see quotas.server.ts. */
export const RATE_LIMITS = {
  comment: hourly('member', 30, COMMENTED),
  reaction: hourly(
    'member',
    120,
    'That was a lot of feelings for one hour. Have a glass of water and try again later.',
  ),
  report: hourly('client', 10, 'That was a lot of reports for one hour. Try again later.'),
  share: hourly(
    'member',
    20,
    '{Points} posts in an hour is a content strategy. Give the community a moment, then share again.',
  ),
  request: hourly(
    'member',
    10,
    '{Points} ideas in an hour is a pivot. Your text is kept: try again later.',
  ),
  vote: hourly('member', 120, 'That is a landslide. Wait a while before you vote again.'),
  'request-comment': hourly('member', 30, COMMENTED),
  upload: hourly('member', 10, '{Points} pictures an hour is plenty of thought leadership.'),
  'upload-try': hourly('member', 60, 'That was a lot of uploading at once. Try again later.'),
  caption: hourly('member', 600),
  // A picture takes up to a tenth of a second of processor time, a carousel up to two.
  picture: hourly('member', 600),
  'picture-network': hourly('network', 3000),
  carousel: hourly('member', 60),
  'carousel-network': hourly('network', 240),
  // A moving picture takes up to four.
  'moving-picture': hourly(
    'member',
    30,
    '{Points} moving pictures in an hour is a film. Try again later.',
  ),
  'moving-picture-network': hourly('network', 120),
  attach: hourly('member', 120),
  translate: hourly('client', 1800, translated),
  'translation-card': hourly('network', 240, translated),
  'report-card': hourly('client', 600),
  'comment-section': hourly('client', 1200),
  // Beyond it the house answers. Each takes a call of the model's budget, and no free post.
  'model-comments': hourly('client', 20),
  replay: hourly('client', 240),
  'live-card': { key: 'guest', points: 60, window: MINUTE, message: STANDS_STILL, isLocal: true },
  'live-card-network': { ...hourly('network', 3000, STANDS_STILL), isLocal: true },
  // Failures only: a school or an office may be one network.
  'sign-in': { key: 'network', points: 60, window: 10 * MINUTE },
  'owner-link': { key: 'network', points: 60, window: 10 * MINUTE },
  // Each pending sign-in uses a database row for ten minutes.
  'sign-in-start': { key: 'network', points: 6000, window: 10 * MINUTE },
  'recovery-code': { key: 'network', points: 10, window: 10 * MINUTE, isFinal: true },
  'api-token': { key: 'token', points: 120, window: MINUTE, policy: 'token', isFinal: true },
  // For requests without a token or with an invalid one.
  'api-network': { key: 'network', points: 60, window: MINUTE, policy: 'network', isFinal: true },
  'api-write': hourly('member', 300),
  'api-comments': hourly('member', 600),
  event: { ...hourly('guest', 60), isLocal: true },
  'event-network': { ...hourly('network', 600), isLocal: true },
  vital: { ...hourly('network', 120), isLocal: true },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** The argument of `take` that identifies the client, by the key of the limit. */
export type Subject<Name extends RateLimitName> = Parameters<
  (typeof KEYS)[(typeof RATE_LIMITS)[Name]['key']]
>[0];

function atOnce(time: string): string {
  return `That was a lot at once. Try again in ${time}.`;
}

/** The words of a refusal by a limit that has points again in `retryAfter` seconds. */
export function limitMessage(name: RateLimitName, retryAfter: number): string {
  const { message = atOnce, points }: RateLimit = RATE_LIMITS[name];
  if (typeof message === 'string') return message.replace('{Points}', firstNumberWord(points));
  const minutes = Math.ceil(retryAfter / MINUTE);
  return message(minutes <= 1 ? 'a minute' : `${minutes} minutes`);
}
