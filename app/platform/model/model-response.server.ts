import type { IncomingMessage } from 'node:http';
import { createParser, type EventSourceParser } from 'eventsource-parser';
import { messageErrorKind, ModelError, type ModelErrorFactory } from './model-errors.server.ts';

const MAX_TEXT = 6000;
const MAX_BUFFER = 256_000;

type Choice = {
  delta?: { content?: unknown; refusal?: unknown } | null;
  message?: { content?: unknown; refusal?: unknown } | null;
  finish_reason?: unknown;
};
type Chunk = { choices?: unknown; error?: unknown; usage?: unknown };

/**
 * Reads one response piece by piece: server-sent chat completion chunks, or one plain JSON completion from a provider
 * that does not stream. Throws the error of `fault` as soon as one shows. A response is whole only with a finish
 * reason; past 6,000 characters of text it fails.
 */
export class Completion {
  readonly #fault: ModelErrorFactory;
  readonly #parser: EventSourceParser;
  #kind: 'unknown' | 'events' | 'json' = 'unknown';
  #json = '';
  #text = '';
  #length = 0;
  #events = 0;
  #visible = false;
  #capped = false;
  /** The tokens that the provider reports, if it does. */
  usage: unknown = null;
  /** True when no more text will come. */
  finished = false;

  constructor(fault: ModelErrorFactory) {
    this.#fault = fault;
    this.#parser = createParser({
      onEvent: ({ data }) => this.#takeEvent(data),
      onError: ({ type }) => {
        if (type === 'max-buffer-size-exceeded') throw fault('bad_response', type);
      },
      maxBufferSize: MAX_BUFFER,
    });
  }

  /** Takes what arrived and gives the text in it. */
  feed(piece: string): string {
    if (this.#capped) throw this.#fault('truncated', 'more than 6,000 characters');
    if (this.#kind === 'unknown') this.#sniff(piece);
    if (this.#kind === 'events') this.#parser.feed(piece);
    else this.#json += piece;
    if (this.#json.length > MAX_BUFFER) throw this.#fault('bad_response', this.#json);
    const text = this.#text;
    this.#text = '';
    return text;
  }

  /** Call at the end of the stream: gives the text that only became clear there. */
  end(): string {
    if (this.#kind === 'json' && !this.finished) this.#takeJson();
    if (!this.finished) {
      const isForeign = this.#kind !== 'events' || this.#events === 0;
      throw this.#fault(isForeign ? 'bad_response' : 'truncated', 'the answer has no end');
    }
    if (this.#capped) throw this.#fault('truncated', 'more than 6,000 characters');
    if (!this.#visible) throw this.#fault('empty');
    const text = this.#text;
    this.#text = '';
    return text;
  }

  // Content types lie; the first character does not.
  #sniff(piece: string): void {
    const first = (this.#json + piece).trimStart().charAt(0);
    if (first === '<') throw this.#fault('bad_response', piece);
    if (first === '') return;
    this.#kind = first === '{' || first === '[' ? 'json' : 'events';
  }

  #takeEvent(data: string): void {
    if (this.finished && data === '[DONE]') return;
    this.#events += 1;
    if (data !== '[DONE]') this.#takeChunk(this.#parse(data));
  }

  #takeJson(): void {
    const completion = this.#parse(this.#json);
    this.#takeChunk(completion);
    if (!this.finished) throw this.#fault('bad_response', this.#json);
  }

  #parse(text: string): Chunk {
    try {
      const parsed: unknown = JSON.parse(text);
      if (typeof parsed === 'object' && parsed !== null) return parsed;
    } catch {
      // Not JSON: said below, without the parser's words, which repeat the text.
    }
    throw this.#fault('bad_response', text);
  }

  #takeChunk({ choices, error, usage }: Chunk): void {
    if (error) throw this.#fault(messageErrorKind(error), JSON.stringify(error));
    if (usage) this.usage = usage;
    const choice = Array.isArray(choices) ? (choices[0] as Choice | null | undefined) : undefined;
    if (!choice || this.finished) return;
    const { content, refusal } = choice.delta ?? choice.message ?? {};
    if (typeof refusal === 'string' && refusal !== '') throw this.#fault('refusal', refusal);
    if (typeof content === 'string') this.#takeText(content);
    if (typeof choice.finish_reason === 'string') this.#finish(choice.finish_reason);
  }

  #takeText(content: string): void {
    const kept = content.slice(0, MAX_TEXT - this.#length);
    this.#text += kept;
    this.#length += kept.length;
    this.#visible ||= kept.trim() !== '';
    this.#capped ||= kept.length < content.length;
  }

  #finish(reason: string): void {
    if (reason === 'content_filter') throw this.#fault('content_filter');
    if (reason === 'length') throw this.#fault('truncated', 'finish_reason length');
    if (reason === 'error') throw this.#fault('upstream', 'finish_reason error');
    if (/tool_calls|function_call/.test(reason)) throw this.#fault('bad_response', reason);
    this.finished = true;
  }
}

/** How long the token count may trail behind the last word. Milliseconds. */
const USAGE_GRACE_MS = 250;

/**
 * How long words are gathered before they are handed on: two frames of a screen. What every token costs on
 * its way to the reader, above all a write to a socket, is then paid once for some of them. Milliseconds.
 */
const BATCH_MS = 33;

type Listener = {
  /** Text arrived. */
  onText: () => void;
  /** The answer is finished and does not end by itself. */
  hangUp: () => void;
  fault: ModelErrorFactory;
};

/** The body of a 200 while it is read. */
export class CompletionBody {
  readonly #completion: Completion;
  readonly #listener: Listener;
  #text = '';
  #state: 'open' | 'ended' | { error: unknown } = 'open';
  #isDue = false;
  #gathers = false;
  #gathering: NodeJS.Timeout | undefined;
  #wake = () => {};
  #grace: NodeJS.Timeout | undefined;
  /** Whether it has brought text: then the call is not repeated. */
  begun = false;

  constructor(response: IncomingMessage, listener: Listener) {
    this.#completion = new Completion(listener.fault);
    this.#listener = listener;
    response.setEncoding('utf8').on('data', (piece: string) => this.#take(piece));
    response.on('end', () => this.#end());
    response.on('error', (error) => this.#end(error));
    response.on('close', () => this.#end(new Error('closed')));
  }

  get usage(): unknown {
    return this.#completion.usage;
  }

  /**
   * The next text, or null at the end. Text that arrived meanwhile comes in one piece. With `gathers` it
   * comes a moment later and in larger ones; the end, and a fault, come at once.
   */
  async next(gathers: boolean): Promise<string | null> {
    this.#gathers = gathers;
    if (!this.#isDue && this.#state === 'open') {
      await new Promise<void>((done) => {
        this.#wake = done;
      });
    }
    clearTimeout(this.#gathering);
    this.#gathering = undefined;
    this.#isDue = false;
    const text = this.#text;
    if (text === '' && typeof this.#state === 'object') throw this.#state.error;
    if (text === '') return null;
    this.#text = '';
    this.begun = true;
    return text;
  }

  #take(piece: string): void {
    if (this.#state !== 'open') return;
    const before = this.#text.length;
    try {
      this.#text += this.#completion.feed(piece);
    } catch (error) {
      return this.#end(error);
    }
    if (this.#completion.finished)
      this.#grace ??= setTimeout(this.#listener.hangUp, USAGE_GRACE_MS);
    if (this.#text.length === before) return;
    this.#listener.onText();
    if (this.#gathers) this.#gathering ??= setTimeout(() => this.#handOn(), BATCH_MS);
    else this.#handOn();
  }

  #handOn(): void {
    this.#isDue = true;
    this.#wake();
  }

  #end(error?: unknown): void {
    if (this.#state !== 'open') return;
    clearTimeout(this.#grace);
    // After the last word nothing can spoil the text any more.
    this.#state =
      error === undefined || this.#completion.finished ? this.#close() : this.#spoil(error);
    this.#handOn();
  }

  #close(): 'ended' | { error: unknown } {
    try {
      this.#text += this.#completion.end();
      return 'ended';
    } catch (error) {
      return { error };
    }
  }

  #spoil(error: unknown): { error: unknown } {
    if (error instanceof ModelError) return { error };
    const hasText = this.begun || this.#text !== '';
    return { error: this.#listener.fault(hasText ? 'truncated' : 'network', causeOf(error)) };
  }
}

/** What a failed call says about its cause: Node's code and words, never a header. */
export function causeOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return [code, message].filter(Boolean).join(' ');
}
