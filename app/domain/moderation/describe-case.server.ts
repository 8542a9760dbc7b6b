import { findStyle } from '../../../comedy/post-styles.ts';
import { attachedPicture, type AttachedRow } from '../posts/attachment.ts';
import type { PostFormData } from '../posts/post.ts';
import { printableText } from '../../platform/text/display-text.ts';
import type { Services } from '../../platform/services.ts';
import type { ModerationCase } from '../screening/moderation-case.ts';
import { TAKEN_BACK } from '../screening/moderation-words.ts';
import type { QueueRow, ReportCount, ReportWords } from './queue-store.server.ts';

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
export function describeCase(
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
        words: printableText(said.words ?? ''),
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
