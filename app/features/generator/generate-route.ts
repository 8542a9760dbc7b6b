import { generatePost } from '../../domain/writing/generate-post.server.ts';
import { parseGeneration } from '../../domain/writing/generation-request.ts';
import type { ErrorCode } from '../../platform/http/errors.ts';
import { generationAction } from '../request/generation-action.server.ts';
import { allowMethods, requireWriting } from '../request/guards.server.ts';

export const middleware = [allowMethods('POST'), requireWriting];

/** POST /api/generations: streams meta, delta, done or error. */
export const action = generationAction(
  parseGeneration,
  ({ services, viewer }, parsed, input, signal) =>
    generatePost(services, viewer, { ...input, parsed }, signal),
  (reason) => ({ field: blamedField(reason) }),
);

// The form drops its original post or situation, and keeps the other fields.
function blamedField(reason: ErrorCode): string | undefined {
  if (reason === 'prompt-closed') return 'promptDay';
  return ['remix-gone', 'remix-style', 'blocked'].includes(reason) ? 'remixOf' : undefined;
}
