import type { AttachedPicture } from '../../domain/posts/attachment.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';

type Attached<Picture> = { picture: Picture };
type Attachment = { resourceId: string; top: string; bottom: string };

const pathOf = (generationId: string) => `/api/generations/${generationId}/attachment`;

/** Attaches a library picture to the viewer's own post. */
export function sendAttachment(generationId: string, attachment: Attachment) {
  return requestJson<Attached<AttachedPicture>>(pathOf(generationId), {
    method: 'PUT',
    json: attachment,
  });
}

/** Removes the picture from the viewer's own post. Returns whether it succeeded. */
export async function sendDetachment(generationId: string): Promise<boolean> {
  return (await requestJson(pathOf(generationId), { method: 'DELETE' })).ok;
}

/** Returns the picture of the viewer's own post, null without one, undefined when the request fails. */
export async function fetchAttachment(
  generationId: string,
  signal: AbortSignal,
): Promise<AttachedPicture | null | undefined> {
  type Body = Attached<AttachedPicture | null>;
  const result = await requestJson<Body>(pathOf(generationId), { signal });
  return result.ok ? result.data.picture : undefined;
}
