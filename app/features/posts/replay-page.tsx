import { data } from 'react-router';
import { findStyle } from '../../../comedy/styles/post-styles.ts';
import { DEFAULT_AUTHOR } from '../../domain/posts/post.ts';
import { PostCard } from './post-card.tsx';
import { requestContext } from '../http/request-context.ts';
import { Link } from '../../ui/links.tsx';
import { Boardroom } from '../../ui/boardroom.tsx';
import { PageTitle } from '../../ui/page-header.tsx';
import { NOINDEX, pageTitle } from '../../ui/meta-tags.tsx';
import { PlainPage } from '../site/error-pages.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/replay-page';
import { useShareOpened } from './use-share-opened.ts';
import { textMeta } from './text-meta.ts';
import { type Replay, REPLAY_NOTES } from '../../domain/posts/replay-notes.ts';
import { describeRejection } from '../../platform/http/problem.ts';
import { replayPost } from '../../domain/writing/replay-post.server.ts';

export const handle = { readers: 'guests' } satisfies RouteHandle;

const WRITE_YOUR_OWN = 'Write your own';
const ABOUT = 'Somebody passed this post on, without a name. Nobody meant it.';
const GONE = 'Nothing to replay';
const GONE_HINT =
  'Part of the address is missing, or its writer has moved on and taken the post along.';

/** A post told again, by its link. Stores nothing and takes no free post. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { services, viewer, address } = context.get(requestContext);
  const outcome = await replayPost(services, { viewer, address }, params.token);
  if (outcome.ok) return data({ replay: outcome.replay, title: '', hint: '' });
  if (outcome.reason === 'not-found') {
    return data({ replay: null, title: GONE, hint: GONE_HINT }, { status: 404 });
  }
  const { status, message: hint } = describeRejection(outcome);
  const { headers } = outcome;
  return data({ replay: null, title: 'One at a time', hint }, { status, headers });
}

/** The Retry-After header of a rate-limited request. */
export function headers({ loaderHeaders }: Route.HeadersArgs): Headers {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  const tab = pageTitle('Replay');
  if (!loaderData?.replay) return [{ title: tab }, NOINDEX];
  const { replay } = loaderData;
  const path = `/replay/${params.token}`;
  const picture = `${path}/picture.png`;
  const { name: authorName } = DEFAULT_AUTHOR;
  return [...textMeta({ text: replay.text, authorName, path, picture, tab }), NOINDEX];
};

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function ReplayPage({ loaderData }: Route.ComponentProps) {
  const { replay, title, hint } = loaderData;
  useShareOpened(replay !== null);
  if (!replay) {
    return (
      <PlainPage
        faces={['laptop']}
        sign="Encore: none."
        title={title}
        way={{ to: '/generator', label: WRITE_YOUR_OWN }}
      >
        <p>{hint}</p>
      </PlainPage>
    );
  }
  return (
    <div className="column py-8 md:py-12">
      <PageTitle face="clock-6" about={ABOUT}>
        Once more, with feeling
      </PageTitle>
      <div className="beside mt-6 gap-y-6 md:mt-8">
        {/* In the first screen of a phone: whoever opens the link came for the post, and may want one. */}
        <div className="beside-part">
          <Link to={`/generator?style=${replay.style}`} className="button button-primary w-full">
            {WRITE_YOUR_OWN}
          </Link>
        </div>
        <Boardroom className="beside-main">
          <PostCard author={DEFAULT_AUTHOR} text={replay.text} />
        </Boardroom>
        <details className="beside-part">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
            How this link works
          </summary>
          <p className="mt-1 max-w-[60ch] text-muted">{REPLAY_NOTES[replay.kind]}</p>
          <Facts replay={replay} />
        </details>
      </div>
    </div>
  );
}

function Facts({ replay }: { replay: Replay }) {
  const { style, level, seed, plot, engine } = replay;
  const facts = [
    ['Style', findStyle(style)?.label ?? style],
    ['Level', level],
    ['Seed', String(seed)],
    ...(plot === null ? [] : [['Plot', plot]]),
    ['Engine', engine],
  ];
  return (
    <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
