import { cleanLine, MAX_LINE_LENGTH } from './model-lines.ts';

/** The maximum number of lines without the tag line (docs/product.md §5). */
export const MAX_LINES = 9;

/** Cleans a model's text while it streams. */
export type TextCleaner = {
  /** Adds a piece and returns the cleaned text that can be shown already. */
  feed(piece: string): string;
  /** All lines are complete; the rest is ignored. */
  readonly full: boolean;
  /** Ends the text. `lines` do not depend on the pieces; `draft` is the text that was not shown yet. */
  finish(): { lines: readonly string[]; draft: string };
};

/**
 * A cleaner for one text (docs/product.md §7). Removes fences, intros, offers, quotes around the whole, markup,
 * addresses, blank lines and lines that name `site`. A beginning of `secret` is not shown.
 */
export function createTextCleaner(site: string, secret: string): TextCleaner {
  return new Cleaner(site.toLowerCase(), secret.toLowerCase());
}

const BREAK = /(?:\\r)?\\n|[\n\r\v\f\u0085\u2028\u2029]/giu;
const MAY_BREAK = /[\\\n\r\v\f\u0085\u2028\u2029]/;
const CURLY = /[“”„‟‘’‚‛]/;
const MAX_BREAK_LENGTH = 4;
// Text that cleaning does not change: words with plain punctuation.
const PLAIN = /(?:(?:'|-|[)"'%]?[,;:.!?]?[)"']? ["($#]?| [-–—&+=] )?[\p{L}\p{N}]+)*/uy;
const FIRST_WORD = /^\s*(\p{L}+)/u;
const STARTS_PLAIN = /^\s*(?=[\p{L}\p{N}])/u;
const LAST_WORD = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+$/u;
const MAX_WORD_LENGTH = 40;
const GLUED = /[^\s,;:.!?'")%…–—-]/u;
const ADDRESSES = 'http https www ftp javascript vbscript data mailto file blob'.split(' ');

class Cleaner implements TextCleaner {
  readonly #site: string;
  readonly #unsafe: readonly string[];
  readonly #lines: string[] = [];
  /** The incomplete line. */
  #line = '';
  #wrapped = false;
  #scanned = 0;
  #shown = '';
  #begun = false;

  constructor(site: string, secret: string) {
    this.#site = site;
    this.#unsafe = [...ADDRESSES, site, secret];
  }

  get full(): boolean {
    return this.#lines.length >= MAX_LINES;
  }

  feed(piece: string): string {
    if (this.full) return '';
    let from = Math.max(0, this.#line.length - MAX_BREAK_LENGTH);
    this.#line += CURLY.test(piece) ? straight(piece) : piece;
    let draft = '';
    while (!this.full && MAY_BREAK.test(this.#line)) {
      BREAK.lastIndex = from;
      const found = BREAK.exec(this.#line);
      if (!found) break;
      const {
        index,
        0: { length },
      } = found;
      const before = this.#line.slice(0, index);
      this.#line = this.#line.slice(index + length);
      draft += this.#takeLine(before);
      from = 0;
    }
    return this.full ? draft : draft + this.#showMore();
  }

  finish(): { lines: readonly string[]; draft: string } {
    const draft = this.full ? '' : this.#takeLine(this.#line);
    this.#line = '';
    const [only] = this.#lines;
    if (this.#lines.length === 1 && only !== undefined && insideQuotes(only) !== only) {
      this.#lines[0] = insideQuotes(only);
    }
    return { lines: this.#lines, draft };
  }

  #takeLine(raw: string): string {
    const line = this.#polish(cleanLine(raw));
    const shown = this.#shown;
    this.#startLine();
    if (line === '') return '';
    this.#lines.push(line);
    return line.startsWith(shown) ? this.#show(line.slice(shown.length), shown === '') : '';
  }

  #polish(line: string): string {
    const isFirst = this.#lines.length === 0;
    if (line.toLowerCase().includes(this.#site)) return '';
    const polished = isFirst ? this.#beginWith(line) : line;
    if (!isFirst && OUTRO.test(line)) return '';
    if (!this.#wrapped || !polished.endsWith('"') || !hasOddQuotes(polished)) return polished;
    this.#wrapped = false;
    return cleanLine(polished.slice(0, -1));
  }

  // Quotes, then the intro (docs/product.md §7), then quotes after the intro.
  #beginWith(line: string): string {
    const unquoted = this.#unwrap(line);
    const inner = insideQuotes(unquoted);
    if (isIntro(inner)) return '';
    if (inner !== unquoted && withoutIntro(inner) !== inner) return cleanLine(withoutIntro(inner));
    return this.#unwrap(withoutIntro(unquoted));
  }

  // A quote that opens the text and is not closed in its line encloses the whole.
  #unwrap(line: string): string {
    const opens = line.startsWith('"') && hasOddQuotes(line);
    this.#wrapped ||= opens;
    return cleanLine(opens ? line.slice(1) : line);
  }

  #startLine(): void {
    this.#scanned = 0;
    this.#shown = '';
  }

  #show(text: string, startsLine: boolean): string {
    if (text === '') return '';
    const broken = startsLine && this.#begun ? `\n${text}` : text;
    this.#begun = true;
    return broken;
  }

  /** Shows the part of the incomplete line that cleaning cannot change. */
  #showMore(): string {
    if (this.#scanned === 0 && !this.#startsPlain()) return '';
    PLAIN.lastIndex = this.#scanned;
    let found = PLAIN.exec(this.#line)?.[0] ?? '';
    const word = LAST_WORD.exec(this.#shown.slice(-MAX_WORD_LENGTH) + found)?.[0] ?? '';
    if (this.#mayChange(word, this.#line.charAt(this.#scanned + found.length))) {
      const safe = found.slice(0, Math.max(0, found.length - word.length));
      found = safe.replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '');
    }
    if (found === '' || this.#shown.length + found.length > MAX_LINE_LENGTH) return '';
    const startsLine = this.#shown === '';
    this.#scanned += found.length;
    this.#shown += found;
    return this.#show(found, startsLine);
  }

  #startsPlain(): boolean {
    const start = STARTS_PLAIN.exec(this.#line);
    const word = FIRST_WORD.exec(this.#line);
    if (!start) return false;
    const isCut = word?.[0].length === this.#line.length;
    if (word?.[1] && mayBeChatter(word[1], this.#lines.length === 0, isCut)) return false;
    this.#scanned = start[0].length;
    return true;
  }

  /** Whether a word may become part of an address, the site name or the secret. */
  #mayChange(word: string, next: string): boolean {
    if (word === '') return false;
    if (word.length > MAX_WORD_LENGTH || GLUED.test(next)) return true;
    if (next !== '' && !/[:.]/.test(next)) return false;
    const lower = word.toLowerCase();
    return this.#unsafe.some((each) => each.startsWith(lower));
  }
}

function straight(piece: string): string {
  return piece.replace(/[“”„‟]/g, '"').replace(/[‘’‚‛]/g, "'");
}

function insideQuotes(text: string): string {
  return /^"[^"]+"$/.test(text) ? text.slice(1, -1) : text;
}

function hasOddQuotes(line: string): boolean {
  return (line.split('"').length - 1) % 2 === 1;
}

const OPENER = String.raw`(?:sure(?: thing)?|certainly|of course|absolutely|okay|ok|alright)[!.,:]*\s*`;
const NOUN = String.raw`(?:post|version|draft|take|rewrite)`;
const MORE = String.raw`(?:\s+(?:for|about|on|in|with|based|you|as|that|of)\b[^:"]{0,80})?`;
const YOURS = String.raw`here(?:'s| is) your\s+(?:[\w'-]+\s+){0,4}?${NOUN}${MORE}[:.!]*`;
const SOME = String.raw`(?:here(?:'s| is)|below is) (?:the|an?|my|our)\s+(?:[\w'-]+\s+){0,4}?${NOUN}${MORE}:`;
const HANDED = String.raw`here (?:you go|it is)[:.!]*`;

const INTRO = new RegExp(`^(?:${OPENER})?(?:${YOURS}|${SOME}|${HANDED})$`, 'i');
const GREETING = /^(?:sure(?: thing)?|certainly|of course|absolutely|okay|alright)[!:]$/i;
const LABEL = /^(?:linkedin |final )?post:$/i;
// Without a line break an intro needs a following quote, or the exact phrase of the specification.
const INTRO_BEFORE_QUOTE = new RegExp(
  `^(?:${OPENER})?(?:${YOURS}|${SOME}|${HANDED})\\s*(?=")`,
  'i',
);
const PHRASE = /^here(?:'s| is) your (?:linkedin )?post:\s*/i;
const OUTRO =
  /^(?:let me know if you(?:'d| would) like|feel free to (?:tweak|adjust|edit|customi[sz]e)|would you like me to)\b/i;

const INTRO_WORDS =
  'sure certainly of absolutely ok okay alright here below post linkedin final'.split(' ');
const OUTRO_WORDS = 'let feel would'.split(' ');

/** Whether the whole first line is an intro, such as "Sure! Here's your post:". */
function isIntro(line: string): boolean {
  return INTRO.test(line) || GREETING.test(line) || LABEL.test(line);
}

function withoutIntro(line: string): string {
  return line.replace(INTRO_BEFORE_QUOTE, '').replace(PHRASE, '');
}

/** Whether a line that starts with `word` may become an intro or an offer. With `cut` the word is incomplete. */
function mayBeChatter(word: string, isFirstLine: boolean, cut: boolean): boolean {
  const known = isFirstLine ? INTRO_WORDS : OUTRO_WORDS;
  const lower = word.toLowerCase();
  return cut ? known.some((each) => each.startsWith(lower)) : known.includes(lower);
}
