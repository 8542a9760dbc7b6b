import { problemResponse } from '../../platform/http/errors.ts';

type Avatar = { contentType: string; bytes: Uint8Array<ArrayBuffer> } | null;
type AvatarResponseOptions = { requestId: string; cacheControl: string };

/** Returns the picture inline with its content type; 404 for null. */
export function avatarResponse(
  avatar: Avatar,
  { requestId, cacheControl }: AvatarResponseOptions,
): Response {
  if (!avatar) return problemResponse('not-found', { requestId });
  return new Response(avatar.bytes, {
    headers: {
      'content-type': avatar.contentType,
      'content-disposition': 'inline; filename="avatar"',
      'cache-control': cacheControl,
    },
  });
}
