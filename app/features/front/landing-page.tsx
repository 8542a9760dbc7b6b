import { useRef } from 'react';
import { data, redirect } from 'react-router';
import { DEFAULT_AUTHOR } from '../../domain/posts/post.ts';
import { answerBoxForm, type GivenCard } from '../../domain/writing/live-cards.server.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { originOf, pageMeta, StructuredData } from '../../ui/meta-tags.tsx';
import { previewPath } from '../generator/post-history.ts';
import { GameLink } from '../game/game-link.tsx';
import { type Example, useLiveCard } from '../live-card/use-live-card.ts';
import { LiveCardView, WritingBox } from '../live-card/writing-box.tsx';
import { redirectMembersHome } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import { TryLink } from '../sign-in/try-link.tsx';
import type { Route } from './+types/landing-page';
import { EXAMPLE_SENTENCE, examplePosts } from './example-post.server.ts';
import { Faq, Features, Numbers, Testimonials } from './landing-sections.tsx';
import { FAQ } from './landing-words.ts';

export const middleware = [redirectMembersHome];

/** Loads the example: a sentence and its post at each level. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin: origin } = context.get(requestContext).services;
  const example = { sentence: EXAMPLE_SENTENCE, posts: examplePosts(siteName(origin)) };
  return { origin, example };
}

/** The box without script: shows the card, or writes the free post and opens it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = (await readForm(request)) ?? new FormData();
  const answer = await answerBoxForm(context.get(requestContext), request, form, 'landing');
  if ('postId' in answer) throw redirect(previewPath(answer.postId), 303);
  return data(answer.given, { status: answer.status });
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

export default function LandingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { origin, example } = loaderData;
  return (
    <>
      <Hero example={example} given={actionData} />
      <Numbers />
      <Features />
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

const BOX_ID = 'write';

/** The box with its example, and beside it the card that follows what is typed. */
function Hero({ example, given }: { example: Example; given: GivenCard | undefined }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const live = useLiveCard({ field, via: 'landing', example, given });
  return (
    <div className="column grid grid-cols-1 gap-x-16 gap-y-6 py-6 md:py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
      <WritingBox
        id={BOX_ID}
        field={field}
        live={live}
        label={
          <h1 tabIndex={-1} className="text-3xl md:text-4xl">
            What happened?
          </h1>
        }
        sentence={example.sentence}
        given={given}
        action="/?index"
      />
      <section aria-labelledby="posted" className="lg:row-span-2 lg:min-h-[33rem]">
        <h2 id="posted" className="sr-only">
          What was posted
        </h2>
        <LiveCardView formId={BOX_ID} live={live} author={DEFAULT_AUTHOR} />
      </section>
      <div>
        <p className="max-w-[40ch] text-lg text-muted">
          Broetry turns one plain sentence into a post that a professional network would applaud.
        </p>
        <TryLink source="hero" className="button button-primary mt-6 px-8 text-lg">
          Try it free
        </TryLink>
        {!live.isFreePostUsed && (
          <p className="mt-4 text-sm text-muted">
            “...more” writes the rest: one post, no account, no personal growth required.
          </p>
        )}
        <GameLink className="mt-2" />
      </div>
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
