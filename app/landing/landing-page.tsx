import { redirectMembersHome } from '../auth/guards.server.ts';
import { TryLink } from '../guests/try-link.tsx';
import { DEFAULT_AUTHOR } from '../posts/default-author.ts';
import { PostCard } from '../posts/post-card.tsx';
import { requestContext } from '../request-context.ts';
import { siteName } from '../writer/site-name.ts';
import type { Route } from './+types/landing-page';
import { SAMPLE_SENTENCE, samplePost } from './sample-post.ts';

export const middleware = [redirectMembersHome];

/** The site that the sample post names. */
export function loader({ context }: Route.LoaderArgs) {
  return { site: siteName(context.get(requestContext).services.publicOrigin) };
}

export const meta: Route.MetaFunction = () => [
  { title: 'Broetry: nothing happened, so post about it' },
  {
    name: 'description',
    content: 'Turns a plain sentence into a post that a professional network would applaud.',
  },
];

export { PageError as ErrorBoundary } from '../ui/page-error.tsx';

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="column grid grid-cols-1 gap-12 py-12 md:py-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center lg:gap-16">
        <WhatHappened />
        <section aria-labelledby="posted">
          <h2 id="posted" className="eyebrow mb-3">
            What was posted
          </h2>
          <PostCard author={DEFAULT_AUTHOR} text={samplePost(loaderData.site)} settling />
        </section>
      </div>
      <CallToAction />
    </>
  );
}

function WhatHappened() {
  return (
    <div>
      <p className="eyebrow">What happened</p>
      <h1 tabIndex={-1} className="mt-3 max-w-[9ch] text-4xl">
        {SAMPLE_SENTENCE}
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

function CallToAction() {
  return (
    <section className="border-t border-line">
      <div className="column flex flex-col items-start justify-between gap-6 pt-16 md:flex-row md:items-center">
        <h2 className="max-w-[22ch] text-2xl md:text-3xl">Nothing happened to you today?</h2>
        <TryLink source="cta" className="button button-primary shrink-0 px-8 text-lg">
          Post about it
        </TryLink>
      </div>
    </section>
  );
}
