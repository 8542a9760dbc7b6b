import { isIntro, isOutro, mayBeChatter, withoutIntro } from './chatter.ts';
import { cleanLine, LONGEST_LINE } from './clean-line.ts';

/** The most lines of text; the tag line is one more (docs/product.md §5: at most 10). */
export const MOST_LINES = 9;

/** Cleans a model's text while it arrives. */
export type TextCleaner = {
  /** Takes a piece and gives what can be shown of it: a draft, cleaned as far as one can tell. */
  feed(piece: string): string;
  /** True when nine lines are complete: nothing more will be taken. */
  readonly full: boolean;
  /** Ends the text. `lines` are the clean lines, whatever pieces they came in; `draft` is left to show. */
  finish(): { lines: readonly string[]; draft: string };
};

/**
 * A cleaner for one post. Removes thoughts, fences, intros, offers, quotes around the whole, markup,
 * addresses, blank lines and lines that name `site`: the tag line is added by us (docs/product.md §7).
 */
export function createTextCleaner(site: string): TextCleaner {
  return new Cleaner(site.toLowerCase());
}

const BREAK =
  /<(?<open>think|thinking|reasoning)>|<\/(?<close>think|thinking|reasoning)>|(?:\\r)?\\n|[\n\r\v\f\u0085\u2028\u2029]/giu;
const LONGEST_BREAK = 12;
// What cleaning leaves as it is: words, and between them nothing but the plainest punctuation.
const PLAIN =
  /(?:(?:'|-|[)"'%]?[,;:.!?]?[)"']? ["($#]?| [-–—&+=] )?[\p{L}\p{N}]+)*/uy;
const ADDRESSES = ['http', 'https', 'www', 'ftp', 'javascript', 'vbscript', 'data', 'mailto', 'file', 'blob'];

class Cleaner implements TextCleaner {
  readonly #site: string;
  readonly #lines: string[] = [];
  #line = '';
  #thinking = false;
  #wrapped = false;
  #held = false;
  #shown = '';
  #begun = false;

  constructor(site: string) {
    this.#site = site;
  }

  get full(): boolean {
    return this.#lines.length >= MOST_LINES;
  }

  feed(piece: string): string {
    let from = Math.max(0, this.#line.length - LONGEST_BREAK);
    this.#line += piece.replace(/[“”„‟]/g, '"').replace(/[‘’‚‛]/g, "'");
    let draft = '';
    for (;;) {
      BREAK.lastIndex = from;
      const found = BREAK.exec(this.#line);
      if (!found) break;
      draft += this.#takeBreak(found);
      from = 0;
    }
    if (this.#thinking) this.#line = this.#line.slice(-LONGEST_BREAK);
    return draft + this.#showMore();
  }

  finish(): { lines: readonly string[]; draft: string } {
    const draft = this.#thinking ? '' : this.#takeLine(this.#line);
    this.#line = '';
    const [only] = this.#lines;
    if (this.#lines.length === 1 && only !== undefined && /^"[^"]+"$/.test(only)) {
      this.#lines[0] = only.slice(1, -1);
    }
    return { lines: this.#lines, draft };
  }

  #takeBreak({ index, 0: { length }, groups }: RegExpExecArray): string {
    const before = this.#line.slice(0, index);
    const after = this.#line.slice(index + length);
    let draft = '';
    if (groups?.['close'] !== undefined) this.#endThought(before, after);
    else if (this.#thinking) this.#line = after;
    else if (groups?.['open'] === undefined) {
      draft = this.#takeLine(before);
      this.#line = after;
    } else {
      this.#thinking = true;
      this.#before = before;
      this.#line = after;
    }
    return draft;
  }
}
