/** Kinds of targets that can be reported. A `resource` is a picture of the library. */
export const REPORT_KINDS = ['post', 'comment', 'resource'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
export type ReportTarget = { kind: ReportKind; id: string };

/** Kinds of targets that admins can hide. The board has no reports. */
export const TARGET_KINDS = [...REPORT_KINDS, 'feature_request', 'request_comment'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];
export type TargetRef = { kind: TargetKind; id: string };

const REASONS = ['harassment', 'hateful', 'spam', 'private-information', 'depicted'] as const;

export const REPORT_REASONS = [...REASONS, 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The number of members whose reports hide a target before a review. */
export const REPORTS_THAT_HIDE = 3;

/** Maximum length of the message in a report, in characters. */
export const MAX_REPORT_LENGTH = 500;

/** Maximum length of the contact details in a report, in characters. */
export const MAX_CONTACT_LENGTH = 200;

/** Reasons for a removal. */
export const HIDE_REASONS = [...REASONS, 'coarse', 'other'] as const;
export type HideReason = (typeof HIDE_REASONS)[number];

/** The reason for a removal that a form or an address names. Null for anything else. */
export function readHideReason(named: unknown): HideReason | null {
  return HIDE_REASONS.find((one) => one === named) ?? null;
}
