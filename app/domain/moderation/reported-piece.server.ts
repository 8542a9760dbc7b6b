import type { Services } from '../../platform/services.ts';
import { printableText, shortened } from '../../platform/text/display-text.ts';
import { isId } from '../../platform/text/ids.ts';
import { findSharedPost } from '../community/feed.server.ts';
import type { Viewer } from '../members/viewer.ts';
import type { ReportTarget } from '../screening/report.ts';
import { findTarget } from '../screening/target-store.server.ts';

const MAX_OPENING_LENGTH = 140;

/** The first words of a post, with its author, or of a comment. */
export type ReportedPiece = {
  author: { name: string; face: string; photoUrl: string | null } | null;
  opening: string;
};

/**
 * What a report is about, as the reporter sees it on the page of the post. Null for a picture, and for what this viewer
 * does not see: the answer is the same for what is private, hidden and missing.
 */
export async function findReportedPiece(
  services: Pick<Services, 'db'>,
  viewer: Viewer,
  { kind, id }: ReportTarget,
): Promise<ReportedPiece | null> {
  if (kind === 'resource' || !isId(id)) return null;
  if (kind === 'comment') {
    const comment = await findTarget(services.db, { kind, id });
    const post = comment?.isShown && (await findSharedPost(services, viewer, comment.postId ?? ''));
    return post ? { author: null, opening: firstWords(comment.text) } : null;
  }
  const post = await findSharedPost(services, viewer, id);
  if (!post) return null;
  const { authorName: name, authorFace: face, authorAvatar: photoUrl } = post;
  return { author: { name, face, photoUrl }, opening: firstWords(post.text) };
}

const firstWords = (text: string) =>
  shortened(printableText(text).replaceAll(/\s+/g, ' ').trim(), MAX_OPENING_LENGTH);
