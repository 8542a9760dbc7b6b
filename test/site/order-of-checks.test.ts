import { afterAll, beforeAll, expect, it } from 'vitest';
import { RATE_LIMITS, type RateLimitName } from '../../app/domain/rate-limits/limits.server.ts';
import {
  allQuestions,
  expectedFor,
  isPublicApi,
  type Kind,
  type Question,
} from '../authorization/questions.ts';
import {
  arrive,
  type Asker,
  makeRows,
  type Sent,
  sendQuestion,
} from '../authorization/send-question.ts';
import { type BuiltAnswer, builtRoutes } from '../built-routes.ts';
import { limitedFor } from '../factories/rate-limits.ts';
import { accessAdmin } from '../factories/save-access.ts';
import { ADMIN } from '../factories/visitors.ts';
import { type RowWatch, watchRows } from '../fuzz/watch-rows.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

// docs/product.md §5: method, origin, permission, length, limit, parse, work. What a later check would refuse is in each
// request, too: the first one answers.

const OWNER = 'an admin who is the owner';
/** Members have no landing page, and their steps are not counted. */
const FOR_GUESTS = ['/', '/api/events'];
/** Admins have no limit there. */
const LIMITED_FOR_OTHERS = ['/reports'];
/** The browser of a person: bots are answered without being counted. */
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0 Safari/537.36' };

const LONGEST = new Map((await builtRoutes()).map(({ pattern, maxBytes }) => [pattern, maxBytes]));
/** One byte longer than the route takes. */
const tooLong = ({ pattern }: Question): Sent => ({
  body: 'x'.repeat((LONGEST.get(pattern) ?? 0) + 1),
});
const FOREIGN = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

/** Their own condition is not met on the test server. It is a permission: nothing of the body is read. */
const CLOSED: Readonly<Record<string, number>> = {
  '/api/model-translations': 409,
  '/slash-command': 404,
  '/auth/demo': 400,
};
/** Guests have posts, too. */
const MAY_BE_OF_GUESTS = ['/api/generations/:id/versions'];

/**
 * What no rate limit counts, by the intent of its form, beside deletions and what admins do: the claim of a post counts,
 * or it is a step of one member on few rows.
 */
const UNCOUNTED = [
  'POST /account/blocks/:id/delete',
  'POST /account/delete',
  'POST /account/profile',
  'POST /account/recovery-codes',
  'POST /account/sessions/:id/end',
  'POST /account/sign-ins/disconnect',
  'POST /account/tokens',
  'POST /account/tokens/:id/revoke',
  'POST /api/generations',
  'POST /api/generations/:id/versions',
  'POST /api/live-cards more',
  'POST /api/replies',
  'POST /api/resources/:id/download',
  'POST /auth/sign-out',
  'POST /notifications/:id/read',
  'POST /notifications/read',
  'POST /notifications/settings',
  'POST /post/:id/block',
  'POST /post/:id/comments/:comment/delete',
  'POST /post/:id/delete',
  'POST /post/:id/hide-premise',
  'POST /post/:id/unblock',
  'POST /post/:id/unshare',
  'POST /post/:id/worse',
  'POST /requests/:id/comments/:comment/delete',
  'POST /requests/:id/withdraw',
  'POST /resources/:id/delete',
  'POST /resources/:id/favourite',
  'PUT /api/generations/:id/profile',
  'PUT /api/generations/:id/shown',
];
const needsNoLimit = ({ method, pattern, answers }: Question) =>
  method === 'DELETE' || pattern.startsWith('/admin') || answers.member === 403;
/** Its limit counts the same words once, so it reads them first: a line at most. */
const COUNTS_WORDS = '/api/generations/:id/share';

let app: TestApp;
let watch: RowWatch;
/** The limits that every client is over. */
const reached: RateLimitName[] = [];
beforeAll(async () => {
  app = await startTestApp({
    env: { ADMIN_EMAILS: ADMIN, GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '10000' },
    overrides: limitedFor(60, reached),
  });
  watch = watchRows(app.dataDir);
}, 60_000);
afterAll(async () => {
  watch.close();
  await app.remove();
});

const ALL = Object.keys(RATE_LIMITS) as RateLimitName[];
/** A try without a token counts: that limit is a part of the permission. */
const ALL_BUT_TRIES = ALL.filter((name) => name !== 'api-network');

// Uploads read their body themselves: upload-limits.test.ts.
const questionsTaken = async () =>
  (await allQuestions()).filter(
    ({ isTaken, method, ask }) => isTaken && method !== 'GET' && !ask.upload,
  );
const toldOf = ({ method, pattern, ask }: Question) =>
  `${method} ${pattern} ${JSON.stringify(ask.form ?? ask.json ?? '')}`;

/** A visitor of that kind, over `limits`, with the rows that the questions name. */
async function come(who: Kind, questions: readonly Question[], limits = ALL): Promise<Asker> {
  reached.length = 0;
  const asker = await arrive(app, who);
  await makeRows(asker.rows, questions);
  watch.changes();
  reached.push(...limits);
  return asker;
}

/** The answer. What is refused has changed nothing. */
async function answerTo(asker: Asker, question: Question, sent: Sent): Promise<BuiltAnswer> {
  const headers = { ...BROWSER, ...sent.headers };
  const { got } = await sendQuestion(app, asker, question, { ...sent, headers });
  if (got !== 200) expect([toldOf(question), watch.changes()]).toEqual([toldOf(question), []]);
  return got;
}

it('looks at the method before the origin, who asks and what is sent', async () => {
  const all = await allQuestions();
  const untaken = all.filter(({ isTaken, method, ask }) => !isTaken && ask.methods[0] === method);
  expect(untaken.length).toBeGreaterThan(50);
  const guest = await come('a guest', untaken);
  for (const question of untaken) {
    for (const headers of [{}, FOREIGN]) {
      const got = await answerTo(guest, question, { ...tooLong(question), headers });
      expect([toldOf(question), headers, got]).toEqual([
        toldOf(question),
        headers,
        question.answers.guest,
      ]);
    }
  }
}, 60_000);

it('looks at the origin before who asks', async () => {
  const questions = await questionsTaken();
  const guest = await come('a guest', questions, ALL_BUT_TRIES);
  for (const question of questions) {
    const got = await answerTo(guest, question, { ...tooLong(question), headers: FOREIGN });
    // Where cookies do not count, a token is what another site has not.
    expect([toldOf(question), got]).toEqual([toldOf(question), isPublicApi(question) ? 401 : 403]);
  }
}, 60_000);

it('looks at who asks before length and limit', async () => {
  const questions = await questionsTaken();
  const isOpen = ({ answers: { guest } }: Question) =>
    typeof guest === 'number' ? ![401, 403, 404].includes(guest) : !/^\/(login\?.*)?$/.test(guest);
  const open = new Set(questions.filter(isOpen).map(({ pattern }) => pattern));
  for (const pattern of MAY_BE_OF_GUESTS) open.add(pattern);
  const closed = questions.filter(({ pattern }) => !open.has(pattern));
  expect(closed.length).toBeGreaterThan(50);
  const guest = await come('a guest', closed, ALL_BUT_TRIES);
  for (const question of closed) {
    const expected = expectedFor('a guest', question);
    const wanted = typeof expected === 'string' ? await guest.rows.fill(expected) : expected;
    const got = await answerTo(guest, question, tooLong(question));
    expect([toldOf(question), got]).toEqual([toldOf(question), wanted]);
  }
}, 60_000);

/** What makes a text, by its first method. Each answers 503 with the reason while writing is paused. */
const WRITERS = [
  'POST /',
  'POST /api/comment-sections',
  'POST /api/generations',
  'POST /api/live-cards',
  'POST /api/model-comment-sections',
  'POST /api/model-translations',
  'POST /api/replies',
  'POST /api/translations',
  'POST /api/v1/comment-sections',
  'POST /api/v1/posts',
  'POST /api/v1/replies',
  'POST /api/v1/report-cards',
  'POST /api/v1/translations',
  'POST /home',
  'POST /post/:id',
  'POST /post/:id/worse',
  'POST /translate',
  'POST /translate/card',
];

it('pauses every door that makes a text, before length and limit, and no other', async () => {
  const { save } = await accessAdmin(app);
  const questions = (await questionsTaken()).filter(({ ask, method }) => ask.methods[0] === method);
  const paused = new Set<string>();
  try {
    for (const question of questions) {
      const { pattern, method } = question;
      if (CLOSED[pattern] !== undefined && pattern !== '/api/model-translations') continue;
      if (pattern === '/admin/access/switches') continue;
      const asker = await come(FOR_GUESTS.includes(pattern) ? 'a guest' : OWNER, [question]);
      await save({ writing: 'paused', reason: 'Lunch.' });
      watch.changes();
      const got = await answerTo(asker, question, tooLong(question));
      if (got === 503) paused.add(`${method} ${pattern}`);
      await save({});
    }
  } finally {
    await save({});
  }
  expect([...paused].toSorted()).toEqual(WRITERS);
}, 120_000);

it('looks at the length before the limit', async () => {
  const questions = await questionsTaken();
  const owner = await come(OWNER, questions);
  const guest = await come('a guest', []);
  for (const question of questions) {
    const { pattern } = question;
    const asker = FOR_GUESTS.includes(pattern) ? guest : owner;
    const got = await answerTo(asker, question, tooLong(question));
    expect([toldOf(question), got]).toEqual([toldOf(question), CLOSED[pattern] ?? 413]);
  }
}, 60_000);

/** No intent says there which limit counts: an unknown one is a fault like others. */
const HAS_ONE_LIMIT = [
  '/api/live-cards',
  '/game/count',
  '/reports',
  '/owner-link',
  '/recovery',
  '/translate',
  '/translate/card',
];

/** Bodies that no route would take. In a form the intent stays: it says which limit counts. */
function bentBodies({ pattern, ask }: Question): Sent[] {
  if (ask.form) {
    const intent = ask.form['intent'];
    const own: Record<string, string> = intent === undefined ? {} : { intent };
    const long = Object.fromEntries(Object.keys(ask.form).map((name) => [name, 'x'.repeat(9000)]));
    const unknown = HAS_ONE_LIMIT.includes(pattern) ? { intent: 'none' } : own;
    return [own, { ...long, ...own }, unknown].map((fields) => ({
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }));
  }
  const json = { 'content-type': 'application/json' };
  return [
    { body: '{"text": ', headers: json },
    { body: '[]', headers: json },
    { body: JSON.stringify({ text: 'x'.repeat(30_000) }), headers: json },
    { body: 'text', headers: { 'content-type': 'text/plain' } },
  ];
}

it('looks at the limit before it reads the body', async () => {
  const uncounted = new Set<string>();
  for (const question of await questionsTaken()) {
    const { pattern, method, ask } = question;
    if (CLOSED[pattern] !== undefined || ask.methods[0] !== method) continue;
    if (needsNoLimit(question)) continue;
    // A new one for each: what no limit counts is done.
    const isForGuests = [...FOR_GUESTS, ...LIMITED_FOR_OTHERS].includes(pattern);
    const asker = await come(isForGuests ? 'a guest' : OWNER, [question]);
    const { got } = await sendQuestion(app, asker, question, { headers: BROWSER });
    watch.changes();
    if (got !== 429) {
      uncounted.add([method, pattern, ask.form?.['intent']].filter(Boolean).join(' '));
      continue;
    }
    if (pattern === COUNTS_WORDS) continue;
    for (const bent of bentBodies(question)) {
      const refused = await answerTo(asker, question, bent);
      expect([toldOf(question), bent, refused]).toEqual([toldOf(question), bent, 429]);
    }
  }
  expect([...uncounted].toSorted()).toEqual(UNCOUNTED.toSorted());
}, 120_000);
