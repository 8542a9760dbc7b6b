/** A model found grave matter in the form of a post. */
export class GraveMatterError extends Error {}

/** How many characters are read for a verdict. A text without one in them is about nothing grave. */
const MAX_VERDICT = 20;

const NO_LETTER = String.raw`[^\p{L}\p{N}\n]*`;
const WORD = String.raw`^[^\p{L}\p{N}]*(?:verdict${NO_LETTER})?(?<word>grave|plain)(?![\p{L}\p{N}])`;
const ON_ITS_LINE = new RegExp(String.raw`${WORD}${NO_LETTER}\n`, 'iu');
const BEFORE_TEXT = new RegExp(String.raw`${WORD}[^\p{L}\p{N}\s]*[.:;!*]\S*\s+(?=\S)`, 'iu');
// Written as it was asked for, without the line break.
const IN_CAPITALS = new RegExp(
  String.raw`${WORD.replace('grave|plain', 'GRAVE|PLAIN')}${NO_LETTER}(?=[\p{L}\p{N}])`,
  'u',
);
const ALONE = new RegExp(String.raw`${WORD}[^\p{L}\p{N}]*$`, 'iu');

/**
 * Reads the first line of a model's post, GRAVE or PLAIN, which is never shown: any case and signs around it, "Verdict:"
 * before it.
 */
export class GraveVerdict {
  #held: string | null;

  /** `isAsked`: whether the model was asked for a verdict. */
  constructor(isAsked: boolean) {
    this.#held = isAsked ? '' : null;
  }

  /** Adds a piece and returns the text after the verdict. Throws GraveMatterError. */
  feed(piece: string): string {
    if (this.#held === null) return piece;
    this.#held += piece;
    const found = [ON_ITS_LINE, IN_CAPITALS, BEFORE_TEXT].find((each) => this.#isFound(each));
    if (found) return this.#release(found);
    const isOver = this.#held.trimStart().length >= MAX_VERDICT && !ALONE.test(this.#held);
    return isOver ? this.#release(null) : '';
  }

  /** Ends the text and returns what was held back. Throws GraveMatterError, also where the text was cut after the word. */
  end(): string {
    if (this.#held === null) return '';
    return this.#release(this.#isFound(ALONE) ? ALONE : null);
  }

  #isFound(pattern: RegExp): boolean {
    const found = pattern.exec(this.#held ?? '');
    return found !== null && found[0].trim().length <= MAX_VERDICT;
  }

  #release(pattern: RegExp | null): string {
    const text = this.#held ?? '';
    const [verdict = ''] = pattern?.exec(text) ?? [];
    this.#held = null;
    if (/grave/iu.test(verdict)) throw new GraveMatterError('a model found grave matter');
    return text.slice(verdict.length);
  }
}
