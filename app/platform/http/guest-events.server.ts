import { z } from 'zod';

/** Funnel events the server records: docs/product.md §9. */
export const RECORDED_EVENTS = [
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

// post_generated and reply_generated are missing on purpose: the server records them itself.
const sentByBrowser = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('try_now_click'),
    metadata: z.strictObject({ source: z.enum(['navbar', 'hero', 'cta']) }),
    referrer,
  }),
  z.strictObject({ event: z.literal('generator_visit'), referrer }),
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
          'edit',
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

/** Checks the body of POST /api/events. Null for a foreign name, shape or size. */
export function parseBrowserEvent(body: unknown): BrowserEvent | null {
  return sentByBrowser.safeParse(body).data ?? null;
}

/** Only the origin of a referrer is kept: the rest is somebody's reading history. */
export function referrerOrigin(referrer: string | undefined): string | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  const { origin } = new URL(referrer);
  return origin === 'null' ? null : origin.slice(0, 200);
}

// In this order: most browsers also carry the names of the ones they descend from.
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** The browser's family and whether it is a phone or tablet: all that the funnel needs of a user agent. */
export function userAgentFamily(userAgent: string): string {
  const family = FAMILIES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other';
  return /\b(Mobile|Android|iPhone|iPad)\b/.test(userAgent) ? `${family} mobile` : family;
}
