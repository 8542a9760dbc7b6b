import { data } from 'react-router';
import { answerPath, type Prompt } from '../../domain/community/prompt-days.ts';
import { listBest } from '../../domain/community/hall-of-fame.server.ts';
import { findPromptPage, listEarlierPrompts } from '../../domain/community/prompts.server.ts';
import { drawingsOf } from '../../domain/faces/face.ts';
import { decodeCursor } from '../../platform/http/list-params.ts';
import { BACK_TO_COMMUNITY } from '../site/back-to-community.ts';
import { PlainPage } from '../site/error-pages.tsx';
import { RoomPicture } from '../../ui/room-picture.tsx';
import { ArrowRight, ChevronRight } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { CalendarDay, dayWords } from '../../ui/local-time.tsx';
import { NOINDEX, pageMeta } from '../../ui/meta-tags.tsx';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/prompt-page';
import { canWorsen, CommunityFrame } from './community-frame.tsx';
import { PostList } from './post-list.tsx';

export const handle = {
  readers: 'guests',
  query: ['day', 'after'],
  shared: {},
  sitemap: true,
  needs: 'hasCommunity',
} satisfies RouteHandle;

const NO_DAY = 'No such day';

/** How many days before are listed. */
const EARLIER = 6;

/** The situation of today or of `?day=`, and the posts about it, from the cursor `?after=` on. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const after = decodeCursor(query.get('after'));
  const page = await findPromptPage(services, viewer, query.get('day'), after);
  if (!page) return data({ page, earlier: [], best: [] }, { status: 404 });
  const [earlier, best] = await Promise.all([
    page.before === null ? [] : listEarlierPrompts(services, page.prompt.date, EARLIER),
    listBest(services, viewer),
  ]);
  // Beside the situation are their writers only.
  return data({ page, earlier, best: best.map((post) => ({ ...post, text: '' })) });
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

export default function PromptPage({ loaderData }: Route.ComponentProps) {
  const { page, earlier, best } = loaderData;
  if (!page) {
    return (
      <PlainPage
        faces={['clock']}
        sign="Item 0 of 0"
        title={NO_DAY}
        way={{ to: '/prompt', label: "Today's situation" }}
        other={BACK_TO_COMMUNITY}
      >
        <p>It has not happened yet, or it was too long ago to have a lesson.</p>
      </PlainPage>
    );
  }
  const { answers, next, isFirst, prompt } = page;
  return (
    <CommunityFrame
      path="/prompt"
      about="One situation a day, the same for everybody."
      posts={[...answers, ...best]}
      canWorsen={canWorsen(answers)}
    >
      <Situation page={page} />
      <PostList posts={answers} />
      <p className="mt-6 flex flex-wrap gap-3 empty:hidden">
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
      <EarlierDays prompts={earlier} />
    </CommunityFrame>
  );
}

type SituationProps = { page: NonNullable<Awaited<ReturnType<typeof findPromptPage>>> };

/** What happened on the day, and the way to write about it. */
function Situation({ page: { prompt, answers, after, next } }: SituationProps) {
  const isUnanswered = answers.length === 0 && next === null;
  return (
    <section
      aria-labelledby="situation"
      className="card mt-6 overflow-hidden sm:grid sm:min-h-72 sm:grid-cols-[2fr_3fr]"
    >
      <RoomPicture
        faces={drawingsOf(prompt.date, 2)}
        sign={dayWords(prompt.date)}
        className="h-44 sm:h-auto"
      />
      <div className="flex flex-col items-start justify-center p-5 sm:p-8">
        <p className="sr-only">
          <CalendarDay day={prompt.date} />
        </p>
        <h2
          id="situation"
          className="font-display text-2xl leading-snug text-balance sm:text-3xl sm:leading-tight"
        >
          {prompt.situation}.
        </h2>
        {isUnanswered && (
          <p className="mt-3 text-balance text-muted">
            Nobody has learned anything from this yet. It happened to all of us.
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <p>
            {prompt.isOpen ? (
              <Link to={answerPath(prompt.date)} className="button button-primary">
                {isUnanswered ? 'Answer first' : 'Answer it'}
              </Link>
            ) : (
              <Link to="/prompt" className="button button-plain">
                Today's situation
              </Link>
            )}
          </p>
          {after !== null && (
            <Link to={`/prompt?day=${after}`} className="button button-quiet">
              The day after <ArrowRight size={18} />
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

/** The days before the one that is shown. */
function EarlierDays({ prompts }: { prompts: readonly Prompt[] }) {
  if (prompts.length === 0) return null;
  return (
    <section aria-labelledby="earlier-days" className="mt-10">
      <h2 id="earlier-days" className="text-xl">
        What happened earlier
      </h2>
      <ul className="card mt-3 divide-y divide-line overflow-hidden">
        {prompts.map(({ date, situation }) => (
          <li key={date}>
            <Link
              to={`/prompt?day=${date}`}
              className="flex min-h-14 items-center gap-4 px-4 py-2 -outline-offset-2 hover:bg-tint hover:text-primary sm:px-6"
            >
              <span className="min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-4">
                <span className="block shrink-0 text-sm text-muted sm:w-28">
                  <CalendarDay day={date} />
                </span>
                <span className="block font-display text-lg leading-snug">{situation}.</span>
              </span>
              <ChevronRight size={18} className="shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
