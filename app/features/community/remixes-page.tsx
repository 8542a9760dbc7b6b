import { data } from 'react-router';
import { findStyle } from '../../../comedy/styles/post-styles.ts';
import { MISSING_PAGE, MISSING_POST, MISSING_POST_HINT } from './community-words.ts';
import { BACK_TO_COMMUNITY } from '../site/back-to-community.ts';
import { PlainPage, WRITE_A_POST } from '../site/error-pages.tsx';
import { requestContext } from '../http/request-context.ts';
import { FaceDrawing } from '../../ui/avatar.tsx';
import { Link } from '../../ui/links.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { BackLink, PageTitle } from '../../ui/page-header.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { NOINDEX, pageMeta } from '../../ui/meta-tags.tsx';
import { useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/remixes-page';
import {
  type Chain,
  type ChainPost,
  type ChainStep,
  findChain,
} from '../../domain/community/remixes.server.ts';
import { decodeCursor } from '../../platform/http/list-params.ts';
import { MakeItWorse, remixCount, WorseCost } from './remix-line.tsx';

export const handle = {
  readers: 'guests',
  query: ['after'],
  shared: {},
  needs: 'hasCommunity',
} satisfies RouteHandle;

/** The originals of a shared post and its remixes, from the cursor `?after=` on. 404 for a post that is not shared. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const after = decodeCursor(new URL(request.url).searchParams.get('after'));
  const chain = await findChain(services, viewer, params.id, after);
  return data({ chain }, { status: chain ? 200 : 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, params }) => [
  ...pageMeta({
    title: loaderData?.chain ? `How it got worse` : MISSING_POST,
    description: 'One post, what it came of, and what became of it.',
    path: `/post/${params.id}/remixes`,
  }),
  NOINDEX,
];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function RemixesPage({ loaderData: { chain } }: Route.ComponentProps) {
  if (!chain) {
    return (
      <PlainPage {...MISSING_PAGE} way={BACK_TO_COMMUNITY} other={WRITE_A_POST}>
        <p>{MISSING_POST_HINT} Nothing came of it that we could find.</p>
      </PlainPage>
    );
  }
  return (
    <div className="column py-8 md:py-12">
      <div className="mx-auto max-w-[680px]">
        <BackLink to={`/post/${chain.post.id}`}>Back to the post</BackLink>
        <PageTitle face="rock-7" about="What it came of, and what became of it." className="mt-4">
          How it got worse
        </PageTitle>
        <div className="chain">
          <Above chain={chain} />
          <section aria-labelledby="this-post">
            <h2 id="this-post">
              This post
              {chain.above.length === 0 && <span className="font-normal"> · It started here.</span>}
            </h2>
            <Step post={chain.post} isOwn />
          </section>
          <Below chain={chain} />
        </div>
      </div>
    </div>
  );
}

function Above({ chain: { above, isCut } }: { chain: Chain }) {
  if (above.length === 0) return null;
  const [first, ...rest] = above;
  return (
    <section aria-labelledby="above">
      <h2 id="above">It started with</h2>
      <ol className="grid grid-cols-1 gap-4">
        {first && <Entry step={first} />}
        {isCut && <li className="py-1 text-muted">Then it got worse for a while.</li>}
        {rest.map((step, index) => (
          <Entry key={step === 'stone' ? `stone ${index}` : step.id} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ step }: { step: ChainStep }) {
  return step === 'stone' ? (
    <li className="rounded-card border border-dashed border-line px-4 py-5 text-muted sm:px-6">
      A post stood here. It has been laid to rest.
    </li>
  ) : (
    <li>
      <Step post={step} />
    </li>
  );
}

/** What was made of the post, below the way to make more of it. */
function Below({ chain: { post, below, isFirst, next } }: { chain: Chain }) {
  return (
    <section aria-labelledby="below">
      <h2 id="below">{post.remixes === 0 ? 'Made of it' : remixCount(post.remixes)}</h2>
      {below.length === 0 ? (
        <div>
          <EmptyState
            face="donut"
            sign="Rock bottom?"
            title="Nobody has made this worse yet."
            words="It is hard to see how."
          >
            <OneMore post={post} />
          </EmptyState>
        </div>
      ) : (
        <div className="card p-4 sm:px-6">
          <OneMore post={post} />
        </div>
      )}
      <ul className="mt-4 grid grid-cols-1 gap-4 empty:hidden">
        {below.map((one) => (
          <li key={one.id}>
            <Step post={one} />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {!isFirst && (
          <Link to={`/post/${post.id}/remixes`} className="button button-plain">
            The first ones
          </Link>
        )}
        {next !== null && (
          <Link to={`/post/${post.id}/remixes?after=${next}`} className="button button-plain">
            More of them
          </Link>
        )}
      </div>
    </section>
  );
}

/** The way to make the chain longer. */
function OneMore({ post }: { post: ChainPost }) {
  const prompt = useSignUpPrompt();
  return (
    <div className="on-screen">
      <MakeItWorse post={post} onGuest={() => prompt.show('generate')} className="button-primary" />
      <p className="mt-3 text-sm text-muted">
        The same situation, one level up, in your name. <WorseCost />
      </p>
      {prompt.element}
    </div>
  );
}

function Step({ post, isOwn = false }: { post: ChainPost; isOwn?: boolean }) {
  return (
    <article
      aria-label={`Post by ${post.authorName}`}
      className={`card p-4 sm:px-6 ${isOwn ? 'border-primary' : ''}`}
    >
      <div className="flex items-center gap-3">
        <FaceDrawing face={post.authorFace} className="size-10" />
        <div className="min-w-0 leading-snug">
          <p dir="auto" className="truncate font-semibold">
            {post.authorName}
          </p>
          <p className="flex flex-wrap gap-x-1 text-sm text-muted">
            <span>{findStyle(post.style)?.label ?? post.style}</span>
            <span>· {post.level}</span>
            <span>
              · <LocalTime at={post.createdAt} asAge />
            </span>
          </p>
        </div>
      </div>
      <div dir="auto" className="mt-3 font-display text-xl leading-snug break-words">
        {post.lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      {!isOwn && (
        <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
          <Link to={`/post/${post.id}`} className="button button-quiet -mx-[12px] text-sm">
            Read it
          </Link>
          {post.remixes > 0 && (
            <Link
              to={`/post/${post.id}/remixes`}
              className="button button-quiet -mx-[12px] text-sm"
            >
              {remixCount(post.remixes)}
            </Link>
          )}
        </p>
      )}
    </article>
  );
}
