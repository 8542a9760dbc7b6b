import type { ModerationCaseRow } from '../../platform/db/tables.ts';
import { ERRORS } from '../../platform/http/errors.ts';
import { CHOOSE_REASON, UNDO_TOO_LATE } from '../screening/moderation-words.ts';

/** The errors of the moderation queue. */
export const MODERATION_ERRORS = {
  decided: ERRORS['case-decided'].message,
  gone: 'This is gone: its writer has deleted it.',
  noReason: CHOOSE_REASON,
  notAllowed: 'Only admins decide here.',
  tooLate: UNDO_TOO_LATE,
  unknown: 'This form is not known here. Reload the page and try again.',
} as const;

/** The label of each decision. */
export const DECIDED: Readonly<Record<NonNullable<ModerationCaseRow['decision']>, string>> = {
  keep: 'Kept.',
  restore: 'Restored.',
  hide: 'Hidden.',
  delete: 'Deleted. It goes for good tomorrow.',
};
