import { problemResponse } from '../../platform/http/errors.ts';

type Options = { name: string; cacheControl: string; requestId: string; isDownload?: boolean };

/** Responds with a picture under its file name, which tells its type; 404 for null. */
export function pictureResponse(
  picture: Uint8Array | null,
  { name, cacheControl, requestId, isDownload = false }: Options,
): Response {
  if (!picture) return problemResponse('not-found', { requestId });
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': name.endsWith('.png') ? 'image/png' : 'image/jpeg',
      'content-disposition': `${isDownload ? 'attachment' : 'inline'}; filename="${name}"`,
      'cache-control': cacheControl,
    },
  });
}
