import { problemResponse } from '../../platform/http/problem.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';

type Options = {
  name: string;
  /** Without it the file name tells the type. */
  contentType?: string;
  cacheControl: string;
  requestId: string;
  isDownload?: boolean;
};

/** Responds with a picture under its file name; 404 without one. */
export function pictureResponse(
  picture: Uint8Array | null | undefined,
  { name, contentType, cacheControl, requestId, isDownload = false }: Options,
): Response {
  if (!picture) return problemResponse(NOT_FOUND, requestId);
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': contentType ?? (name.endsWith('.png') ? 'image/png' : 'image/jpeg'),
      'content-disposition': `${isDownload ? 'attachment' : 'inline'}; filename="${name}"`,
      'cache-control': cacheControl,
    },
  });
}
