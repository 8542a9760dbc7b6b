import { HOUSE_AUTHOR } from '../../domain/community/house-post-recipes.ts';
import { PostCard } from '../posts/post-card.tsx';

const TEXT = `I let go of my password today.

It had been with me for eleven years. It was the name of my dog, and a 1.

My phone asked for my thumb. I gave it my thumb.

That is trust. That is also the whole procedure.

If you are still typing, ask yourself who you are typing for.

Agree?`;

/** A post of the house about signing in, beside the form: what people get, shown rather than said. */
export function EntryExample() {
  return (
    <aside aria-label="An example">
      <PostCard author={HOUSE_AUTHOR} text={TEXT} />
      <p className="mt-4 text-sm text-muted">What happened: I signed in somewhere.</p>
    </aside>
  );
}
