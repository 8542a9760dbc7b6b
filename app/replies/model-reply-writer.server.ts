import { randomBytes } from 'node:crypto';
import type { ReplyLength } from '../../comedy/replies/reply-kinds.ts';
import { watchForCanary } from '../writer/check-text.ts';
import { createTextCleaner } from '../writer/clean-text.ts';
import { type Deadline, startDeadline } from '../writer/model-deadline.ts';
import { ModelError, type ModelErrorKind, ModelUnavailable } from '../writer/model-error.ts';
import { logFailure, type ModelWriterParts } from '../writer/model-writer.server.ts';
import { replyFaults, replyOf } from './clean-reply.ts';
import { replyPrompt } from './reply-prompt.ts';
import type { ReplyDraft, ReplyRequest, ReplyWriter } from './reply-writer.ts';

/**
 * The writer that asks a model. What it returns has passed replyFaults; an answer that has not is asked for
 * once more. Throws ModelError, or ModelUnavailable when it may not even ask.
 */
export function createModelReplyWriter(parts: ModelWriterParts): ReplyWriter {
  const { settings, slots, fault, log } = parts;
  return {
    name: 'model',
    async *write(grant, request, signal) {
      const deadline = startDeadline(timeoutsOf(settings, request), signal, fault);
      let free = () => {};
      try {
        free = await slots.take(deadline.signal);
        const text = yield* writeWithin(parts, request, deadline);
        return {
          text,
          writer: 'model',
          engine: settings.openaiModel,
          templateIds: [],
          devices: [],
        };
      } catch (error) {
        logFailure(log, error, grant.generationId);
        throw error;
      } finally {
        free();
        deadline.stop();
      }
    },
  };
}

/** The replies of a round share one deadline, whenever each of them begins. */
function timeoutsOf(settings: ModelWriterParts['settings'], { startedAt }: ReplyRequest) {
  const gone = performance.now() - startedAt;
  const modelTotalTimeout = Math.max(1, settings.modelTotalTimeout - gone);
  return { ...settings, modelTotalTimeout };
}

const WORTH_ANOTHER: ReadonlySet<ModelErrorKind> = new Set([
  'bad_response',
  'empty',
  'refusal',
  'truncated',
]);

async function* writeWithin(
  parts: ModelWriterParts,
  request: ReplyRequest,
  deadline: Deadline,
): AsyncGenerator<ReplyDraft, string> {
  try {
    return yield* tryOnce(parts, request, deadline, []);
  } catch (error) {
    const isWorthIt = error instanceof ModelError && WORTH_ANOTHER.has(error.code);
    if (!isWorthIt || deadline.signal.aborted) throw error;
    return yield* tryOnce(parts, request, deadline, error instanceof Unfit ? error.faults : []);
  }
}

class Unfit extends ModelError {
  readonly faults: readonly string[];
  constructor(provider: string, faults: readonly string[]) {
    super(provider, 'bad_response', { detail: faults.join(', ') });
    this.faults = faults;
  }
}

async function* tryOnce(
  { client, fault, breaker, takeCall, settings }: ModelWriterParts,
  request: ReplyRequest,
  deadline: Deadline,
  wrong: readonly string[],
): AsyncGenerator<ReplyDraft, string> {
  if (!breaker.mayCall()) throw new ModelUnavailable('model-failed');
  if (!(await takeCall())) throw new ModelUnavailable('budget-spent');
  const canary = `quill${randomBytes(6).toString('hex')}`;
  const messages = replyPrompt(request, { nonce: randomBytes(8).toString('hex'), canary }, wrong);
  // No site is named in a reply: the secret takes its place as the word whose line is left out.
  const cleaner = createTextCleaner(canary, canary);
  const isSecret = watchForCanary(canary);
  let fresh = true;
  for await (const piece of client.stream(messages, deadline)) {
    if (isSecret(piece)) throw fault('bad_response', 'the secret word');
    const draft = shownAs(cleaner.feed(piece), request.length);
    if (draft !== '') {
      deadline.shown();
      yield fresh ? { text: draft, fresh } : { text: draft };
      fresh = false;
    }
    if (cleaner.full) break;
  }
  const { lines } = cleaner.finish();
  const text = replyOf(lines, request.length);
  if (text === '') throw fault('empty', 'nothing was left after cleaning');
  const faults = replyFaults(text, request.length, canary);
  if (faults.length > 0) throw new Unfit(settings.openaiProviderName, faults);
  yield { text, fresh: true };
  return text;
}

function shownAs(draft: string, length: ReplyLength): string {
  return length === 'unhinged-long' ? draft : draft.replaceAll('\n', ' ');
}
