import { PassThrough, pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The encoding with the highest weight in an Accept-Encoding header; brotli before gzip. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const weights = new Map(
    parseAccept(accepted?.toLowerCase() ?? '').map(({ type, q }) => [type, q]),
  );
  const [br, gzip] = [weights.get('br') ?? 0, weights.get('gzip') ?? 0];
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}

/** Compresses the bytes on the thread pool. */
export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes, { level: 7 });
  if (encoding === 'identity') return bytes;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 6, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return compressBrotli(bytes, { params });
}

const COMPRESSIBLE =
  /^(text\/(html|css|plain|csv|xml|x-script)|application\/(json|problem\+json|rss\+xml|xml|manifest\+json)|image\/svg\+xml)\b/;
/** Bodies that are not streamed. */
const WHOLE_BODIES = /^application\/(problem\+)?json\b/;
const MIN_BYTES = 1000;

/**
 * Compresses a response in the best encoding that the client accepts. Event streams and compressed types stay as they
 * are. Against BREACH, a response to a cross-site request with a cookie is not compressed (docs/operations.md).
 */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  if (!isCompressible(response)) return response;
  response.headers.append('vary', 'accept-encoding');
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined);
  const isCrossSite = request.headers.has('cookie') && !isOwnRequest(request.headers);
  if (!response.body || encoding === 'identity' || isCrossSite) return response;
  const { status, headers } = response;
  if (WHOLE_BODIES.test(headers.get('content-type') ?? '')) {
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length < MIN_BYTES) return new Response(bytes, { status, headers });
    return compressed(new Uint8Array(await compress(bytes, encoding)), response, encoding);
  }
  return compressed(compressStream(response.body, encoding), response, encoding);
}

function isCompressible({ status, headers }: Response): boolean {
  return (
    status !== 204 &&
    status !== 206 &&
    status !== 304 &&
    !headers.has('content-encoding') &&
    !headers.get('cache-control')?.includes('no-transform') &&
    COMPRESSIBLE.test(headers.get('content-type') ?? '') &&
    Number(headers.get('content-length') ?? MIN_BYTES) >= MIN_BYTES
  );
}

// Pages cannot set this header.
function isOwnRequest(headers: Headers): boolean {
  return ['same-origin', 'none'].includes(headers.get('sec-fetch-site') ?? '');
}

function compressed(body: BodyInit, { status, headers }: Response, encoding: Encoding): Response {
  const own = new Headers(headers);
  own.delete('content-length');
  own.set('content-encoding', encoding);
  return new Response(body, { status, headers: own });
}

// Flushes each chunk: the beginning of a page does not wait for its end.
function compressStream(body: ReadableStream, encoding: Encoding): ReadableStream {
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  const source = Readable.fromWeb(body as NodeStream);
  const result = pipeline(source, compressor, new PassThrough(), () => undefined);
  return Readable.toWeb(result) as unknown as ReadableStream;
}
