import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { CallSlots } from './call-slots.ts';
import { checkText, holdsCanary } from './check-text.ts';
import { createTextCleaner } from './clean-text.ts';
import type { ModelClient } from './model-client.server.ts';
import { type Deadline, startDeadline } from './model-deadline.ts';
import { ModelError, ModelUnavailable } from './model-error.ts';
import type { Fault } from './model-fault.ts';
import type { ModelSettings } from './model-settings.server.ts';
import { buildPrompt, type Prompt } from './prompts.ts';
import { tagLine } from './tag-line.ts';
import type { WriteRequest, Writer, Written } from './writer.ts';

export type ModelWriterParts = {
  settings: ModelSettings;
  client: ModelClient;
  fault: Fault;
  slots: CallSlots;
  /** Takes one of the day's calls; false when they are used up. */
  takeCall: () => Promise<boolean>;
  log: Logger;
};

/**
 * The writer that asks a model. What it yields is cleaned and plain; what it returns has passed
 * checkText. Throws ModelError, or ModelUnavailable when it may not even ask.
 */
export function createModelWriter(parts: ModelWriterParts): Writer {
  const { settings, fault, slots, takeCall, log } = parts;
  return {
    name: 'model',
    async *write(grant, request, signal) {
      const deadline = startDeadline(settings, signal, fault);
      let free = () => {};
      try {
        free = await slots.take(deadline.signal);
        if (!(await takeCall())) throw new ModelUnavailable('budget-spent');
        return yield* writeOnce(parts, request, deadline);
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

async function* writeOnce(
  { client, settings, fault, log }: ModelWriterParts,
  request: WriteRequest,
  deadline: Deadline,
): AsyncGenerator<string, Written> {
  const canary = `quill${randomBytes(6).toString('hex')}`;
  const prompt = buildPrompt(request, { nonce: randomBytes(8).toString('hex'), canary });
  const cleaner = createTextCleaner(request.site, canary);
  const answer = client.stream(prompt.messages, deadline);
  let raw = '';
  let step = await answer.next();
  for (; !step.done && !cleaner.full; step = await answer.next()) {
    raw = (raw + step.value).slice(-step.value.length - canary.length * 4);
    if (holdsCanary(raw, canary)) throw fault('bad_response', 'the secret word');
    const draft = cleaner.feed(step.value);
    if (draft === '') continue;
    deadline.shown();
    yield draft;
  }
  if (step.done) log.debug({ usage: step.value.usage }, 'model answered');
  if (step.done && step.value.finish === 'capped') throw fault('truncated', 'an endless text');
  await answer.return({ finish: 'stop', usage: null });
  const tag = tagLine(request.site, request.seed, prompt.gentle);
  const { lines, draft } = cleaner.finish();
  if (lines.length === 0) throw fault('empty', 'nothing was left after cleaning');
  const text = [...lines, tag].join('\n');
  const wrong = checkText(text, { tagLine: tag, canary });
  if (wrong) throw fault('bad_response', wrong);
  yield `${draft}\n${tag}`;
  return written(text, prompt, settings);
}

function written(text: string, { devices }: Prompt, { openaiModel }: ModelSettings): Written {
  return { text, writer: 'model', engine: openaiModel, templateIds: [], devices };
}

function logFailure(log: Logger, error: unknown, generation: string): void {
  if (!(error instanceof ModelError) || error.code === 'aborted') return;
  const { code, status, detail } = error;
  log.warn({ generation, code, status, detail }, error.message);
}
