/** Where a sign-in leads when nobody wanted to go anywhere. */
const HOME = '/home';
const MAX_LENGTH = 500;
// A second slash, of either kind, would make the rest a host.
const PATH = /^\/(?![/\\])/;
const BASE = 'http://broetry.invalid';

/**
 * The path to go to after a sign-in: `text` when it is one of this site, else /home. Whatever a browser or
 * the router could read as another site, as a script or as the sign-in itself is not.
 */
export function safeNext(text: string | null | undefined): string {
  if (!text || text.length > MAX_LENGTH || !PATH.test(text) || hasOddCharacter(text)) return HOME;
  if (!URL.canParse(text, BASE)) return HOME;
  const { origin, pathname, search, hash } = new URL(text, BASE);
  const readings = [pathname, decoded(pathname)];
  if (origin !== BASE || !readings.every((path) => path && isPlainPath(path))) return HOME;
  // A file, which the router cannot show.
  if (readings.some((path) => /^\/account\/export\/?$/i.test(path ?? ''))) return '/account';
  return pathname + search + hash;
}

function isPlainPath(path: string): boolean {
  return (
    PATH.test(path) &&
    !/[\\]|\/\//.test(path) &&
    // The data of a page, which a browser would show as it is.
    !/\.data\/?$/i.test(path) &&
    !/^\/(api|auth|avatars|login|signup)\b/i.test(path)
  );
}

// Control characters and spaces are dropped by browsers before they read an address.
function hasOddCharacter(text: string): boolean {
  return /[\p{C}\p{Z}\\]/u.test(text);
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
