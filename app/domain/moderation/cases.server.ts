import { findStyle } from '../../../comedy/styles/post-styles.ts';
import { cutPage, decodeCursor } from '../../platform/http/list-params.ts';
import type { Services } from '../../platform/services.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { memberFace } from '../faces/face.ts';
import { smallPicture } from '../media-library/small-picture.server.ts';
import { findAttached } from '../posts/attachment-store.server.ts';
import { attachedPicture, type AttachedRow } from '../posts/attachment.ts';
import { TEXT_TAKEN_BACK } from '../screening/moderation-words.ts';
import {
  countDecisions,
  countReports,
  listCaseRow,
  listCaseRows,
  listReportWords,
  type QueueRow,
  summarizeOpenCases,
} from './queue-store.server.ts';

/** A case as admins see it, without the ids of the reporters. Times are in epoch milliseconds. */
export type ModerationCase = ReturnType<typeof describeCase>;

/** Combines a case with its target and its reports. */
function describeCase(
  services: Pick<Services, 'storage'>,
  row: QueueRow,
  { counts, words, attached }: Awaited<ReturnType<typeof readBeside>>,
) {
  const { style, hidden_at: hiddenAt } = row;
  return {
    id: row.id,
    version: row.version,
    kind: row.target_kind,
    postId: row.post_id,
    accountName: printableText(row.owner_name),
    style: findStyle(style ?? '')?.label ?? style ?? '',
    createdAt: row.target_created_at,
    openedAt: row.opened_at,
    closedAt: row.closed_at,
    decision: row.decision,
    reason: row.reason,
    isHidden: hiddenAt !== null,
    hiddenReason: hiddenAt === null ? null : row.hidden_reason,
    ...targetOf(services, row, attached.get(row.post_id ?? '')),
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
        isMember: said.reporter_id !== null,
      })),
  };
}

/** The text of the post, comment or feature request, or the description of the picture, with its author and its picture. */
function targetOf(
  services: Pick<Services, 'storage'>,
  row: QueueRow,
  under: AttachedRow | undefined,
) {
  const byOwner = {
    authorName: printableText(row.owner_name),
    authorBio: '',
    authorFace: memberFace(row.owner_id, row.owner_name),
  };
  if (row.target_kind === 'resource') {
    return {
      ...byOwner,
      text: printableText(row.description ?? ''),
      picture: { ...smallPicture(services, row), tags: row.tags.map(printableText) },
    };
  }
  if (row.target_kind !== 'post') {
    return { ...byOwner, text: printableText(row.said ?? ''), picture: null };
  }
  // An unshared post is private again, and its author may have edited it since the report.
  const isShared = row.type === 'community';
  const { profileName = '', profileBio = '', profileFace } = row.formData ?? {};
  return {
    text: isShared ? printableText(publicText(row)) : TEXT_TAKEN_BACK,
    authorName: printableText(profileName),
    authorBio: printableText(profileBio),
    authorFace: memberFace(row.owner_id, profileName, profileFace),
    picture: isShared && under ? { ...attachedPicture(under), tags: [] } : null,
  };
}

function publicText({ post, shown_premise: premise }: QueueRow): string {
  return premise === null ? (post ?? '') : `${post}\nWhat happened: ${premise}`;
}

const PAGE = 20;
const MAX_WORDS = 10;
const MAX_COUNTED = 100;

/** Returns a page of 20 cases: open ones oldest first, closed ones newest first. */
export async function listCases(
  services: Pick<Services, 'db' | 'storage'>,
  { isOpen, after: cursor }: { isOpen: boolean; after: string | null },
) {
  const { db } = services;
  const after = decodeCursor(cursor);
  const rows = await listCaseRows(db, { isOpen, after, limit: PAGE + 1 });
  const { shown, next } = cutPage(rows, PAGE);
  const beside = await readBeside(db, shown);
  return { cases: shown.map((row) => describeCase(services, row, beside)), next };
}

/** Returns one case, open or closed, as a list: an empty one when it is gone. */
export async function listCase(services: Services, id: string): Promise<ModerationCase[]> {
  const rows = await listCaseRow(services.db, id);
  const beside = await readBeside(services.db, rows);
  return rows.map((row) => describeCase(services, row, beside));
}

/** The report counts, the report messages, and the attached pictures by post id. */
async function readBeside(db: Services['db'], rows: readonly QueueRow[]) {
  const ids = rows.map(({ id }) => id);
  const postIds = rows.flatMap((row) => (row.target_kind === 'post' ? (row.post_id ?? []) : []));
  return {
    counts: await countReports(db, ids),
    words: await listReportWords(db, ids, MAX_WORDS),
    attached: await findAttached(db, postIds),
  };
}

/** Returns the number of open cases, 100 at most. */
export async function countWaiting({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const { waiting } = await summarizeOpenCases(db, now());
  return Math.min(waiting, MAX_COUNTED);
}

/** Returns the number of open cases, and of closed ones by what became of their targets. */
export async function countCases(services: Pick<Services, 'db' | 'now'>) {
  const [waiting, rows] = await Promise.all([countWaiting(services), countDecisions(services.db)]);
  const sum = (...decisions: readonly (string | null)[]) =>
    rows
      .filter(({ decision }) => decisions.includes(decision))
      .reduce((total, { count }) => total + count, 0);
  const closed = { kept: sum('keep', 'restore'), hidden: sum('hide'), deleted: sum('delete') };
  return { waiting, decided: rows.reduce((all, { count }) => all + count, 0), ...closed };
}
