import { createParser, type EventSourceParser } from 'eventsource-parser';
import type { ModelSettings } from '../settings/model-settings.server.ts';
import { messageErrorKind, ModelError, type ModelErrorKind } from './model-errors.server.ts';

const MAX_TEXT = 6000;
const MAX_BUFFER = 256_000;

type Choice = {
  delta?: { content?: unknown; refusal?: unknown } | null;
  message?: { content?: unknown; refusal?: unknown } | null;
  finish_reason?: unknown;
};
type Chunk = { choices?: unknown; error?: unknown; usage?: unknown };

/**
 * Parses a response: server-sent chat completion chunks, or one JSON completion from a provider that does not stream.
 * Throws ModelError. A response is complete only with a finish reason, and has at most 6,000 characters of text.
 */
export class Completion {
  readonly #settings: ModelSettings;
  readonly #parser: EventSourceParser;
  #kind: 'unknown' | 'events' | 'json' = 'unknown';
  #json = '';
  #text = '';
  #length = 0;
  #events = 0;
  #visible = false;
  #capped = false;
  /** The token usage, if the provider reports it. */
  usage: unknown = null;
  finished = false;

  constructor(settings: ModelSettings) {
    this.#settings = settings;
    this.#parser = createParser({
      onEvent: ({ data }) => this.#takeEvent(data),
      onError: ({ type }) => {
        if (type === 'max-buffer-size-exceeded') throw this.#error('bad_response', type);
      },
      maxBufferSize: MAX_BUFFER,
    });
  }

  /** Parses a chunk of the body and returns its text. */
  feed(piece: string): string {
    if (this.#capped) throw this.#error('truncated', 'more than 6,000 characters');
    if (this.#kind === 'unknown') this.#sniff(piece);
    if (this.#kind === 'events') this.#parser.feed(piece);
    else this.#json += piece;
    if (this.#json.length > MAX_BUFFER) throw this.#error('bad_response', this.#json);
    const text = this.#text;
    this.#text = '';
    return text;
  }

  /** Ends the body and returns the remaining text. */
  end(): string {
    if (this.#kind === 'json' && !this.finished) this.#takeJson();
    if (!this.finished) {
      const isForeign = this.#kind !== 'events' || this.#events === 0;
      throw this.#error(isForeign ? 'bad_response' : 'truncated', 'the answer has no end');
    }
    if (this.#capped) throw this.#error('truncated', 'more than 6,000 characters');
    if (!this.#visible) throw this.#error('empty');
    const text = this.#text;
    this.#text = '';
    return text;
  }

  // The Content-Type is not reliable.
  #sniff(piece: string): void {
    const first = (this.#json + piece).trimStart().charAt(0);
    if (first === '<') throw this.#error('bad_response', piece);
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
    if (!this.finished) throw this.#error('bad_response', this.#json);
  }

  #parse(text: string): Chunk {
    try {
      const parsed: unknown = JSON.parse(text);
      if (typeof parsed === 'object' && parsed !== null) return parsed;
    } catch {
      // The parser's message is left out: it repeats the text.
    }
    throw this.#error('bad_response', text);
  }

  #takeChunk({ choices, error, usage }: Chunk): void {
    if (error) throw this.#error(messageErrorKind(error), JSON.stringify(error));
    if (usage) this.usage = usage;
    const choice = Array.isArray(choices) ? (choices[0] as Choice | null | undefined) : undefined;
    if (!choice || this.finished) return;
    const { content, refusal } = choice.delta ?? choice.message ?? {};
    if (typeof refusal === 'string' && refusal !== '') throw this.#error('refusal', refusal);
    if (typeof content === 'string') this.#takeText(content);
    if (typeof choice.finish_reason === 'string') this.#finish(choice.finish_reason);
  }

  #takeText(content: string): void {
    const taken = content.slice(0, MAX_TEXT - this.#length);
    this.#text += taken;
    this.#length += taken.length;
    this.#visible ||= taken.trim() !== '';
    this.#capped ||= taken.length < content.length;
  }

  #finish(reason: string): void {
    if (reason === 'content_filter') throw this.#error('content_filter');
    if (reason === 'length') throw this.#error('truncated', 'finish_reason length');
    if (reason === 'error') throw this.#error('upstream', 'finish_reason error');
    if (/tool_calls|function_call/.test(reason)) throw this.#error('bad_response', reason);
    this.finished = true;
  }

  #error(kind: ModelErrorKind, text?: string): ModelError {
    return new ModelError(this.#settings, kind, text);
  }
}

/** The code and message of Node's error. They hold no header. */
export function causeOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return [code, message].filter(Boolean).join(' ');
}
