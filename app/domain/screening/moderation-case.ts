import type { ModerationCaseRow } from '../../platform/db/tables.ts';
import type { ReportKind } from './report.ts';

/** A case as admins see it. Who reported is not among it. Times in epoch milliseconds. */
export type ModerationCase = {
  id: string;
  version: number;
  kind: ReportKind;
  postId: string | null;
  /** Of a picture what its owner says of it. */
  text: string;
  /** The picture itself, or the one under a post with the words on it. */
  picture: { url: string; width: number; height: number; alt: string; tags: string[] } | null;
  authorName: string;
  authorBio: string;
  accountName: string;
  style: string;
  createdAt: number;
  openedAt: number;
  closedAt: number | null;
  decision: ModerationCaseRow['decision'];
  reason: string | null;
  isHidden: boolean;
  hiddenReason: string | null;
  reports: { reason: string; count: number }[];
  words: { reason: string; words: string; contact: string; at: number; isMember: boolean }[];
};
