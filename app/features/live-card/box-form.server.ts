import {
  DEFAULT_HUMOR_LEVEL,
  type HumorLevel,
  parseHumorLevel,
} from '../../../comedy/form/humor-levels.ts';
import { findPause } from '../../domain/instance/find-pause.server.ts';
import { previewPath } from '../../domain/posts/preview.ts';
import type { LiveCardSource } from '../../domain/writing/generation-request.ts';
import { answerBox, finishBox, type LiveCard } from '../../domain/writing/live-cards.server.ts';
import { describeRejection } from '../../platform/http/problem.ts';
import { formText } from '../../platform/http/form-text.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import type { RequestContext } from '../http/request-context.ts';

/** A box and its card, for a response without script. */
export type GivenCard = {
  sentence: string;
  level: HumorLevel;
  card: LiveCard | null;
  error: string | null;
  key: string;
};

const SHOWN = { status: 200, message: null };

/**
 * Reads the form of a box. While writing is paused, one that is too long is empty: a pause is told before the length
 * (docs/product.md §5). Throws BodyTooLargeError.
 */
export async function readBoxForm(
  { services, isBodyTooLarge }: RequestContext,
  request: Request,
): Promise<FormData> {
  const isLeftOut = isBodyTooLarge && (await findPause(services.db)) !== null;
  return (isLeftOut ? null : await readForm(request)) ?? new FormData();
}

/** Answers the box of a page without script: with its card and the status, for `data`, or by opening the whole post. */
export async function answerBoxForm(
  context: RequestContext,
  request: Request,
  form: FormData,
  via: LiveCardSource['via'],
) {
  const begun = await answerBox(context, request, form, via);
  const answer = 'events' in begun ? await finishBox(begun.events) : begun;
  if ('postId' in answer) {
    throw new Response(null, { status: 303, headers: { location: previewPath(answer.postId) } });
  }
  const { status, message } = answer.ok ? SHOWN : describeRejection(answer);
  const given: GivenCard = {
    sentence: formText(form, 'context').trim(),
    level: parseHumorLevel(formText(form, 'humorLevel')) ?? DEFAULT_HUMOR_LEVEL,
    card: answer.ok ? answer.card : null,
    error: message,
    key: context.services.newId(),
  };
  const headers = answer.ok ? undefined : answer.headers;
  return [{ given }, { status, headers }] as const;
}
