import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { addMember } from '../test/factories/sign-in.ts';
import { addGeneration } from '../test/factories/write-as-member.ts';
import { uploader } from '../test/factories/upload-as-member.ts';
import { samplePicture } from '../test/pictures.ts';
import type * as TestApps from '../test/test-app.ts';
import { newFolder, removeFolder, startBenchServer } from './server.ts';

/** The network of the attacker. */
export const ATTACKER = '203.0.113.9';

export type Ask = {
  path: string;
  headers?: Record<string, string>;
  body?: string | FormData;
  from?: string;
  signal?: AbortSignal;
};
export type Answer = { status: number; ms: number; body: string };
/** `post` is the id of a post of the first member. */
type Prepared = { dataDir: string; cookies: string[]; picture: string; post: string };
export type Site = Prepared & { origin: string };

/** A data folder with members, a post of 29 lines and one picture of 4.7 MB. */
export async function prepareCrowd(checkout: string, members: number): Promise<Prepared> {
  const dataDir = newFolder();
  // A data folder of its own: a server does not start on data of a newer version.
  const { startTestApp } = (await import(join(checkout, 'test/test-app.ts'))) as typeof TestApps;
  const app = await startTestApp({ env: { DATA_DIR: dataDir } });
  const cookies: string[] = [];
  let author = '';
  for (let member = 0; member < members; member += 1) {
    const { id, cookie } = await addMember(app.services);
    author ||= id;
    cookies.push(`${cookie.name}=${cookie.value}`);
  }
  const text = Array.from({ length: 29 }, (_, line) => `Line ${line} is about leadership.`);
  const owner = { kind: 'member', id: author } as const;
  const post = await addGeneration(app.db, { owner, text: text.join('\n') });
  const side = 1250;
  const noise = Buffer.from(Array.from({ length: side * side * 3 }, () => Math.random() * 256));
  const bytes = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const uploaded = await (await uploader(app)).upload({ bytes });
  const { resource } = (await uploaded.json()) as { resource: { imageUrl: string } };
  await app.stop();
  return {
    dataDir,
    cookies,
    post: post.id,
    picture: new URL(resource.imageUrl, 'http://localhost').pathname,
  };
}

/** Sends one request from the network of `from`; status 0 when the connection broke. */
export async function send(
  { origin }: Site,
  { path, headers, body, from = '192.0.2.1', signal }: Ask,
): Promise<Answer> {
  const start = performance.now();
  const ended = (status: number, text = ''): Answer => {
    return { status, body: text, ms: performance.now() - start };
  };
  try {
    const response = await fetch(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      body: body ?? null,
      redirect: 'manual',
      signal: signal ?? null,
      headers: {
        origin,
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': from,
        ...headers,
      },
    });
    return ended(response.status, await response.text());
  } catch {
    return ended(0);
  }
}

/** Runs a scenario against a server of its own on a copy of the prepared data. */
export async function onOwnServer<Result>(
  checkout: string,
  prepared: Prepared,
  scenario: (site: Site) => Promise<Result>,
): Promise<Result> {
  const dataDir = newFolder();
  cpSync(prepared.dataDir, dataDir, { recursive: true });
  const { origin, stop } = await startBenchServer(checkout, {
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1',
  });
  try {
    return await scenario({ ...prepared, origin });
  } finally {
    await stop();
    removeFolder(dataDir);
  }
}

/** Asks again and again until `over`. */
export async function repeatUntil(
  over: AbortSignal,
  ask: () => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (!over.aborted) answers.push(await ask());
  return answers;
}

/** Uploads a small picture as a member from a network of its own. */
export async function upload(site: Site, member: number, signal?: AbortSignal): Promise<Answer> {
  const form = new FormData();
  form.set('description', `A blue square ${randomUUID()}`);
  form.set('tags', '');
  const bytes = new Uint8Array(await samplePicture(member));
  form.set('file', new File([bytes], 'a.jpg', { type: 'image/jpeg' }));
  const headers = { cookie: site.cookies[member] ?? '', 'idempotency-key': randomUUID() };
  return send(site, {
    path: '/api/resources',
    body: form,
    from: '198.51.100.1',
    headers,
    ...(signal && { signal }),
  });
}
