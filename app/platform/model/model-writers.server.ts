import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { tagLine } from '../../../comedy/tag-lines.ts';
import type { ModelSettings } from '../settings/model-settings.server.ts';
import {
  type CallSlots,
  type CircuitBreaker,
  type Deadline,
  startDeadline,
} from './call-limits.server.ts';
import type { ModelClient } from './model-client.server.ts';
import { ModelError, type ModelErrorKind, ModelUnavailable } from './model-errors.server.ts';
import type { ChatMessage } from './model-request.server.ts';
import { buildPrompt, isGentle, type Marks } from './prompts.ts';
import { checkText, watchForCanary } from './text-checks.ts';
import { createTextCleaner } from './text-cleaner.ts';
import type { Draft, Writer, WriteRequest } from './writer.ts';

export type ModelWriterParts = {
  settings: ModelSettings;
  client: ModelClient;
  slots: CallSlots;
  breaker: CircuitBreaker;
  /** Takes one call of the daily budget. False when it is spent. */
  takeCall: () => Promise<boolean>;
  log: Logger;
};

/** How a model writes one kind of text. */
type ModelRules<Request, Piece> = {
  /** 2: a response that breaks the rules is requested once more. */
  attempts: 1 | 2;
  /** `errors` are those of the attempt before. */
  messages: (request: Request, marks: Marks, errors: readonly string[]) => readonly ChatMessage[];
  /** A word whose lines are removed from the text. */
  site?: (request: Request) => string;
  /** What the reader receives of cleaned text that arrived. */
  pieceOf: (text: string, isFirst: boolean, request: Request) => Piece;
  /** What the reader receives last. `rest` is the cleaned text that no piece held. */
  lastPieceOf: (text: string, rest: string, request: Request) => Piece;
  /** The whole text, made of cleaned lines. Empty: the attempt failed. */
  textOf: (lines: readonly string[], request: Request) => string;
  /** What is wrong with the whole text. */
  errorsOf: (text: string, request: Request, canary: string) => readonly string[];
  /** The start of a deadline that several texts share, by performance.now(). */
  startedAt?: (request: Request) => number;
};

/** Rules of a text whose pieces replace each other: a second attempt, or the whole text, replaces the draft. */
export const DRAFT_RULES = {
  attempts: 2,
  pieceOf: (text: string, isFirst: boolean): Draft => (isFirst ? { text, fresh: true } : { text }),
  lastPieceOf: (text: string): Draft => ({ text, fresh: true }),
} as const;

/** The model writer of posts (docs/product.md §5, §7). Its pieces are final, so it has one attempt. */
export function createModelPostWriter(parts: ModelWriterParts): Writer {
  const tagOf = (request: WriteRequest) => tagLine(request.site, request.seed, isGentle(request));
  return createModelWriter<WriteRequest, string>(parts, {
    attempts: 1,
    messages: buildPrompt,
    site: ({ site }) => site,
    pieceOf: (text) => text,
    lastPieceOf: (_text, rest, request) => `${rest}\n${tagOf(request)}`,
    textOf: (lines, request) => (lines.length > 0 ? [...lines, tagOf(request)].join('\n') : ''),
    errorsOf: (text, request, canary) => checkText(text, { tagLine: tagOf(request), canary }),
  });
}

/**
 * A writer that requests a text from the model. The returned text has passed `errorsOf`. Throws ModelError, or
 * ModelUnavailable before a call when the circuit breaker is open, the budget is spent or all slots are busy.
 */
export function createModelWriter<Request, Piece>(
  parts: ModelWriterParts,
  rules: ModelRules<Request, Piece>,
): Writer<Request, Piece> {
  const { settings, slots, log } = parts;
  return {
    name: 'model',
    async *write(grant, request, signal) {
      const timeouts = timeoutsOf(settings, rules.startedAt?.(request));
      const deadline = startDeadline(timeouts, signal);
      let release = () => {};
      try {
        release = await slots.take(deadline.signal);
        const text = yield* writeWithRetry(parts, rules, request, deadline);
        return { text, writer: 'model', engine: settings.openaiModel };
      } catch (error) {
        logFailure(log, error, grant.generationId);
        throw error;
      } finally {
        release();
        deadline.stop();
      }
    },
  };
}

function timeoutsOf(settings: ModelSettings, startedAt = performance.now()) {
  const elapsed = performance.now() - startedAt;
  return { ...settings, modelTotalTimeout: Math.max(1, settings.modelTotalTimeout - elapsed) };
}

// A reader who left is no failure of the model.
function logFailure(log: Logger, error: unknown, generation: string): void {
  if (error instanceof ModelUnavailable)
    return log.warn({ generation, code: error.code }, error.message);
  if (!(error instanceof ModelError))
    return log.error({ generation, err: error }, 'writing failed');
  const { code, status, detail } = error;
  if (code !== 'aborted') log.warn({ generation, code, status, detail }, error.message);
}

const RETRIED: ReadonlySet<ModelErrorKind> = new Set([
  'bad_response',
  'empty',
  'refusal',
  'truncated',
]);

class InvalidTextError extends ModelError {
  readonly errors: readonly string[];
  constructor(settings: ModelSettings, errors: readonly string[]) {
    super(settings, 'bad_response', errors.join(', '));
    this.errors = errors;
  }
}

async function* writeWithRetry<Request, Piece>(
  parts: ModelWriterParts,
  rules: ModelRules<Request, Piece>,
  request: Request,
  deadline: Deadline,
): AsyncGenerator<Piece, string> {
  try {
    return yield* attempt(parts, rules, request, { deadline, errors: [] });
  } catch (error) {
    const isRetried = rules.attempts > 1 && error instanceof ModelError && RETRIED.has(error.code);
    if (!isRetried || deadline.signal.aborted) throw error;
    const errors = error instanceof InvalidTextError ? error.errors : [];
    return yield* attempt(parts, rules, request, { deadline, errors });
  }
}

async function* attempt<Request, Piece>(
  { client, breaker, takeCall, settings }: ModelWriterParts,
  rules: ModelRules<Request, Piece>,
  request: Request,
  { deadline, errors }: { deadline: Deadline; errors: readonly string[] },
): AsyncGenerator<Piece, string> {
  if (!breaker.mayCall()) throw new ModelUnavailable('model-failed');
  if (!(await takeCall())) throw new ModelUnavailable('budget-spent');
  const canary = `quill${randomBytes(6).toString('hex')}`;
  const marks = { nonce: randomBytes(8).toString('hex'), canary };
  const cleaner = createTextCleaner(rules.site?.(request) ?? canary, canary);
  const isCanary = watchForCanary(canary);
  let isFirst = true;
  for await (const received of client.stream(rules.messages(request, marks, errors), deadline)) {
    if (isCanary(received)) throw new ModelError(settings, 'bad_response', 'the secret word');
    const text = cleaner.feed(received);
    if (text !== '') {
      deadline.shown();
      yield rules.pieceOf(text, isFirst, request);
      isFirst = false;
    }
    if (cleaner.full) break;
  }
  const { lines, draft } = cleaner.finish();
  const text = rules.textOf(lines, request);
  if (text === '') throw new ModelError(settings, 'empty', 'nothing was left after cleaning');
  const found = rules.errorsOf(text, request, canary);
  if (found.length > 0) throw new InvalidTextError(settings, found);
  yield rules.lastPieceOf(text, draft, request);
  return text;
}
