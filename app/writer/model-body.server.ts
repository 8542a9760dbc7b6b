import type { IncomingMessage } from 'node:http';
import { type AnswerReader, createAnswerReader } from './model-answer.ts';
import { ModelError } from './model-error.ts';
import type { Fault } from './model-fault.ts';

/** How long the token count may trail behind the last word. */
const GRACE = 250;

/** The body of a 200 while it is read. `hangUp` is called when a finished answer does not end by itself. */
export class AnswerBody {
  readonly #answer: AnswerReader;
  readonly #hangUp: () => void;
  readonly #fault: Fault;
  #text = '';
  #state: 'open' | 'ended' | { error: unknown } = 'open';
  #wake = () => {};
  #grace: NodeJS.Timeout | undefined;
  /** Whether it has brought text: then the call is not repeated. */
  begun = false;

  constructor(response: IncomingMessage, hangUp: () => void, fault: Fault) {
    this.#answer = createAnswerReader(fault);
    this.#hangUp = hangUp;
    this.#fault = fault;
    response.setEncoding('utf8').on('data', (piece: string) => this.#take(piece));
    response.on('end', () => this.#end());
    response.on('error', (error) => this.#end(error));
    response.on('close', () => this.#end(new Error('closed')));
  }

  get usage(): unknown {
    return this.#answer.usage;
  }

  /** The next text, or null at the end. Text that arrived meanwhile comes in one piece. */
  async next(): Promise<string | null> {
    if (this.#text === '' && this.#state === 'open') {
      await new Promise<void>((done) => {
        this.#wake = done;
      });
    }
    const text = this.#text;
    if (text === '' && typeof this.#state === 'object') throw this.#state.error;
    if (text === '') return null;
    this.#text = '';
    this.begun = true;
    return text;
  }

  #take(piece: string): void {
    if (this.#state !== 'open') return;
    try {
      this.#text += this.#answer.feed(piece);
    } catch (error) {
      return this.#end(error);
    }
    if (this.#answer.finished) this.#grace ??= setTimeout(this.#hangUp, GRACE);
    if (this.#text !== '') this.#wake();
  }

  #end(error?: unknown): void {
    if (this.#state !== 'open') return;
    clearTimeout(this.#grace);
    // After the last word nothing can spoil the text any more.
    this.#state = error === undefined || this.#answer.finished ? this.#close() : this.#spoil(error);
    this.#wake();
  }

  #close(): 'ended' | { error: unknown } {
    try {
      this.#text += this.#answer.end();
      return 'ended';
    } catch (error) {
      return { error };
    }
  }

  #spoil(error: unknown): { error: unknown } {
    if (error instanceof ModelError) return { error };
    const hasText = this.begun || this.#text !== '';
    return { error: this.#fault(hasText ? 'truncated' : 'network', causeOf(error)) };
  }
}

/** What a failed call says about its cause: Node's code and words, never a header. */
export function causeOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return [code, message].filter(Boolean).join(' ');
}
