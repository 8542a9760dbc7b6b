import { createHash } from 'node:crypto';
import { REFUSAL_HEADER } from '../errors.ts';
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
  /** Which refusal it is, for whoever counts those; null for none. */
  refusal: string | null;
  /** Whether it may stay: a page that is missing or broken is told to those who wait for it, and no more. */
  isKeepable: boolean;
  /** How much it takes, with all its encodings. */
  bytes: number;
  variant: (encoding: Encoding) => Variant | Promise<Variant>;
};

/** Shorter answers are not worth packing. Bytes. */
const SHORTEST = 1000;
const CACHE_CONTROL = 'public, no-cache';
/** Pictures and fonts are packed as they are. */
const PACKED = /^(image|font)\//;

/**
 * Makes an answer one that can be sent to many. `headers` are those that every encoding has; `packed` gives its bytes in
 * another one.
 */
export function keepAnswer(
  status: number,
  headers: Headers,
  body: Buffer,
  packed = (encoding: Encoding) => pack(body, encoding),
): KeptAnswer {
  const common = [...headers]
    .filter(([name]) => !OWN_HEADERS.has(name))
    .flatMap(([name, value]) => [name, value]);
  const isKeepable = status === 200;
  const isPacked = PACKED.test(headers.get('content-type') ?? '');
  const lasting = lastingOf(headers.get('cache-control') ?? '', isKeepable, isPacked);
  const id = ['x-request-id', ''];
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const variantIn = onceEach(async (encoding): Promise<Variant> => {
    const bytes = encoding === 'identity' ? body : await packed(encoding);
    const etag = `"${digest}-${encoding}"`;
    const own = encoding === 'identity' ? [] : ['content-encoding', encoding];
    const size = ['content-length', String(bytes.length)];
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
      body: bytes,
    };
  });
  return {
    status,
    refusal: headers.get(REFUSAL_HEADER),
    isKeepable,
    // Packed twice it takes less than once more its size.
    bytes: body.length * (isPacked ? 1 : 2) + SHORTEST,
    variant: (wanted) => variantIn(isPacked || body.length < SHORTEST ? 'identity' : wanted),
  };
}

/** Makes one in each encoding that is asked for, and gives it at once from then on. */
function onceEach(make: (encoding: Encoding) => Promise<Variant>): KeptAnswer['variant'] {
  const variants = new Map<Encoding, Variant | Promise<Variant>>();
  return (encoding) => {
    const known = variants.get(encoding);
    if (known) return known;
    const making = make(encoding);
    variants.set(encoding, making);
    making.then(
      (made) => variants.set(encoding, made),
      // Whoever comes next may have more luck.
      () => variants.delete(encoding),
    );
    return making;
  };
}

/** How long it may be kept elsewhere, and what it depends on. An answer that says itself how long it holds has its reasons. */
function lastingOf(said: string, isKeepable: boolean, isPacked: boolean): string[] {
  const holds = !isKeepable ? 'no-store' : said.includes('public') ? said : CACHE_CONTROL;
  // What holds for ever by its own word is the same for whoever asks, and so is a picture that says how long it does.
  const isForAll = holds === said && (isPacked || said.includes('immutable'));
  const vary = [...(isPacked ? [] : ['accept-encoding']), ...(isForAll ? [] : ['cookie'])];
  return ['cache-control', holds, ...(vary.length > 0 ? ['vary', vary.join(', ')] : [])];
}

// What belongs to one answer, and what is worked out for each encoding.
const OWN_HEADERS = new Set([
  'x-request-id',
  'content-length',
  'transfer-encoding',
  'cache-control',
  'vary',
  'etag',
  REFUSAL_HEADER,
]);
