import {
  DEFAULT_TONES,
  type ReplyLength,
  type ReplyTone,
} from '../../../comedy/replies/reply-kinds.ts';
import { type Go, readGoes, sentGoes } from '../generator/sent-goes.ts';
import { recordOf, tabEntry } from '../../platform/browser/web-storage.ts';
import {
  MAX_TONES,
  readLength,
  readRound,
  readTone,
  type Round,
} from '../../domain/writing/reply-round.ts';

/** What stands in the form. */
export type ReplyDraft = { post: string; length: ReplyLength; tones: readonly ReplyTone[] };

type Kept = { draft: ReplyDraft; goes: Go[]; rounds: Round[] };

export const EMPTY_DRAFT: ReplyDraft = { post: '', length: 'short-para', tones: DEFAULT_TONES };
const MOST_ROUNDS = 10;

/** What this tab remembers of the reply generator: over a reload, a lost connection and the way back. */
export function createReplyTab() {
  const entry = tabEntry('broetry-replies', readKept);
  const read = (): Kept => entry.kept() ?? readKept(null);
  const write = (change: Partial<Kept>) => entry.keep({ ...read(), ...change });
  const sent = () => sentGoes(read().goes, (goes) => write({ goes }));
  return {
    draft: () => read().draft,
    saveDraft: (draft: ReplyDraft) => write({ draft }),
    isPending: (content: string) => sent().isPending(content),
    keyFor: (content: string, newKey: () => string) => sent().keyFor(content, newKey),
    /** The replies have come, or never will. */
    settle: (key: string) => sent().drop(key),
    /** Keeps a round, the latest first; one with the same id is replaced. */
    keepRound(round: Round): void {
      const others = read().rounds.filter(({ id }) => id !== round.id);
      write({ rounds: [round, ...others].slice(0, MOST_ROUNDS) });
    },
    dropRound: (id: string) => write({ rounds: read().rounds.filter((round) => round.id !== id) }),
    rounds: () => read().rounds,
  };
}

/** What this tab remembers. For the browser only. */
export const replyTab = createReplyTab();

function readKept(found: unknown): Kept {
  const { draft, goes, rounds } = recordOf(found);
  return {
    draft: readDraft(draft),
    goes: readGoes(goes),
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
