import {
  DEFAULT_TONES,
  type ReplyLength,
  type ReplyTone,
} from '../../comedy/replies/reply-kinds.ts';
import { browserStorage, recordOf } from '../ui/browser-storage.ts';
import { onForget } from '../ui/tab-memory.ts';
import { MOST_TONES, readLength, readRound, readTone, type Round } from './reply-round.ts';

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What stands in the form. */
export type ReplyDraft = { post: string; length: ReplyLength; tones: readonly ReplyTone[] };

/** A form that was sent, and the key under which its replies are found again. */
type Go = { content: string; key: string };
type Kept = { draft: ReplyDraft; goes: Go[]; rounds: Round[] };

const KEY = 'broetry-replies';
export const EMPTY_DRAFT: ReplyDraft = { post: '', length: 'short-para', tones: DEFAULT_TONES };
const MOST_GOES = 20;
const MOST_ROUNDS = 10;

/** What this tab remembers of the reply generator: over a reload, a lost connection and the way back. */
export function createReplyTab(storage: TabStorage | null) {
  let held: string | null = null;
  const read = (): Kept => {
    try {
      return parseKept(held ?? storage?.getItem(KEY) ?? null);
    } catch {
      return parseKept(null);
    }
  };
  const write = (change: Partial<Kept>): void => {
    held = JSON.stringify({ ...read(), ...change });
    try {
      storage?.setItem(KEY, held);
    } catch {
      // Storage is full or forbidden: the page itself still remembers.
    }
  };
  return {
    draft: () => read().draft,
    keepDraft: (draft: ReplyDraft) => write({ draft }),
    /** True when this very content was sent before and its replies have not been shown. */
    isPending: (content: string) => read().goes.some((go) => go.content === content),
    /** The key for this content: the earlier one while its replies are pending, else a new one. */
    keyFor(content: string, newKey: () => string): string {
      const { goes } = read();
      const earlier = goes.find((go) => go.content === content);
      if (earlier) return earlier.key;
      const key = newKey();
      write({ goes: [...goes.slice(1 - MOST_GOES), { content, key }] });
      return key;
    },
    /** The replies have come, or never will: the same content is a new go from now on. */
    settle: (key: string) => write({ goes: read().goes.filter((go) => go.key !== key) }),
    /** Keeps a round, the latest first; one with the same id is replaced. */
    keepRound(round: Round): void {
      const others = read().rounds.filter(({ id }) => id !== round.id);
      write({ rounds: [round, ...others].slice(0, MOST_ROUNDS) });
    },
    dropRound: (id: string) => write({ rounds: read().rounds.filter((round) => round.id !== id) }),
    rounds: () => read().rounds,
    /** Lets go of what is held in memory; the storage is emptied by whoever calls. */
    letGo: () => void (held = null),
  };
}

function parseKept(text: string | null): Kept {
  const found: unknown = text === null ? null : JSON.parse(text);
  const { draft, goes, rounds } = recordOf(found);
  return {
    draft: readDraft(draft),
    goes: Array.isArray(goes) ? goes.filter(isGo) : [],
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
    tones: picked.length > 0 ? [...new Set(picked)].slice(0, MOST_TONES) : DEFAULT_TONES,
  };
}

function isGo(found: unknown): found is Go {
  const { content, key } = recordOf(found);
  return typeof content === 'string' && typeof key === 'string' && /^[\w-]{8,100}$/.test(key);
}

let tab: ReturnType<typeof createReplyTab> | undefined;
onForget(() => tab?.letGo());

/** What this tab remembers. For the browser only. */
export function replyTab() {
  return (tab ??= createReplyTab(browserStorage('sessionStorage')));
}
