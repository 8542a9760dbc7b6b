import { z } from 'zod';
import { postShape, rewriteShape } from '../writing/generation-request.ts';
import { againShape, repliesShape } from '../replies/replies-request.ts';
import { judgedShape, sectionShape, translationShape } from '../translator/text-requests.ts';
import { TEXT_BODY_BYTES } from '../translator/translator-words.ts';
import type { Scope } from '../members/api-token.ts';
import type { Need } from '../instance/site-switches.ts';
import type { RateLimitName } from '../rate-limits/limits.server.ts';
import type { ErrorCode } from '../../platform/http/errors.ts';
import {
  ApiAccount,
  CommentSectionAnswer,
  ApiFeedPage,
  ApiFeedQuery,
  Hall,
  HallQuery,
  OwnPostsQuery,
  Post,
  PostPage,
  PromptOfDay,
  PromptQuery,
  RemixForm,
  RemixQuery,
  Remixes,
  Replies,
  ReportCardAnswer,
  Styles,
  TranslationAnswer,
  ApiPost,
} from './api-schemas.ts';
import { type OperationDetails, POST_DETAILS, REPLIES_DETAILS } from './operation-details.ts';

/** The limits of operations, per member or client. */
type OperationLimit = Extract<
  RateLimitName,
  'api-write' | 'translate' | 'report-card' | 'api-comments'
>;

/** An operation of /api/v1. The endpoints, the OpenAPI document and the developer page are made of these. */
export type Operation = {
  name: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** The path below /api/v1. May contain `{id}`. */
  path: string;
  /** The scope that a token needs; null for a public operation. */
  scope: Scope | null;
  summary: string;
  description: string;
  /** What its body may have, and the events of its stream, in words. Names and words have `code` in backticks. */
  details?: readonly OperationDetails[];
  query?: z.ZodObject;
  body?: z.ZodType;
  response: { status: 200 | 201; schema: z.ZodType } | { status: 204; schema: null };
  /** The longest body in bytes, where it holds a text. */
  maxBytes?: number;
  /** The limit beside that of the token. */
  limit?: OperationLimit;
  /** It is there while this switch is on. */
  needs?: Need;
  /** Takes an idempotency key, and streams on request. */
  isGeneration?: true;
  errors: readonly ErrorCode[];
};

const KEYED_ERRORS = ['idempotency-key', 'key-reused', 'in-progress', 'too-many-requests'] as const;
const BODY_ERRORS = ['bad-json', 'unsupported-media-type', 'too-large', 'invalid-request'] as const;

const operations = {
  readAccount: {
    method: 'GET',
    path: '/account',
    scope: 'account:read',
    summary: 'Who the token acts for',
    description:
      'The member behind the token with its record of cringe, and the token itself without its secret.',
    response: { status: 200, schema: ApiAccount },
    errors: [],
  },
  listStyles: {
    method: 'GET',
    path: '/styles',
    scope: null,
    summary: 'The styles and their fields',
    description: 'Every style a post can be written in, and what its form asks for.',
    response: { status: 200, schema: Styles },
    errors: [],
  },
  writePost: {
    method: 'POST',
    path: '/posts',
    scope: 'posts:write',
    summary: 'Write a post',
    description:
      'Writes a post as the site would, offline or with the model that is set up, and keeps it in your history. Send a form, or `from` to write an own post again.',
    details: POST_DETAILS,
    body: z.union([postShape, rewriteShape]),
    limit: 'api-write',
    response: { status: 201, schema: ApiPost },
    isGeneration: true,
    errors: [
      ...BODY_ERRORS,
      ...KEYED_ERRORS,
      'unsupported-style',
      'invalid-field',
      'not-found',
      'remix-gone',
      'remix-style',
      'blocked',
      'prompt-closed',
      'generation-failed',
      'interrupted',
    ],
  },
  listPosts: {
    method: 'GET',
    path: '/posts',
    scope: 'posts:read',
    summary: 'Your posts',
    description: 'A page of your posts, newest first.',
    query: OwnPostsQuery,
    response: { status: 200, schema: PostPage },
    errors: ['invalid-request'],
  },
  readPost: {
    method: 'GET',
    path: '/posts/{id}',
    scope: 'posts:read',
    summary: 'One of your posts',
    description: 'A post of yours by its `id`. Somebody else’s is answered like a missing one.',
    response: { status: 200, schema: Post },
    errors: ['not-found'],
  },
  deletePost: {
    method: 'DELETE',
    path: '/posts/{id}',
    scope: 'posts:write',
    summary: 'Delete one of your posts',
    description: 'Deletes it with all its versions, also from the community. This is for good.',
    response: { status: 204, schema: null },
    errors: ['not-found', 'unknown-field', 'bad-json'],
  },
  writeReplies: {
    method: 'POST',
    path: '/replies',
    scope: 'replies:write',
    summary: 'Reply to a post',
    description:
      'Writes up to three replies to a post you paste, each in a tone of its own, and keeps them in your history.',
    details: REPLIES_DETAILS,
    body: z.union([repliesShape, againShape]),
    limit: 'api-write',
    response: { status: 201, schema: Replies },
    isGeneration: true,
    errors: [
      ...BODY_ERRORS,
      ...KEYED_ERRORS,
      'invalid-field',
      'not-found',
      'no-replies',
      'interrupted',
    ],
  },
  translate: {
    method: 'POST',
    path: '/translations',
    scope: 'translate',
    summary: 'Translate, both ways',
    description:
      'Plain words into LinkedIn-speak (`to-speak`), or the blunt truth behind a post (`to-truth`). Nothing is kept.',
    body: translationShape,
    maxBytes: TEXT_BODY_BYTES.json,
    limit: 'translate',
    response: { status: 200, schema: TranslationAnswer },
    errors: [...BODY_ERRORS, 'invalid-field', 'too-many-requests'],
  },
  judge: {
    method: 'POST',
    path: '/report-cards',
    scope: 'score',
    summary: 'Judge a text',
    description:
      'The score of any text, from 0 to 100, with a verdict and each offence with the words that gave it away. Nothing is kept.',
    body: judgedShape,
    maxBytes: TEXT_BODY_BYTES.json,
    limit: 'report-card',
    response: { status: 200, schema: ReportCardAnswer },
    errors: [...BODY_ERRORS, 'invalid-field', 'too-many-requests'],
  },
  comment: {
    method: 'POST',
    path: '/comment-sections',
    scope: 'comments',
    summary: 'Have it commented on',
    description:
      'What the people of the house say below a text: six to ten of them, none of whom exists. The same text and seed give the same section; `rolls` has one of its comments said in other words, by its `key`. Nothing is kept.',
    body: sectionShape,
    maxBytes: TEXT_BODY_BYTES.json,
    limit: 'api-comments',
    response: { status: 200, schema: CommentSectionAnswer },
    errors: [...BODY_ERRORS, 'invalid-field', 'too-many-requests'],
  },
  readCommunity: {
    method: 'GET',
    path: '/community',
    needs: 'hasCommunity',
    scope: null,
    summary: 'The community feed',
    description: 'A page of what members have shared, as everybody sees it.',
    query: ApiFeedQuery,
    response: { status: 200, schema: ApiFeedPage },
    errors: ['invalid-request', 'invalid-field'],
  },
  readRemixForm: {
    method: 'GET',
    path: '/community/{id}/remix',
    needs: 'hasCommunity',
    scope: null,
    summary: 'Make it worse',
    description:
      'The form that makes a shared post worse: its style, one level up, and of its fields what everybody can read in it. Send `body` to POST /posts, changed as you like; where a field is missing, fill it in.',
    response: { status: 200, schema: RemixForm },
    errors: ['remix-gone'],
  },
  listRemixes: {
    method: 'GET',
    path: '/community/{id}/remixes',
    needs: 'hasCommunity',
    scope: null,
    summary: 'The chain of a post',
    description:
      'What a shared post came of, the first one first, and a page of what was made of it. A null in `above` stands for posts that are not shown any more.',
    query: RemixQuery,
    response: { status: 200, schema: Remixes },
    errors: ['invalid-request', 'not-found'],
  },
  readPrompt: {
    method: 'GET',
    path: '/prompt',
    needs: 'hasCommunity',
    scope: null,
    summary: 'The situation of the day',
    description:
      'The same for everybody, by the UTC day, and a page of the shared posts that answer it. While it is open, POST /posts with its `day` as `promptDay` answers it.',
    query: PromptQuery,
    response: { status: 200, schema: PromptOfDay },
    errors: ['invalid-request', 'not-found'],
  },
  readHall: {
    method: 'GET',
    path: '/hall-of-fame',
    needs: 'hasCommunity',
    scope: null,
    summary: 'The hall of fame',
    description:
      'The ten best shared posts of a week, Monday to Sunday, UTC, by the reactions of real members.',
    query: HallQuery,
    response: { status: 200, schema: Hall },
    errors: ['invalid-request', 'not-found'],
  },
} satisfies Record<string, Omit<Operation, 'name'>>;

/** Every operation of /api/v1, by its name. */
export const OPERATIONS = Object.fromEntries(
  Object.entries(operations).map(([name, operation]) => [name, { ...operation, name }]),
) as unknown as Readonly<Record<keyof typeof operations, Operation>>;

/** The errors of every operation; the first three only where a token is needed. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  'token-needed',
  'scope-missing',
  'account-disabled',
  'token-unknown',
  'too-many-requests',
  'method-not-allowed',
  'busy',
  'storage-full',
  'database-away',
  'unavailable',
  'internal',
];
