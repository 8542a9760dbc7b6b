import type { AttachedPicture } from '../../domain/posts/attachment.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';

type Attached<Picture> = { picture: Picture };
type Attachment = { resourceId: string; top: string; bottom: string };

const pathOf = (generationId: string) => `/api/generations/${generationId}/attachment`;

/** Attaches a picture of the library to an own post. */
export function sendAttachment(generationId: string, attachment: Attachment) {
  return requestJson<Attached<AttachedPicture>>(pathOf(generationId), {
    method: 'PUT',
    json: attachment,
  });
}

/** Removes the picture from an own post. Returns whether that worked. */
export async function sendDetachment(generationId: string): Promise<boolean> {
  return (await requestJson(pathOf(generationId), { method: 'DELETE' })).ok;
}

/** The picture of an own post, null without one; undefined when the request fails. */
export async function fetchAttachment(
  generationId: string,
  signal: AbortSignal,
): Promise<AttachedPicture | null | undefined> {
  type Body = Attached<AttachedPicture | null>;
  const result = await requestJson<Body>(pathOf(generationId), { signal });
  return result.ok ? result.data.picture : undefined;
}
