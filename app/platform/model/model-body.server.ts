import type { IncomingMessage } from 'node:http';
import { type AnswerReader, createAnswerReader } from './model-answer.ts';
import { ModelError } from './model-error.ts';
import type { Fault } from './model-fault.ts';

/** How long the token count may trail behind the last word. Milliseconds. */
const GRACE = 250;

/**
 * How long words are gathered before they are handed on: two frames of a screen. What every token costs on
 * its way to the reader, above all a write to a socket, is then paid once for some of them. Milliseconds.
 */
const GATHERING = 33;

type Listener = {
  /** Text arrived. */
  onText: () => void;
  /** The answer is finished and does not end by itself. */
  hangUp: () => void;
  fault: Fault;
};

/** The body of a 200 while it is read. */
export class AnswerBody {
  readonly #answer: AnswerReader;
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
    this.#answer = createAnswerReader(listener.fault);
    this.#listener = listener;
    response.setEncoding('utf8').on('data', (piece: string) => this.#take(piece));
    response.on('end', () => this.#end());
    response.on('error', (error) => this.#end(error));
    response.on('close', () => this.#end(new Error('closed')));
  }

  get usage(): unknown {
    return this.#answer.usage;
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
      this.#text += this.#answer.feed(piece);
    } catch (error) {
      return this.#end(error);
    }
    if (this.#answer.finished) this.#grace ??= setTimeout(this.#listener.hangUp, GRACE);
    if (this.#text.length === before) return;
    this.#listener.onText();
    if (this.#gathers) this.#gathering ??= setTimeout(() => this.#handOn(), GATHERING);
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
    this.#state = error === undefined || this.#answer.finished ? this.#close() : this.#spoil(error);
    this.#handOn();
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
    return { error: this.#listener.fault(hasText ? 'truncated' : 'network', causeOf(error)) };
  }
}

/** What a failed call says about its cause: Node's code and words, never a header. */
export function causeOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return [code, message].filter(Boolean).join(' ');
}
