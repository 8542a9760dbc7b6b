import { createParser, type EventSourceParser } from 'eventsource-parser';
import { type Fault, kindOfMessage } from './model-fault.ts';

const MOST_TEXT = 6000;
const MOST_BUFFER = 256_000;

/** Reads one answer piece by piece. Throws the fault of `fault` as soon as one shows. */
export type AnswerReader = {
  /** Takes what arrived and gives the text in it. */
  feed(piece: string): string;
  /** True when no more text will come. */
  readonly finished: boolean;
  /** Call at the end of the stream: gives the text that only became clear there. */
  end(): string;
  /** What the provider says the answer cost in tokens, if it does. */
  readonly usage: unknown;
};

type Choice = {
  delta?: { content?: unknown; refusal?: unknown } | null;
  message?: { content?: unknown; refusal?: unknown } | null;
  finish_reason?: unknown;
};
type Chunk = { choices?: unknown; error?: unknown; usage?: unknown };

/**
 * Reads server-sent chat completion chunks, or one plain JSON completion from a provider that does not
 * stream. An answer is whole only with a finish
 * reason; past 6,000 characters of text it fails.
 */
export function createAnswerReader(fault: Fault): AnswerReader {
  const answer = new Answer(fault);
  return {
    feed: (piece) => answer.feed(piece),
    end: () => answer.close(),
    get finished() {
      return answer.finished;
    },
    get usage() {
      return answer.usage;
    },
  };
}

class Answer {
  readonly #fault: Fault;
  readonly #parser: EventSourceParser;
  #kind: 'unknown' | 'events' | 'json' = 'unknown';
  #json = '';
  #text = '';
  #length = 0;
  #events = 0;
  #visible = false;
  #capped = false;
  usage: unknown = null;
  finished = false;

  constructor(fault: Fault) {
    this.#fault = fault;
    this.#parser = createParser({
      onEvent: ({ data }) => this.#takeEvent(data),
      onError: ({ type }) => {
        if (type === 'max-buffer-size-exceeded') throw fault('bad_response', type);
      },
      maxBufferSize: MOST_BUFFER,
    });
  }

  feed(piece: string): string {
    if (this.#capped) throw this.#fault('truncated', 'more than 6,000 characters');
    if (this.#kind === 'unknown') this.#sniff(piece);
    if (this.#kind === 'events') this.#parser.feed(piece);
    else this.#json += piece;
    if (this.#json.length > MOST_BUFFER) throw this.#fault('bad_response', this.#json);
    const text = this.#text;
    this.#text = '';
    return text;
  }

  close(): string {
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
    if (error) throw this.#fault(kindOfMessage(error), JSON.stringify(error));
    if (usage) this.usage = usage;
    const choice = Array.isArray(choices) ? (choices[0] as Choice | null | undefined) : undefined;
    if (!choice || this.finished) return;
    const { content, refusal } = choice.delta ?? choice.message ?? {};
    if (typeof refusal === 'string' && refusal !== '') throw this.#fault('refusal', refusal);
    if (typeof content === 'string') this.#takeText(content);
    if (typeof choice.finish_reason === 'string') this.#finish(choice.finish_reason);
  }

  #takeText(content: string): void {
    const kept = content.slice(0, MOST_TEXT - this.#length);
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
