import {
  DEFAULT_TONES,
  type ReplyLength,
  type ReplyTone,
} from '../../../comedy/replies/reply-kinds.ts';
import {
  MAX_TONES,
  readLength,
  readRound,
  readTone,
  type Round,
} from '../../domain/writing/reply-round.ts';
import { type Attempt, pendingAttempts, readAttempts } from '../../platform/browser/attempts.ts';
import { recordOf, tabEntry } from '../../platform/browser/web-storage.ts';

export type ReplyDraft = { post: string; length: ReplyLength; tones: readonly ReplyTone[] };

type StoredState = { draft: ReplyDraft; attempts: Attempt[]; rounds: Round[] };

export const EMPTY_DRAFT: ReplyDraft = { post: '', length: 'short-para', tones: DEFAULT_TONES };
const MAX_ROUNDS = 10;

/** The state of the reply generator in this tab. It survives a reload, a lost connection and Back. */
export function createReplyTab() {
  const entry = tabEntry('broetry-replies', readState);
  const read = (): StoredState => entry.get() ?? readState(null);
  const write = (change: Partial<StoredState>) => entry.set({ ...read(), ...change });
  return {
    draft: () => read().draft,
    saveDraft: (draft: ReplyDraft) => write({ draft }),
    attempts: pendingAttempts(
      () => read().attempts,
      (attempts) => write({ attempts }),
    ),
    /** Stores a round first in the list; one with the same id is replaced. */
    saveRound(round: Round): void {
      const others = read().rounds.filter(({ id }) => id !== round.id);
      write({ rounds: [round, ...others].slice(0, MAX_ROUNDS) });
    },
    dropRound: (id: string) => write({ rounds: read().rounds.filter((round) => round.id !== id) }),
    rounds: () => read().rounds,
  };
}

/** For the browser only. */
export const replyTab = createReplyTab();

function readState(found: unknown): StoredState {
  const { draft, attempts, rounds } = recordOf(found);
  return {
    draft: readDraft(draft),
    attempts: readAttempts(attempts),
    rounds: Array.isArray(rounds) ? rounds.map(readRound).filter((round) => round !== null) : [],
  };
}

function readDraft(found: unknown): ReplyDraft {
  const { post, length, tones } = recordOf(found);
  const picked = Array.isArray(tones)
    ? tones.map(readTone).filter((tone) => tone !== undefined)
    : [];
  return {
    post: typeof post === 'string' ? post : '',
    length: readLength(length) ?? EMPTY_DRAFT.length,
    tones: picked.length > 0 ? [...new Set(picked)].slice(0, MAX_TONES) : DEFAULT_TONES,
  };
}
