import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import ipaddr from 'ipaddr.js';
import { withTimeout } from '../time/with-timeout.ts';
import { pictureKindOf } from './picture-kind.ts';

/** docs/product.md §3, Ours. */
const MAX_PHOTO_BYTES = 1024 * 1024;

function photoTarget(text: string): URL | null {
  if (text.length > 2000 || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  return url.protocol === 'https:' && isPlain && url.hostname !== '' ? url : null;
}

/** The IP address in a URL, or null for a host name. */
function literalAddress(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

/** Whether the address is public: not loopback, private, reserved or translated. */
function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Network access; tests replace it. */
export type Net = {
  resolve: (hostname: string) => Promise<string[]>;
  request: (
    options: RequestOptions,
    onResponse: (response: IncomingMessage) => void,
  ) => {
    end: () => unknown;
    on: (event: 'error', listener: (error: Error) => void) => unknown;
  };
  port: number;
  /** For the whole request, in milliseconds. */
  timeout: number;
};

const INTERNET: Net = {
  resolve: async (hostname) =>
    (await lookup(hostname, { all: true })).map(({ address }) => address),
  request: httpsRequest,
  port: 443,
  timeout: 3000,
};

/**
 * Fetches a provider's photo, or null. SSRF protection: https only, no redirect, every resolved address must be public,
 * and the connection uses the address that was checked. Never throws.
 */
export async function fetchPhoto(text: string, net: Net = INTERNET): Promise<Buffer | null> {
  return withTimeout(net.timeout, (signal) => fetchGuarded(text, net, signal).catch(() => null));
}

async function fetchGuarded(text: string, net: Net, signal: AbortSignal): Promise<Buffer | null> {
  const url = photoTarget(text);
  if (!url) return null;
  const literal = literalAddress(url.hostname);
  const addresses = literal === null ? await net.resolve(url.hostname) : [literal];
  const [address] = addresses;
  if (address === undefined || signal.aborted || !addresses.every(isPublicAddress)) return null;
  const response = await connect(url, address, net, signal);
  if (response.statusCode !== 200) {
    response.destroy();
    return null;
  }
  const bytes = await collect(response);
  return bytes && pictureKindOf(bytes) ? bytes : null;
}

function connect(
  url: URL,
  address: string,
  net: Net,
  signal: AbortSignal,
): Promise<IncomingMessage> {
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
