import { ModelError } from '../../platform/model/model-errors.server.ts';
import type { Draft } from '../../platform/model/thought-filter.ts';
import type { ModelSettings } from '../../platform/settings/model-settings.server.ts';
import { GraveVerdict } from './grave-verdict.ts';
import { watchForCanary } from './text-checks.ts';
import { createTextCleaner, type TextCleaner } from './text-cleaner.ts';

type Tools = {
  cleaner: TextCleaner;
  verdict: GraveVerdict;
  isCanary: (piece: string) => boolean;
};
/** What a text is read with: `site` and `canary` are words that are left out of it. */
type Known = { site: string; canary: string; hasVerdict: boolean };

/** How a piece is shown: as the first, and in place of others. */
export type PieceKind = { isFirst: boolean; isFresh: boolean };

/** Cleans the text of one attempt, and starts over when it is replaced. */
export class ModelReading {
  readonly #start: () => Tools;
  readonly #settings: ModelSettings;
  #now: Tools;
  #isFirst = true;
  #isFresh = false;

  constructor(settings: ModelSettings, { site, canary, hasVerdict }: Known) {
    this.#settings = settings;
    this.#start = () => ({
      cleaner: createTextCleaner(site, canary),
      verdict: new GraveVerdict(hasVerdict),
      isCanary: watchForCanary(canary),
    });
    this.#now = this.#start();
  }

  /** Returns the cleaned text that can be shown. Throws ModelError at the secret word, and GraveMatterError. */
  take({ text, fresh }: Draft): string {
    if (fresh) {
      this.#now = this.#start();
      this.#isFresh ||= !this.#isFirst;
      this.#isFirst = true;
    }
    if (this.#now.isCanary(text)) {
      throw new ModelError(this.#settings, 'bad_response', 'the secret word');
    }
    return this.#now.cleaner.feed(this.#now.verdict.feed(text));
  }

  get isComplete(): boolean {
    return this.#now.cleaner.full;
  }

  /** The kind of the piece that is shown now. */
  nextKind(): PieceKind {
    const kind = { isFirst: this.#isFirst, isFresh: this.#isFresh };
    this.#isFirst = false;
    this.#isFresh = false;
    return kind;
  }

  /** Ends the verdict and returns what it held back. Throws GraveMatterError. */
  endHead(): string {
    return this.#now.verdict.end();
  }

  /** Ends the text. Returns its lines, and the cleaned text that was not shown yet. Throws GraveMatterError. */
  finish(): ReturnType<TextCleaner['finish']> {
    const { cleaner } = this.#now;
    const held = cleaner.feed(this.endHead());
    const { lines, draft } = cleaner.finish();
    return { lines, draft: held + draft };
  }
}
