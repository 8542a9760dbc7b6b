import type { Services } from '../../platform/services.ts';
import { askModeration } from './ask-moderation.server.ts';
import { moderationEndpoint } from '../../platform/settings/model-settings.server.ts';
import { screenWords } from './screen-words.server.ts';

/** What may become of a text: shown, kept back until somebody has looked, or not taken at all. */
export type Verdict = 'ok' | 'review' | 'refuse';
/** `reason` is a word for the queue, not for the writer. */
export type Screening = {
  verdict: Verdict;
  reason: 'coarse' | 'worrying' | 'flagged' | 'unchecked' | 'hateful' | null;
};

/**
 * Looks through a text that everybody is to read: its words, and where an endpoint is set up, what that says.
 * Where that cannot say anything, a person has to: nothing is shown unchecked. Never throws.
 */
export async function screenText(services: Services, text: string): Promise<Screening> {
  const words = screenWords(text);
  if (words === 'hateful') return { verdict: 'refuse', reason: words };
  if (words !== 'clean') return { verdict: 'review', reason: words };
  const endpoint = moderationEndpoint(services.settings);
  if (!endpoint) return { verdict: 'ok', reason: null };
  try {
    const isFlagged = await askModeration(endpoint, text);
    return isFlagged ? { verdict: 'review', reason: 'flagged' } : { verdict: 'ok', reason: null };
  } catch (error) {
    const { message } = error as Error;
    services.log.warn({ cause: message.slice(0, 200) }, 'a text could not be checked: it is held');
    return { verdict: 'review', reason: 'unchecked' };
  }
}
