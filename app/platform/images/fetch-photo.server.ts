import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { kindOf } from './picture-kind.ts';
import { withTimeout } from '../time/with-timeout.ts';
import { isPublicAddress, literalAddress, MOST_PHOTO_BYTES, photoTarget } from './photo-rules.ts';

/** How the outside is reached. Tests put a server of their own behind it. */
export type Net = {
  /** All addresses of a name. */
  resolve: (hostname: string) => Promise<string[]>;
  request: (
    options: RequestOptions,
    onAnswer: (answer: IncomingMessage) => void,
  ) => {
    end: () => unknown;
    on: (event: 'error', listener: (error: Error) => void) => unknown;
  };
  port: number;
  /** Milliseconds for everything together. */
  patience: number;
};

const INTERNET: Net = {
  resolve: async (hostname) =>
    (await lookup(hostname, { all: true })).map(({ address }) => address),
  request: httpsRequest,
  port: 443,
  patience: 3000,
};

/**
 * Fetches the file that a provider names as a picture, or null: over https from the open internet alone. The name is
 * resolved once, every address it has must be public, and the connection goes to the one that was looked at. No
 * redirect is followed. Never throws, never takes longer than its patience.
 */
export async function fetchPhoto(text: string, net: Net = INTERNET): Promise<Buffer | null> {
  return withTimeout(net.patience, (signal) => fetchGuarded(text, net, signal).catch(() => null));
}

async function fetchGuarded(text: string, net: Net, signal: AbortSignal): Promise<Buffer | null> {
  const url = photoTarget(text);
  if (!url) return null;
  const literal = literalAddress(url.hostname);
  const addresses = literal === null ? await net.resolve(url.hostname) : [literal];
  const [address] = addresses;
  if (address === undefined || signal.aborted || !addresses.every(isPublicAddress)) return null;
  const answer = await ask(url, address, net, signal);
  if (answer.statusCode !== 200) {
    answer.destroy();
    return null;
  }
  const bytes = await collect(answer);
  return bytes && kindOf(bytes) ? bytes : null;
}

function ask(url: URL, address: string, net: Net, signal: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const pinned = [{ address, family: address.includes(':') ? 6 : 4 }];
  const options: RequestOptions = {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    path: url.pathname + url.search,
    port: net.port,
    headers: { accept: 'image/jpeg,image/png,image/gif', 'user-agent': 'Broetry' },
    agent: false,
    signal,
    lookup: (_, { all }, done) => {
      const [first] = pinned;
      if (all) done(null, pinned);
      else done(null, first?.address ?? '', first?.family);
    },
  };
  const request = net.request(options, resolve);
  request.on('error', reject);
  request.end();
  return promise;
}

async function collect(answer: IncomingMessage): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer) {
    size += (piece as Buffer).length;
    // Leaving the loop closes the connection.
    if (size > MOST_PHOTO_BYTES) return null;
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}
