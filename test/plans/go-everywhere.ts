import { randomUUID } from 'node:crypto';
import { ADMIN, signIn, type World } from '../inputs/world.ts';
import { signInWithDemo } from '../people/demo-sign-in.ts';
import { uploader } from '../people/upload-as-member.ts';
import { samplePicture } from '../pictures.ts';
import type { TestApp } from '../test-app.ts';

type Ask = { method?: string; json?: unknown; form?: Record<string, string> };
type Send = (path: string, ask?: Ask) => Promise<{ status: number; text: string }>;

/** A shared post of somebody else, as fill-world.ts makes them, and one of the member's own. */
const THEIRS = 'post100001700';
const OWN = 'post100000002';

/** Ways through the site that take more than one request: from a guest to a member, and from a report to a decision. */
export async function goEverywhere(app: TestApp, { cookies, ids }: World): Promise<void> {
  await becomeMember(app);
  await opine(as(app, cookies.member), ids);
  await upload(app);
  // Nobody reports what is its own.
  const stranger = await signIn(app.services);
  await decide(app, as(app, stranger.cookie), ids);
}

async function becomeMember(app: TestApp): Promise<void> {
  const browser = app.browser();
  const json = { style: 'gpt4-context', fields: { context: 'I made toast' } };
  const key = () => ({ 'idempotency-key': randomUUID() });
  await (await browser.fetch('/api/generations', { json, headers: key() })).text();
  const reply = { post: 'I made toast.', length: 'one-liner' };
  await (await browser.fetch('/api/replies', { json: reply, headers: key() })).text();
  for (const intent of ['signup', 'login'] as const) {
    const answer = await signInWithDemo(browser, { intent });
    if (answer.status >= 400) throw new Error(`${intent}: ${answer.status}`);
  }
}

async function opine(send: Send, ids: World['ids']): Promise<void> {
  for (const kind of ['agree', 'humbled'])
    await ok(send(`/api/posts/${THEIRS}/reaction`, { method: 'PUT', json: { kind } }));
  await ok(send(`/api/posts/${THEIRS}/comments`, { json: { text: 'I agree, strongly.' } }));
  await ok(send(`/api/posts/${THEIRS}/reaction`, { method: 'DELETE' }));
  await ok(send(`/api/posts/${OWN}/share`, { method: 'DELETE' }));
  const link = await ok(send(`/api/generations/${ids.generation}/replay`));
  await ok(send((JSON.parse(link.text) as { path: string }).path));
}

async function upload(app: TestApp): Promise<void> {
  const { upload: send } = await uploader(app);
  const answer = await send({ bytes: await samplePicture(1) });
  if (answer.status !== 201) throw new Error(`the upload was answered ${answer.status}`);
}

async function decide(app: TestApp, stranger: Send, ids: World['ids']): Promise<void> {
  const admin = as(app, (await signIn(app.services, { email: ADMIN })).cookie);
  const targets = [
    { kind: 'post', id: THEIRS },
    { kind: 'comment', id: ids.comment },
    { kind: 'resource', id: ids.resource },
  ];
  for (const target of targets) {
    await ok(stranger('/api/reports', { json: { target, reason: 'spam' } }));
    const { id } = await app.db
      .selectFrom('moderation_cases')
      .select('id')
      .where('target_id', '=', target.id)
      .executeTakeFirstOrThrow();
    for (const intent of ['hide', 'restore', 'delete', 'restore', 'keep']) {
      const { version } = await app.db
        .selectFrom('moderation_cases')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const form = { intent, case: id, version: String(version), reason: 'spam' };
      const { text } = await admin('/admin/moderation.data', { form });
      const undo = /"undoId","(\w+)"/.exec(text)?.[1];
      if (undo && intent === 'hide')
        await admin('/admin/moderation.data', { form: { intent: 'undo', undo } });
    }
  }
  await ok(admin(`/api/requests/${ids.request}/decision`, { json: { status: 'approved' } }));
}

/** Sends as a browser with that cookie does. */
function as(app: TestApp, cookie: string): Send {
  return async (path, { json, form, method = json || form ? 'POST' : 'GET' } = {}) => {
    const body = json ? JSON.stringify(json) : form && new URLSearchParams(form).toString();
    const { status, body: text } = await app.raw(path, {
      method,
      headers: {
        host: new URL(app.origin).host,
        origin: app.origin,
        'sec-fetch-site': 'same-origin',
        'idempotency-key': randomUUID(),
        cookie,
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        'content-length': String(Buffer.byteLength(body ?? '')),
      },
      body,
    });
    return { status, text };
  };
}

async function ok(asked: ReturnType<Send>): ReturnType<Send> {
  const answer = await asked;
  if (answer.status >= 400) throw new Error(`${answer.status}: ${answer.text.slice(0, 200)}`);
  return answer;
}
