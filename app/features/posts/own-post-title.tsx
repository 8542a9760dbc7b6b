import { postLines, whatHappened } from '../../domain/posts/post.ts';
import type { PostSummary } from '../../domain/posts/posts.server.ts';

/** An own post in a list: what happened and, muted, the first line that says more. */
export function OwnPostTitle({ post }: { post: PostSummary }) {
  const happened = whatHappened(post.formData);
  const lines = postLines(post.post);
  // Many posts begin with what happened, and some were pasted whole: the first line of neither says more.
  const said = happened?.replace(/[.!?]$/u, '');
  const isSaid = (each: string) =>
    said !== undefined && (each.startsWith(said) || said.includes(each.replace(/[.!?]$/u, '')));
  const line = lines.find((each) => !isSaid(each));
  return (
    <>
      <span dir="auto" className="line-clamp-2 font-display text-lg leading-snug font-semibold">
        {happened ?? lines[0]}
      </span>
      {happened !== null && line !== undefined && (
        <span dir="auto" className="mt-1 line-clamp-1 text-muted">
          {line}
        </span>
      )}
    </>
  );
}
