import { Link } from 'react-router';
import { findStyle } from '../../../comedy/post-styles.ts';
import type { PostSummary } from '../../domain/posts/posts.server.ts';
import { postLines } from '../../domain/posts/post.ts';
import { LocalTime } from '../../ui/local-time.tsx';

/** The latest own posts, so that there is something to come back to. */
export function LatestPosts({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <section aria-labelledby="latest" className="mt-14">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="latest" className="text-xl sm:text-2xl">
          Where you left off
        </h2>
        {posts.length > 0 && (
          <Link to="/account" className="button button-quiet -mx-[12px]">
            All your posts
          </Link>
        )}
      </div>
      {posts.length > 0 ? (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {posts.map((post) => (
            <LatestPost key={post.id} post={post} />
          ))}
        </ul>
      ) : (
        <p className="mt-3 border-y border-line py-6 text-muted">
          Nothing yet. History is written by those who post.
        </p>
      )}
    </section>
  );
}

function LatestPost({ post }: { post: PostSummary }) {
  const { type } = post.formData;
  return (
    <li>
      <Link
        to={`/preview?generation=${post.generationId}`}
        className="block rounded-control py-4 hover:text-primary"
      >
        <span className="flex flex-wrap gap-x-2 text-sm text-muted">
          {findStyle(type)?.label ?? type} <span aria-hidden>·</span>{' '}
          <LocalTime at={post.createdAt} asAge />
        </span>
        <span dir="auto" className="mt-1 line-clamp-2 font-display text-lg">
          {postLines(post.post)[0]}
        </span>
      </Link>
    </li>
  );
}
