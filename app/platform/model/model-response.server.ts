import { createParser, type EventSourceParser } from 'eventsource-parser';
import type { ModelSettings } from '../settings/model-settings.server.ts';
import { messageErrorKind, ModelError, type ModelErrorKind } from './model-errors.server.ts';
import { ThoughtFilter, type ThoughtHabit } from './thought-filter.ts';
import type { Draft } from './thought-filter.ts';

const MAX_TEXT = 6000;
/** The most that is read of a response, with its thoughts. */
const MAX_READ = 200_000;
const MAX_BUFFER = 256_000;
/** How much of the end shows whether the text is whole. */
const MAX_END = 200;

type Said = {
  content?: unknown;
  refusal?: unknown;
  reasoning_content?: unknown;
  reasoning?: unknown;
};
type Choice = {
  delta?: Said | null;
  message?: Said | null;
  text?: unknown;
  finish_reason?: unknown;
};
type Chunk = {
  choices?: unknown;
  error?: unknown;
  usage?: unknown;
  object?: unknown;
  message?: unknown;
};

/** What some servers send in each chunk for "not finished". */
const NO_REASON = /^(?:|null|none|undefined)$/i;
const FILTERED = /^(?:content_filter|safety|recitation)/i;
const TOO_LONG = /^(?:(?:model_)?length|max_(?:output_)?(?:tokens|length))$/i;
/** Text that a sentence, a list or a line of hashtags ends: no word is missing. */
const WHOLE = /(?:[^\p{L}\p{N}\s,;:–—([{-]|(?:^|\s)#[\p{L}\p{N}_]+)\s*$/u;

/**
 * Parses a response: server-sent chat completion chunks, or one JSON completion from a provider that does not stream.
 * Throws ModelError. A stream is complete with a finish reason, or with [DONE] after a whole sentence. It has at most
 * 6,000 characters of text without the thoughts.
 */
export class Completion {
  readonly #settings: ModelSettings;
  readonly #parser: EventSourceParser;
  #kind: 'unknown' | 'events' | 'json' = 'unknown';
  #json = '';
  readonly #filter: ThoughtFilter;
  #text = '';
  #fresh = false;
  #length = 0;
  #end = '';
  #events = 0;
  #visible = false;
  #capped = false;
  #hasDelta = false;
  #hasReasoning = false;
  /** The token usage, if the provider reports it. */
  usage: unknown = null;
  finished = false;
  /** How many characters of content have arrived, with the thoughts. */
  read = 0;

  /** `habit`: how the model marks its thoughts. */
  constructor(settings: ModelSettings, habit: ThoughtHabit = 'unknown') {
    this.#settings = settings;
    this.#filter = new ThoughtFilter(habit);
    this.#parser = createParser({
      onEvent: ({ data, event }) => this.#takeEvent(data, event === 'error'),
      onError: ({ type }) => {
        if (type === 'max-buffer-size-exceeded') throw this.#error('bad_response', type);
      },
      maxBufferSize: MAX_BUFFER,
    });
  }

  /** Whether text is held back because it may turn out to be a thought. */
  get isWaiting(): boolean {
    return this.#filter.isWaiting;
  }

  /** Whether all that has arrived are thoughts, beside the content or in it. */
  get hasThoughtsAlone(): boolean {
    return !this.#visible && (this.#hasReasoning || this.#filter.hasThoughts);
  }

  /** What the response shows of the habit of the model. */
  get habit(): ThoughtHabit {
    return this.#filter.habit(this.finished);
  }

  /** Parses a chunk of the body and returns its text. */
  feed(piece: string): Draft {
    // Thoughts that have no beginning may be longer than a text.
    const isOver = this.#capped && !this.#filter.isUnsettled;
    if (isOver || this.read > MAX_READ)
      throw this.#error('truncated', 'more than 6,000 characters');
    if (this.#kind === 'unknown') this.#sniff(piece);
    if (this.#kind === 'events') this.#parser.feed(piece);
    else this.#json += piece;
    if (this.#json.length > MAX_BUFFER) throw this.#error('bad_response', this.#json);
    return this.#take();
  }

  /** Ends the body and returns the remaining text. */
  end(): Draft {
    // An event without the empty line after it.
    if (this.#kind === 'events') this.#parser.feed('\n\n');
    if (this.#kind === 'json' && !this.finished) this.#takeJson();
    if (!this.finished) {
      const isForeign = this.#kind !== 'events' || this.#events === 0;
      throw this.#error(isForeign ? 'bad_response' : 'truncated', 'the answer has no end');
    }
    this.#add(this.#filter.end());
    if (this.#capped) throw this.#error('truncated', 'more than 6,000 characters');
    if (!this.#visible) throw this.#error('empty');
    return this.#take();
  }

  // The Content-Type is not reliable.
  #sniff(piece: string): void {
    const first = (this.#json + piece).trimStart().charAt(0);
    if (first === '<') throw this.#error('bad_response', piece);
    if (first === '') return;
    this.#kind = first === '{' || first === '[' ? 'json' : 'events';
  }

  #takeEvent(data: string, isError: boolean): void {
    // Events without an empty line between them arrive as one.
    const isOne = !/\n[^\S\n]*[{[]/.test(data);
    for (const part of isOne ? [data] : data.split('\n')) {
      if (part.trim() === '[DONE]') this.#takeDone();
      else if (part.trim() !== '') this.#takeJsonEvent(part, isError);
    }
  }

  #takeJsonEvent(text: string, isError: boolean): void {
    this.#events += 1;
    const chunk = this.#parse(text);
    if (!chunk) return;
    if (isError) throw this.#error(messageErrorKind(chunk), text);
    this.#takeChunk(chunk);
  }

  #takeDone(): void {
    if (this.finished) return;
    this.#events += 1;
    this.finished = WHOLE.test(this.#end);
  }

  #takeJson(): void {
    const completion = this.#parse(this.#json.replace(/^\uFEFF/, ''));
    if (completion) this.#takeChunk(completion);
    // The JSON is whole, so its text is.
    this.finished ||= this.#end.trim() !== '';
    if (!this.finished) throw this.#error('bad_response', this.#json);
  }

  #parse(text: string): Chunk | null {
    try {
      const parsed: unknown = JSON.parse(text);
      if (typeof parsed === 'object') return parsed;
    } catch {
      // The parser's message is left out: it repeats the text.
    }
    throw this.#error('bad_response', text);
  }

  #takeChunk({ choices, error, usage, object, message }: Chunk): void {
    const failure = error || (object === 'error' && { message });
    if (failure) throw this.#error(messageErrorKind(failure), JSON.stringify(failure));
    if (usage) this.usage = usage;
    const choice = Array.isArray(choices) ? (choices[0] as Choice | null | undefined) : undefined;
    if (!choice || this.finished) return;
    const {
      refusal,
      reasoning_content: thoughts,
      reasoning,
    } = choice.delta ?? choice.message ?? {};
    this.#hasReasoning ||= isText(thoughts) || isText(reasoning);
    if (isText(refusal)) throw this.#error('refusal', refusal);
    this.#takeText(this.#contentOf(choice));
    if (typeof choice.finish_reason === 'string') this.#finish(choice.finish_reason);
  }

  // A message beside deltas repeats them.
  #contentOf({ delta, message, text }: Choice): string {
    const piece = textOf(delta?.content);
    this.#hasDelta ||= piece !== '';
    if (this.#hasDelta) return piece;
    return textOf(message?.content) || textOf(text);
  }

  #takeText(content: string): void {
    if (content === '') return;
    this.read += content.length;
    this.#end = (this.#end + content).slice(-MAX_END);
    this.#add(this.#filter.feed(content));
  }

  #add({ text, fresh }: Draft): void {
    if (fresh) {
      this.#text = '';
      this.#fresh = true;
      this.#length = 0;
      this.#visible = this.#capped = false;
    }
    const taken = text.slice(0, MAX_TEXT - this.#length);
    this.#text += taken;
    this.#length += taken.length;
    this.#visible ||= taken.trim() !== '';
    this.#capped ||= taken.length < text.length;
  }

  #take(): Draft {
    const text = this.#text;
    const fresh = this.#fresh;
    this.#text = '';
    this.#fresh = false;
    return fresh ? { text, fresh } : { text };
  }

  #finish(reason: string): void {
    if (NO_REASON.test(reason.trim())) return;
    if (FILTERED.test(reason)) throw this.#error('content_filter');
    if (TOO_LONG.test(reason)) throw this.#error('truncated', 'finish_reason length');
    if (reason === 'error') throw this.#error('upstream', 'finish_reason error');
    if (/tool_calls|function_call/.test(reason)) throw this.#error('bad_response', reason);
    this.finished = true;
  }

  #error(kind: ModelErrorKind, text?: string): ModelError {
    return new ModelError(this.#settings, kind, text);
  }
}

const isText = (said: unknown): said is string => typeof said === 'string' && said !== '';

/** The text of a content: a string, or the text parts of a list. */
function textOf(content: unknown): string {
  return Array.isArray(content) ? content.map(partOf).join('') : partOf(content);
}

function partOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return typeof part === 'string' ? part : '';
  const { type = 'text', text } = part as { type?: unknown; text?: unknown };
  return typeof text === 'string' && /^(?:output_)?text$/.test(String(type)) ? text : '';
}

/** The code and message of Node's error. They hold no header. */
export function causeOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return [code, message].filter(Boolean).join(' ');
}
