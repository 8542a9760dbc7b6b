import { generateReplies } from '../../domain/writing/generate-replies.server.ts';
import { parseReplies } from '../../domain/writing/replies-request.ts';
import type { ErrorCode } from '../../platform/http/errors.ts';
import { generationAction } from '../request/generation-action.server.ts';
import { allowMethods, requireWriting } from '../request/guards.server.ts';
import { signUpWords } from '../sign-in/sign-up-words.ts';

export const middleware = [allowMethods('POST'), requireWriting];

/** The messages that differ from those of posts: docs/product.md §6, §8. */
const MESSAGES: Partial<Record<ErrorCode, string>> = {
  'guest-limit': signUpWords('generate replies'),
  'in-progress': 'These replies are still being written. Try again in a second.',
};

/** POST /api/replies: streams the tones side by side, and end or error. */
export const action = generationAction(
  parseReplies,
  ({ services, viewer }, { params }, input, signal) =>
    generateReplies(services, viewer, { ...input, params }, signal),
  (reason) => ({ message: MESSAGES[reason] }),
);
