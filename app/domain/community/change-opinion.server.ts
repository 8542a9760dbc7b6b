import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import { formText } from '../../platform/http/form-text.ts';
import { readFormKey } from '../../platform/http/request-body.server.ts';
import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { blockWriter, unblock } from './blocks.server.ts';
import { type Comment, DELETE_FAILED } from './comment.ts';
import { removeComment, writeComment } from './comments.server.ts';
import { highlightPost, HIGHLIGHTS } from './highlights.server.ts';
import { REACTION_KINDS, type ReactionKind } from './reaction.ts';
import { reactToPost } from './react-to-post.server.ts';

type OpinionOutcome =
  | {
      ok: true;
      comment?: Comment;
      reaction?: ReactionKind | null;
      realReactions?: number;
      block?: string;
    }
  | Rejection;

/**
 * Handles the forms of a shared post, with and without JavaScript: a reaction (without a `kind`, its removal), a block of
 * its author and the end of one, an admin's highlight (without `isOn`, its end), the deletion of a comment, and without an
 * `intent` a comment, once for each `key`.
 */
export async function changeOpinion(
  services: Services,
  viewer: Member,
  postId: string,
  form: FormData,
): Promise<OpinionOutcome> {
  const intent = formText(form, 'intent');
  if (intent === 'react') {
    const taken = await services.rateLimits.take('reaction', viewer);
    if (!taken.ok) return taken;
    const sent = formText(form, 'kind');
    const kind = REACTION_KINDS.find((each) => each === sent) ?? null;
    if (kind === null && sent !== '') return { ok: false, reason: 'invalid-request' };
    return reactToPost(services, viewer, postId, kind);
  }
  if (intent === 'block') {
    const block = await blockWriter(services, viewer, postId);
    return block === null ? NOT_FOUND : { ok: true, block };
  }
  if (intent === 'unblock') {
    const isGone = await unblock(services, viewer, formText(form, 'block'));
    return isGone ? { ok: true } : NOT_FOUND;
  }
  if (intent === 'highlight') {
    const as = HIGHLIGHTS.find((each) => each === formText(form, 'as'));
    if (!as) return { ok: false, reason: 'invalid-request' };
    return highlightPost(services, viewer, postId, { as, isOn: form.has('isOn') });
  }
  if (intent === 'delete-comment') {
    const isGone = await removeComment(services, viewer, formText(form, 'comment'));
    return isGone ? { ok: true } : { ...NOT_FOUND, message: DELETE_FAILED };
  }
  if (intent !== '') return { ok: false, reason: 'unknown-form' };
  const key = readFormKey(form, services.newId);
  return writeComment(services, viewer, { postId, text: formText(form, 'text'), key });
}
