import type { TargetKind } from '../screening/report.ts';

/** What a piece is, to an admin: of a post its style. `style`: the label of that of the post. */
export function targetName(kind: TargetKind, style: string): string {
  if (kind === 'resource') return 'Picture of the library';
  if (kind === 'feature_request') return 'Feature request';
  if (kind === 'request_comment') return 'Comment on a feature request';
  return kind === 'comment' ? `Comment on ${style}` : style;
}
