import type { IncomingMessage } from 'node:http';
import {
  INTERNET,
  type PublicNetwork,
  publicTarget,
  requestPublic,
} from '../settings/public-request.server.ts';
import { withTimeout } from '../time/with-timeout.ts';
import { pictureKindOf } from './picture-kind.ts';

/** docs/product.md §3, Ours. */
const MAX_PHOTO_BYTES = 1024 * 1024;

/** Fetches a provider's photo from a public address, or null. Never throws. */
export async function fetchPhoto(
  text: string,
  net: PublicNetwork = INTERNET,
): Promise<Buffer | null> {
  return withTimeout(net.timeout, (signal) => fetchGuarded(text, net, signal).catch(() => null));
}

async function fetchGuarded(
  text: string,
  net: PublicNetwork,
  signal: AbortSignal,
): Promise<Buffer | null> {
  const url = publicTarget(text);
  if (!url) return null;
  const headers = { accept: 'image/jpeg,image/png,image/gif', 'user-agent': 'Broetry' };
  const response = await requestPublic(url, { headers }, net, signal);
  if (response?.statusCode !== 200) {
    response?.destroy();
    return null;
  }
  const bytes = await collect(response);
  return bytes && pictureKindOf(bytes) ? bytes : null;
}

async function collect(response: IncomingMessage): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response) {
    size += (piece as Buffer).length;
    // Returning closes the connection.
    if (size > MAX_PHOTO_BYTES) return null;
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}
