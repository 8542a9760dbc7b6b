import { DEFAULT_HUMOR_LEVEL, parseHumorLevel } from '../../../comedy/post-styles.ts';
import {
  DEFAULT_TONES,
  type ReplyLength,
  type ReplyTone,
} from '../../../comedy/replies/reply-kinds.ts';
import { DEFAULT_VOICE, findDirection, findVoice } from '../../../comedy/translate/voices.ts';
import {
  MAX_TONES,
  readLength,
  readRound,
  readTone,
  type Round,
} from '../../domain/writing/reply-round.ts';
import type { TranslationRequest } from '../../domain/writing/translations.server.ts';
import { type Attempt, pendingAttempts, readAttempts } from '../../platform/browser/attempts.ts';
import { recordOf, tabEntry } from '../../platform/browser/web-storage.ts';
import type { PublicViewer } from '../../platform/http/viewer.ts';
import { isIdempotencyKey } from '../../platform/text/ids.ts';

/** The pasted post, and what is chosen on the tabs for it. It is not in the URL, because URLs are logged. */
export type ReactDraft = Omit<TranslationRequest, 'text'> & {
  post: string;
  length: ReplyLength;
  tones: readonly ReplyTone[];
};

/**
 * The last request to the model for a translation, and its Idempotency-Key. `asked`: no response yet, or the connection
 * was lost; `failed`: rejected or stopped; `done`: shown.
 */
export type ModelAttempt = Attempt & {
  as: PublicViewer['kind'];
  state: 'asked' | 'failed' | 'done';
};

type StoredState = {
  draft: ReactDraft;
  attempts: Attempt[];
  rounds: Round[];
  model: ModelAttempt | null;
};

export const EMPTY_DRAFT: ReactDraft = {
  post: '',
  length: 'short-para',
  tones: DEFAULT_TONES,
  direction: 'to-truth',
  voice: DEFAULT_VOICE,
  level: DEFAULT_HUMOR_LEVEL,
  seed: 0,
};
const MAX_ROUNDS = 10;

/** The state of /reply-generator and /translate in this tab. It survives a reload, a lost connection and Back. */
export function createReactTab() {
  const entry = tabEntry('broetry-replies', readState);
  const read = (): StoredState => entry.get() ?? readState(null);
  const write = (change: Partial<StoredState>) => entry.set({ ...read(), ...change });
  return {
    draft: () => read().draft,
    saveDraft: (draft: ReactDraft) => write({ draft }),
    modelAttempt: () => read().model,
    saveModelAttempt: (model: ModelAttempt | null) => write({ model }),
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
export const reactTab = createReactTab();

function readState(found: unknown): StoredState {
  const { draft, attempts, rounds, model } = recordOf(found);
  return {
    draft: readDraft(draft),
    attempts: readAttempts(attempts),
    rounds: Array.isArray(rounds) ? rounds.map(readRound).filter((round) => round !== null) : [],
    model: readModelAttempt(model),
  };
}

function readDraft(found: unknown): ReactDraft {
  const { post, length, tones, seed, ...named } = recordOf(found);
  const picked = Array.isArray(tones)
    ? tones.map(readTone).filter((tone) => tone !== undefined)
    : [];
  return {
    post: typeof post === 'string' ? post : '',
    length: readLength(length) ?? EMPTY_DRAFT.length,
    tones: picked.length > 0 ? [...new Set(picked)].slice(0, MAX_TONES) : DEFAULT_TONES,
    direction: findDirection(String(named['direction'])) ?? EMPTY_DRAFT.direction,
    voice: findVoice(String(named['voice'])) ?? EMPTY_DRAFT.voice,
    level: parseHumorLevel(String(named['level'])) ?? EMPTY_DRAFT.level,
    seed: typeof seed === 'number' ? seed : EMPTY_DRAFT.seed,
  };
}

function readModelAttempt(found: unknown): ModelAttempt | null {
  const { content, key, as, state } = recordOf(found);
  if (typeof content !== 'string' || !isIdempotencyKey(key)) return null;
  if (as !== 'guest' && as !== 'member') return null;
  if (state !== 'asked' && state !== 'failed' && state !== 'done') return null;
  return { content, key, as, state };
}
