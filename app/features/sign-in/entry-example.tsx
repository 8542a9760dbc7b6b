import { HOUSE_AUTHOR } from '../../domain/community/house-post-recipes.ts';
import { PostCard } from '../posts/post-card.tsx';

const SIGN_IN = `I let go of my password today.

It had been with me for eleven years. It was the name of my dog, and a 1.

My phone asked for my thumb. I gave it my thumb.

That is trust. That is also the whole procedure.

If you are still typing, ask yourself who you are typing for.

Agree?`;

const SIGN_UP = `I joined a network today.

There was a form. It asked for my name. I know my name.

I pressed the button. The button believed in me.

I have no followers. That is called room for growth.

Your network begins with one person. Mine was in the kitchen, and left.

Agree?`;

const EXAMPLES = {
  login: { text: SIGN_IN, happened: 'I signed in somewhere.' },
  signup: { text: SIGN_UP, happened: 'I made an account.' },
} as const;

/** A post of the house about signing in or up, beside the form: what people get, shown rather than said. */
export function EntryExample({ intent }: { intent: keyof typeof EXAMPLES }) {
  const { text, happened } = EXAMPLES[intent];
  return (
    <aside aria-label="An example">
      <PostCard author={HOUSE_AUTHOR} text={text} />
      <p className="mt-4 text-sm text-muted">What happened: {happened}</p>
    </aside>
  );
}
