import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { tagLine } from '../../../comedy/posts/tag-lines.ts';
import { callLimits, type ModelSettings } from '../../platform/settings/model-settings.server.ts';
import type { CallLine } from '../../platform/model/call-line.server.ts';
import {
  type CircuitBreaker,
  type Deadline,
  startDeadline,
} from '../../platform/model/call-limits.server.ts';
import type { ModelLoader } from '../../platform/model/load-model.server.ts';
import type { ModelClient } from '../../platform/model/model-client.server.ts';
import {
  ModelError,
  type ModelErrorKind,
  ModelUnavailable,
} from '../../platform/model/model-errors.server.ts';
import { type ModelMemory, refusalOf } from '../../platform/model/model-memory.server.ts';
import type { ChatMessage } from '../../platform/model/model-request.server.ts';
import { buildPrompt, isGraveRequest, type Marks } from './prompts.ts';
import { offlineWriter } from './fallback-writers.server.ts';
import { GraveMatterError } from './grave-verdict.ts';
import { ModelReading, type PieceKind } from './model-reading.server.ts';
import { checkText } from './text-checks.ts';
import type { Draft } from '../../platform/model/thought-filter.ts';
import type { GenerationGrant, Waiting, Writer, WriteRequest } from './writer.ts';

export type ModelWriterParts = {
  settings: ModelSettings;
  client: ModelClient;
  /** What the client has learned about the model. */
  memory: ModelMemory;
  line: CallLine;
  /** Null for a provider. */
  loader: ModelLoader | null;
  breaker: CircuitBreaker;
  /** Takes one call of the daily budget and returns its refund. Null when the budget or the payer's share is spent. */
  takeCall: (payer: GenerationGrant['payer']) => Promise<(() => Promise<void>) | null>;
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
  /** Whether the model was asked for a verdict, GRAVE or PLAIN, in front of the text. */
  hasVerdict?: (request: Request) => boolean;
  /** What the reader receives of cleaned text that arrived. `how`: whether it is the first, and replaces others. */
  pieceOf: (text: string, how: PieceKind, request: Request) => Piece;
  /** What the reader receives last. `rest` is the cleaned text that no piece held. */
  lastPieceOf: (text: string, rest: string, how: PieceKind, request: Request) => Piece;
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
  pieceOf: (text: string, { isFirst }: PieceKind): Draft =>
    isFirst ? { text, fresh: true } : { text },
  lastPieceOf: (text: string): Draft => ({ text, fresh: true }),
} as const;

/**
 * The model writer of posts (docs/product.md §5, §7). Its pieces are final, so it has one attempt; only thoughts that
 * came without an opening tag are replaced. On a live card they are a draft, which the house may replace.
 * Where the model finds grave matter, the offline writer writes the gentle post, and nothing of the model is shown.
 */
export function createModelPostWriter(parts: ModelWriterParts): Writer {
  const tagOf = (request: WriteRequest) =>
    tagLine(request.site, request.seed, isGraveRequest(request));
  const pieceOf = (text: string, { isFresh }: PieceKind, { story }: WriteRequest) => {
    if (isFresh) return { text, fresh: true as const };
    return story === undefined ? text : { text };
  };
  const model = createModelWriter<WriteRequest, string | Draft>(parts, {
    attempts: 1,
    messages: buildPrompt,
    site: ({ site }) => site,
    hasVerdict: (request) => !isGraveRequest(request),
    pieceOf,
    lastPieceOf: (_text, rest, how, request) => pieceOf(`${rest}\n${tagOf(request)}`, how, request),
    textOf: (lines, request) => (lines.length > 0 ? [...lines, tagOf(request)].join('\n') : ''),
    errorsOf: (text, request, canary) => checkText(text, { tagLine: tagOf(request), canary }),
  });
  return {
    name: model.name,
    async *write(grant, request, signal) {
      try {
        return yield* model.write(grant, request, signal);
      } catch (error) {
        if (!(error instanceof GraveMatterError)) throw error;
        const { story: _ordinary, ...form } = request;
        return yield* offlineWriter.write(grant, { ...form, isGrave: true }, signal);
      }
    },
  };
}

/**
 * A writer that requests a text from the model. The returned text has passed `errorsOf`. Throws ModelError, or
 * ModelUnavailable before a call when the circuit breaker is open, the budget is spent or the line is too long. The time
 * in the line does not count.
 */
export function createModelWriter<Request, Piece>(
  parts: ModelWriterParts,
  rules: ModelRules<Request, Piece>,
): Writer<Request, Piece> {
  const { settings, log } = parts;
  return {
    name: 'model',
    async *write(grant, request, signal) {
      let leave = () => {};
      let deadline: Deadline | undefined;
      try {
        leave = yield* waitForTurn(parts, grant, signal);
        const totalTimeout = timeLeft(settings, rules.startedAt?.(request));
        deadline = startDeadline(settings, signal, { totalTimeout });
        await parts.loader?.ready(deadline.signal);
        const text = yield* writeWithRetry(parts, rules, request, { deadline, payer: grant.payer });
        return { text, writer: 'model', engine: settings.openaiModel };
      } catch (error) {
        logFailure(log, error, grant);
        throw error;
      } finally {
        leave();
        deadline?.stop();
      }
    },
  };
}

/** Waits in the line. Returns how to leave it. */
async function* waitForTurn(
  { line, settings }: ModelWriterParts,
  { generationId }: GenerationGrant,
  signal: AbortSignal,
): AsyncGenerator<Waiting, () => void> {
  const places = line.enter(generationId, signal);
  try {
    let step = await places.next();
    for (; !step.done; step = await places.next()) yield { before: step.value };
    return step.value;
  } catch (error) {
    throw signal.aborted ? new ModelError(settings, 'aborted') : error;
  } finally {
    await places.return(() => undefined);
  }
}

function timeLeft(settings: ModelSettings, startedAt = performance.now()): number {
  const elapsed = performance.now() - startedAt;
  return Math.max(1, callLimits(settings).totalTimeout - elapsed);
}

// A reader who left is no failure of the model.
function logFailure(log: Logger, error: unknown, grant: GenerationGrant): void {
  const about = { generation: grant.generationId, requestId: grant.requestId };
  if (error instanceof GraveMatterError) return;
  if (error instanceof ModelUnavailable)
    return log.warn({ ...about, code: error.code }, error.message);
  if (!(error instanceof ModelError)) return log.error({ ...about, err: error }, 'writing failed');
  const { code, status, detail } = error;
  if (code !== 'aborted') log.warn({ ...about, code, status, detail }, error.message);
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

type AttemptOf = {
  deadline: Deadline;
  payer: GenerationGrant['payer'];
  errors: readonly string[];
};

async function* writeWithRetry<Request, Piece>(
  parts: ModelWriterParts,
  rules: ModelRules<Request, Piece>,
  request: Request,
  call: Omit<AttemptOf, 'errors'>,
): AsyncGenerator<Piece, string> {
  const { deadline } = call;
  try {
    return yield* attempt(parts, rules, request, { ...call, errors: [] });
  } catch (error) {
    const isRetried = rules.attempts > 1 && error instanceof ModelError && RETRIED.has(error.code);
    if (!isRetried || deadline.signal.aborted) throw error;
    const errors = error instanceof InvalidTextError ? error.errors : [];
    return yield* attempt(parts, rules, request, { ...call, errors });
  }
}

async function* attempt<Request, Piece>(
  parts: ModelWriterParts,
  rules: ModelRules<Request, Piece>,
  request: Request,
  { deadline, errors, payer }: AttemptOf,
): AsyncGenerator<Piece, string> {
  const { breaker, takeCall, settings } = parts;
  if (!breaker.mayCall()) throw new ModelUnavailable('model-failed');
  const refund = await takeCall(payer);
  if (!refund) throw new ModelUnavailable('budget-spent');
  const canary = `quill${randomBytes(6).toString('hex')}`;
  const marks = { nonce: randomBytes(8).toString('hex'), canary };
  const messages = rules.messages(request, marks, errors);
  const reading = new ModelReading(settings, {
    canary,
    hasVerdict: rules.hasVerdict?.(request) ?? false,
    site: rules.site?.(request) ?? canary,
  });
  try {
    for await (const received of parts.client.stream(messages, deadline)) {
      const text = reading.take(received);
      if (text === '') continue;
      deadline.shown();
      yield rules.pieceOf(text, reading.nextKind(), request);
    }
  } catch (error) {
    if (refusalOf(error)) await refund();
    if (error instanceof GraveMatterError) throw error;
    // It may have been cut right after its verdict.
    reading.endHead();
    // What follows the last line is not needed, unless it could show that the lines are thoughts.
    if (!reading.isComplete || parts.memory.thoughts === 'unknown') throw error;
  }
  const { lines, draft } = reading.finish();
  const text = rules.textOf(lines, request);
  if (text === '') throw new ModelError(settings, 'empty', 'nothing was left after cleaning');
  const found = rules.errorsOf(text, request, canary);
  if (found.length > 0) throw new InvalidTextError(settings, found);
  yield rules.lastPieceOf(text, draft, reading.nextKind(), request);
  return text;
}
