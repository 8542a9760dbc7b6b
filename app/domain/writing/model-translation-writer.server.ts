import { checkLines } from '../../platform/model/text-checks.ts';
import {
  createModelDraftWriter,
  type ModelWriterParts,
} from '../../platform/model/model-writers.server.ts';
import { translationPrompt } from './translation-prompt.ts';
import type { TranslationWriter } from './translation-writer.ts';

const HASHTAGS = /(?:^|\s)#\p{L}[\p{L}\p{N}_]*/gu;

/** The writer that asks a model: clean lines, at most nine of 300 characters, without markup, addresses and hashtags. */
export function createModelTranslationWriter(parts: ModelWriterParts): TranslationWriter {
  return createModelDraftWriter(parts, {
    messages: translationPrompt,
    draftOf: (piece) => piece,
    textOf: (lines) =>
      lines
        .map((line) => line.replace(HASHTAGS, '').trim())
        .filter((line) => line !== '')
        .join('\n'),
    faultsOf: (text, _ask, canary) => {
      const fault = checkLines(text.split('\n'), canary);
      return fault ? [fault] : [];
    },
  });
}
