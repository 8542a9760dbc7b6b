import { ATTACH_FAILED, type AttachedPicture } from '../../domain/posts/attachment.ts';

type Attachment = { resourceId: string; top: string; bottom: string };
type AttachmentResult = { ok: true; picture: AttachedPicture } | { ok: false; message: string };

/** Puts a picture of the library under an own post. Never throws. */
export async function sendAttachment(
  generationId: string,
  attachment: Attachment,
): Promise<AttachmentResult> {
  try {
    const response = await fetch(addressOf(generationId), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(attachment),
    });
    if (response.ok)
      return { ok: true, ...((await response.json()) as { picture: AttachedPicture }) };
    const { title } = (await response.json()) as { title?: string };
    return { ok: false, message: title ?? ATTACH_FAILED };
  } catch {
    return { ok: false, message: ATTACH_FAILED };
  }
}

/** Takes it off again. Whether that worked. */
export async function sendDetachment(generationId: string): Promise<boolean> {
  try {
    return (await fetch(addressOf(generationId), { method: 'DELETE' })).ok;
  } catch {
    return false;
  }
}

/** The picture under an own post now, null for none; undefined when nobody knows. */
export async function fetchAttachment(
  generationId: string,
  signal: AbortSignal,
): Promise<AttachedPicture | null | undefined> {
  try {
    const response = await fetch(addressOf(generationId), { signal });
    if (!response.ok) return undefined;
    return ((await response.json()) as { picture: AttachedPicture | null }).picture;
  } catch {
    return undefined;
  }
}

function addressOf(generationId: string): string {
  return `/api/generations/${generationId}/attachment`;
}
