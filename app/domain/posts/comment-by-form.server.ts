import type { Member } from '../../platform/http/viewer.ts';
import { isIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import { ERRORS } from '../../platform/http/errors.ts';
import type { Services } from '../../platform/services.ts';
import { DELETE_FAILED } from './comment-words.ts';
import { removeComment } from './delete-comment.server.ts';
import { writeComment } from './write-comment.server.ts';

/** What a form of the post's page came to; what was typed comes back with what is wrong. */
export type CommentForm =
  | { ok: true }
  | { ok: false; status: number; message: string; text: string };

/** Carries out what the page's forms ask for where no script runs: a comment, or the end of one. */
export async function commentByForm(
  services: Services,
  viewer: Member,
  postId: string,
  form: FormData,
): Promise<CommentForm> {
  const text = textOf(form, 'text');
  if (form.get('intent') === 'delete-comment') {
    if (await removeComment(services, viewer, textOf(form, 'comment'))) return { ok: true };
    return { ok: false, status: 404, message: DELETE_FAILED, text };
  }
  const sent = textOf(form, 'key');
  const key = isIdempotencyKey(sent) ? sent : services.newId();
  const outcome = await writeComment(services, viewer, { postId, text, key });
  if (outcome.ok) return { ok: true };
  const refused = { ...ERRORS[outcome.reason], ...outcome };
  return { ok: false, status: refused.status, message: refused.message, text };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
