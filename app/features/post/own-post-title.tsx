import { postLines, whatHappened } from '../../domain/posts/post.ts';
import type { PostSummary } from '../../domain/posts/posts.server.ts';

/** An own post in a list: what happened and, muted, the first line that came of it. */
export function OwnPostTitle({ post }: { post: PostSummary }) {
  const happened = whatHappened(post.formData);
  const [firstLine] = postLines(post.post);
  return (
    <>
      <span dir="auto" className="line-clamp-2 font-display text-lg leading-snug">
        {happened ?? firstLine}
      </span>
      {happened !== null && (
        <span dir="auto" className="mt-1 line-clamp-1 text-muted">
          {firstLine}
        </span>
      )}
    </>
  );
}
