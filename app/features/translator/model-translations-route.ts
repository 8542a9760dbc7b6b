import { MAX_MODEL_TEXT_LENGTH } from '../../../comedy/translate/voices.ts';
import { generateTranslation } from '../../domain/writing/generate-translation.server.ts';
import { fieldFailure } from '../../domain/writing/generation-request.ts';
import { parseTranslation } from '../../domain/writing/text-requests.ts';
import { offlineLines, type TranslationRequest } from '../../domain/writing/translations.server.ts';
import { NOTHING_TO_ASK, TOO_LONG_FOR_MODEL } from '../../domain/writing/translator-words.ts';
import type { ErrorCode } from '../../platform/http/errors.ts';
import { generationAction } from '../request/generation-action.server.ts';
import { allowMethods, requireWriting } from '../request/guards.server.ts';
import { signUpWords } from '../sign-in/sign-up-words.ts';

export const middleware = [allowMethods('POST'), requireWriting];

/** The messages that differ from those of posts. */
const MESSAGES: Partial<Record<ErrorCode, string>> = {
  'guest-limit': signUpWords('ask the model'),
  'in-progress': 'This translation is still being written. Try again in a second.',
};

/**
 * POST /api/model-translations, like /api/translations with an Idempotency-Key: translates with the model. Uses a guest's
 * free post, or counts against a member's daily limit.
 */
export const action = generationAction(
  parseForModel,
  async ({ services, viewer, address }, { request }, input, signal) => {
    if (services.translationWriter.name !== 'model') return { ok: false, reason: 'no-model' };
    const taken = await services.rateLimits.take('translate', { viewer, address });
    return taken.ok ? generateTranslation(services, { ...input, request }, signal) : taken;
  },
  (reason) => ({ message: MESSAGES[reason] }),
);

function parseForModel(body: unknown) {
  const parsed = parseTranslation(body);
  const message = parsed.ok ? unfitness(parsed.request) : null;
  return message === null ? parsed : fieldFailure('text', message);
}

/** Why a text is not sent to the model (and not charged): empty, too long or grave. Null when it is fine. */
function unfitness(translation: TranslationRequest): string | null {
  if (translation.text.length > MAX_MODEL_TEXT_LENGTH) return TOO_LONG_FOR_MODEL;
  const { spared } = offlineLines(translation);
  return spared === 'empty' || spared === 'grave' ? NOTHING_TO_ASK : null;
}
