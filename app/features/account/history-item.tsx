import { useFetcher } from 'react-router';
import { findStyle } from '../../../comedy/styles/post-styles.ts';
import { POST_DELETED, postPath } from '../../domain/posts/post.ts';
import { counted, formatCount } from '../../platform/text/display-text.ts';
import { Trash2 } from '../../ui/icons/icons.tsx';
import { CardPicture } from '../posts/card-picture.tsx';
import { OwnPostTitle } from '../posts/own-post-title.tsx';
import type { PostSummary } from '../../domain/posts/posts.server.ts';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { useResultToast } from '../../ui/toasts.tsx';
import type { AccountAnswer } from './account-answer.ts';

/** A post of the history: its name links to its result. */
export function HistoryItem({ post }: { post: PostSummary }) {
  const { type, humorLevel } = post.formData;
  const label = findStyle(type)?.label ?? type;
  return (
    <li className="card p-4 sm:p-5">
      <p className="flex flex-wrap gap-x-2 text-sm text-muted">
        <span className="font-semibold text-ink">{label}</span>
        <span aria-hidden>·</span>
        <span>{humorLevel}</span>
        <span aria-hidden>·</span>
        <LocalTime at={post.createdAt} asAge />
        {post.isShared && !post.isHidden && <span className="font-semibold text-good">Shared</span>}
        {post.isShared && post.isHidden && (
          <span className="font-semibold text-bad">Hidden from everybody else</span>
        )}
      </p>
      <Link
        to={`/preview?generation=${post.generationId}`}
        className="mt-1 flex min-h-11 flex-col justify-center rounded-control hover:text-primary"
      >
        <OwnPostTitle post={post} />
        {post.picture && (
          <CardPicture picture={post.picture} className="mt-3 h-36 w-auto rounded-control" />
        )}
      </Link>
      {post.isShared && (
        <p className="mt-2 text-sm text-muted">
          {counted(formatCount(post.likes), 'reaction')} <span aria-hidden>·</span>{' '}
          {counted(formatCount(post.comments), 'comment')}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {post.isShared && !post.isHidden && (
          <Link to={`/post/${post.id}`} className="button button-plain max-sm:px-3">
            See it
          </Link>
        )}
        {post.isShared && post.isHidden && <TakeBack id={post.id} />}
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
    <details className="group">
      <summary className="button button-quiet cursor-pointer list-none text-muted">
        <Trash2 size={18} /> Delete
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
