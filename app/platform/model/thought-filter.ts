import { markAt, markStart, type Mark } from './model-marks.ts';

/** A piece of a draft, appended to the one before; `fresh` starts the text over. */
export type Draft = { text: string; fresh?: true };

/** How a model marks its thoughts: by an opening and a closing tag or not at all, or by a closing tag alone. */
export type ThoughtHabit = 'unknown' | 'opened' | 'unopened';

/** How many characters wait for a closing tag without an opening one. */
const HELD: Readonly<Record<ThoughtHabit, number>> = {
  unknown: 600,
  opened: 0,
  unopened: Number.POSITIVE_INFINITY,
};

/** The longest header before its text, such as "assistant to=user". */
const MAX_HEADER = 100;
const HEADER = /^\s*([\p{L}\p{N}_.-]{0,40})(?:[ \t]{1,4}to=\S{1,40})?/u;
const ANSWER = /^(?:final|response|answer|output|reply|text|content)$/i;
const THOUGHT = /^(?:analysis|commentary|thoughts?|think|thinking|reasoning|reflection)$/i;
const OTHER = /^(?:user|human|system|developer|tool|function|environment|ipython)$/i;

// A harmony stream whose tokens were removed: "analysisThe user wants … assistantfinalThe post".
const STRIPPED = 'analysis';
const STRIPPED_END = 'assistantfinal';

type Mode = 'text' | 'thought' | 'header' | 'other';

/**
 * Separates the text of a model from its thoughts, channels and chat tokens (docs/product.md §7) while it streams. The
 * whole text does not depend on the pieces.
 */
export class ThoughtFilter {
  readonly #known: ThoughtHabit;
  #mode: Mode = 'text';
  #buffer = '';
  #header = '';
  /** Text that may still turn out to be a thought. */
  #held = '';
  #limit: number;
  #out = '';
  #fresh = false;
  #hasGiven = false;
  #hasText = false;
  #isStart = true;
  #isChannel = false;
  #isStripped = false;
  /** The open thought as it arrived, when it is text without a closing mark. */
  #literal: string | null = null;
  #habit: ThoughtHabit = 'unknown';

  constructor(known: ThoughtHabit) {
    this.#known = known;
    this.#limit = HELD[known];
  }

  /** Whether text is held back because the habit of the model is not known. */
  get isWaiting(): boolean {
    return this.#known === 'unknown' && this.#held !== '';
  }

  /** Whether a closing tag may still discard all of the text. */
  get isUnsettled(): boolean {
    return this.#known !== 'opened' && this.#habit === 'unknown';
  }

  /** Whether this text has thoughts that have ended. */
  get hasThoughts(): boolean {
    return this.#habit !== 'unknown';
  }

  /** What this text shows of the model's habit. `isWhole`: the text has ended. */
  habit(isWhole: boolean): ThoughtHabit {
    if (this.#habit !== 'unknown') return this.#habit;
    return isWhole && this.#known === 'unknown' ? 'opened' : this.#known;
  }

  /** Adds a piece and returns the text that can be shown; `fresh` replaces all that was shown. */
  feed(piece: string): Draft {
    this.#buffer += piece;
    if (this.#isStart && !this.#begin()) return this.#take();
    if (this.#isStripped && !this.#endStripped()) return this.#take();
    const safe = markStart(this.#buffer);
    let at = 0;
    for (let mark = markAt(this.#buffer, at); mark && mark.end <= safe;) {
      this.#takeText(this.#buffer.slice(at, mark.start));
      this.#takeMark(mark, this.#buffer.slice(mark.start, mark.end));
      at = mark.end;
      mark = markAt(this.#buffer, at);
    }
    if (at < safe) this.#takeText(this.#buffer.slice(at, safe));
    this.#buffer = this.#buffer.slice(Math.max(at, safe));
    return this.#take();
  }

  /** Ends the text and returns the rest of it. */
  end(): Draft {
    const rest = this.#buffer;
    this.#isStart = false;
    this.#buffer = '';
    this.#takeText(rest);
    if (this.#mode === 'header') this.#endHeader(true);
    this.#limit = 0;
    this.#give((this.#mode === 'thought' && this.#literal) || '');
    return this.#take();
  }

  /** Looks at the first word. False while it is incomplete. */
  #begin(): boolean {
    const start = this.#buffer.trimStart();
    this.#buffer = start;
    if (start.length <= STRIPPED.length && STRIPPED.startsWith(start)) return false;
    this.#isStart = false;
    if (start.startsWith(STRIPPED) && /^\p{Lu}/u.test(start.slice(STRIPPED.length))) {
      this.#mode = 'thought';
      this.#isStripped = true;
    }
    return true;
  }

  /** Drops a thought without marks. False before its end. */
  #endStripped(): boolean {
    const found = this.#buffer.indexOf(STRIPPED_END);
    this.#isStripped = found === -1;
    this.#buffer = this.#buffer.slice(
      found === -1 ? 1 - STRIPPED_END.length : found + STRIPPED_END.length,
    );
    if (this.#isStripped) return false;
    this.#mode = 'text';
    this.#note('opened');
    return true;
  }

  #takeText(text: string): void {
    if (text === '') return;
    if (this.#mode === 'text') this.#give(text);
    else if (this.#mode === 'thought' && this.#literal !== null) this.#literal += text;
    else if (this.#mode === 'header') this.#takeHeader(text);
  }

  #takeHeader(text: string): void {
    this.#header += text;
    const header = this.#header.trimStart();
    // The line break that ends it, or more than a header: the token before its text is missing.
    if (/\n/.test(header.slice(0, MAX_HEADER)) || header.length > MAX_HEADER) this.#endHeader(true);
  }

  /** Ends a header. `hasText`: what follows its first word is text. */
  #endHeader(hasText: boolean): void {
    const header = this.#header;
    const [whole, name = ''] = HEADER.exec(header) ?? [''];
    this.#header = '';
    this.#enter(name);
    if (hasText) this.#takeText(header.slice(whole.length));
  }

  /** Enters the text of a role or channel. */
  #enter(name: string): void {
    const isThought = THOUGHT.test(name);
    if (ANSWER.test(name)) {
      this.#discard();
      this.#note('opened');
      this.#mode = 'text';
    } else if (isThought || this.#isChannel) {
      this.#mode = 'thought';
      this.#literal = null;
    } else if (OTHER.test(name)) this.#mode = 'other';
    // A second turn of the assistant answers a question that nobody asked.
    else this.#mode = this.#hasText ? 'other' : 'text';
  }

  #takeMark(mark: Mark, raw: string): void {
    switch (mark.kind) {
      case 'open':
        return this.#open(mark.isCertain, raw);
      case 'close':
        return this.#close(mark.isCertain, raw);
      case 'header':
        this.#mode = 'header';
        this.#header = '';
        this.#isChannel = mark.isChannel;
        return;
      case 'role':
        this.#isChannel = false;
        return this.#enter(mark.name);
      case 'header-end':
        return this.#mode === 'header' ? this.#endHeader(false) : undefined;
      case 'end':
        if (this.#mode === 'header') this.#endHeader(false);
        if (this.#mode === 'thought' && this.#isChannel) this.#mode = 'text';
        return;
      case 'token':
    }
  }

  #open(isCertain: boolean, raw: string): void {
    if (this.#mode === 'thought' && this.#literal !== null) {
      this.#literal = isCertain ? null : this.#literal + raw;
    }
    if (this.#mode !== 'text' && this.#mode !== 'header') return;
    this.#mode = 'thought';
    this.#isChannel = false;
    this.#literal = isCertain ? null : raw;
  }

  #close(isCertain: boolean, raw: string): void {
    if (this.#mode === 'thought') {
      this.#mode = 'text';
      this.#literal = null;
      this.#note('opened');
    } else if (this.#mode === 'text' && isCertain) {
      // Some models send no opening tag of their first thought.
      this.#discard();
      this.#habit = 'unopened';
    } else this.#takeText(raw);
  }

  #note(habit: ThoughtHabit): void {
    if (this.#habit === 'unknown') this.#habit = habit;
    if (this.#known !== 'unopened') this.#limit = 0;
  }

  #give(text: string): void {
    this.#hasText ||= text.trim() !== '';
    this.#held += text;
    if (this.#held.length < this.#limit) return;
    this.#limit = 0;
    this.#out += this.#held;
    this.#held = '';
  }

  #discard(): void {
    this.#held = '';
    this.#out = '';
    this.#limit = 0;
    this.#hasText = false;
    this.#fresh ||= this.#hasGiven;
    this.#hasGiven = false;
  }

  #take(): Draft {
    const text = this.#out;
    const fresh = this.#fresh;
    this.#out = '';
    this.#fresh = false;
    this.#hasGiven ||= text !== '';
    return fresh ? { text, fresh } : { text };
  }
}
