import { expect } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { postAndPicture } from './post-with-picture.ts';

/**
 * Creates a member with a private post and a picture under it. Returns the paths of the private pictures and the
 * cookie.
 */
export async function ownPictures(app: TestApp) {
  const { owner, resource, generationId, put, words } = await postAndPicture(app);
  const answer = await put(words);
  expect(answer.status).toBe(200);
  const { picture } = (await answer.json()) as { picture: { url: string } };
  return {
    cookie: owner.headers.cookie,
    post: `/api/generations/${generationId}/picture`,
    attached: picture.url,
    captioned: `/api/resources/${resource.id}/caption?top=a&bottom=b`,
  };
}
