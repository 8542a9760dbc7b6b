import { createHash } from 'node:crypto';
import type { Member } from '../../platform/http/viewer.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import { profileWordsFault } from '../screening/profile-words.server.ts';
import { screenText } from '../screening/screen-text.server.ts';
import type { RateLimited } from '../rate-limits/rate-limits.server.ts';
import type { Services } from '../../platform/services.ts';

/** Why a post is not taken into the community. `message` is for whoever shares it. */
export type ShareRefusal = { ok: false; reason: 'share-refused'; message: string } | RateLimited;

/** What everybody would read of a post. */
type Shown = { post: string; profileName: string; profileBio: string; caption: string };

/**
 * Whether a post may be shared now, and whether somebody has to look at it first. The same post once more
 * takes no other point: a hundred clicks are one share.
 */
export async function checkShare(
  services: Services,
  viewer: Member,
  { post, profileName, profileBio, caption }: Shown,
): Promise<{ ok: true; isHeld: boolean } | ShareRefusal> {
  const text = [post, profileName, profileBio, caption].filter(Boolean).join('\n');
  const click = createHash('sha256').update(text).digest('base64url');
  const taken = await services.rateLimits.take('share', viewer, click);
  if (!taken.ok) return taken;
  const said = { displayName: profileName, bio: profileBio };
  const fault = profileWordsFault(said, { name: '', bio: null });
  if (fault) return { ok: false, reason: 'share-refused', message: fault.message };
  const { verdict } = await screenText(services, text);
  if (verdict !== 'refuse') return { ok: true, isHeld: verdict === 'review' };
  return { ok: false, reason: 'share-refused', message: errorMessage('share-refused') };
}
