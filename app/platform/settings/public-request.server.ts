import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import ipaddr from 'ipaddr.js';
import { isInNetworks } from './own-network.server.ts';

/** Network access; tests replace it. */
export type PublicNetwork = {
  resolve: (hostname: string) => Promise<string[]>;
  request: (
    options: RequestOptions,
    onResponse: (response: IncomingMessage) => void,
  ) => {
    end: (body?: string) => unknown;
    on: (event: 'error', listener: (error: Error) => void) => unknown;
  };
  port: number;
  /** For the whole request, in milliseconds. */
  timeout: number;
};

export const INTERNET: PublicNetwork = {
  resolve: async (hostname) =>
    (await lookup(hostname, { all: true })).map(({ address }) => address),
  request: httpsRequest,
  port: 443,
  timeout: 3000,
};

/** A URL that the server may ask, or null: https on the default port, without credentials. */
export function publicTarget(text: string): URL | null {
  if (text.length > 2000 || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  return url.protocol === 'https:' && isPlain && url.hostname !== '' ? url : null;
}

type PublicRequest = {
  method?: string;
  headers: Record<string, string>;
  body?: string;
  /** Addresses that count as public. */
  allowed?: readonly string[];
};

/**
 * Sends a request to another network. SSRF protection: no redirect, every resolved address must be public, and the
 * connection uses the address that was checked. Null where it is not.
 */
export async function requestPublic(
  url: URL,
  { body, allowed = [], ...options }: PublicRequest,
  net: PublicNetwork,
  signal: AbortSignal,
): Promise<IncomingMessage | null> {
  const literal = literalAddress(url.hostname);
  const addresses = literal === null ? await net.resolve(url.hostname) : [literal];
  const [address] = addresses;
  if (address === undefined || signal.aborted) return null;
  if (!addresses.every((one) => mayAsk(one, allowed))) return null;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const pinned = [{ address, family: address.includes(':') ? 6 : 4 }];
  const request = net.request(
    {
      ...options,
      host: url.hostname.replace(/^\[|\]$/g, ''),
      path: url.pathname + url.search,
      port: net.port,
      agent: false,
      signal,
      lookup: (_, { all }, done) => {
        const [first] = pinned;
        if (all) done(null, pinned);
        else done(null, first?.address ?? '', first?.family);
      },
    },
    resolve,
  );
  request.on('error', reject);
  request.end(body);
  return promise;
}

/** The IP address in a URL, or null for a host name. */
function literalAddress(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

/** Whether the address is public (not loopback, private, reserved or translated), or in the networks of `allowed`. */
export function mayAsk(address: string, allowed: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast' || isInNetworks(address, allowed);
}
