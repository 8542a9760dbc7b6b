import { z } from 'zod';
import { HUMOR_LEVELS } from '../../../comedy/form/humor-levels.ts';
import { POST_STYLES } from '../../../comedy/styles/post-styles.ts';
import { REPLY_LENGTHS, REPLY_TONES } from '../../../comedy/replies/reply-kinds.ts';
import { DIRECTIONS } from '../../../comedy/translate/voices.ts';
import { SCOPE_NAMES } from '../members/api-token.ts';
import { decodeCursor, parseSearch } from '../../platform/http/list-params.ts';
import { PERIODS, FEED_SORTS } from '../community/feed.ts';

// The responses and queries of the public API. A response is sent with the fields of its schema only. Request bodies use
// the schemas of the site's own forms.

const time = z.iso.datetime().describe('A time in UTC, as in 2026-01-31T09:00:00.000Z.');
const id = z.string().describe('Opaque: keep it, do not read it.');
const seed = z.int().describe('Sent with the same input, it gives the same words again, offline.');
const level = z.enum(HUMOR_LEVELS);
const styles = POST_STYLES.map(({ value }) => value);
const next = z
  .string()
  .nullable()
  .describe('What to send as `after` for the next page; null on the last one.');
const writer = z.enum(['offline', 'model']);
const fallback = z
  .enum(['model-failed', 'busy', 'budget-spent', 'fair-use'])
  .optional()
  .describe('Why the offline writer wrote although a model is set up.');

export const ApiAccount = z.object({
  id,
  name: z.string(),
  bio: z.string(),
  postsCreated: z.int(),
  record: z
    .int()
    .nullable()
    .describe('The highest cringe score among the 25 newest posts; null without a post.'),
  memberSince: time,
  token: z.object({
    name: z.string(),
    scopes: z.array(z.enum(SCOPE_NAMES as [string, ...string[]])),
    expiresAt: time.nullable(),
  }),
});

export const Styles = z.object({
  styles: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      promise: z.string(),
      fields: z.array(
        z.object({
          name: z.string(),
          label: z.string(),
          kind: z.enum(['text', 'long-text', 'number', 'verb']),
          required: z.boolean(),
          maxLength: z.int(),
          choices: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
});

const post = {
  id,
  generationId: id.describe('The version that is shown: what a rewrite starts `from`.'),
  text: z.string(),
  style: z.string(),
  level,
  fields: z.record(z.string(), z.string()).describe('The form that it was made of.'),
  createdAt: time,
  likes: z.int(),
  comments: z.int(),
  isShared: z.boolean(),
  url: z.string().nullable().describe('Its page, once it is shared.'),
};

export const Post = z.object(post);
export const ApiPost = z.object({ ...post, writer, seed, fallback });
export const PostPage = z.object({ posts: z.array(Post), next });

export const Replies = z.object({
  id: id.describe('What more replies to the same post start `from`.'),
  post: z.string(),
  length: z.enum(REPLY_LENGTHS),
  createdAt: time,
  replies: z.array(z.object({ id, tone: z.enum(REPLY_TONES), text: z.string(), writer, fallback })),
});

const OFFSET =
  'Counted in UTF-16 code units, as JavaScript does: an emoji is two. Where strings count otherwise, look for `quote`.';
const range = {
  quote: z.string().describe('Stands in the text exactly so, from `start` to `end`.'),
  start: z.int().describe(OFFSET),
  end: z.int().describe(`Where it ends. ${OFFSET}`),
};
const spared = z
  .enum(['grave', 'foreign', 'empty'])
  .nullable()
  .describe('Why the text was left alone, or read only in part.');
const device = z.int().describe('The number of the device in the handbook of offences.');

export const TranslationAnswer = z.object({
  direction: z.enum(DIRECTIONS),
  lines: z.array(z.string()),
  exposed: z.array(z.object({ device, badge: z.string(), truth: z.string(), ...range })),
  score: z.number(),
  verdict: z.string(),
  spared,
  card: z.string().nullable().describe('A page that shows both sides on a card.'),
});

export const ReportCardAnswer = z.object({
  score: z.number().min(0).max(100),
  verdict: z.string(),
  badges: z.array(z.object({ device, badge: z.string(), does: z.string(), ...range })),
  spared,
});

export const CommentSectionAnswer = z.object({
  seed,
  comments: z.array(
    z.object({
      key: z.string().describe('What `rolls` names it by.'),
      persona: z.string(),
      label: z.string().describe('What kind of commenter it is. None of them is anybody.'),
      name: z.string(),
      headline: z.string(),
      text: z.string(),
      likes: z.int(),
      answers: z.string().nullable().describe('Whom it answers; null for a comment on the text.'),
    }),
  ),
  spared,
});

const feedPost = z.object({
  id,
  text: z.string(),
  shownPremise: z.string().nullable().describe('What happened, where the author shows it.'),
  authorName: z.string(),
  authorBio: z.string(),
  style: z.string(),
  createdAt: time,
  likes: z.int(),
  comments: z.int(),
  url: z.string(),
});
const day = z.iso.date();

export const ApiFeedPage = z.object({ posts: z.array(feedPost), next });

export const RemixForm = z.object({
  authorName: z.string(),
  level: level.describe('Of the post that is made worse.'),
  body: z.object({
    style: z.string(),
    humorLevel: level,
    fields: z.record(z.string(), z.string()),
    remixOf: id,
  }),
});

const chainPost = z.object({
  id,
  authorName: z.string(),
  lines: z.array(z.string()).describe('Its first lines.'),
  style: z.string(),
  level,
  createdAt: time,
  remixes: z.int(),
  url: z.string(),
});

export const Remixes = z.object({
  post: chainPost,
  above: z.array(chainPost.nullable()),
  isCut: z.boolean().describe('Some steps between the first two were left out.'),
  remixes: z.array(chainPost),
  next,
});

export const PromptOfDay = z.object({
  day,
  situation: z.string(),
  isOpen: z.boolean().describe('It can still be answered.'),
  before: day,
  after: day.nullable(),
  answers: z.array(feedPost),
  next,
});

export const Hall = z.object({
  week: day.describe('The Monday it begins with.'),
  isThisWeek: z.boolean(),
  best: z.array(feedPost),
  before: day.nullable().describe('The last week before it that has a best.'),
  after: day.nullable(),
});

/** An error: `code` is for programs, `title` for people. */
export const ProblemAnswer = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  requestId: z.string().describe('Leads whoever runs the server to its line in the log.'),
  field: z.string().optional().describe('The field to mend.'),
});

const cursor = z.string().max(100);
const after = cursor.optional().describe('`next` of the page before.');
const validAfter = cursor
  .refine((text) => decodeCursor(text) !== null)
  .optional()
  .describe('`next` of the page before.');

/** All values of a query are strings. */
export const OwnPostsQuery = z.strictObject({
  q: z
    .string()
    .max(100)
    .refine((text) => parseSearch(text) !== null)
    .optional()
    .describe('Words that all stand in the post.'),
  after,
  limit: z
    .string()
    .regex(/^([1-9]|[1-4]\d|50)$/)
    .optional()
    .describe('1 to 50; 10 without it.'),
});

export const ApiFeedQuery = z.strictObject({
  sort: z.enum(Object.keys(FEED_SORTS) as (keyof typeof FEED_SORTS)[]).optional(),
  period: z.enum(Object.keys(PERIODS) as (keyof typeof PERIODS)[]).optional(),
  style: z.enum(styles).optional(),
  q: z.string().max(100).optional().describe('Words that all stand in the post.'),
  after,
  limit: z
    .string()
    .regex(/^[1-9]\d?$/)
    .optional()
    .describe('1 to 50; 10 without it.'),
});

export const RemixQuery = z.strictObject({ after: validAfter });

export const PromptQuery = z.strictObject({
  day: day.optional().describe('A day of the last year, as in 2026-11-22; today without it.'),
  after: validAfter,
});

export const HallQuery = z.strictObject({
  week: day.optional().describe('The Monday of a week; this week without it.'),
});
