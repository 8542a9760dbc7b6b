import { isSameSignature, signatureOf } from '../../platform/http/signature.server.ts';
import type { Services } from '../../platform/services.ts';
import { readInstance } from './instance.server.ts';

type Signing = Pick<Services, 'db' | 'secret'>;

/** The query parameter that has the key of a signed address. */
const KEY = 'key';

/**
 * Signs paths of this site, for programs that read a private instance without an account. Null until an admin has made
 * signed addresses, and once they are revoked.
 */
export async function signPaths(
  { publicOrigin, ...services }: Signing & Pick<Services, 'publicOrigin'>,
  paths: readonly string[],
): Promise<{ path: string; url: string }[] | null> {
  const { signedAddresses: id } = await readInstance(services.db);
  if (id === null) return null;
  return paths.map((path) => {
    const key = new URLSearchParams({ [KEY]: keyOf(services, id, path) });
    return { path, url: `${publicOrigin}${path}?${key.toString()}` };
  });
}

/** Whether a URL has the key of its path, and the signed addresses are in force. */
export async function isSignedAddress(services: Signing, url: string): Promise<boolean> {
  const { pathname, searchParams } = new URL(url);
  const { signedAddresses: id } = await readInstance(services.db);
  const given = searchParams.get(KEY);
  return id !== null && given !== null && isSameSignature(given, keyOf(services, id, pathname));
}

// Of one path: the address on a screen in the lobby opens no feed.
function keyOf({ secret }: Pick<Services, 'secret'>, id: string, path: string): string {
  return signatureOf(secret, `signed-address\n${id}\n${path}`);
}
