import { counted, formatCount } from '../../platform/text/display-text.ts';
import { peopleOf } from '../notifications/notifications.ts';

/**
 * The reactions in the order of the picker: the label, and what a member did with a post, without and with the post. Their
 * pictures are in reaction-picker.tsx.
 */
export const REACTIONS = {
  agree: { label: 'Agree?', did: 'agreed', didWith: 'agreed with' },
  humbled: { label: 'Humbled', did: 'felt humbled', didWith: 'felt humbled by' },
  synergy: { label: 'Synergy', did: 'felt synergy', didWith: 'felt synergy with' },
  unhinged: { label: 'Call HR', did: 'called HR', didWith: 'called HR on' },
};
export type ReactionKind = keyof typeof REACTIONS;
export const REACTION_KINDS = Object.keys(REACTIONS) as ReactionKind[];

/** The reaction that was sent or stored, or null. */
export function readReaction(kind: string): ReactionKind | null {
  return REACTION_KINDS.find((one) => one === kind) ?? null;
}

export const REACTION_FAILED = 'Your reaction did not arrive. The post will never know.';

/** The notification of a post's author, without names: the most frequent reaction comes first. */
export function reactionNotification(
  counts: readonly { kind: ReactionKind; count: number }[],
  post: string,
): string {
  const [first, ...others] = counts.toSorted((one, other) => other.count - one.count);
  if (!first) return '';
  const people = peopleOf(first.count);
  if (others.length === 0) return `${people} ${REACTIONS[first.kind].didWith} ${post}`;
  const rest = others.map(({ kind, count }) => `, ${formatCount(count)} ${REACTIONS[kind].did}`);
  return `${people} ${REACTIONS[first.kind].did}${rest.join('')}: ${post}`;
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
