import { MAX_MODEL_TEXT_LENGTH } from '../../../comedy/translate/voices.ts';
import { type ErrorCode, problemResponse, rejectionResponse } from '../../platform/http/errors.ts';
import { ownerOf } from '../../domain/writing/generation-claims.server.ts';
import { eventStreamResponse } from '../../platform/http/event-stream.ts';
import { signUpWords } from '../sign-in/sign-up-words.ts';
import { parseJsonBody, readIdempotencyKey } from '../../platform/http/request-body.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/model-translations-route';
import { generateTranslation } from '../../domain/writing/generate-translation.server.ts';
import { offlineLines, type TranslationRequest } from '../../domain/writing/translations.server.ts';
import { parseTranslation } from '../../domain/writing/text-requests.ts';
import { NOTHING_TO_ASK, TOO_LONG_FOR_MODEL } from '../../domain/writing/translator-words.ts';

export const middleware = [allowMethods('POST')];

/**
 * POST /api/model-translations, like /api/translations with an Idempotency-Key: translates with the model. Rejections
 * have a status of their own; then the events stream. Uses a guest's free post, or counts against a member's daily limit.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId, address, ensureGuestId } = context.get(requestContext);
  const parsed = await parseJsonBody(request, requestId, parseTranslation);
  if (!parsed.ok) return parsed.response;
  const { request: translation } = parsed;
  const unfit = unfitness(translation);
  if (unfit !== null) {
    return problemResponse('invalid-field', { requestId, field: 'text', title: unfit });
  }
  const idempotencyKey = readIdempotencyKey(request);
  if (idempotencyKey === null) return problemResponse('idempotency-key', { requestId });
  if (services.translationWriter.name !== 'model')
    return problemResponse('no-model', { requestId });
  const taken = await services.rateLimits.take('translate', { viewer, address });
  if (!taken.ok) return rejectionResponse(taken, requestId);
  const owner = ownerOf(viewer, ensureGuestId);
  const input = { owner, address, idempotencyKey, request: translation };
  const outcome = await generateTranslation(services, input, request.signal);
  if (outcome.ok) return eventStreamResponse(outcome.events);
  return rejectionResponse({ ...outcome, message: TITLES[outcome.reason] }, requestId);
}

/** Why a text is not sent to the model (and not charged): empty, too long or grave. Null when it is fine. */
function unfitness(translation: TranslationRequest): string | null {
  if (translation.text.length > MAX_MODEL_TEXT_LENGTH) return TOO_LONG_FOR_MODEL;
  const { spared } = offlineLines(translation);
  return spared === 'empty' || spared === 'grave' ? NOTHING_TO_ASK : null;
}

/** The messages that differ from those of posts. */
const TITLES: Partial<Record<ErrorCode, string>> = {
  'guest-limit': signUpWords('ask the model'),
  'in-progress': 'This translation is still being written. Try again in a second.',
};
