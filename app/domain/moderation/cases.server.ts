import { findStyle } from '../../../comedy/post-styles.ts';
import type { ModerationCaseRow } from '../../platform/db/tables.ts';
import { decodeCursor, encodeCursor } from '../../platform/http/list-params.ts';
import { isAdmin, type Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { findAttached } from '../posts/attachment-store.server.ts';
import { attachedPicture, type AttachedRow } from '../posts/attachment.ts';
import type { PostFormData } from '../posts/post.ts';
import { TAKEN_BACK } from '../screening/moderation-words.ts';
import type { ReportKind } from '../screening/report.ts';
import {
  countOpenCases,
  countReports,
  listCaseRows,
  listReportWords,
  type QueueRow,
  type ReportCount,
  type ReportWords,
} from './queue-store.server.ts';

/** A case as admins see it, without the ids of the reporters. Times are in epoch milliseconds. */
export type ModerationCase = {
  id: string;
  version: number;
  kind: ReportKind;
  postId: string | null;
  /** The text of the post or comment, or the description of the picture. */
  text: string;
  /** The reported picture, or the captioned picture attached to the post. */
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

type About = Pick<
  ModerationCase,
  'text' | 'authorName' | 'authorBio' | 'style' | 'createdAt' | 'picture' | 'hiddenReason'
> & { hiddenAt: number | null };

/** Data for the cases of a page: report counts, report messages, and attached pictures by post id. */
type Beside = {
  counts: readonly ReportCount[];
  words: readonly ReportWords[];
  attached: ReadonlyMap<string, AttachedRow>;
};

/** Combines a case with its target and its reports. */
function describeCase(
  services: Pick<Services, 'storage'>,
  row: QueueRow,
  { counts, words, attached }: Beside,
): ModerationCase {
  const under = attached.get(row.post_id ?? '');
  const { hiddenAt, hiddenReason, ...about } = aboutOf(services, row, under);
  return {
    id: row.id,
    version: row.version,
    kind: row.target_kind,
    postId: row.post_id,
    accountName: printableText(row.owner_name),
    openedAt: row.opened_at,
    closedAt: row.closed_at,
    decision: row.decision,
    reason: row.reason,
    ...about,
    hiddenReason: hiddenAt === null ? null : hiddenReason,
    isHidden: hiddenAt !== null,
    reports: counts
      .filter((count) => count.case_id === row.id)
      .map(({ reason, count }) => ({ reason, count })),
    words: words
      .filter((said) => said.case_id === row.id)
      .map((said) => ({
        reason: said.reason,
        words: printableText(said.message ?? ''),
        contact: printableText(said.contact ?? ''),
        at: said.created_at,
        isMember: said.is_member === 1,
      })),
  };
}

function aboutOf(
  services: Pick<Services, 'storage'>,
  row: QueueRow,
  under: AttachedRow | undefined,
): About {
  if (row.target_kind === 'resource') return aboutPicture(services, row);
  const style = findStyle(row.style ?? '')?.label ?? row.style ?? '';
  if (row.target_kind === 'comment') {
    return {
      ...byOwner(row),
      text: printableText(row.comment ?? ''),
      style,
      createdAt: row.comment_created_at ?? 0,
      hiddenAt: row.comment_hidden_at,
      hiddenReason: row.comment_hidden_reason,
    };
  }
  const form = JSON.parse(row.form_data ?? '{}') as PostFormData;
  // An unshared post is private again, and its author may have edited it since the report.
  const isShared = row.type === 'community';
  return {
    text: isShared ? printableText(publicText(row)) : TAKEN_BACK,
    authorName: printableText(form.profileName),
    authorBio: printableText(form.profileBio),
    style,
    createdAt: row.post_created_at ?? 0,
    picture: isShared && under ? { ...attachedPicture(under), tags: [] } : null,
    hiddenAt: row.post_hidden_at,
    hiddenReason: row.post_hidden_reason,
  };
}

const byOwner = ({ owner_name }: QueueRow) => ({
  authorName: printableText(owner_name),
  authorBio: '',
  style: '',
  picture: null,
});

function publicText({ post, shown_premise: premise }: QueueRow): string {
  return premise === null ? (post ?? '') : `${post}\nWhat happened: ${premise}`;
}

const SMALL = 'image/webp';

function aboutPicture({ storage }: Pick<Services, 'storage'>, row: QueueRow): About {
  const thumbnails = JSON.parse(row.thumbnails ?? '[]') as { type: string; place: string }[];
  const small = thumbnails.find(({ type }) => type === SMALL)?.place ?? row.image ?? '';
  return {
    ...byOwner(row),
    text: printableText(row.description ?? ''),
    createdAt: row.resource_created_at ?? 0,
    picture: {
      url: storage.url(small),
      width: row.width ?? 1,
      height: row.height ?? 1,
      alt: printableText(row.alt ?? ''),
      tags: (JSON.parse(row.tags ?? '[]') as string[]).map(printableText),
    },
    hiddenAt: row.resource_hidden_at,
    hiddenReason: row.resource_hidden_reason,
  };
}

type CasesPage = { cases: ModerationCase[]; next: string | null };

const PAGE = 20;
const MAX_WORDS = 10;
const MAX_COUNTED = 100;

/**
 * Returns a page of 20 cases: open ones oldest first, closed ones newest first. Returns null unless the viewer is an
 * admin.
 */
export async function listCases(
  services: Services,
  viewer: Viewer,
  params: { isOpen: boolean; after: string | null },
): Promise<CasesPage | null> {
  if (!isAdmin(viewer)) return null;
  const { isOpen } = params;
  const { db } = services;
  const rows = await listCaseRows(db, {
    isOpen,
    after: decodeCursor(params.after),
    limit: PAGE + 1,
  });
  const shown = rows.slice(0, PAGE);
  const ids = shown.map(({ id }) => id);
  const postIds = shown.flatMap((row) => (row.target_kind === 'post' ? (row.post_id ?? []) : []));
  const [counts, words, attached] = await Promise.all([
    countReports(db, ids),
    listReportWords(db, ids, MAX_WORDS),
    findAttached(db, postIds),
  ]);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  const at = (last && (isOpen ? last.opened_at : last.closed_at)) ?? 0;
  return {
    cases: shown.map((row) => describeCase(services, row, { counts, words, attached })),
    next: last ? encodeCursor({ at, id: last.id }) : null,
  };
}

/** Returns the number of open cases, 100 at most. Returns 0 unless the viewer is an admin. */
export async function countWaiting({ db }: Services, viewer: Viewer): Promise<number> {
  return isAdmin(viewer) ? countOpenCases(db, MAX_COUNTED) : 0;
}
