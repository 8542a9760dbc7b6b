import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { tagLine } from '../../../comedy/tag-lines.ts';
import { type ModelSettings, providerName } from '../settings/model-settings.server.ts';
import {
  type CallSlots,
  type CircuitBreaker,
  type Deadline,
  startDeadline,
} from './call-limits.server.ts';
import type { ModelClient } from './model-client.server.ts';
import {
  ModelError,
  type ModelErrorFactory,
  type ModelErrorKind,
  ModelUnavailable,
} from './model-errors.server.ts';
import type { ChatMessage } from './model-request.server.ts';
import { buildPrompt, type Marks, type Prompt } from './prompts.ts';
import { checkText, watchForCanary } from './text-checks.ts';
import { createTextCleaner, type TextCleaner } from './text-cleaner.ts';
import type {
  Draft,
  DraftWriter,
  GenerationGrant,
  Writer,
  WriteRequest,
  Written,
} from './writer.ts';

export type ModelWriterParts = {
  settings: ModelSettings;
  client: ModelClient;
  fault: ModelErrorFactory;
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
function finish(
  cleaner: TextCleaner,
  prompt: Prompt,
  { site, seed }: WriteRequest,
  fault: ModelErrorFactory,
) {
  const { lines, draft } = cleaner.finish();
  if (lines.length === 0) throw fault('empty', 'nothing was left after cleaning');
  const tag = tagLine(site, seed, prompt.gentle);
  return { text: [...lines, tag].join('\n'), tag, rest: `${draft}\n${tag}` };
}

/** Says in the log why a model did not deliver, as far as that is not the reader's doing. */
function logFailure(log: Logger, error: unknown, generation: string): void {
  if (error instanceof ModelUnavailable)
    return log.warn({ generation, code: error.code }, error.message);
  if (!(error instanceof ModelError))
    return log.error({ generation, err: error }, 'writing failed');
  const { code, status, detail } = error;
  if (code !== 'aborted') log.warn({ generation, code, status, detail }, error.message);
}

/** What one kind of text wants of a model. */
type DraftRules<Asked> = {
  /** `wrong` names what the last try broke. */
  messages: (asked: Asked, marks: Marks, wrong: readonly string[]) => readonly ChatMessage[];
  /** A cleaned piece as it may be shown. */
  draftOf: (piece: string, asked: Asked) => string;
  /** The whole, of cleaned lines. Empty is none. */
  textOf: (lines: readonly string[], asked: Asked) => string;
  /** All that is wrong with the whole; none for one that may be shown. */
  faultsOf: (text: string, asked: Asked, canary: string) => string[];
  /** When texts that share one deadline began, by performance.now(). */
  startedAt?: (asked: Asked) => number;
};

/**
 * The writer of such a text that asks a model. What it returns has passed `faultsOf`; an answer that has not is asked
 * for once more. Throws ModelError, or ModelUnavailable when it may not even ask.
 */
export function createModelDraftWriter<Asked>(
  parts: ModelWriterParts,
  rules: DraftRules<Asked>,
): DraftWriter<Asked> {
  const { settings, slots, fault, log } = parts;
  return {
    name: 'model',
    async *write(grant, asked, signal) {
      const timeouts = timeoutsOf(settings, rules.startedAt?.(asked));
      const deadline = startDeadline(timeouts, signal, fault);
      let free = () => {};
      try {
        free = await slots.take(deadline.signal);
        const text = yield* writeWithin(parts, rules, asked, deadline);
        return {
          text,
          writer: 'model',
          engine: settings.openaiModel,
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

function timeoutsOf(settings: ModelWriterParts['settings'], startedAt = performance.now()) {
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

async function* writeWithin<Asked>(
  parts: ModelWriterParts,
  rules: DraftRules<Asked>,
  asked: Asked,
  deadline: Deadline,
): AsyncGenerator<Draft, string> {
  try {
    return yield* tryOnce(parts, rules, asked, { deadline, wrong: [] });
  } catch (error) {
    const isWorthIt = error instanceof ModelError && WORTH_ANOTHER.has(error.code);
    if (!isWorthIt || deadline.signal.aborted) throw error;
    const wrong = error instanceof Unfit ? error.faults : [];
    return yield* tryOnce(parts, rules, asked, { deadline, wrong });
  }
}

class Unfit extends ModelError {
  readonly faults: readonly string[];
  constructor(provider: string, faults: readonly string[]) {
    super(provider, 'bad_response', { detail: faults.join(', ') });
    this.faults = faults;
  }
}

type Try = { deadline: Deadline; wrong: readonly string[] };

async function* tryOnce<Asked>(
  { client, fault, breaker, takeCall, settings }: ModelWriterParts,
  rules: DraftRules<Asked>,
  asked: Asked,
  { deadline, wrong }: Try,
): AsyncGenerator<Draft, string> {
  if (!breaker.mayCall()) throw new ModelUnavailable('model-failed');
  if (!(await takeCall())) throw new ModelUnavailable('budget-spent');
  const canary = `quill${randomBytes(6).toString('hex')}`;
  const marks = { nonce: randomBytes(8).toString('hex'), canary };
  // No site is named in such a text: the secret takes its place as the word whose line is left out.
  const cleaner = createTextCleaner(canary, canary);
  const isSecret = watchForCanary(canary);
  let fresh = true;
  for await (const piece of client.stream(rules.messages(asked, marks, wrong), deadline)) {
    if (isSecret(piece)) throw fault('bad_response', 'the secret word');
    const draft = rules.draftOf(cleaner.feed(piece), asked);
    if (draft !== '') {
      deadline.shown();
      yield fresh ? { text: draft, fresh } : { text: draft };
      fresh = false;
    }
    if (cleaner.full) break;
  }
  const text = rules.textOf(cleaner.finish().lines, asked);
  if (text === '') throw fault('empty', 'nothing was left after cleaning');
  const faults = rules.faultsOf(text, asked, canary);
  if (faults.length > 0) throw new Unfit(providerName(settings), faults);
  yield { text, fresh: true };
  return text;
}
