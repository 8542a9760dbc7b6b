import type { ReactionRow } from '../../platform/db/tables.ts';
import { counted, formatCount } from '../../platform/text/display-text.ts';
import { peopleOf } from '../notifications/notifications.ts';

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

/** What a member did with a post by each reaction, without and with the post. */
const REACTED: Readonly<Record<ReactionKind, readonly [string, string]>> = {
  agree: ['agreed', 'agreed with'],
  humbled: ['felt humbled', 'felt humbled by'],
  synergy: ['felt synergy', 'felt synergy with'],
  unhinged: ['called HR', 'called HR on'],
};

/** The notification of a post's author, without names: the most frequent reaction comes first. */
export function reactionNotification(
  counts: readonly { kind: ReactionKind; count: number }[],
  post: string,
): string {
  const [first, ...others] = counts.toSorted((one, other) => other.count - one.count);
  if (!first) return '';
  const people = peopleOf(first.count);
  if (others.length === 0) return `${people} ${REACTED[first.kind][1]} ${post}`;
  const rest = others.map(({ kind, count }) => `, ${formatCount(count)} ${REACTED[kind][0]}`);
  return `${people} ${REACTED[first.kind][0]}${rest.join('')}: ${post}`;
}

// toLocaleString would resolve the locale at each call.
const NUMBERS = new Intl.NumberFormat('en');
const exact = (count: number) => (count < 1000 ? String(count) : NUMBERS.format(count));

/** The exact number, and how much of it is seeded and real. */
export function countOrigins(shown: number, real: number): string {
  const people = real === 1 ? '1 from a person' : `${exact(real)} from people`;
  return `${exact(shown)} in all: ${exact(shown - real)} from the algorithm, ${people}`;
}

/** The number of reactions. Above 1.0k one more would not show, so the label names the viewer's own. */
export function reactionsLabel(count: number, isMine: boolean): string {
  if (isMine && count > 1000) return `You and ${formatCount(count - 1)} others`;
  return counted(formatCount(count), 'reaction');
}
