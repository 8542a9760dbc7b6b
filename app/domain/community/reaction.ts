import type { ReactionRow } from '../../platform/db/tables.ts';
import { counted, formatCount } from '../../platform/text/display-text.ts';

/** What a member can think of a post. */
export const REACTION_KINDS = [
  'agree',
  'humbled',
  'synergy',
  'unhinged',
] as const satisfies readonly ReactionRow['kind'][];
export type ReactionKind = (typeof REACTION_KINDS)[number];

/** The reactions as they stand on the page. */
export const REACTIONS: Readonly<Record<ReactionKind, string>> = {
  agree: 'Agree?',
  humbled: 'Humbled',
  synergy: 'Synergy',
  unhinged: 'Unhinged',
};

export const REACTION_FAILED = 'Your reaction did not arrive. The post will never know.';

/** What the writer of a post is told. Who it was is not said. */
export const REACTION_NOTIFICATIONS: Readonly<Record<ReactionKind, string>> = {
  agree: 'Somebody agrees with your post. Agree?',
  humbled: 'Somebody is humbled by your post.',
  synergy: 'Somebody feels synergy with your post.',
  unhinged: 'Somebody finds your post unhinged.',
};

// Made once: toLocaleString looks for its language at each call, twice for each number of a feed.
const NUMBERS = new Intl.NumberFormat('en');

/** A number in full, and where it comes from: what a post started with, and what members did. */
export function countOrigins(shown: number, real: number): string {
  const people = real === 1 ? '1 from a person' : `${NUMBERS.format(real)} from people`;
  return `${NUMBERS.format(shown)} in all: ${NUMBERS.format(shown - real)} from the algorithm, ${people}`;
}

/** The number of reactions. From 1.0k on one more does not show in it, so the reader's own is named. */
export function reactionsLabel(count: number, isMine: boolean): string {
  if (isMine && count > 1000) return `You and ${formatCount(count - 1)} others`;
  return counted(formatCount(count), 'reaction');
}
