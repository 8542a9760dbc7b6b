import { offlineWriter } from './offline-writer.server.ts';
import type { Writer } from './writer.ts';

/** For a member past the day's share of the model: never refused, and the post says why it is not the model's. */
export const fairUseWriter: Writer = {
  name: 'model',
  async *write(grant, request, signal) {
    const written = yield* offlineWriter.write(grant, request, signal);
    return { ...written, fallback: 'fair-use' };
  },
};
