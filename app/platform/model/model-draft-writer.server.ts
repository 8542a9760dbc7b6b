import { randomBytes } from 'node:crypto';
import { watchForCanary } from './check-text.ts';
import { createTextCleaner } from './clean-text.ts';
import type { Draft, DraftWriter } from './draft-writer.ts';
import { type Deadline, startDeadline } from './model-deadline.ts';
import { ModelError, type ModelErrorKind, ModelUnavailable } from './model-error.ts';
import type { ChatMessage } from './model-request.server.ts';
import { providerName } from '../settings/model-settings.server.ts';
import { logFailure, type ModelWriterParts } from './model-writer.server.ts';
import type { Marks } from './prompt-rules.ts';

/** What one kind of text wants of a model. */
export type DraftRules<Asked> = {
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
