import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { samplePicture } from '../../../test/pictures.ts';
import { UNLIMITED } from '../../../test/factories/rate-limits.ts';
import { uploader } from '../../../test/factories/upload-as-member.ts';
import { createTestApp } from '../../../test/test-app.ts';

type Shown = { id: string; imageUrl: string; thumbnails: { url: string }[] };

/** Takes every file of a picture from the disk, behind the server's back. */
function loseFiles(dataDir: string, { imageUrl, thumbnails }: Shown): void {
  const wanted = [imageUrl, ...thumbnails.map(({ url }) => url)].map((url) => url.slice(7));
  const files = join(dataDir, 'files');
  const found = readdirSync(files, { recursive: true, encoding: 'utf8' })
    .map((name) => join(files, name))
    .filter((path) => statSync(path).isFile() && wanted.some((name) => path.endsWith(name)));
  expect(found.length).toBe(wanted.length);
  for (const path of found) rmSync(path);
}

it('goes on with a picture whose files are gone from the disk: its words stay, its addresses are 404', async () => {
  const app = await createTestApp({ overrides: UNLIMITED });
  const owner = await uploader(app);
  const upload = async (shade: number, description: string) => {
    const answer = await owner.upload({ bytes: await samplePicture(shade), description });
    return ((await answer.json()) as { resource: Shown }).resource;
  };
  const lost = await upload(4, 'A wall that has left');
  const there = await upload(5, 'A wall that has stayed');
  const known = (await fetch(app.origin + lost.imageUrl)).headers.get('etag') ?? '';
  loseFiles(app.dataDir, lost);

  for (const url of [lost.imageUrl, ...lost.thumbnails.map((one) => one.url)]) {
    const answer = await fetch(app.origin + url);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'not-found', status: 404 });
  }
  // Who has it keeps it: by its address it is the very same.
  const again = await fetch(app.origin + lost.imageUrl, { headers: { 'if-none-match': known } });
  expect(again.status).toBe(304);

  for (const path of ['/resources', `/resources?open=${lost.id}`]) {
    const page = await owner.ask(path);
    const html = await page.text();
    expect(page.status).toBe(200);
    // In place of the picture stands what it shows.
    for (const words of ['A wall that has left', 'A wall that has stayed']) {
      expect(html).toMatch(new RegExp(`<img[^>]* alt="${words}"`));
    }
  }
  const caption = await owner.ask(`/api/resources/${lost.id}/caption?top=Hello`);
  expect([caption.status, ((await caption.json()) as { code: string }).code]).toEqual([
    404,
    'not-found',
  ]);
  expect((await fetch(app.origin + there.imageUrl)).status).toBe(200);
  expect((await owner.ask(`/resources/${lost.id}/delete`, { method: 'POST' })).status).toBe(200);
  const left = (await (await owner.ask('/api/resources')).json()) as { resources: Shown[] };
  expect(left.resources.map(({ id }) => id)).toEqual([there.id]);
});
