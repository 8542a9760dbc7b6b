import type { BuiltAnswer } from '../built-routes.ts';

export const UNSAFE = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** What each kind of visitor is answered who asks for the same thing. */
export type Answers = {
  /** Also whoever has a session or a token that is none. */
  guest: BuiltAnswer;
  /** Of another's row, where the ask names one. */
  member: BuiltAnswer;
  /** The member whose row it is. */
  owner: BuiltAnswer;
  admin: BuiltAnswer;
  /** An admin whose row it is. */
  owningAdmin: BuiltAnswer;
};

/** One thing to ask of a route. `{kind}` stands for the id of such a row of test/authorization/owned-rows.ts. */
export type Ask = {
  methods: readonly string[];
  /** The route's own where that is an address. */
  path?: string;
  json?: unknown;
  form?: Readonly<Record<string, string>>;
  upload?: true;
  /** Everybody is answered, and the owner with the row: what others read has none of its words. */
  showsOwn?: true;
  answers: Answers;
};

type Body = Pick<Ask, 'path' | 'json' | 'form' | 'upload' | 'showsOwn'>;

/** Asks in each of these methods. */
export const ask = (methods: string, answers: Answers, body: Body = {}): Ask => ({
  methods: methods.split(' '),
  answers,
  ...body,
});

/** A form of a page. */
export const form = (answers: Answers, fields: Record<string, string>, path?: string): Ask => ({
  methods: ['POST'],
  answers,
  form: fields,
  ...(path === undefined ? {} : { path }),
});

/** Everybody is answered this. */
export const everybody = (answer: BuiltAnswer): Answers => ({
  guest: answer,
  member: answer,
  owner: answer,
  admin: answer,
  owningAdmin: answer,
});

/** Every member is. */
export const members = (guest: BuiltAnswer, answer: BuiltAnswer): Answers => ({
  ...everybody(answer),
  guest,
});

/** The member whose row it is; for others there is none. */
export const owner = (guest: BuiltAnswer, answer: BuiltAnswer): Answers => ({
  ...members(guest, 404),
  owner: answer,
  owningAdmin: answer,
});

/** Admins are, whoever's row it is. */
export const admins = (guest: BuiltAnswer, member: BuiltAnswer, answer: BuiltAnswer): Answers => ({
  ...members(guest, member),
  admin: answer,
  owningAdmin: answer,
});
