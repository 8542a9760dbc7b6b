import { data } from 'react-router';
import { answerPath } from '../../domain/community/prompt-days.ts';
import { findPromptPage } from '../../domain/community/prompts.server.ts';
import { decodeCursor } from '../../platform/http/list-params.ts';
import { PlainPage } from '../site/error-pages.tsx';
import { ArrowLeft, ArrowRight } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { CalendarDay } from '../../ui/local-time.tsx';
import { NOINDEX, pageMeta } from '../../ui/meta-tags.tsx';
import { BackLink } from '../../ui/page-header.tsx';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/prompt-page';
import { CommunityFrame } from './community-frame.tsx';
import { PostList } from './post-list.tsx';

export const handle = {
  readers: 'guests',
  query: ['day', 'after'],
  shared: {},
  sitemap: true,
  needs: 'hasCommunity',
} satisfies RouteHandle;

const NO_DAY = 'No such day';

/** The situation of today or of `?day=`, and the posts about it, from the cursor `?after=` on. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const after = decodeCursor(query.get('after'));
  const page = await findPromptPage(services, viewer, query.get('day'), after);
  return data({ page }, { status: page ? 200 : 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const page = loaderData?.page;
  const tags = pageMeta({
    title: "Today's situation",
    description: page ? `${page.prompt.situation}. What do you make of it?` : NO_DAY,
    path: '/prompt',
  });
  return page?.prompt.isToday && page.isFirst ? tags : [...tags, NOINDEX];
};

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function PromptPage({ loaderData: { page } }: Route.ComponentProps) {
  if (!page) {
    return (
      <PlainPage title={NO_DAY} back={<BackLink to="/prompt">Today's situation</BackLink>}>
        <p>It has not happened yet, or it was too long ago to have a lesson.</p>
      </PlainPage>
    );
  }
  const { prompt, before, after, answers, next, isFirst } = page;
  const isUnanswered = answers.length === 0 && next === null;
  return (
    <CommunityFrame path="/prompt">
      <section aria-labelledby="situation" className="card mt-6 text-center">
        <div className="px-5 pt-8 pb-7 sm:px-10 sm:pt-10">
          <p className="eyebrow">
            <CalendarDay day={prompt.date} />
          </p>
          <h2
            id="situation"
            className="mt-2 font-display text-2xl leading-snug text-balance sm:text-3xl sm:leading-tight"
          >
            {prompt.situation}.
          </h2>
          {isUnanswered && (
            <p className="mt-4 text-balance text-muted">
              Nobody has learned anything from this yet. It happened to all of us.
            </p>
          )}
          <p className="mt-6">
            {prompt.isOpen ? (
              <Link to={answerPath(prompt.date)} className="button button-primary">
                {isUnanswered ? 'Go first' : 'Answer it'}
              </Link>
            ) : (
              <Link to="/prompt" className="button button-plain">
                Today's situation
              </Link>
            )}
          </p>
        </div>
        <p className="flex flex-wrap justify-between gap-x-3 border-t border-line px-2 py-1">
          {before !== null && (
            <Link to={`/prompt?day=${before}`} className="button button-quiet">
              <ArrowLeft size={18} /> The day before
            </Link>
          )}
          {after !== null && (
            <Link to={`/prompt?day=${after}`} className="button button-quiet ms-auto">
              The day after <ArrowRight size={18} />
            </Link>
          )}
        </p>
      </section>
      <PostList posts={answers} />
      <p className="mt-6 flex flex-wrap gap-3">
        {!isFirst && (
          <Link to={`/prompt?day=${prompt.date}`} className="button button-plain">
            Newest answers
          </Link>
        )}
        {next !== null && (
          <Link to={`/prompt?day=${prompt.date}&after=${next}`} className="button button-plain">
            Older answers
          </Link>
        )}
      </p>
    </CommunityFrame>
  );
}
