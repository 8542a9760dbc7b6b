import { PassThrough, pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { chooseEncoding, type Encoding, pack } from './compression.server.ts';

const PACKABLE =
  /^(text\/(html|css|plain|csv|xml|x-script)|application\/(json|problem\+json|rss\+xml|xml|manifest\+json)|image\/svg\+xml)\b/;
/** These come at once, and are short or long; the rest comes bit by bit. */
const AT_ONCE = /^application\/(problem\+)?json\b/;
/** Shorter answers are not worth it. Bytes. */
const SHORTEST = 1000;

/**
 * The answer in the best encoding that the reader takes; events and what is packed already stay as they are.
 * Who can make a reader's browser ask again and again, and sees how long the answers are, learns from packed
 * answers what stands in them beside the attacker's own words. So an answer to somebody with a cookie is packed
 * only when our own page or the reader asked for it: docs/operations.md.
 */
export async function compressResponse(request: Request, answer: Response): Promise<Response> {
  if (!isPackable(answer)) return answer;
  answer.headers.append('vary', 'accept-encoding');
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined);
  const isForeign = request.headers.has('cookie') && !isOwnWish(request.headers);
  if (!answer.body || encoding === 'identity' || isForeign) return answer;
  const { status, headers } = answer;
  if (AT_ONCE.test(headers.get('content-type') ?? '')) {
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (bytes.length < SHORTEST) return new Response(bytes, { status, headers });
    return packed(new Uint8Array(await pack(bytes, encoding)), answer, encoding);
  }
  return packed(packStream(answer.body, encoding), answer, encoding);
}

function isPackable({ status, headers }: Response): boolean {
  return (
    status !== 204 &&
    status !== 206 &&
    status !== 304 &&
    !headers.has('content-encoding') &&
    !headers.get('cache-control')?.includes('no-transform') &&
    PACKABLE.test(headers.get('content-type') ?? '') &&
    Number(headers.get('content-length') ?? SHORTEST) >= SHORTEST
  );
}

// Said by the browser, and no page can make it say otherwise.
function isOwnWish(headers: Headers): boolean {
  return ['same-origin', 'none'].includes(headers.get('sec-fetch-site') ?? '');
}

function packed(body: BodyInit, { status, headers }: Response, encoding: Encoding): Response {
  const own = new Headers(headers);
  own.delete('content-length');
  own.set('content-encoding', encoding);
  return new Response(body, { status, headers: own });
}

// Each piece is sent on as it comes: the beginning of a page does not wait for its end.
function packStream(body: ReadableStream, encoding: Encoding): ReadableStream {
  const packer =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  const source = Readable.fromWeb(body as NodeStream);
  const result = pipeline(source, packer, new PassThrough(), () => undefined);
  return Readable.toWeb(result) as unknown as ReadableStream;
}
