import type { ModerationCaseRow } from '../../platform/db/tables.ts';

/** The label of each decision. */
export const DECIDED: Readonly<Record<NonNullable<ModerationCaseRow['decision']>, string>> = {
  keep: 'Kept.',
  restore: 'Restored.',
  hide: 'Hidden.',
  delete: 'Deleted. It goes for good tomorrow.',
};
