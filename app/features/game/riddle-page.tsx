import { data, Form } from 'react-router';
import { GAME_QUESTION, riddlePath } from '../../domain/game/game.ts';
import { findRiddle, type Riddle } from '../../domain/game/riddle.server.ts';
import { ArrowRight } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { NOINDEX, pageMeta, pageTitle } from '../../ui/meta-tags.tsx';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import { PlainPage } from '../site/error-pages.tsx';
import type { Route } from './+types/riddle-page';
import { GameLink } from './game-link.tsx';
import { Answered, Choices, ShownLine } from './game-question.tsx';

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

export default function RiddlePage({ loaderData: { riddle } }: Route.ComponentProps) {
  if (!riddle) {
    return (
      <PlainPage title={NO_RIDDLE}>
        <p>Its post is gone, or no longer shows what happened.</p>
      </PlainPage>
    );
  }
  return (
    <div className="column py-8 md:py-12">
      <div className="mx-auto max-w-[680px]">
        <h1 tabIndex={-1} className="text-2xl md:text-3xl">
          {GAME_QUESTION}
        </h1>
        <Question {...riddle} />
        <GameLink className="mt-8" />
      </div>
    </div>
  );
}

/** A line of the post and four answers: without script, too, each is a form. */
function Question({ postId, authorName, line, options, answer }: Riddle) {
  return (
    <section aria-labelledby="question" className="card mt-6">
      <h2 id="question" className="eyebrow px-5 pt-5 wrap-anywhere sm:px-8 sm:pt-7">
        A post by <bdi>{authorName}</bdi>
      </h2>
      <ShownLine parts={line} />
      {answer ? (
        <Answered {...{ answer, options }}>
          <Link to={`/post/${postId}`} className="button button-primary">
            <span>Read the post</span> <ArrowRight size={18} />
          </Link>
        </Answered>
      ) : (
        <Form action={riddlePath(postId)} replace preventScrollReset state={{ keepsFocus: true }}>
          <Choices name="pick" options={options} />
        </Form>
      )}
    </section>
  );
}
