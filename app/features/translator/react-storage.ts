import { DEFAULT_HUMOR_LEVEL } from '../../../comedy/form/humor-levels.ts';
import {
  DEFAULT_TONES,
  type ReplyLength,
  type ReplyTone,
} from '../../../comedy/replies/reply-kinds.ts';
import { DEFAULT_VOICE } from '../../../comedy/translate/voices.ts';
import type { Round } from '../../domain/replies/reply-round.ts';
import type { TranslationRequest } from '../../domain/translator/translations.server.ts';
import { type Attempt, pendingAttempts } from '../../platform/browser/attempts.ts';
import { tabEntries } from '../../platform/browser/web-storage.ts';
import type { PublicViewer } from '../../domain/members/viewer.ts';

/** The pasted post, and what is chosen on the tabs for it. It is not in the URL, because URLs are logged. */
export type ReactDraft = Omit<TranslationRequest, 'text'> & {
  post: string;
  length: ReplyLength;
  tones: readonly ReplyTone[];
};

/** The request to the model that is repeated after a reload, and who sent it. */
type ModelRequest = Attempt & { as: PublicViewer['kind'] };

type StoredState = {
  draft: ReactDraft;
  attempts: Attempt[];
  rounds: Round[];
  model: ModelRequest | null;
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
const EMPTY: StoredState = { draft: EMPTY_DRAFT, attempts: [], rounds: [], model: null };
const MAX_ROUNDS = 10;

/** The state of /reply-generator and /translate in this tab. It survives a reload, a lost connection and Back. */
export function createReactTab() {
  const tab = tabEntries('broetry-replies', (found) => found as StoredState | null);
  const read = (): StoredState => ({ ...EMPTY, ...tab.get('') });
  const write = (change: Partial<StoredState>) => tab.set('', { ...read(), ...change });
  return {
    draft: () => read().draft,
    saveDraft: (draft: ReactDraft) => write({ draft }),
    modelRequest: () => read().model,
    saveModelRequest: (model: ModelRequest | null) => write({ model }),
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

export const reactTab = createReactTab();
