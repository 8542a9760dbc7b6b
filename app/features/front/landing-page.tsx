import { DEFAULT_AUTHOR } from '../../domain/posts/post.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { originOf, pageMeta, StructuredData } from '../../ui/meta-tags.tsx';
import { PostCard } from '../post/post-card.tsx';
import { redirectMembersHome } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import { TryLink } from '../sign-in/try-link.tsx';
import type { Route } from './+types/landing-page';
import { type HeroPost, heroPostOf, heroText } from './hero-posts.ts';
import { Faq, Features, Numbers, Testimonials, TranslateTeaser } from './landing-sections.tsx';
import { FAQ } from './landing-words.ts';

export const middleware = [redirectMembersHome];

/** Loads the post of the day and the site's name. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin, now } = context.get(requestContext).services;
  return { origin: publicOrigin, site: siteName(publicOrigin), post: heroPostOf(now()) };
}

const TITLE = 'Broetry: nothing happened, so post about it';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: TITLE,
    tab: TITLE,
    description: 'Turns one plain sentence into a post that a professional network would applaud.',
    path: '/',
    origin: originOf(matches),
  });

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { origin, site, post } = loaderData;
  return (
    <>
      <Hero post={post} site={site} />
      <Numbers />
      <Features />
      <TranslateTeaser />
      <Testimonials />
      <Faq />
      <CallToAction />
      <StructuredData of={landingStructuredData(origin)} />
    </>
  );
}

function CallToAction() {
  return (
    <section aria-labelledby="cta" className="border-t border-line">
      <div className="column flex flex-col items-start justify-between gap-6 pt-16 md:flex-row md:items-center">
        <h2 id="cta" className="max-w-[22ch] text-2xl md:text-3xl">
          Nothing happened to you today?
        </h2>
        <TryLink source="cta" className="button button-primary shrink-0 px-8 text-lg">
          Post about it
        </TryLink>
      </div>
    </section>
  );
}

/** A plain sentence and its post, whose lines appear one by one. */
function Hero({ post, site }: { post: HeroPost; site: string }) {
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

/** Structured data (schema.org) of the landing page: the site and its FAQ. */
function landingStructuredData(origin: string) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${origin}/#site`,
        name: 'Broetry',
        url: `${origin}/`,
        description: 'A parody: writes posts in the style of a professional network.',
        inLanguage: 'en',
      },
      {
        '@type': 'FAQPage',
        '@id': `${origin}/#faq`,
        mainEntity: FAQ.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}
