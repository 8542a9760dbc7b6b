import ipaddr from 'ipaddr.js';

/** True for a name or address that leads to this machine and to no other. */
export function isLocalHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  if (bare === 'localhost') return true;
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback';
}

/** Where a setting leads to: the variable that says it, and the address. */
type OutboundAddress = { variable: string; address: string | undefined };

const OWN_RANGES = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal']);
const OWN_NAMES = /(^|\.)(localhost|local|lan|internal|home\.arpa|test)$/;
// What the pg package checks the certificate for.
const VERIFIED_SSL_MODES = new Set(['require', 'verify-ca', 'verify-full']);

/**
 * Why a connection may not be made: it leaves one's own network without encryption, or without a look at the
 * certificate. Null when none does. Names without a dot are those of one's own network.
 */
export function checkOutboundTls(lines: readonly OutboundAddress[]): string | null {
  for (const { variable, address } of lines) {
    const url = address !== undefined && URL.canParse(address) ? new URL(address) : null;
    if (url === null) continue;
    const isPostgres = url.protocol.startsWith('postgres');
    const host = (isPostgres && url.searchParams.get('host')) || url.hostname;
    if (isOwnNetwork(host)) continue;
    if (isPostgres ? isChecked(url) : url.protocol === 'https:') continue;
    const mend = isPostgres ? 'add ?sslmode=verify-full' : 'use https';
    return `${variable} leads to another network over a line that others can read: ${mend}, or set INSECURE_HTTP=on if you accept that.`;
  }
  return null;
}

function isChecked({ searchParams }: URL): boolean {
  return (
    VERIFIED_SSL_MODES.has(searchParams.get('sslmode') ?? '') && !searchParams.has('uselibpqcompat')
  );
}

function isOwnNetwork(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(bare)) return OWN_RANGES.has(ipaddr.process(bare).range());
  // Without a host, or at a path, Postgres is asked through a socket of this machine.
  return bare.startsWith('/') || !bare.includes('.') || OWN_NAMES.test(bare);
}
