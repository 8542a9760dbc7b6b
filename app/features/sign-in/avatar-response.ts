import { problemResponse } from '../../platform/http/errors.ts';

type Avatar = { contentType: string; bytes: Uint8Array<ArrayBuffer> } | null;
type AvatarResponseOptions = { requestId: string; cacheControl: string };

/** Somebody's picture as bytes that can do nothing else; 404 where there is none. */
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
