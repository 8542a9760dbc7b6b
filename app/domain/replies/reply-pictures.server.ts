import { z } from 'zod';
import { writeCommentSection } from '../../../comedy/comment-section/write-section.ts';
import { isGrave, isGraveBeyond } from '../../../comedy/grave/grave.ts';
import { parseShape } from '../../platform/http/body-validation.ts';
import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import type { Services } from '../../platform/services.ts';
import { WRITTEN_BY_THE_HOUSE } from '../cards/card-comments.ts';
import { commenterFace, memberFace } from '../faces/face.ts';
import { readPhoto } from '../cards/post-cards.server.ts';
import type { ReplyPicture } from '../cards/reply-picture.ts';
import type { Member } from '../members/viewer.ts';
import type { SectionChoice } from '../posts/section-choice.ts';
import { screenWords } from '../screening/word-screening.server.ts';
import { parseSection, sectionShape } from '../translator/text-requests.ts';
import { NO_REPLY_PICTURE } from './reply-round.ts';
import { findOwnReply } from './reply-store.server.ts';

/** What a picture shows: a reply of the viewer's history, or a comment of the house on a pasted post. */
export type PicturedReply = { reply: string } | PicturedComment;
type PicturedComment = { comment: string; text: string; choice: SectionChoice };

const replyShape = z.strictObject({ reply: z.string().min(1).max(60) });
const commentShape = z.strictObject({ ...sectionShape.shape, comment: z.string().max(40) });

/**
 * Checks the body of POST /api/reply-pictures: `{reply}`, the id of an own reply, or `{comment, text, seed?, rolls?}`, the
 * key of a comment in such a section. Never throws.
 */
export function parsePicturedReply(body: unknown): { ok: true; of: PicturedReply } | Rejection {
  if (typeof body === 'object' && body !== null && 'reply' in body) {
    const own = parseShape(replyShape, body);
    return own.ok ? { ok: true, of: own.data } : own;
  }
  const shaped = parseShape(commentShape, body);
  if (!shaped.ok) return shaped;
  const { comment, ...section } = shaped.data;
  const parsed = parseSection(section);
  if (!parsed.ok) return parsed;
  return { ok: true, of: { comment, text: parsed.text, choice: parsed.choice } };
}

/** Whether a post is spared jokes: its replies are kind, and there is no picture of them. */
export const isGravePost = (post: string): boolean => isGrave(post) || isGraveBeyond(post);

/**
 * Draws a pasted post and an answer to it as a PNG. Only what this site wrote is drawn below a post. Rejects a reply that
 * is not the viewer's, a comment that the section does not have, and grave and hateful posts.
 */
export async function drawPicturedReply(
  services: Services,
  viewer: Member,
  of: PicturedReply,
): Promise<Buffer | Rejection> {
  const picture = 'reply' in of ? await ownPicture(services, viewer, of.reply) : commentPicture(of);
  if (!picture) return NOT_FOUND;
  if (isGravePost(picture.post) || isHateful(picture)) {
    return { ok: false, reason: 'invalid-request', message: NO_REPLY_PICTURE };
  }
  return services.pictures.reply(picture, services.requester);
}

function isHateful({ post, text }: ReplyPicture): boolean {
  const found = screenWords(`${post}\n${text}`);
  return found === 'hateful' || found === 'worrying';
}

async function ownPicture(
  services: Services,
  viewer: Member,
  id: string,
): Promise<ReplyPicture | null> {
  const row = await findOwnReply(services.db, viewer.id, id);
  if (!row) return null;
  const { name, bio } = viewer;
  const photo = viewer.photoUrl === null ? null : await readPhoto(services, viewer.id);
  const by = { name, headline: bio ?? '', photo, face: memberFace(viewer.id, name) };
  return { post: row.original_post, by, text: row.text, note: null };
}

function commentPicture({ comment, text: post, choice }: PicturedComment): ReplyPicture | null {
  const section = writeCommentSection(post, choice);
  const found = section.comments.find(({ key }) => key === comment);
  if (!found) return null;
  const { name, headline, text } = found;
  return {
    post,
    by: { name, headline, photo: null, face: commenterFace(found) },
    text,
    note: WRITTEN_BY_THE_HOUSE,
  };
}
