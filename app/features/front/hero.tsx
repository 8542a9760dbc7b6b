import { TryLink } from '../sign-in/try-link.tsx';
import { DEFAULT_AUTHOR } from '../../domain/posts/post.ts';
import { PostCard } from '../post/post-card.tsx';
import { type HeroPost, heroText } from './hero-posts.ts';

/** One plain sentence, and the post it became, settling line by line. */
export function Hero({ post, site }: { post: HeroPost; site: string }) {
  return (
    <div className="column grid grid-cols-1 gap-12 py-12 md:py-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center lg:gap-16">
      <WhatHappened sentence={post.sentence} />
      <section aria-labelledby="posted">
        <h2 id="posted" className="eyebrow mb-3">
          What was posted
        </h2>
        <PostCard author={DEFAULT_AUTHOR} text={heroText(post, site)} settling />
      </section>
    </div>
  );
}

function WhatHappened({ sentence }: { sentence: string }) {
  return (
    <div>
      <p className="eyebrow">What happened</p>
      <h1 tabIndex={-1} className="mt-3 max-w-[9ch] text-4xl">
        {sentence}
      </h1>
      <p className="mt-6 max-w-[40ch] text-lg text-muted">
        Broetry turns one plain sentence into a post that a professional network would applaud.
      </p>
      <TryLink source="hero" className="button button-primary mt-8 px-8 text-lg">
        Try it free
      </TryLink>
      <p className="mt-4 text-sm text-muted">One post, no account, no personal growth required.</p>
    </div>
  );
}
