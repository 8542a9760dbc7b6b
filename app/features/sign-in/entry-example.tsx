import { HOUSE_AUTHOR } from '../../domain/community/house-post-recipes.ts';
import { PostCard } from '../posts/post-card.tsx';

const SIGN_IN = `I let go of my password today.

It had been with me for eleven years. It was the name of my dog, and a 1.

My phone asked for my thumb. I gave it my thumb.

That is trust. That is also the whole procedure.

Agree?`;

const SIGN_UP = `I joined a network today.

There was a form. It asked for my name. I know my name.

I pressed the button. The button believed in me.

I have no followers. That is called room for growth.

Agree?`;

const RECOVERY = `I lost my passkey today.

I looked in the drawer. I found a 30 Under 30 award. It was not mine.

Then I found a paper with a code, in my own hand.

Past me believed that I would fail. He was the only one who planned for it.

Agree?`;

const ALREADY_IN = `I arrived at the office today.

I was already there. I had been there for hours.

Nobody had told me, least of all me.

I held the door open for myself. I said thank you.

Agree?`;

const OWNER = `I became an owner today.

There was no interview. There was a command.

I lead a team of one server. I report to myself, and the feedback is mixed.

We have no culture yet. A policy is being drafted.

Agree?`;

const TOLD = `I told a link everything.

It told a proxy. The proxy takes notes.

So now there are three of us, and a secret that opens nothing.

I call that transparency. IT calls it Tuesday.

Agree?`;

const EXAMPLES = {
  login: { text: SIGN_IN, happened: 'I signed in somewhere.' },
  signup: { text: SIGN_UP, happened: 'I made an account.' },
  in: { text: ALREADY_IN, happened: 'I signed in twice.' },
  recovery: { text: RECOVERY, happened: 'I had kept the codes.' },
  owner: { text: OWNER, happened: 'I ran a command.' },
  told: { text: TOLD, happened: 'I opened an old link.' },
} as const;

/** A post of the house about the way in, beside the form: what people get, shown rather than said. */
export function EntryExample({ of }: { of: keyof typeof EXAMPLES }) {
  const { text, happened } = EXAMPLES[of];
  return (
    <aside aria-label="An example">
      <p className="mb-4 font-display text-base sm:text-xl">What happened: {happened}</p>
      <PostCard author={HOUSE_AUTHOR} text={text} />
    </aside>
  );
}
