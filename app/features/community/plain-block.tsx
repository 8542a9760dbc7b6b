import {
  BLOCK,
  BLOCK_WORDS,
  blockQuestion,
  NO_BLOCK,
} from '../../domain/screening/moderation-words.ts';
import { Link } from '../../ui/links.tsx';

/** The question of the block dialog on the post's own page, for which `?block` asks: where no script opens the dialog. */
export function PlainBlock({ postId, authorName }: { postId: string; authorName: string }) {
  return (
    <section aria-labelledby="block" className="card mb-6 border-bad p-4 sm:p-6">
      <h2 id="block" className="text-xl">
        {blockQuestion(authorName)}
      </h2>
      <p className="mt-2">{BLOCK_WORDS}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <form method="post" action={`/post/${postId}/block`}>
          <button className="button button-plain border-bad text-bad">{BLOCK}</button>
        </form>
        <Link to={`/post/${postId}`} className="button button-primary">
          {NO_BLOCK}
        </Link>
      </div>
    </section>
  );
}
