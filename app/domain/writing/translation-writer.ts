import type { DraftWriter } from '../../platform/model/writer.ts';
import type { TranslationAsk } from './translation.ts';

/** Writes the other side of a text that is not grave and not empty, a thought in each line. */
export type TranslationWriter = DraftWriter<TranslationAsk>;

declare module '../../platform/services.ts' {
  interface Services {
    translationWriter: TranslationWriter;
  }
}
