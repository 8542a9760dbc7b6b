import { expect } from 'vitest';
import { samplePicture } from '../pictures.ts';
import type { TestApp } from '../test-app.ts';
import { uploader } from './upload-as-member.ts';
import { newMember, write } from './write-as-member.ts';

/** A member with a private post and a picture under it: where the pictures are that are theirs alone, and their cookie. */
export async function ownPictures(app: TestApp) {
  const owner = await uploader(app);
  const uploaded = await owner.upload({ bytes: await samplePicture(3) });
  const { resource } = (await uploaded.json()) as { resource: { id: string } };
  const member = { ...(await newMember(app.services)), id: owner.member.id };
  const { generationId } = await write(app.services, member, 'One line.\nAgree?');
  const put = await owner.ask(`/api/generations/${generationId}/attachment`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resourceId: resource.id, top: 'when synergy', bottom: '' }),
  });
  expect(put.status).toBe(200);
  const { picture } = (await put.json()) as { picture: { url: string } };
  return {
    cookie: owner.headers.cookie,
    post: `/api/generations/${generationId}/picture`,
    attached: picture.url,
    captioned: `/api/resources/${resource.id}/caption?top=a&bottom=b`,
  };
}
