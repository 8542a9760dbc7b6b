import { samplePicture } from '../pictures.ts';
import type { TestApp } from '../test-app.ts';
import { uploader } from './upload-as-member.ts';
import { newMember, write } from './write-as-member.ts';

/** Creates a member with a private post and a library picture. `put` attaches the picture to the post. */
export async function postAndPicture(app: TestApp) {
  const owner = await uploader(app);
  const bytes = await samplePicture(9, { width: 600, height: 300 });
  const uploaded = await owner.upload({ bytes, description: 'A handshake' });
  const { resource } = (await uploaded.json()) as { resource: { id: string } };
  const member = { ...(await newMember(app.services)), id: owner.member.id };
  const { generationId, postId } = await write(app.services, member, 'One line.\nAgree?');
  const path = `/api/generations/${generationId}/attachment`;
  const put = (body: unknown, who = owner) =>
    who.ask(path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    owner,
    resource,
    generationId,
    postId,
    path,
    put,
    words: { resourceId: resource.id, top: 'when synergy', bottom: '' },
  };
}
