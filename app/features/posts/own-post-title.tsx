import { shortened } from '../../platform/text/display-text.ts';
import { listedTitle, postLines, whatHappened } from '../../domain/posts/post.ts';
import type { PostSummary } from '../../domain/posts/posts.server.ts';

/** Of either, in characters: three lines on a phone. */
const MAX_LENGTH = 90;

/** An own post in a list: what happened and, muted, the first line that says more. */
export function OwnPostTitle({ post }: { post: PostSummary }) {
  const happened = whatHappened(post.formData);
  const lines = postLines(post.post);
  // Many posts begin with what happened, and some were pasted whole: the first line of neither says more.
  const bare = (words: string) => words.replace(/[.!?]$/u, '').toLowerCase();
  const said = happened === null ? null : bare(happened);
  const line = lines.find((each) => {
    const words = bare(each);
    return said === null || !(words.startsWith(said) || said.includes(words));
  });
  return (
    <>
      <span dir="auto" className="line-clamp-3 font-display text-lg leading-snug font-semibold">
        <span className="block first-letter:uppercase">
          {listedTitle(post.post, post.formData, MAX_LENGTH)}
        </span>
      </span>
      {happened !== null && line !== undefined && (
        <span dir="auto" className="mt-1 line-clamp-2 text-muted">
          {shortened(line, MAX_LENGTH)}
        </span>
      )}
    </>
  );
}
