import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { uploader } from '../../../test/factories/upload-as-member.ts';
import { samplePicture } from '../../../test/pictures.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { PICTURE_DELETED } from './resources-words.ts';

it('shows the newest pictures below a search that finds nothing, and not below one that finds', async () => {
  const app = await createTestApp();
  const owner = await uploader(app);
  await owner.upload({ bytes: await samplePicture(1) });
  const search = async (words: string) => (await owner.ask(`/resources?${words}`)).text();
  expect(await search('q=xylophone')).toMatch(
    /No resources found.*The newest meanwhile.*<picture>/s,
  );
  expect(await search('only=mine')).not.toContain('The newest meanwhile');
});

it('marks and deletes an opened picture by plain forms', async () => {
  const app = await createTestApp();
  const owner = await uploader(app);
  const uploaded = await owner.upload({ bytes: await samplePicture(1) });
  const { resource } = (await uploaded.json()) as { resource: { id: string } };
  const page = `/resources?open=${resource.id}`;
  const { browser } = await memberBrowser(app);
  const shown = await (await browser.fetch(page)).text();
  expect(shown).toContain(`action="/resources/${resource.id}/favourite"`);
  expect(shown).not.toContain(`action="/resources/${resource.id}/delete"`);
  const marked = await browser.fetch(`/resources/${resource.id}/favourite`, {
    body: new URLSearchParams({ favourite: 'yes' }),
    page,
  });
  expect([marked.status, marked.headers.get('location')]).toEqual([303, page]);
  expect(await (await browser.fetch(page)).text()).toContain('Not a favourite any more');

  expect(await (await owner.ask(page)).text()).toContain(`/resources/${resource.id}/delete`);
  const deleted = await owner.ask(`/resources/${resource.id}/delete`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    redirect: 'manual',
  });
  expect([deleted.status, deleted.headers.get('location')]).toEqual([303, '/resources']);
  const cookie = `${owner.headers.cookie}; ${deleted.headers.get('set-cookie')?.split(';')[0]}`;
  const left = await (await owner.ask('/resources', { headers: { cookie } })).text();
  expect(left).toContain(PICTURE_DELETED);
  expect(left).not.toContain(resource.id);
});
