import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  allQuestions,
  ASKS,
  expectedFor,
  isPublicApi,
  isRefusal,
  type Kind,
  TARGET_KINDS_ASKED,
  type Question,
} from '../authorization/questions.ts';
import {
  addressOf,
  arrive,
  type Asker,
  makeRows,
  sendQuestion,
} from '../authorization/send-question.ts';
import { UNSAID, UNTOLD } from '../authorization/owned-rows.ts';
import { type BuiltAnswer, builtRoutes, spellings } from '../built-routes.ts';
import { type RowWatch, watchRows } from '../fuzz/watch-rows.ts';
import { UNLIMITED } from '../factories/rate-limits.ts';
import { ADMIN } from '../factories/visitors.ts';
import { operationsAt } from '../operations-at.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const KIND_NAMES = Object.keys(TARGET_KINDS_ASKED) as Kind[];
const OWNER = 'an admin who is the owner';

let app: TestApp;
let watch: RowWatch;
beforeAll(async () => {
  app = await startTestApp({
    env: { ADMIN_EMAILS: ADMIN, GUEST_GENERATIONS_PER_ADDRESS_PER_DAY: '10000' },
    overrides: UNLIMITED,
  });
  watch = watchRows(app.dataDir);
}, 60_000);

/** All addresses of the public API have an action, which refuses what none of its operations takes. */
const takingRoutes = async () => {
  const taking = (await builtRoutes()).filter(({ pattern, takes }) =>
    pattern.startsWith('/api/v1/')
      ? operationsAt(pattern).some(({ method }) => method !== 'GET')
      : takes,
  );
  return new Set(taking.map(({ pattern }) => pattern));
};

afterAll(async () => {
  watch.close();
  await app.remove();
});

async function send(
  asker: Asker,
  question: Question,
  ...sent: [Parameters<typeof sendQuestion>[3]?]
): Promise<BuiltAnswer> {
  const { got, said } = await sendQuestion(app, asker, question, ...sent);
  const told = [question.method, question.pattern, said.includes(UNSAID), said.includes(UNTOLD)];
  const isShown = asker.mayRead && (question.ask.showsOwn ?? said.includes(UNSAID));
  expect(told).toEqual([question.method, question.pattern, isShown, false]);
  return got;
}
const filled = async ({ rows }: Asker, answer: BuiltAnswer) =>
  typeof answer === 'string' ? rows.fill(answer) : answer;
const isFault = (got: BuiltAnswer) => typeof got === 'number' && got >= 500;
const bodyIn = ({ ask }: Question) => JSON.stringify(ask.form ?? ask.json);

it('has asks for every route that takes something, and a route for all asks', async () => {
  expect([...(await takingRoutes())].toSorted()).toEqual(Object.keys(ASKS).toSorted());
});

it('has asks in every method that an endpoint declares, and in no other', async () => {
  const endpoints = (await builtRoutes()).filter(
    ({ pattern, takes, isPage }) => takes && !isPage && !pattern.startsWith('/api/v1/'),
  );
  for (const { pattern, handle } of endpoints) {
    const asked = new Set(ASKS[pattern]?.flatMap(({ methods }) => methods));
    const declared = new Set(handle.methods?.filter((method) => method !== 'GET'));
    expect([pattern, asked]).toEqual([pattern, declared]);
  }
});

/** Who asks at other spellings and by other methods, too: the router reads both before it knows who asks. */
const THOROUGH: readonly Kind[] = process.env['TEST_ALL'] ? ['a guest', 'a member'] : ['a guest'];

/** The same question at its address in other letters, and as the router's own script asks it. */
async function askOtherwise(asker: Asker, question: Question, wanted: BuiltAnswer): Promise<void> {
  const [bare = '', search] = (await addressOf(question, asker.rows)).split('?');
  const tail = search === undefined ? '' : `?${search}`;
  for (const spelling of spellings(bare)) {
    const got = await send(asker, question, { path: spelling + tail });
    // What is spelled otherwise is not the public API: no token counts, and a disabled account is seen by its cookie.
    const { guest } = question.answers;
    const isSame = isPublicApi(question) ? got === guest || Number(got) >= 400 : got === wanted;
    expect([spelling, got, isSame, watch.changes()]).toEqual([spelling, got, true, []]);
  }
  const got = await send(asker, question, { path: `${bare}.data${tail}` });
  expect([bare, isFault(got), watch.changes()]).toEqual([bare, false, []]);
}

it.each(KIND_NAMES)(
  'refuses %s what they may not do, and changes nothing',
  async (who) => {
    const isThorough = THOROUGH.includes(who);
    const all = await allQuestions();
    const questions = all.filter(({ isTaken }) => isTaken || isThorough);
    const asker = await arrive(app, who);
    await makeRows(asker.rows, questions);
    watch.changes();
    for (const question of questions) {
      const expected = expectedFor(who, question);
      if (!isRefusal(expected, question)) continue;
      const { method, pattern } = question;
      const told = [who, method, pattern, bodyIn(question)];
      const wanted = await filled(asker, expected);
      const got = await send(asker, question);
      expect([...told, got, watch.changes()]).toEqual([...told, wanted, []]);
      const isFirst = question.ask.methods[0] === method;
      if (question.isTaken && isFirst && isThorough) await askOtherwise(asker, question, wanted);
    }
  },
  120_000,
);

/** Whoever is taken for a guest is let do what a guest is. */
const GUESTS: readonly Kind[] = [
  'nobody known',
  'a member of last month',
  'somebody with an invented session',
];

// What is refused shows nothing if nobody may do it: each has rows of its own here, as many are gone afterwards.
it.each(KIND_NAMES.filter((who) => !GUESTS.includes(who)))(
  'lets %s do what they may',
  async (who) => {
    for (const question of await allQuestions()) {
      const expected = expectedFor(who, question);
      if (isRefusal(expected, question)) continue;
      const told = [who, question.method, question.pattern, bodyIn(question)];
      const asker = await arrive(app, who);
      const got = await send(asker, question);
      expect([...told, got]).toEqual([...told, await filled(asker, expected)]);
    }
  },
  120_000,
);

/** Words of no form, and such as others would take for one. */
const UNKNOWN_INTENTS = ['pin-this', 'React', 'constructor'];
/** The form of the demo account needs the state of a sign-in, which is asked for before the form is read. */
const UNKNOWN_ANSWERS: Readonly<Record<string, number>> = { '/auth/demo': 400 };

it('refuses a form whose intent its page does not know, and changes nothing', async () => {
  const pages = (await builtRoutes()).filter(({ takes, isPage }) => takes && isPage);
  const patterns = new Set(pages.map(({ pattern }) => pattern));
  const isForm = ({ pattern, method, isTaken }: Question) =>
    isTaken && method === 'POST' && patterns.has(pattern);
  const questions = (await allQuestions()).filter(isForm);
  expect(new Set(questions.map(({ pattern }) => pattern))).toEqual(patterns);
  const [admin, guest] = [await arrive(app, OWNER), await arrive(app, 'a guest')];
  for (const { rows } of [admin, guest]) await makeRows(rows, questions);
  watch.changes();
  for (const question of questions) {
    // The landing page sends members home.
    const asker = question.pattern === '/' ? guest : admin;
    for (const intent of UNKNOWN_INTENTS) {
      const ask = { ...question.ask, form: { ...question.ask.form, intent } };
      const got = await send(asker, { ...question, ask });
      const told = [question.pattern, bodyIn(question), intent];
      const expected = UNKNOWN_ANSWERS[question.pattern] ?? 422;
      expect([...told, got, watch.changes()]).toEqual([...told, expected, []]);
    }
  }
}, 60_000);

const ELSEWHERE: readonly Record<string, string>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-site' },
];

it('takes nothing from the pages of others, whoever is signed in', async () => {
  const questions = (await allQuestions()).filter(
    ({ method, isTaken }) => isTaken && method !== 'GET',
  );
  const { visitor, rows } = await arrive(app, OWNER);
  // Where cookies do not count, a token is what another page has not.
  const asker = { visitor: { ...visitor, token: null }, rows, mayRead: true };
  await makeRows(rows, questions);
  watch.changes();
  for (const question of questions) {
    const wanted = isPublicApi(question) ? 401 : 403;
    for (const headers of ELSEWHERE) {
      const told = [question.method, question.pattern, bodyIn(question), headers];
      const got = await send(asker, question, { headers });
      expect([...told, got, watch.changes()]).toEqual([...told, wanted, []]);
    }
  }
}, 60_000);

it('takes the method that was sent for the method, whatever else a request says', async () => {
  const all = await allQuestions();
  const questions = all.filter(({ method, isTaken }) => isTaken && method !== 'GET');
  const asker = await arrive(app, OWNER);
  await makeRows(asker.rows, questions);
  watch.changes();
  for (const question of questions) {
    const { method, pattern } = question;
    const headers = { 'x-http-method-override': method, 'x-method-override': method };
    const address = await addressOf(question, asker.rows);
    const path = `${address}${address.includes('?') ? '&' : '?'}_method=${method}`;
    const told = [method, pattern, bodyIn(question)];
    const got = await send(asker, question, { method: 'GET', path, headers });
    expect([...told, isFault(got), watch.changes()]).toEqual([...told, false, []]);
    const isPostTaken = all.some(
      (one) => one.pattern === pattern && one.method === 'POST' && one.isTaken,
    );
    if (isPostTaken) continue;
    const posted = await send(asker, question, { method: 'POST', path, headers });
    expect([...told, posted, watch.changes()]).toEqual([...told, 405, []]);
  }
}, 60_000);
