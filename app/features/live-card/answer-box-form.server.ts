import {
  DEFAULT_HUMOR_LEVEL,
  type HumorLevel,
  parseHumorLevel,
} from '../../../comedy/post-styles.ts';
import { previewPath } from '../../domain/posts/preview.ts';
import type { LiveCardSource } from '../../domain/writing/generation-request.ts';
import { answerBox, type LiveCard } from '../../domain/writing/live-cards.server.ts';
import { describeRejection } from '../../platform/http/errors.ts';
import { formText } from '../../platform/http/form-text.ts';
import type { RequestContext } from '../request/request-context.ts';

/** A box and its card, for a response without script. */
export type GivenCard = {
  sentence: string;
  level: HumorLevel;
  card: LiveCard | null;
  error: string | null;
  key: string;
};

const SHOWN = { status: 200, message: null };

/** Answers the box of a page without script: with its card and the status, for `data`, or by opening the whole post. */
export async function answerBoxForm(
  context: RequestContext,
  request: Request,
  form: FormData,
  via: LiveCardSource['via'],
) {
  const answer = await answerBox(context, request, form, via);
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
  return [{ about: 'box', given }, { status }] as const;
}
