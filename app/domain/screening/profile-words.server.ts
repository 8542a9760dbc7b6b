import type { Services } from '../../platform/services.ts';
import { checkDisplayName } from './check-display-name.ts';
import { hasWebAddress } from './has-web-address.ts';
import {
  COARSE_BIO,
  COARSE_NAME,
  FLAGGED_BIO,
  FLAGGED_NAME,
  LINK_IN_BIO,
  LINK_IN_NAME,
} from './moderation-words.ts';
import { screenText } from './screen-text.server.ts';
import { screenWords } from './screen-words.server.ts';

/** What somebody says of itself for everybody to read. */
type Said = { displayName: string; bio: string };
/** What it says already: that may stay as it is. */
type Before = { name: string; bio: string | null };
/** Which field cannot be shown to others, and why, in a sentence. */
export type ProfileFault = { field: 'displayName' | 'bio'; message: string };

/** What is wrong with a name that everybody is to read, in a sentence; null when nothing is. Asks no endpoint. */
export function nameFault(name: string): string | null {
  if (hasWebAddress(name)) return LINK_IN_NAME;
  return checkDisplayName(name) ?? (screenWords(name) === 'clean' ? null : COARSE_NAME);
}

function bioFault(bio: string): string | null {
  if (hasWebAddress(bio)) return LINK_IN_BIO;
  return screenWords(bio) === 'clean' ? null : COARSE_BIO;
}

/** Which part of a profile the community cannot be shown, by its words alone; null when none. */
export function profileWordsFault({ displayName, bio }: Said, before: Before): ProfileFault | null {
  const name = displayName === before.name ? null : nameFault(displayName);
  if (name !== null) return { field: 'displayName', message: name };
  const said = bio === (before.bio ?? '') ? null : bioFault(bio);
  return said === null ? null : { field: 'bio', message: said };
}

/**
 * Screens a name and a bio before others can read them, by their words and by the moderation endpoint where there is
 * one. What has not changed since `before` is not asked about. 'unchecked' when the endpoint does not answer: nothing
 * may be shown then.
 */
export async function screenProfile(
  services: Services,
  said: Said,
  before: Before,
): Promise<ProfileFault | 'unchecked' | null> {
  const fault = profileWordsFault(said, before);
  if (fault) return fault;
  const { displayName, bio } = said;
  const changed = [
    { field: 'displayName', text: displayName, old: before.name, message: FLAGGED_NAME },
    { field: 'bio', text: bio, old: before.bio ?? '', message: FLAGGED_BIO },
  ] as const;
  for (const { field, text, old, message } of changed) {
    if (text === old || text === '') continue;
    const { verdict, reason } = await screenText(services, text);
    if (reason === 'unchecked') return 'unchecked';
    if (verdict !== 'ok') return { field, message };
  }
  return null;
}
