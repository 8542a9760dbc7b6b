import { useRef } from 'react';
import { data } from 'react-router';
import { findFeatured } from '../../domain/community/highlights.server.ts';
import { HOUSE_LOOK, type InstanceLook } from '../../platform/text/instance-look.ts';
import { orNull } from '../../platform/observe/process-metrics.server.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { useSwitches } from '../site/use-viewer.ts';
import { metaSite, pageMeta, structuredData } from '../../ui/meta-tags.tsx';
import { Audience } from '../../ui/boardroom.tsx';
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
        <div className="column py-12">
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
    <section aria-labelledby="cta" className="column">
      <div className="boardroom flex flex-col items-start justify-between gap-6 rounded-card px-6 pt-10 pb-36 md:flex-row md:items-center md:px-12 md:pt-12">
        <h2 id="cta" className="max-w-[22ch] text-2xl md:text-3xl">
          Nothing happened to you today?
        </h2>
        <TryLink
          source="cta"
          className="button shrink-0 bg-accent px-8 text-lg text-on-accent hover:underline"
        >
          Post about it
        </TryLink>
        <Audience faces={['cone', 'pigeon', 'cooler', 'toast', 'trophy']} />
      </div>
    </section>
  );
}

const BOX_ID = 'write';

type HeroProps = { example: Example; look: InstanceLook };

/** Half of a wide page, at the edge of the column. */
const SIDE = 'px-4 md:px-8 lg:ps-[max(2rem,calc(100%-33rem))] lg:pe-12';

/** The box with its example, and beside it the boardroom, with the card that follows what is typed. */
function Hero({ example, look: { name, tagline } }: HeroProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const live = useLiveCard({ field, via: 'landing', example });
  const { freePosts } = useSwitches();
  const isOwn = live.typed !== null;
  return (
    <div className="grid grid-cols-1 lg:grid-cols-2 lg:grid-rows-[auto_auto_auto_1fr]">
      <h1
        tabIndex={-1}
        className={`pt-4 text-[min(2.25rem,9.2vw)] md:text-4xl lg:pt-14 lg:text-3xl xl:text-4xl ${SIDE}`}
      >
        {tagline ?? OPENING_LINE}
      </h1>
      <div className={`py-4 lg:row-start-3 lg:pt-8 lg:pb-0 ${SIDE}`}>
        <WritingBox
          id={BOX_ID}
          field={field}
          live={live}
          label={<span className="text-lg font-semibold">What happened?</span>}
          sentence={example.sentence}
          action="/?index"
        />
      </div>
      <section
        id="posted"
        aria-labelledby="posted-heading"
        className="boardroom scroll-mt-4 px-4 pt-5 pb-12 md:px-8 lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:flex lg:items-center lg:px-[clamp(2rem,4vw,3.75rem)] lg:pt-12 lg:pb-40"
      >
        <div className="mx-auto w-full max-w-[600px]">
          <h2 id="posted-heading" className="mb-4 text-xl max-lg:sr-only">
            <span key={String(isOwn)}>{isOwn ? 'What will be posted' : 'What was posted'}</span>
          </h2>
          <LiveCardView formId={BOX_ID} live={live} />
        </div>
        <Audience faces={['mug', 'cactus', 'stapler', 'duck', 'clock']} />
      </section>
      <p className={`pt-6 text-muted lg:row-start-2 lg:pt-4 lg:text-lg ${SIDE}`}>
        <span className="block max-w-[44ch]">
          {name} turns one plain sentence into a post that a professional network would applaud.
        </span>
      </p>
      <div
        className={`flex flex-wrap items-center gap-x-6 pt-4 pb-6 text-sm text-muted lg:block lg:pt-6 lg:pb-12 ${SIDE}`}
      >
        {freePosts > 0 && (
          <p className="max-lg:contents lg:border-t lg:border-line lg:pt-5">
            {!live.isFreePostUsed && (
              <span className="max-lg:w-full">
                {`${freePosts === 1 ? 'One post' : `${freePosts} posts`} without an account. To copy or download takes one. Personal growth is not required.`}{' '}
              </span>
            )}
            <TryLink
              source="hero"
              className="link font-semibold whitespace-nowrap max-lg:flex max-lg:min-h-11 max-lg:items-center"
            >
              Try it free
            </TryLink>
          </p>
        )}
        <GameLink />
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
