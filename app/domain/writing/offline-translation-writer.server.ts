import { setImmediate } from 'node:timers/promises';
import { contentVersion } from '../../../comedy/write-post.ts';
import { asFairUse } from '../../platform/model/fallback-writers.server.ts';
import { offlineLines } from './offline-lines.ts';
import type { TranslationWriter } from './translation-writer.ts';

/** The writer that needs no key, where it stands in for a model. */
export const offlineTranslationWriter: TranslationWriter = {
  name: 'offline',
  async *write(_grant, ask, signal) {
    await setImmediate();
    signal.throwIfAborted();
    const text = offlineLines(ask).lines.join('\n');
    yield { text, fresh: true };
    return { text, writer: 'offline', engine: contentVersion() };
  },
};

/** For a member past the day's share of the model. */
export const fairUseTranslationWriter = asFairUse(offlineTranslationWriter);
