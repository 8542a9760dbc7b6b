/** Drops the lines that a model was given to continue, where its text begins with them again. */
export class RepeatedOpening {
  /** The letters of the whole opening, then of its later lines alone, the longest first. */
  readonly #openings: readonly string[];
  #held: string | null;

  constructor(opening: readonly string[]) {
    const tails = opening.map((_, index) => lettersOf(opening.slice(index).join('\n')));
    this.#openings = tails.filter((letters) => letters !== '');
    this.#held = this.#openings.length > 0 ? '' : null;
  }

  /** Adds a piece and returns the text that is no repetition. */
  feed(piece: string): string {
    if (this.#held === null) return piece;
    this.#held += piece;
    const letters = lettersOf(this.#held);
    // One letter after a repetition shows where the line after it begins.
    if (this.#openings.some((opening) => opening.startsWith(letters))) return '';
    return this.#release(letters);
  }

  /** Ends the text and returns what was held back. */
  end(): string {
    return this.#held === null ? '' : this.#release(lettersOf(this.#held));
  }

  #release(letters: string): string {
    const text = this.#held ?? '';
    this.#held = null;
    const repeated = this.#openings.find((opening) => letters.startsWith(opening));
    return repeated === undefined ? text : after(text, repeated.length);
  }
}

/** The text after so many of its letters, without the end of their line. */
function after(text: string, letters: number): string {
  let [seen, end] = [0, 0];
  for (const { index } of text.matchAll(LETTER)) {
    if (seen === letters) {
      const lineEnd = text.slice(end, index).lastIndexOf('\n');
      return text.slice(lineEnd === -1 ? index : end + lineEnd + 1);
    }
    seen += 1;
    end = index;
  }
  return '';
}

const LETTER = /[\p{L}\p{N}]/gu;

function lettersOf(text: string): string {
  return (text.match(LETTER) ?? []).join('').toLowerCase();
}
