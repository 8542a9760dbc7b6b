/** The default target of a sign-in. */
const HOME = '/home';
const MAX_LENGTH = 500;
// After a second slash or backslash follows a host.
const PATH = /^\/(?![/\\])/;
const BASE = 'http://broetry.invalid';

/**
 * The path after a sign-in: `text` when it is a path of this site, else /home. Protects against open redirects, script
 * URLs and redirect loops.
 */
export function safeNext(text: string | null | undefined): string {
  if (!text || text.length > MAX_LENGTH || !PATH.test(text) || hasOddCharacter(text)) return HOME;
  if (!URL.canParse(text, BASE)) return HOME;
  const { origin, pathname, search, hash } = new URL(text, BASE);
  const variants = [pathname, decoded(pathname)];
  if (origin !== BASE || !variants.every((path) => path && isPlainPath(path))) return HOME;
  // A download.
  if (variants.some((path) => /^\/account\/export\/?$/i.test(path ?? ''))) return '/account';
  return pathname + search + hash;
}

function isPlainPath(path: string): boolean {
  return (
    PATH.test(path) &&
    !/[\\]|\/\//.test(path) &&
    // Router data.
    !/\.data\/?$/i.test(path) &&
    !/^\/(api|auth|avatars|login|signup)\b/i.test(path)
  );
}

// Browsers remove control characters and spaces from URLs.
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
