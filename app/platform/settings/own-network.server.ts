import ipaddr from 'ipaddr.js';

/** Whether a host is loopback. */
export function isLocalHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  if (bare === 'localhost') return true;
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback';
}

/** Whether an IP address is one of `networks`: addresses, and networks such as 10.0.0.0/8. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some((entry) => {
    const [network, bits] = ipaddr.isValidCIDR(entry)
      ? ipaddr.parseCIDR(entry)
      : wholeAddress(ipaddr.process(entry));
    return parsed.kind() === network.kind() && parsed.match([network, bits] as never);
  });
}

function wholeAddress(address: ipaddr.IPv4 | ipaddr.IPv6): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

type OutboundAddress = { variable: string; address: string | undefined };

const OWN_RANGES = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal']);
const OWN_NAMES = /(^|\.)(localhost|local|lan|internal|home\.arpa|test)$/;
// The pg package verifies the certificate.
const VERIFIED_SSL_MODES = new Set(['require', 'verify-ca', 'verify-full']);

/**
 * The error of the first address outside of the own network without TLS, or without a verified certificate; or null. Host
 * names without a dot belong to the own network.
 */
export function checkOutboundTls(lines: readonly OutboundAddress[]): string | null {
  for (const { variable, address } of lines) {
    const url = address !== undefined && URL.canParse(address) ? new URL(address) : null;
    if (url === null) continue;
    const isPostgres = url.protocol.startsWith('postgres');
    const host = (isPostgres && url.searchParams.get('host')) || url.hostname;
    if (isOwnNetwork(host)) continue;
    if (isPostgres ? isVerified(url) : url.protocol === 'https:') continue;
    const fix = isPostgres ? 'add ?sslmode=verify-full' : 'use https';
    return `${variable} leads to another network over a line that others can read: ${fix}, or set INSECURE_HTTP=on if you accept that.`;
  }
  return null;
}

function isVerified({ searchParams }: URL): boolean {
  return (
    VERIFIED_SSL_MODES.has(searchParams.get('sslmode') ?? '') && !searchParams.has('uselibpqcompat')
  );
}

/** Whether a host is this machine, or one of its own network: a name without a dot is. */
export function isOwnNetwork(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(bare)) return OWN_RANGES.has(ipaddr.process(bare).range());
  // An empty host or a path is a Unix socket of Postgres.
  return bare.startsWith('/') || !bare.includes('.') || OWN_NAMES.test(bare);
}
