import { type AttachedRow, type AttachedPicture, attachedPicture } from './attachment.ts';
import type { PostFormData } from './form-data.ts';
import { printableText } from '../../platform/text/printable-text.ts';
import type { ReactionKind } from './reaction-kinds.ts';

/**
 * A post as the community sees it: all that ever leaves the server of it. `authorAvatar` is a path of our own
 * that names the post and not its writer; times in epoch milliseconds. `likes` and `comments` hold what members
 * really did, which is also there by itself; `isOwn` and `viewerReaction` are for whoever asked.
 */
export type FeedPost = {
  id: string;
  text: string;
  authorName: string;
  authorBio: string;
  authorAvatar: string | null;
  createdAt: number;
  likes: number;
  comments: number;
  style: string;
  isOwn: boolean;
  realReactions: number;
  realComments: number;
  viewerReaction: ReactionKind | null;
  picture: AttachedPicture | null;
  /** Whether it makes another post worse, and how many posts make it worse. */
  isRemix: boolean;
  remixes: number;
};

type Row = {
  id: string;
  user_id: string;
  post: string;
  form_data: string;
  style: string;
  likes: number;
  comments: number;
  reactions: number;
  real_comments: number;
  created_at: number;
  remix_of: string | null;
  photo_url: string | null;
};

/** What other tables say of it. */
type Beside = { reaction?: ReactionKind; picture?: AttachedRow; remixes?: number };

/** The public side of a row. Real reactions and comments are counted on top of what a post starts with. */
export function feedPost(
  row: Row,
  viewerId: string | null,
  { reaction, picture, remixes = 0 }: Beside = {},
): FeedPost {
  const form = JSON.parse(row.form_data) as PostFormData;
  return {
    id: row.id,
    text: printableText(row.post),
    authorName: printableText(form.profileName),
    authorBio: printableText(form.profileBio),
    authorAvatar: form.useProfilePicture ? avatarPath(row) : null,
    createdAt: row.created_at,
    likes: row.likes + row.reactions,
    comments: row.comments + row.real_comments,
    style: row.style,
    isOwn: viewerId !== null && row.user_id === viewerId,
    realReactions: row.reactions,
    realComments: row.real_comments,
    viewerReaction: reaction ?? null,
    picture: picture ? attachedPicture(picture) : null,
    isRemix: row.remix_of !== null,
    remixes,
  };
}

// Under the post's own address, because that of a member's picture names the member.
function avatarPath({ id, photo_url: photo }: Row): string | null {
  if (photo === null) return null;
  const version = /[?&]v=([\w-]{1,40})/.exec(photo)?.[1] ?? '0';
  return `/post/${id}/avatar?v=${version}`;
}
