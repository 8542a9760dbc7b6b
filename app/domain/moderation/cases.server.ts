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

type About = Pick<
  ModerationCase,
  'text' | 'authorName' | 'authorBio' | 'style' | 'createdAt' | 'picture' | 'hiddenReason'
> & { hiddenAt: number | null };

/** What goes with the cases of a page: by reason, in words, and the pictures under posts, by post. */
type Beside = {
  counts: readonly ReportCount[];
  words: readonly ReportWords[];
  attached: ReadonlyMap<string, AttachedRow>;
};

/** A case as admins see it, with what was reported of it. */
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
      text: printableText(row.comment ?? ''),
      authorName: printableText(row.owner_name),
      authorBio: '',
      style,
      createdAt: row.comment_created_at ?? 0,
      picture: null,
      hiddenAt: row.comment_hidden_at,
      hiddenReason: row.comment_hidden_reason,
    };
  }
  const form = JSON.parse(row.form_data ?? '{}') as PostFormData;
  // What its writer has taken back is private again, and may say something else by now.
  const isShared = row.type === 'community';
  return {
    text: isShared ? printableText(row.post ?? '') : TAKEN_BACK,
    authorName: printableText(form.profileName),
    authorBio: printableText(form.profileBio),
    style,
    createdAt: row.post_created_at ?? 0,
    picture: isShared && under ? { ...attachedPicture(under), tags: [] } : null,
    hiddenAt: row.post_hidden_at,
    hiddenReason: row.post_hidden_reason,
  };
}

const SMALL = 'image/webp';

function aboutPicture({ storage }: Pick<Services, 'storage'>, row: QueueRow): About {
  const thumbnails = JSON.parse(row.thumbnails ?? '[]') as { type: string; place: string }[];
  const small = thumbnails.find(({ type }) => type === SMALL)?.place ?? row.image ?? '';
  return {
    text: printableText(row.description ?? ''),
    authorName: printableText(row.owner_name),
    authorBio: '',
    style: '',
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

/** A page of the queue, for admins: open cases oldest first, closed ones newest first. Null for everybody else. */
export async function listCases(
  services: Services,
  viewer: Viewer,
  ask: { isOpen: boolean; after: string | null },
): Promise<CasesPage | null> {
  if (!isAdmin(viewer)) return null;
  const { isOpen } = ask;
  const { db } = services;
  const rows = await listCaseRows(db, {
    isOpen,
    after: decodeCursor(ask.after),
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

/** How many cases wait, for admins; it stops at a hundred. 0 for everybody else. */
export async function countWaiting({ db }: Services, viewer: Viewer): Promise<number> {
  return isAdmin(viewer) ? countOpenCases(db, MAX_COUNTED) : 0;
}
