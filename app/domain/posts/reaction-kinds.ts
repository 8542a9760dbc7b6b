import type { ReactionRow } from '../../platform/db/tables.ts';

/** What a member can think of a post. */
export const REACTION_KINDS = [
  'agree',
  'humbled',
  'synergy',
  'unhinged',
] as const satisfies readonly ReactionRow['kind'][];
export type ReactionKind = (typeof REACTION_KINDS)[number];
