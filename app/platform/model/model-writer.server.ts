import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { CallSlots } from './call-slots.ts';
import { checkText, watchForCanary } from './check-text.ts';
import { createTextCleaner, type TextCleaner } from './clean-text.ts';
import type { ModelClient } from './model-client.server.ts';
import { startDeadline } from './model-deadline.ts';
import { ModelError, ModelUnavailable } from './model-error.ts';
import type { Fault } from './model-fault.ts';
import type { ModelSettings } from '../settings/model-settings.server.ts';
import { buildPrompt, type Prompt } from './prompts.ts';
import { tagLine } from '../../../comedy/tag-lines.ts';
import type { GenerationGrant, WriteRequest, Writer, Written } from './writer.ts';

export type ModelWriterParts = {
  settings: ModelSettings;
  client: ModelClient;
  fault: Fault;
  slots: CallSlots;
  breaker: CircuitBreaker;
  /** Takes one of the day's calls; false when they are used up. */
  takeCall: () => Promise<boolean>;
  log: Logger;
};

/**
 * The writer that asks a model. What it yields is cleaned and plain; what it returns has passed
 * checkText. Throws ModelError, or ModelUnavailable when it may not even ask.
 */
export function createModelWriter(parts: ModelWriterParts): Writer {
  return { name: 'model', write: (...post) => write(parts, ...post) };
}

async function* write(
  { settings, client, fault, slots, breaker, takeCall, log }: ModelWriterParts,
  grant: GenerationGrant,
  request: WriteRequest,
  signal: AbortSignal,
): AsyncGenerator<string, Written> {
  const deadline = startDeadline(settings, signal, fault);
  let free = () => {};
  try {
    free = await slots.take(deadline.signal);
    if (!breaker.mayCall()) throw new ModelUnavailable('model-failed');
    if (!(await takeCall())) throw new ModelUnavailable('budget-spent');
    const canary = `quill${randomBytes(6).toString('hex')}`;
    const prompt = buildPrompt(request, { nonce: randomBytes(8).toString('hex'), canary });
    const cleaner = createTextCleaner(request.site, canary);
    const isSecret = watchForCanary(canary);
    for await (const piece of client.stream(prompt.messages, deadline)) {
      if (isSecret(piece)) throw fault('bad_response', 'the secret word');
      const draft = cleaner.feed(piece);
      if (draft !== '') {
        deadline.shown();
        yield draft;
      }
      if (cleaner.full) break;
    }
    const { text, tag, rest } = finish(cleaner, prompt, request, fault);
    const wrong = checkText(text, { tagLine: tag, canary });
    if (wrong) throw fault('bad_response', wrong);
    yield rest;
    return { text, writer: 'model', engine: settings.openaiModel };
  } catch (error) {
    logFailure(log, error, grant.generationId);
    throw error;
  } finally {
    free();
    deadline.stop();
  }
}

/** The post with our tag line; `rest` is what of it is still to be shown. */
function finish(cleaner: TextCleaner, prompt: Prompt, { site, seed }: WriteRequest, fault: Fault) {
  const { lines, draft } = cleaner.finish();
  if (lines.length === 0) throw fault('empty', 'nothing was left after cleaning');
  const tag = tagLine(site, seed, prompt.gentle);
  return { text: [...lines, tag].join('\n'), tag, rest: `${draft}\n${tag}` };
}

/** Says in the log why a model did not deliver, as far as that is not the reader's doing. */
export function logFailure(log: Logger, error: unknown, generation: string): void {
  if (error instanceof ModelUnavailable)
    return log.warn({ generation, code: error.code }, error.message);
  if (!(error instanceof ModelError))
    return log.error({ generation, err: error }, 'writing failed');
  const { code, status, detail } = error;
  if (code !== 'aborted') log.warn({ generation, code, status, detail }, error.message);
}
