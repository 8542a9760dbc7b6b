import { NOT_FOUND, type Rejection } from '../../platform/http/errors.ts';
import { formText } from '../../platform/http/form-text.ts';
import { readFormKey } from '../../platform/http/request-body.server.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { type Comment, DELETE_FAILED } from './comment.ts';
import { removeComment, writeComment } from './comments.server.ts';
import { REACTION_KINDS, type ReactionKind } from './reaction.ts';
import { reactToPost } from './react-to-post.server.ts';

type OpinionOutcome =
  | { ok: true; comment?: Comment; reaction?: ReactionKind | null; realReactions?: number }
  | Rejection;

/**
 * Handles the forms below a shared post, with and without JavaScript: a reaction (without a `kind`, its removal), the
 * deletion of a comment, and by default a comment, once for each `key`.
 */
export async function changeOpinion(
  services: Services,
  viewer: Member,
  postId: string,
  form: FormData,
): Promise<OpinionOutcome> {
  const intent = formText(form, 'intent');
  if (intent === 'react') {
    const sent = formText(form, 'kind');
    const kind = REACTION_KINDS.find((each) => each === sent) ?? null;
    if (kind === null && sent !== '') return { ok: false, reason: 'invalid-request' };
    return reactToPost(services, viewer, postId, kind);
  }
  if (intent === 'delete-comment') {
    const isGone = await removeComment(services, viewer, formText(form, 'comment'));
    return isGone ? { ok: true } : { ...NOT_FOUND, message: DELETE_FAILED };
  }
  const key = readFormKey(form, services.newId);
  return writeComment(services, viewer, { postId, text: formText(form, 'text'), key });
}
