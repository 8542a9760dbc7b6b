import { createHash } from 'node:crypto';
import { type Encoding, pack } from '../pack.server.ts';

/** A public page or picture as it is sent, in one encoding. */
export type Variant = {
  /** Names and values in turn. The last value is empty: the id of the request belongs there. */
  headers: readonly string[];
  /** For a reader who has this very page already. The same. */
  unchangedHeaders: readonly string[];
  etag: string;
  body: Buffer;
};

/** A public page, packed in each encoding at most once. */
export type KeptAnswer = {
  status: number;
  /** Whether it may stay: a page that is missing or broken is told to those who wait for it, and no more. */
  isKeepable: boolean;
  /** How much it takes, with all its encodings. */
  bytes: number;
  variant: (encoding: Encoding) => Variant | Promise<Variant>;
};

/** Shorter answers are not worth packing. Bytes. */
const SHORTEST = 1000;
const CACHE_CONTROL = 'public, no-cache';
const VARY = 'accept-encoding, cookie';

/** Makes an answer one that can be sent to many. `headers` are those that every encoding has. */
export function keepAnswer(status: number, headers: Headers, body: Buffer): KeptAnswer {
  const common = [...headers]
    .filter(([name]) => !OWN_HEADERS.has(name))
    .flatMap(([name, value]) => [name, value]);
  // An answer that says itself how long it holds has its reasons.
  const said = headers.get('cache-control') ?? '';
  const isKeepable = status === 200;
  const cacheControl = !isKeepable ? 'no-store' : said.includes('public') ? said : CACHE_CONTROL;
  // Pictures are packed as they are.
  const isPicture = headers.get('content-type')?.startsWith('image/') ?? false;
  const vary = !isPicture ? VARY : cacheControl === said ? null : 'cookie';
  const lasting = ['cache-control', cacheControl, ...(vary === null ? [] : ['vary', vary])];
  const id = ['x-request-id', ''];
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const variants = new Map<Encoding, Variant | Promise<Variant>>();
  const make = async (encoding: Encoding): Promise<Variant> => {
    const packed = await pack(body, encoding);
    const etag = `"${digest}-${encoding}"`;
    const own = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const size = ['content-length', String(packed.length)];
    return {
      headers: [
        ...common,
        ...lasting,
        ...own,
        ...(isKeepable ? ['etag', etag] : []),
        ...size,
        ...id,
      ],
      unchangedHeaders: [...lasting, 'etag', etag, ...id],
      etag,
      body: packed,
    };
  };
  return {
    status,
    isKeepable,
    // Packed twice it takes less than once more its size.
    bytes: body.length * (isPicture ? 1 : 2) + SHORTEST,
    variant(wanted) {
      const encoding = isPicture || body.length < SHORTEST ? 'identity' : wanted;
      const known = variants.get(encoding);
      if (known) return known;
      const making = make(encoding).then((made) => {
        variants.set(encoding, made);
        return made;
      });
      variants.set(encoding, making);
      return making;
    },
  };
}

// What belongs to one answer, and what is worked out for each encoding.
const OWN_HEADERS = new Set([
  'x-request-id',
  'content-length',
  'transfer-encoding',
  'cache-control',
  'vary',
  'etag',
]);
