import { checkDisplayName } from './check-display-name.ts';
import { COARSE_BIO, COARSE_NAME } from './moderation-words.ts';
import { screenWords } from './screen-words.server.ts';

/** What somebody says of itself for everybody to read. */
type Said = { displayName: string; bio: string };
/** What it says already: that may stay as it is. */
type Before = { name: string; bio: string | null };

/** What is wrong with a name that everybody is to read, in a sentence; null when nothing is. */
export function nameFault(name: string): string | null {
  return checkDisplayName(name) ?? (screenWords(name) === 'clean' ? null : COARSE_NAME);
}

/** Which part of a profile the community cannot be shown, and why, in a sentence; null when none. */
export function profileWordsFault(
  { displayName, bio }: Said,
  before: Before,
): { field: 'displayName' | 'bio'; message: string } | null {
  if (displayName !== before.name) {
    const message = nameFault(displayName);
    if (message !== null) return { field: 'displayName', message };
  }
  if (bio !== (before.bio ?? '') && screenWords(bio) !== 'clean') {
    return { field: 'bio', message: COARSE_BIO };
  }
  return null;
}
