import { generateTranslation } from '../../domain/translator/generate-translation.server.ts';
import { parseTranslation } from '../../domain/translator/text-requests.ts';
import { offlineLines } from '../../domain/translator/translations.server.ts';
import { NOTHING_TO_ASK, TEXT_BODY_BYTES } from '../../domain/translator/translator-words.ts';
import type { ErrorCode } from '../../platform/http/errors.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { invalidField } from '../../platform/http/rejection.ts';
import {
  generationInput,
  generationResponse,
  requireIdempotencyKey,
} from '../http/generation-requests.server.ts';
import { clientSubject, limit } from '../http/limit.server.ts';
import { jsonBody } from '../http/request-bodies.server.ts';
import { requestContext, type RouteArgs } from '../http/request-context.ts';
import { signUpWords } from '../sign-in/sign-up-words.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/model-translations-route';

export const handle = {
  readers: 'guests',
  methods: ['POST'],
  isWriting: true,
  maxBytes: TEXT_BODY_BYTES.json,
} satisfies RouteHandle;

const body = jsonBody(parseTranslation);

export const middleware = [
  requireModel,
  limit('translate', clientSubject),
  requireIdempotencyKey,
  body,
];

/** The messages that differ from those of posts. */
const MESSAGES: Partial<Record<ErrorCode, string>> = {
  'guest-limit': signUpWords('ask the model'),
  'in-progress': 'This translation is still being written. Try again in a second.',
};

/**
 * POST /api/model-translations, like /api/translations with an Idempotency-Key: translates with the model. Uses a guest's
 * free post, or counts against a member's daily limit.
 */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const { context } = args;
  const { services } = context.get(requestContext);
  const { request } = body.of(context);
  // An empty or grave text is neither sent nor charged.
  const { spared } = offlineLines(request);
  const started =
    spared === 'empty' || spared === 'grave'
      ? invalidField('text', NOTHING_TO_ASK)
      : await generateTranslation(
          services,
          { ...generationInput(args), request },
          args.request.signal,
        );
  return generationResponse(started, context, MESSAGES);
}

/** 409 where there is no model to ask. */
function requireModel({ context }: Pick<RouteArgs, 'context'>): void {
  const { services, requestId } = context.get(requestContext);
  if (services.translationWriter.name === 'model') return;
  throw problemResponse({ reason: 'no-model' }, requestId);
}
