import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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

/** Compresses the bytes on the thread pool. `quality` is that of brotli, from 0 to 11. */
export async function compress(
  bytes: Buffer,
  encoding: Encoding,
  quality: number,
): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes, { level: 7 });
  if (encoding === 'identity') return bytes;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return compressBrotli(bytes, { params });
}

const COMPRESSIBLE =
  /^(text\/(html|css|plain|csv|xml|x-script)|application\/(json|problem\+json|rss\+xml|xml|manifest\+json)|image\/svg\+xml)\b/;
export const MIN_COMPRESSED_BYTES = 1000;
const QUALITY = 4;

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
  const { status } = response;
  // No page is streamed.
  const bytes = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  if (bytes.length < MIN_COMPRESSED_BYTES) return new Response(bytes, { status, headers });
  headers.delete('content-length');
  headers.set('content-encoding', encoding);
  const compressed = await compress(bytes, encoding, QUALITY);
  return new Response(new Uint8Array(compressed), { status, headers });
}

function isCompressible({ status, headers }: Response): boolean {
  return (
    status !== 204 &&
    status !== 206 &&
    status !== 304 &&
    !headers.has('content-encoding') &&
    !headers.get('cache-control')?.includes('no-transform') &&
    COMPRESSIBLE.test(headers.get('content-type') ?? '') &&
    Number(headers.get('content-length') ?? MIN_COMPRESSED_BYTES) >= MIN_COMPRESSED_BYTES
  );
}

// Pages cannot set this header.
function isOwnRequest(headers: Headers): boolean {
  return ['same-origin', 'none'].includes(headers.get('sec-fetch-site') ?? '');
}
