import { data, Form } from 'react-router';
import { faceOf } from '../../domain/faces/face.ts';
import { GAME_QUESTION, riddlePath } from '../../domain/game/game.ts';
import { findRiddle, type Riddle } from '../../domain/game/riddle.server.ts';
import { failureWords } from '../../platform/browser/failure-words.ts';
import { FaceDrawing } from '../../ui/avatar.tsx';
import { ArrowRight } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { NOINDEX, pageMeta, pageTitle } from '../../ui/meta-tags.tsx';
import { PageTitle } from '../../ui/page-header.tsx';
import { LoadFailure, staleIfError } from '../../ui/stale-data.tsx';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import { BACK_TO_COMMUNITY } from '../site/back-to-community.ts';
import { PlainPage } from '../site/error-pages.tsx';
import { useIsOpen } from '../site/use-viewer.ts';
import type { Route } from './+types/riddle-page';
import { Choices, NOT_FETCHED, QuestionStage } from './question-stage.tsx';

export const handle = {
  readers: 'guests',
  query: ['pick'],
  shared: { values: /^[0-3]$/ },
  needs: 'hasCommunity',
  opensToAuthor: true,
} satisfies RouteHandle;

const NO_RIDDLE = 'No riddle here';

/** The riddle of a shared post, answered by `?pick=`. 404 when the post is gone or does not show what happened. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const pick = new URL(request.url).searchParams.get('pick');
  const riddle = await findRiddle(services, viewer, params.id, pick);
  return data({ riddle }, { status: riddle ? 200 : 404 });
}

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
const pageData = staleIfError<Loaded>();
export const clientLoader = pageData.clientLoader;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const riddle = loaderData?.riddle;
  if (!riddle) return [{ title: pageTitle(NO_RIDDLE) }, NOINDEX];
  const path = riddlePath(riddle.postId);
  const tags = pageMeta({
    title: GAME_QUESTION,
    description: `A post by ${riddle.authorName}, and four things that may have happened. One did.`,
    path,
    picture: {
      path: `${path}/picture.png`,
      alt: 'A line of a post. What actually happened is covered.',
    },
  });
  return [...tags, NOINDEX];
};

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function RiddlePage({ loaderData }: Route.ComponentProps) {
  const { riddle } = loaderData;
  const isStale = pageData.useIsStale(loaderData);
  const hasGame = useIsOpen()('/game');
  if (!riddle) {
    return (
      <PlainPage
        faces={['duck']}
        sign="No question."
        title={NO_RIDDLE}
        way={{ to: '/game', label: 'Play the daily game' }}
        other={BACK_TO_COMMUNITY}
      >
        <p>
          Its post is gone, or no longer shows what happened. The daily game has five that are sure
          something did.
        </p>
      </PlainPage>
    );
  }
  return (
    <div className="column py-8 md:py-12">
      <PageTitle
        face="umbrella-4"
        about={
          riddle.answer
            ? undefined
            : 'A line of a post, and four things that may have happened. One did.'
        }
      >
        {GAME_QUESTION}
      </PageTitle>
      <Question {...riddle} />
      {isStale && <LoadFailure words={failureWords(NOT_FETCHED)} />}
      {hasGame && (
        <Link
          to="/game"
          className="card group on-screen mt-6 flex items-center gap-4 p-4 hover:border-primary sm:px-8"
        >
          <FaceDrawing face="clock-4" className="size-12" />
          <span className="min-w-0 flex-1 leading-snug">
            <span className="block font-semibold group-hover:text-primary">The daily game</span>
            <span className="block text-sm text-muted">Five posts a day to see through.</span>
          </span>
          <ArrowRight size={18} className="shrink-0 text-muted" />
        </Link>
      )}
    </div>
  );
}

/** A line of the post and four answers: without script, too, each is a form. */
function Question({ postId, authorName, line, options, answer }: Riddle) {
  return (
    <section aria-labelledby="question" className="lg:mt-6">
      <h2 id="question" className="sr-only">
        A post by <bdi>{authorName}</bdi>
      </h2>
      <QuestionStage
        face={faceOf(authorName)}
        showsPost
        {...{ line, authorName, answer, options }}
        way={
          <Link
            to={`/post/${postId}`}
            className="button button-primary min-h-13 px-6 text-lg max-sm:w-full"
          >
            <span>See what was said</span> <ArrowRight size={18} />
          </Link>
        }
      >
        <Form action={riddlePath(postId)} replace preventScrollReset state={{ keepsFocus: true }}>
          <Choices name="pick" options={options} />
        </Form>
      </QuestionStage>
    </section>
  );
}
