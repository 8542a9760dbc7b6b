import { type ReactNode, useRef, useState } from 'react';
import { type Comment, type CommentsPage, WRITE_FOR_ME } from '../../domain/community/comment.ts';
import { type Face, tintedApart } from '../../domain/faces/face.ts';
import { Avatar, Byline } from '../../ui/avatar.tsx';
import { useFocusAfterLeaving } from '../../ui/focus.ts';
import { Flag, Sparkles, Trash2 } from '../../ui/icons/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Link } from '../../ui/links.tsx';
import { Menu } from '../../ui/menu.tsx';
import { More } from '../../ui/more.tsx';
import { PlainConfirm } from '../../ui/plain-confirm.tsx';
import { useViewer } from '../site/use-viewer.ts';
import { HideLink, ReportLink, useHideEntries } from '../moderation/hide-link.tsx';
import { Headline } from '../posts/post-card.tsx';
import { PLAIN_FORMS } from '../site/rejected-form.ts';
import { CommentForm } from './comment-form.tsx';
import { SENDING_ID, useComments } from './use-comments.ts';

type Props = {
  postId: string;
  first: CommentsPage;
  /** False further down, which only an address without script leads to. */
  isFirst: boolean;
  formKey: string;
  onCount: (change: number) => void;
  onGuest: () => void;
  /** Where the number on the card comes from. */
  origins: string;
  /** The comments of the house. */
  children?: ReactNode;
};

/** So many comments are in sight, and the others behind a press. */
const SHOWN = 2;
const ITEMS = ':scope li';
const LIST = 'grid grid-cols-1 gap-4';

/** The comments below a post: those of the house, then those of people, newest first, with the field for another one. */
export function CommentsSection({ postId, first, isFirst, formKey, ...more }: Props) {
  const viewer = useViewer();
  const loaded = useComments({ postId, first, onCount: more.onCount });
  const { comments, next, state, send, remove } = loaded;
  const list = useRef<HTMLDivElement>(null);
  const faces = tintedApart(comments.map(({ authorFace }) => authorFace));
  const ids = comments.map(({ id }) => id);
  useFocusAfterLeaving(ids, list, 'comments-heading', ITEMS);
  const items = (from: number, to?: number) =>
    comments
      .slice(from, to)
      .map((comment, index) => (
        <CommentItem
          key={comment.id}
          face={faces[from + index] ?? comment.authorFace}
          comment={comment}
          postId={postId}
          onDelete={() => void remove(comment)}
        />
      ));
  return (
    <section
      id="comments"
      aria-labelledby="comments-heading"
      className="card on-screen mt-4 scroll-mt-20 p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="comments-heading" tabIndex={-1} className="text-xl">
          Comments
        </h2>
        <p className="text-sm text-muted">{more.origins}</p>
      </div>
      {more.children && (
        <>
          {more.children}
          <h3 className="eyebrow mt-4 border-t border-line pt-4">By people</h3>
        </>
      )}
      {comments.length === 0 && (
        <p className="mt-1 text-muted">
          No comments from people yet. Be the first to say “This.” and mean it.
        </p>
      )}
      {viewer.kind === 'member' ? (
        <CommentForm
          key={postId}
          id={PLAIN_FORMS.comment}
          label={
            <>
              Comment as <strong className="font-semibold text-ink">{viewer.name}</strong>
            </>
          }
          placeholder="Add to the conversation. Or at least to the count."
          action={`/post/${postId}/comments`}
          hidden={{ key: formKey }}
          onSend={(text) => send(text, viewer)}
          className="mt-2"
        >
          <Link
            to={`/reply-generator?post=${postId}`}
            className="button button-quiet -ms-2 mr-auto px-2 text-sm"
          >
            <Sparkles size={16} /> {WRITE_FOR_ME}
          </Link>
        </CommentForm>
      ) : (
        <GuestInvitation postId={postId} onGuest={more.onGuest} />
      )}
      {!isFirst && (
        <Link to={`/post/${postId}#comments`} className="button button-quiet mt-4 -ms-[12px]">
          Newest comments
        </Link>
      )}
      <div ref={list}>
        <ul className={`${LIST} mt-6 empty:hidden`}>{items(0, SHOWN)}</ul>
        {comments.length > SHOWN && (
          <More label="More by people">
            <ul className={`${LIST} mt-2`}>{items(SHOWN)}</ul>
          </More>
        )}
      </div>
      {next !== null && (
        <Link
          to={`/post/${postId}?comments=${next}#comments`}
          onClick={(event) => {
            event.preventDefault();
            void loaded.more();
          }}
          aria-disabled={state === 'loading' || undefined}
          className="button button-plain mt-4 w-full"
        >
          {state === 'loading' ? 'Loading …' : state === 'failed' ? 'Try again' : 'Older comments'}
        </Link>
      )}
    </section>
  );
}

function GuestInvitation({ postId, onGuest }: { postId: string; onGuest: () => void }) {
  const next = new URLSearchParams({ next: `/post/${postId}` }).toString();
  return (
    <div className="mt-3 flex flex-wrap gap-x-2 gap-y-1">
      <Link
        to={`/signup?${next}`}
        onClick={(event) => {
          event.preventDefault();
          onGuest();
        }}
        className="button button-plain px-4"
      >
        Sign up to comment
      </Link>
      <Link to={`/reply-generator?post=${postId}`} className="button button-quiet px-2">
        {WRITE_FOR_ME}
      </Link>
    </div>
  );
}

type CommentItemProps = {
  comment: Comment;
  face: Face;
  postId: string;
  onDelete: () => void;
};

function CommentItem({ comment, face, postId, onDelete }: CommentItemProps) {
  const { id, text, authorName, authorBio, authorAvatar, createdAt, isHeld, isOwn, mayDelete } =
    comment;
  const isSending = id === SENDING_ID;
  return (
    <li id={`comment-${id}`} className={`flex gap-3 ${isSending ? 'opacity-60' : ''}`}>
      <Avatar name={authorName} photoUrl={authorAvatar} face={face} className="size-10 text-lg" />
      <article
        aria-label={`Comment by ${authorName}`}
        aria-busy={isSending || undefined}
        className="min-w-0 flex-1 rounded-card bg-tint px-4 py-3"
      >
        <header className="flex gap-2 leading-snug [&>.menu-button]:-mb-4">
          <div className="min-w-0 flex-1">
            <Byline name={authorName} at={createdAt} />
            {authorBio !== '' && <Headline text={authorBio} className="text-sm text-muted" />}
          </div>
          {!isSending && <CommentMenu comment={comment} onDelete={onDelete} />}
        </header>
        <p dir="auto" className="mt-1 whitespace-pre-line">
          {text}
        </p>
        {isHeld && (
          <p className="mt-2 text-sm font-medium text-muted">
            Only you can see this one. Your notifications say why.
          </p>
        )}
        {!isOwn && (
          <p className="-ms-3 hidden noscript:block">
            <ReportLink kind="comment" id={id} className="text-sm" />
            <HideLink target={{ kind: 'comment', id }} label="Hide comment" className="text-sm" />
          </p>
        )}
        {mayDelete && (
          <div className="-ms-3">
            <PlainConfirm
              label="Delete comment"
              words={DELETE_WORDS}
              action={`/post/${postId}/comments/${id}/delete`}
            />
          </div>
        )}
      </article>
    </li>
  );
}

const ReportDialog = lazyPart(() =>
  import('../moderation/report-dialog.tsx').then((part) => part.ReportDialog),
);
const ConfirmDelete = lazyPart(() =>
  import('../../ui/dialog.tsx').then((part) => part.ConfirmDelete),
);

const DELETE_WORDS = 'It goes for good. The post will have to stand on its own.';

const REPORT = { Icon: Flag, label: 'Report comment …', opensDialog: true };
const DELETE = { Icon: Trash2, label: 'Delete comment …', opensDialog: true };

type CommentMenuProps = { comment: Comment; onDelete: () => void };
type Opened = 'delete' | 'report' | null;

function CommentMenu({ comment, onDelete }: CommentMenuProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const { id, isOwn, mayDelete } = comment;
  const hideEntries = useHideEntries();
  const close = () => setOpened(null);
  const entries = [
    ...(isOwn ? [] : [{ ...REPORT, onPress: () => setOpened('report') }]),
    ...(isOwn ? [] : hideEntries({ kind: 'comment', id }, 'Hide comment …')),
    ...(mayDelete ? [{ ...DELETE, onPress: () => setOpened('delete') }] : []),
  ];
  return (
    <>
      <Menu label={`Menu of the comment by ${comment.authorName}`} entries={entries} />
      {opened === 'delete' && (
        <ConfirmDelete
          title="Delete this comment?"
          words={DELETE_WORDS}
          onDelete={onDelete}
          onClose={close}
          onMissing={close}
        />
      )}
      {opened === 'report' && (
        <ReportDialog target={{ kind: 'comment', id }} onClose={close} onMissing={close} />
      )}
    </>
  );
}
