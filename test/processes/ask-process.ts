import type { AppProcess } from './app-process.ts';
import type { Site } from './site.ts';

type Headers = Record<string, string>;

/** What is asked for a post, as JSON. */
export const POST = JSON.stringify({
  style: 'gpt4-context',
  fields: { context: 'I made a sandwich' },
});

/** Asks one process as a page of it would. */
export function ask(one: AppProcess, path: string, headers: Headers, init: RequestInit = {}) {
  const from = { origin: one.origin, host: new URL(one.origin).host };
  const own = { ...from, 'sec-fetch-site': 'same-origin', ...headers };
  return fetch(one.origin + path, { ...init, headers: own });
}

/** Writes a post and shares it; its id in the community. */
export async function share(
  site: Site,
  one: AppProcess,
  headers: Headers,
  key: string,
): Promise<string> {
  const own = { 'content-type': 'application/json', 'idempotency-key': key };
  const asked = { method: 'POST', body: POST, headers: own };
  const answer = await ask(one, '/api/generations', { ...headers, ...own }, asked);
  const id = /"id":"([^"]+)"/.exec(await answer.text())?.[1] ?? '';
  const shared = await ask(one, `/api/generations/${id}/share`, headers, { method: 'POST' });
  const post = await site.db
    .selectFrom('posts')
    .select('id')
    .where('generation_id', '=', id)
    .executeTakeFirst();
  if (!shared.ok || !post) throw new Error(`A post could not be shared: ${shared.status}`);
  return post.id;
}

/** Asks until a post is answered with `status`; how long that took. */
export async function shownAt(one: AppProcess, id: string, status: number): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const answer = await fetch(`${one.origin}/post/${id}`, { headers: {} });
    await answer.body?.cancel();
    const took = performance.now() - begun;
    if (answer.status === status || took > 10_000) return took;
  }
}
