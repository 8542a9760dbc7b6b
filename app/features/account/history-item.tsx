import { useFetcher } from 'react-router';
import { findStyle } from '../../../comedy/styles/post-styles.ts';
import { POST_DELETED, postPath } from '../../domain/posts/post.ts';
import { counted, formatCount } from '../../platform/text/display-text.ts';
import { FaceDrawing } from '../../ui/avatar.tsx';
import { Trash2 } from '../../ui/icons/icons.tsx';
import { CardPicture } from '../posts/card-picture.tsx';
import { OwnPostTitle } from '../posts/own-post-title.tsx';
import type { PostSummary } from '../../domain/posts/posts.server.ts';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { useResultToast } from '../../ui/toasts.tsx';
import type { AccountAnswer } from './account-answer.ts';

type Props = {
  post: PostSummary;
  /** Whether the list has shared posts only, so that none has to say it. */
  isAllShared: boolean;
};

/** A post of the history: its row leads to its result. */
export function HistoryItem({ post, isAllShared }: Props) {
  const { type, humorLevel } = post.formData;
  const label = findStyle(type)?.label ?? type;
  const opened = `/preview?generation=${post.generationId}`;
  return (
    <li className="relative grid grid-cols-1 gap-x-6 gap-y-3 p-4 first:rounded-t-card last:rounded-b-card has-[.stretched-link:hover]:bg-tint sm:px-6 sm:py-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="flex min-w-0 gap-4">
        <FaceDrawing face={post.face} className="size-12 max-sm:hidden" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <span className="font-semibold text-ink">{label}</span>
            <span aria-hidden>·</span>
            <span>{humorLevel}</span>
            <span aria-hidden>·</span>
            <LocalTime at={post.createdAt} asAge />
          </p>
          <Link to={opened} className="stretched-link flex min-h-11 flex-col justify-center">
            <OwnPostTitle post={post} />
            {post.picture && (
              <CardPicture picture={post.picture} className="mt-3 h-36 w-auto rounded-control" />
            )}
          </Link>
          <Seen {...post} isAllShared={isAllShared} />
        </div>
      </div>
      <div className="relative z-1 flex flex-wrap items-start gap-2 justify-self-start max-lg:w-full sm:max-lg:ps-16 lg:max-w-80 lg:justify-end">
        {post.isHidden && <TakeBack id={post.id} />}
        {post.isShared && !post.isHidden && (
          <Link to={`/post/${post.id}`} className="button button-quiet max-lg:order-1">
            See it
          </Link>
        )}
        <Link
          to={`/generator?style=${encodeURIComponent(type)}&from=${post.generationId}`}
          className="button button-plain max-sm:px-3"
        >
          Another one
        </Link>
        <DeletePost id={post.id} />
      </div>
    </li>
  );
}

type SeenProps = Pick<PostSummary, 'isShared' | 'isHidden' | 'likes' | 'comments'> &
  Pick<Props, 'isAllShared'>;

/** Who sees a post, and what they did. */
function Seen({ isShared, isHidden, likes, comments, isAllShared }: SeenProps) {
  if (!isShared) return <p className="text-sm text-muted">Not shared</p>;
  const said = isHidden ? 'Hidden from everybody else' : isAllShared ? null : 'Shared';
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-muted">
      {said !== null && (
        <>
          <span className={`font-semibold ${isHidden ? 'text-bad' : 'text-good'}`}>{said}</span>
          <span aria-hidden>·</span>
        </>
      )}
      <span>{counted(formatCount(likes), 'reaction')}</span>
      <span aria-hidden>·</span>
      <span>{counted(formatCount(comments), 'comment')}</span>
    </p>
  );
}

// The author cannot open a post hidden in the community, so the history itself offers to withdraw it.
function TakeBack({ id }: { id: string }) {
  const fetcher = useFetcher<AccountAnswer>();
  return (
    <fetcher.Form method="post" action={`${postPath(id)}/unshare`}>
      <button type="submit" className="button button-plain">
        Take back from community
      </button>
    </fetcher.Form>
  );
}

function DeletePost({ id }: { id: string }) {
  const fetcher = useFetcher<AccountAnswer>();
  const { data } = fetcher;
  useResultToast(data, (change) => (change.ok ? ['good', POST_DELETED] : ['bad', change.message]));
  return (
    <details className="order-1 -me-2 max-lg:ms-auto open:me-0 open:basis-full">
      <summary
        aria-label="Delete"
        title="Delete"
        className="button button-quiet ms-auto flex size-11 cursor-pointer list-none p-0 text-muted"
      >
        <Trash2 size={18} />
      </summary>
      <fetcher.Form
        method="post"
        action={`${postPath(id)}/delete`}
        className="mt-2 flex flex-wrap items-center gap-3"
      >
        <p className="text-sm">It goes for good, with all its versions.</p>
        <button type="submit" className="button button-plain border-bad text-bad">
          Delete for good
        </button>
      </fetcher.Form>
    </details>
  );
}
