import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How an answer travels. */
export type Encoding = 'br' | 'gzip' | 'identity';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Of the encodings that the reader's Accept-Encoding names, the one with most weight; of equals the better one. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const choice = readAccepted(accepted);
  if (chosen.size < MOST_CHOSEN) chosen.set(accepted, choice);
  return choice;
}

// Browsers have but a handful of these.
const chosen = new Map<string, Encoding>();
const MOST_CHOSEN = 100;

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
export async function pack(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return packGzip(bytes, { level: 7 });
  if (encoding === 'identity') return bytes;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 6, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return packBrotli(bytes, { params });
}
