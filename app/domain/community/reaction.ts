import type { ReactionRow } from '../../platform/db/tables.ts';
import { counted, formatCount } from '../../platform/text/display-text.ts';

export const REACTION_KINDS = [
  'agree',
  'humbled',
  'synergy',
  'unhinged',
] as const satisfies readonly ReactionRow['kind'][];
export type ReactionKind = (typeof REACTION_KINDS)[number];

/** The label of each reaction. */
export const REACTIONS: Readonly<Record<ReactionKind, string>> = {
  agree: 'Agree?',
  humbled: 'Humbled',
  synergy: 'Synergy',
  unhinged: 'Call HR',
};

export const REACTION_FAILED = 'Your reaction did not arrive. The post will never know.';

/** The notification of the post's author, which does not name the member who reacted. */
export const REACTION_NOTIFICATIONS: Readonly<Record<ReactionKind, string>> = {
  agree: 'Somebody agrees with your post. Agree?',
  humbled: 'Somebody is humbled by your post.',
  synergy: 'Somebody feels synergy with your post.',
  unhinged: 'Somebody would like HR to see your post.',
};

// toLocaleString would resolve the locale at each call.
const NUMBERS = new Intl.NumberFormat('en');

/** The exact number, and how much of it is seeded and real. */
export function countOrigins(shown: number, real: number): string {
  const people = real === 1 ? '1 from a person' : `${NUMBERS.format(real)} from people`;
  return `${NUMBERS.format(shown)} in all: ${NUMBERS.format(shown - real)} from the algorithm, ${people}`;
}

/** The number of reactions. Above 1.0k one more would not show, so the label names the viewer's own. */
export function reactionsLabel(count: number, isMine: boolean): string {
  if (isMine && count > 1000) return `You and ${formatCount(count - 1)} others`;
  return counted(formatCount(count), 'reaction');
}
