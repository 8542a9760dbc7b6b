import { PassThrough, pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

/** How an answer travels. */
export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Of the encodings that the reader's Accept-Encoding names, the one with most weight; of equals the better one. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const choice = readAccepted(accepted);
  if (chosen.size < MAX_CHOSEN) chosen.set(accepted, choice);
  return choice;
}

// Browsers have but a handful of these.
const chosen = new Map<string, Encoding>();
const MAX_CHOSEN = 100;

function readAccepted(accepted: string): Encoding {
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .map(([name, weight]) => [name, Number(/^q=([\d.]+)$/.exec(weight ?? '')?.[1] ?? 1)]),
  );
  const [br, gzip] = [weights.get('br') ?? 0, weights.get('gzip') ?? 0];
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}

/** The bytes in that encoding. Off the thread that answers. */
export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes, { level: 7 });
  if (encoding === 'identity') return bytes;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 6, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return compressBrotli(bytes, { params });
}

const COMPRESSIBLE =
  /^(text\/(html|css|plain|csv|xml|x-script)|application\/(json|problem\+json|rss\+xml|xml|manifest\+json)|image\/svg\+xml)\b/;
/** These come at once, and are short or long; the rest comes bit by bit. */
const WHOLE_BODIES = /^application\/(problem\+)?json\b/;
/** Shorter responses are not worth it. Bytes. */
const MIN_BYTES = 1000;

/**
 * The response in the best encoding that the reader takes; events and what is compressed already stay as they are.
 * Who can make a reader's browser ask again and again, and sees how long the responses are, learns from compressed
 * responses what stands in them beside the attacker's own words. So a response to a request with a cookie is compressed
 * only when our own page or the reader asked for it (BREACH): docs/decisions/pages-and-cache.md.
 */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  if (!isCompressible(response)) return response;
  response.headers.append('vary', 'accept-encoding');
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined);
  const isForeign = request.headers.has('cookie') && !isOwnRequest(request.headers);
  if (!response.body || encoding === 'identity' || isForeign) return response;
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

// Said by the browser, and no page can make it say otherwise.
function isOwnRequest(headers: Headers): boolean {
  return ['same-origin', 'none'].includes(headers.get('sec-fetch-site') ?? '');
}

function compressed(body: BodyInit, { status, headers }: Response, encoding: Encoding): Response {
  const own = new Headers(headers);
  own.delete('content-length');
  own.set('content-encoding', encoding);
  return new Response(body, { status, headers: own });
}

// Each piece is sent on as it comes: the beginning of a page does not wait for its end.
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
