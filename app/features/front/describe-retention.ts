import type { PersonalTable } from '../../domain/sign-in/personal-tables.ts';
import { duration } from './duration.ts';
import type { About, RetainedData } from './retained-data.ts';

/** One thing that is kept: about whom, what it is, until when, and whether a member's export has it. */
export type RetentionLine = { about: About; what: string; until: string };

/**
 * Says what a table keeps, and for how long. `personal` is null where its rows belong to no member. What a table
 * holds of guests as well is a line of its own: they have no account that it could go with.
 */
export function describeRetention(
  kept: RetainedData,
  personal: PersonalTable | null,
): RetentionLine[] {
  const { about, what, ofGuests } = kept;
  const line = { about, what, until: untilOf(kept, personal) };
  if (ofGuests === undefined) return [line];
  return [line, { about: 'guests', what: ofGuests, until: untilOf(kept, null) }];
}

function untilOf({ ends }: RetainedData, personal: PersonalTable | null): string {
  const exported = personal?.exported ? ' Your export has it.' : '';
  const byItself = ends && `${duration(ends.after)} ${ends.counted}`;
  if (!personal) return byItself === undefined ? 'Kept without an end.' : `${byItself}.`;
  if (personal.deleted === 'words-forgotten') return `${WORDS_FORGOTTEN}${exported}`;
  if (byItself === undefined) return `Until you delete it, or your account.${exported}`;
  return `${byItself}; sooner with your account.${exported}`;
}

const WORDS_FORGOTTEN =
  'Your words and your name go with your account; that something happened stays on record.';
