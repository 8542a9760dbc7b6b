import { safeNext } from '../../platform/http/safe-next.ts';
import type { Member } from '../../platform/http/viewer.ts';
import { ERRORS } from '../../platform/http/errors.ts';
import type { Services } from '../../platform/services.ts';
import { reactToPost } from './react-to-post.server.ts';
import { REACTION_KINDS } from './reaction-kinds.ts';

/** Where the reader goes on, or why nothing was said. */
export type ReactionForm =
  | { ok: true; back: string }
  | { ok: false; status: number; message: string };

/**
 * The Like button where no script runs. The form's `kind` is what to say, and empty to take it back; `back` is the
 * place of the card on a page of ours.
 */
export async function reactByForm(
  services: Services,
  viewer: Member,
  postId: string,
  form: FormData,
): Promise<ReactionForm> {
  const kind = REACTION_KINDS.find((each) => each === form.get('kind')) ?? null;
  const outcome = await reactToPost(services, viewer, postId, kind);
  if (outcome.ok) {
    const back = form.get('back');
    return { ok: true, back: typeof back === 'string' ? safeNext(back) : `/post/${postId}` };
  }
  const { status, message } = { ...ERRORS[outcome.reason], ...outcome };
  return { ok: false, status, message };
}
