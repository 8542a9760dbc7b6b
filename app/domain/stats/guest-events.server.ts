import { isbot } from 'isbot';
import { z } from 'zod';

/** The events of the funnel, and an opened share (docs/product.md §9). */
export const RECORDED_EVENTS = [
  'share_opened',
  'try_now_click',
  'generator_visit',
  'post_generated',
  'reply_generated',
  'signup_prompt_shown',
  'signup_completed',
] as const;

export type GuestEvent = {
  event: (typeof RECORDED_EVENTS)[number];
  metadata?: Record<string, string | boolean | number>;
};

const referrer = z.string().max(2000).optional();

// The server records post_generated and reply_generated itself.
const sentByBrowser = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('try_now_click'),
    metadata: z.strictObject({ source: z.enum(['navbar', 'hero', 'cta']) }),
    referrer,
  }),
  z.strictObject({ event: z.literal('generator_visit'), referrer }),
  z.strictObject({ event: z.literal('share_opened'), referrer }),
  z.strictObject({
    event: z.literal('signup_prompt_shown'),
    metadata: z
      .strictObject({
        action: z.enum([
          'generate',
          'generate replies',
          'regenerate',
          'crank up',
          'tone down',
          'copy',
          'download',
          'share',
          'attach',
          'like',
          'comment',
          'ask the model',
        ]),
      })
      .optional(),
    referrer,
  }),
]);

export type BrowserEvent = z.output<typeof sentByBrowser>;

/** Parses the body of POST /api/events. Null when it is invalid. */
export function parseBrowserEvent(body: unknown): BrowserEvent | null {
  return sentByBrowser.safeParse(body).data ?? null;
}

/** The origin of a referrer, for privacy. */
export function referrerOrigin(referrer: string | undefined): string | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  const { origin } = new URL(referrer);
  return origin === 'null' ? null : origin.slice(0, 200);
}

// In this order: user agents contain the names of older browsers.
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Whether a user agent is a robot's or a script's. What guests do is counted of people alone. */
export const isRobot = (userAgent: string): boolean => isbot(userAgent);

/** The browser family of a user agent, and whether it is mobile. */
export function userAgentFamily(userAgent: string): string {
  const family = FAMILIES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other';
  return /\b(Mobile|Android|iPhone|iPad)\b/.test(userAgent) ? `${family} mobile` : family;
}

/**
 * The counted metrics of the product, by time: `users` of registration, `seen` of the last visit, `posts` of writing,
 * `sessions` of the last step of a guest, `live-cards` of writing, `shares` of sharing, `came_by_share` and
 * `wrote_after_share` of guests, `reached:n` of the first step of a guest with n steps.
 */
type ProductMetric =
  | 'users'
  | 'seen'
  | 'posts'
  | 'shared'
  | 'resources'
  | 'resource-bytes'
  | 'sessions'
  | 'live-cards'
  | 'shares'
  | 'came_by_share'
  | 'wrote_after_share'
  | (typeof RECORDED_EVENTS)[number]
  | `reached:${number}`;

declare module '../../platform/observe/rollup.ts' {
  interface Metrics extends Record<ProductMetric, true> {}
}
