import { DEFAULT_FACE } from '../../domain/faces/face.ts';
import type { NextAuthor } from '../../domain/members/viewer.ts';
import { DEFAULT_AUTHOR } from '../../domain/posts/post.ts';
import { useViewer } from '../site/use-viewer.ts';
import { useDeviceProfile } from './device-profile.ts';

/** The author on the card of the viewer's next post, as the result screen will show it. */
export function useNextAuthor(): NextAuthor {
  const viewer = useViewer();
  const { profile } = useDeviceProfile(viewer.kind === 'guest');
  if (viewer.kind === 'member') return viewer.card;
  return {
    name: profile?.displayName ?? DEFAULT_AUTHOR.name,
    bio: profile?.bio || DEFAULT_AUTHOR.bio,
    photoUrl: null,
    face: DEFAULT_FACE,
  };
}
