import { printableText } from '../../platform/text/printable-text.ts';
import type { Comment } from './comment.ts';
import type { CommentWithAuthor } from './comment-store.server.ts';

/** Who asks, and whose post it is: both may take comments away. */
type Asker = { viewerId: string | null; postOwnerId: string };

/** The public side of a row. */
export function commentOf(row: CommentWithAuthor, { viewerId, postOwnerId }: Asker): Comment {
  const isOwn = viewerId !== null && row.user_id === viewerId;
  return {
    id: row.id,
    text: printableText(row.text),
    authorName: printableText(row.display_name),
    authorBio: printableText(row.bio ?? ''),
    authorAvatar: avatarPath(row),
    createdAt: row.created_at,
    isOwn,
    mayDelete: isOwn || (viewerId !== null && viewerId === postOwnerId),
    isHeld: row.hidden_at !== null,
  };
}

// Under the comment's own address, because that of a member's picture names the member.
function avatarPath({ id, photo_url: photo }: CommentWithAuthor): string | null {
  if (photo === null) return null;
  const version = /[?&]v=([\w-]{1,40})/.exec(photo)?.[1] ?? '0';
  return `/comments/${id}/avatar?v=${version}`;
}
