import { postLines, whatHappened } from '../../domain/posts/post.ts';
import type { PostSummary } from '../../domain/posts/posts.server.ts';

/** An own post in a list: what happened and, muted, the first line that says more. */
export function OwnPostTitle({ post }: { post: PostSummary }) {
  const happened = whatHappened(post.formData);
  const lines = postLines(post.post);
  // Many posts begin with what happened: the next line says more.
  const line =
    lines.find((each) => !each.startsWith(happened?.replace(/[.!?]$/u, '') ?? '\n')) ?? lines[0];
  return (
    <>
      <span dir="auto" className="line-clamp-2 font-display text-lg leading-snug font-semibold">
        {happened ?? line}
      </span>
      {happened !== null && (
        <span dir="auto" className="mt-1 line-clamp-1 text-muted">
          {line}
        </span>
      )}
    </>
  );
}
