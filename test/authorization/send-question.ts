import { shownAnswer } from '../built-routes.ts';
import type { Visitor } from '../factories/visitors.ts';
import { newMember } from '../factories/write-as-member.ts';
import { samplePicture } from '../pictures.ts';
import type { TestApp } from '../test-app.ts';
import { ownedRows } from './owned-rows.ts';
import { type Kind, TARGET_KINDS_ASKED, type Question } from './questions.ts';

type Rows = ReturnType<typeof ownedRows>;

/** Somebody who asks, the rows that are asked about, and whether they may be shown to whoever asks. */
export type Asker = { visitor: Visitor; rows: Rows; mayRead: boolean };

/** What is otherwise in a request. `body` is text in place of the body. */
export type Sent = {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};
type Body = { body?: BodyInit; headers?: Record<string, string> };

/** Somebody of that kind. The rows are another's unless the kind is an owner's. */
export async function arrive(app: TestApp, who: Kind): Promise<Asker> {
  const visitor = await TARGET_KINDS_ASKED[who](app);
  const isOwner = who.includes('owner');
  const owner = isOwner ? visitor.viewer : null;
  const rows = ownedRows(app.services, owner ?? (await newMember(app.services)));
  return { visitor, rows, mayRead: isOwner && visitor.cookie !== '' };
}

/** The address that is asked, with ids in it. */
export function addressOf({ pattern, ask }: Question, rows: Rows): Promise<string> {
  return rows.fill(ask.path ?? pattern.replaceAll(/:\w+|\*/g, 'none'));
}

/** Makes the rows of all that will be asked. */
export async function makeRows(rows: Rows, questions: readonly Question[]): Promise<void> {
  for (const question of questions) {
    await addressOf(question, rows);
    await bodyOf(question, rows);
  }
}

/** Sends it as our own pages do, or as a program does; `sent` says what is otherwise. Gives a status or a path, and the words. */
export async function sendQuestion(
  { origin, services }: TestApp,
  { visitor, rows }: Asker,
  question: Question,
  sent: Sent = {},
) {
  const { headers, body: own } = await bodyOf(question, rows);
  const body = sent.body ?? own;
  const { method = question.method, path = await addressOf(question, rows) } = sent;
  const answer = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: {
      origin,
      'sec-fetch-site': 'same-origin',
      'idempotency-key': services.newId(),
      // Nothing of the answer depends on its compression, which takes time.
      'accept-encoding': 'identity',
      ...(visitor.cookie ? { cookie: visitor.cookie } : {}),
      ...(visitor.token === null ? {} : { authorization: `Bearer ${visitor.token}` }),
      ...headers,
      ...sent.headers,
    },
    ...(method === 'GET' || body === undefined ? {} : { body }),
  });
  const said = await answer.text();
  return { got: shownAnswer(answer.status, answer.headers.get('location')), said };
}

// Two pictures that are the same are one.
let pictures = 0;

async function bodyOf({ ask }: Question, rows: Rows): Promise<Body> {
  if (ask.upload) {
    const body = new FormData();
    body.set('description', 'A toast');
    const picture = new Uint8Array(await samplePicture((pictures += 1)));
    body.set('file', new File([picture], 'a.jpg', { type: 'image/jpeg' }));
    return { body };
  }
  if (ask.form) {
    const body = new URLSearchParams();
    for (const [name, text] of Object.entries(ask.form)) body.set(name, await rows.fill(text));
    return { body };
  }
  if (ask.json === undefined) return {};
  const body = await rows.fill(JSON.stringify(ask.json));
  return { body, headers: { 'content-type': 'application/json' } };
}
