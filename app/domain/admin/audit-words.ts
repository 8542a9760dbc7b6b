import { HIDE_REASON_WORDS } from '../screening/moderation-words.ts';

/** What an admin did, by the action that is written down. What it was done to follows. */
const DONE: Readonly<Record<string, string>> = {
  disable: 'disabled',
  enable: 'enabled',
  approve: 'approved',
  reject: 'rejected',
  'delete-request': 'deleted',
  'remove-comment': 'deleted a comment on',
  'hide-resource': 'removed',
  keep: 'kept',
  restore: 'restored',
  hide: 'hid',
  delete: 'deleted',
  undo: 'took back a decision on',
};

/** What it was done to: with its words, and without them once it is gone or private. */
const THINGS: Readonly<Record<string, { known: string; gone: string }>> = {
  user: { known: 'the account of', gone: 'an account that is gone' },
  post: { known: 'the post', gone: 'a post that is gone or private' },
  comment: { known: 'the comment', gone: 'a comment that is gone' },
  feature_request: { known: 'the feature request', gone: 'a feature request that is gone' },
  resource: { known: 'the picture', gone: 'a picture that is gone' },
};

/** "approved the feature request"; what is not known here is named as it is written down. */
export function auditWords(action: string, kind: string, isKnown: boolean): string {
  const thing = THINGS[kind] ?? { known: kind, gone: `${kind} (gone)` };
  return `${DONE[action] ?? action} ${isKnown ? thing.known : thing.gone}`;
}

/** Why, as an admin wrote or chose it. */
export function auditReason(reason: string | null): string | null {
  const chosen: Readonly<Record<string, string>> = HIDE_REASON_WORDS;
  return reason === null ? null : (chosen[reason] ?? reason);
}

const LONGEST = 80;

/** The beginning of a text, in one line. */
export function openingOf(text: string): string {
  const letters = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  const opening = letters.slice(0, LONGEST).join('').trim();
  return letters.length > LONGEST ? `${opening} …` : opening;
}
