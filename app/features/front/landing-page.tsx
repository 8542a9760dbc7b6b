import { useRef } from 'react';
import { data } from 'react-router';
import { findFeatured } from '../../domain/community/highlights.server.ts';
import { DEFAULT_AUTHOR } from '../../domain/posts/post.ts';
import { HOUSE_LOOK, type InstanceLook } from '../../platform/text/instance-look.ts';
import { orNull } from '../../platform/observe/process-metrics.server.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { useSwitches } from '../site/use-viewer.ts';
import { metaSite, pageMeta, structuredData } from '../../ui/meta-tags.tsx';
import { FeaturedPost } from './featured-post.tsx';
import { GameLink } from '../game/game-link.tsx';
import { answerBoxForm, readBoxForm } from '../live-card/box-form.server.ts';
import { type Example, useLiveCard } from '../live-card/use-live-card.ts';
import { LiveCardView } from '../live-card/live-card-view.tsx';
import { WritingBox } from '../live-card/writing-box.tsx';
import { redirectMembersHome } from '../http/guards.server.ts';
import { requestContext } from '../http/request-context.ts';
import { TryLink } from '../sign-in/try-link.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/landing-page';
import { EXAMPLE_SENTENCE, examplePosts } from './example-post.server.ts';
import { Faq, FeatureCards, Numbers, Testimonials } from './landing-sections.tsx';
import { faqOf, OPENING_LINE } from './landing-words.ts';

export const handle = { readers: 'guests', shared: {}, sitemap: true } satisfies RouteHandle;

export const middleware = [redirectMembersHome];

/** Loads the example, a sentence and its post at each level, and the featured post. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services, viewer, look } = context.get(requestContext);
  const posts = examplePosts(siteName(services.publicOrigin));
  const example = { sentence: EXAMPLE_SENTENCE, posts };
  const chosen = findFeatured(services, viewer);
  const featured = await orNull(services, chosen, 'the featured post could not be loaded');
  return { example, look, featured };
}

/** The box without script: shows the card, or writes the free post and opens it. */
export async function action({ request, context }: Route.ActionArgs) {
  const known = context.get(requestContext);
  const form = await readBoxForm(known, request);
  return data(...(await answerBoxForm(known, request, form, 'landing')));
}

export { headers } from '../http/headers.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const { name, tagline } = loaderData?.look ?? HOUSE_LOOK;
  const title = `${name}: ${tagline ?? 'nothing happened, so post about it'}`;
  const tags = pageMeta({
    title,
    tab: title,
    description: 'Turns one plain sentence into a post that a professional network would applaud.',
    path: '/',
  });
  return [...tags, ...structuredData(landingData())];
};

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { example, look, featured } = loaderData;
  return (
    <>
      <Hero example={example} look={look} />
      {featured && (
        <div className="column pb-12">
          <FeaturedPost post={featured} />
        </div>
      )}
      <Numbers />
      <FeatureCards />
      <Testimonials />
      <Faq name={look.name} />
      <CallToAction />
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

const BOX_ID = 'write';

type HeroProps = { example: Example; look: InstanceLook };

/** The box with its example, and beside it the card that follows what is typed. */
function Hero({ example, look: { name, tagline } }: HeroProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const live = useLiveCard({ field, via: 'landing', example });
  const { freePosts } = useSwitches();
  return (
    <div className="column grid grid-cols-1 gap-x-16 gap-y-4 py-4 md:gap-y-6 md:py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <h1 tabIndex={-1} className="text-2xl md:text-4xl lg:col-span-2">
        {tagline ?? OPENING_LINE}
      </h1>
      <WritingBox
        id={BOX_ID}
        field={field}
        live={live}
        label={<span className="text-lg font-semibold">What happened?</span>}
        sentence={example.sentence}
        action="/?index"
      />
      <section id="posted" aria-labelledby="posted-heading" className="scroll-mt-4">
        <h2 id="posted-heading" className="sr-only">
          What was posted
        </h2>
        <LiveCardView formId={BOX_ID} live={live} author={DEFAULT_AUTHOR} />
      </section>
      <div>
        {freePosts > 0 && (
          <TryLink source="hero" className="button button-plain px-8">
            Try it free
          </TryLink>
        )}
        {!live.isFreePostUsed && freePosts > 0 && (
          <p className="mt-2 text-sm text-muted">
            {`${freePosts === 1 ? 'One post' : `${freePosts} posts`}, no account, no personal growth required.`}
          </p>
        )}
      </div>
      <div>
        <p className="max-w-[52ch] text-muted">
          {name} turns one plain sentence into a post that a professional network would applaud.
        </p>
        <GameLink className="mt-1" />
      </div>
    </div>
  );
}

/** Structured data (schema.org) of the landing page: the site and its FAQ. */
function landingData() {
  const { origin, name } = metaSite;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${origin}/#site`,
        name,
        url: `${origin}/`,
        description: 'A parody: writes posts in the style of a professional network.',
        inLanguage: 'en',
      },
      {
        '@type': 'FAQPage',
        '@id': `${origin}/#faq`,
        mainEntity: faqOf(name).map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}
