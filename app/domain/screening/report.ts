/** What can be reported: a post, a comment, or a picture of the library. */
export const REPORT_KINDS = ['post', 'comment', 'resource'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
export type ReportTarget = { kind: ReportKind; id: string };

export const REPORT_REASONS = [
  'harassment',
  'hateful',
  'spam',
  'private-information',
  'depicted',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** So many members have to report something to hide it before anybody has looked. */
export const REPORTS_THAT_HIDE = 3;

/** How much can be said with a report, in characters. */
export const MAX_REPORT_LENGTH = 500;

/** How much room there is to say how one can be reached, in characters. */
export const MAX_CONTACT_LENGTH = 200;

/** Why something was taken down. */
export const HIDE_REASONS = [
  'harassment',
  'hateful',
  'spam',
  'private-information',
  'depicted',
  'coarse',
  'other',
] as const;
export type HideReason = (typeof HIDE_REASONS)[number];
