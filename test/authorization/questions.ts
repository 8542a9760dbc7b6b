import { type BuiltAnswer, builtRoutes } from '../built-routes.ts';
import { ADMIN, signedIn, type Visitor, VISITORS } from '../factories/visitors.ts';
import type { TestApp } from '../test-app.ts';
import { type Answers, type Ask, everybody, UNSAFE } from './ask.ts';
import { ASKS_OF_API } from './asks-of-api.ts';
import { ASKS_OF_PAGES, NOT_TAKEN } from './asks-of-pages.ts';
import { READS } from './reads.ts';

/** What every route that takes something takes. A route of that kind without a row here fails a test. */
export const ASKS: Readonly<Record<string, readonly Ask[]>> = { ...ASKS_OF_PAGES, ...ASKS_OF_API };

/** The visitors of all tables, and those whose rows are asked about. */
export const TARGET_KINDS_ASKED = {
  ...VISITORS,
  'the owner': (app: TestApp) => signedIn(app),
  'an admin who is the owner': (app: TestApp) => signedIn(app, { email: ADMIN }),
  'a program of the owner that may only read the account': async (app: TestApp) => ({
    ...(await signedIn(app, {}, ['account:read'])),
    cookie: '',
  }),
} satisfies Record<string, (app: TestApp) => Promise<Visitor>>;
export type Kind = keyof typeof TARGET_KINDS_ASKED;

const COLUMNS: Readonly<Partial<Record<Kind, keyof Answers>>> = {
  'a member': 'member',
  'an admin': 'admin',
  'the owner': 'owner',
  'an admin who is the owner': 'owningAdmin',
};

/** One request to a route, and what each kind of visitor is answered. */
export type Question = {
  pattern: string;
  method: string;
  ask: Ask;
  answers: Answers;
  /** Whether the route knows the method at all. */
  isTaken: boolean;
};

/** Cookies do not count there. */
export const isPublicApi = ({ pattern }: Question) => pattern.startsWith('/api/v1/');

/** What somebody of that kind is answered, before ids stand in it. */
export function expectedFor(who: Kind, question: Question): BuiltAnswer {
  const { pattern, answers, isTaken } = question;
  const answer = answers[COLUMNS[who] ?? 'guest'];
  if (!isPublicApi(question)) {
    return who === 'a disabled member' && pattern !== '/auth/sign-out' ? 403 : answer;
  }
  if (!isTaken) return answer;
  // A token that is none is refused also where nobody needs one.
  if (who === 'a member of last month' || who === 'somebody with an invented session') return 401;
  if (who === 'a disabled member') return 403;
  return who.startsWith('a program') && answer === 401 ? 403 : answer;
}

/** Whether nobody who is answered this may have changed anything. */
export function isRefusal(answer: BuiltAnswer, { pattern, isTaken }: Question): boolean {
  if (!isTaken) return true;
  if (typeof answer === 'number') return answer >= 400;
  // Whoever has deleted the account is sent there too.
  return answer.startsWith('/login?') || (answer === '/' && pattern !== '/account/delete');
}

/** What is asked of a route: all that it takes, and by every other unsafe method the same. */
function questionsFor(pattern: string): Question[] {
  const asks = ASKS[pattern] ?? [];
  const taken = new Set(asks.flatMap(({ methods }) => methods));
  const others = UNSAFE.filter((method) => !taken.has(method));
  const untaken: Ask = {
    ...asks[0],
    methods: others,
    answers: NOT_TAKEN[pattern] ?? everybody(405),
  };
  return [...asks, ...(READS[pattern] ?? []), untaken].flatMap((ask) =>
    ask.methods.map((method) => {
      const { answers } = ask;
      return { pattern, method, ask, answers, isTaken: ask !== untaken };
    }),
  );
}

/** Everything there is to ask of every route. */
export async function allQuestions(): Promise<Question[]> {
  const patterns = new Set((await builtRoutes()).map(({ pattern }) => pattern));
  return [...patterns].flatMap(questionsFor);
}
