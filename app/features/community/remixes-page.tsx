import { data } from 'react-router';
import { findStyle } from '../../../comedy/styles/post-styles.ts';
import { MISSING_POST, MISSING_POST_HINT } from './community-words.ts';
import { requestContext } from '../http/request-context.ts';
import { Link } from '../../ui/links.tsx';
import { BackLink } from '../../ui/page-header.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { NOINDEX, pageMeta } from '../../ui/meta-tags.tsx';
import { PlainPage } from '../site/error-pages.tsx';
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
import { MakeItWorse, remixCount } from './remix-line.tsx';

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
      <PlainPage title={MISSING_POST} back={<BackLink to="/community">Back to Community</BackLink>}>
        <p>{MISSING_POST_HINT}</p>
      </PlainPage>
    );
  }
  return (
    <div className="column beside gap-y-8 py-8 md:py-12">
      <div className="beside-main w-full max-w-[680px] max-xl:mx-auto">
        <BackLink to={`/post/${chain.post.id}`}>Back to the post</BackLink>
        <h1 tabIndex={-1} className="mt-4 text-2xl md:text-3xl">
          How it got worse
        </h1>
        <Above chain={chain} />
        <h2 className="eyebrow mt-10">This post</h2>
        <div className="mt-3">
          <Step post={chain.post} isOwn />
        </div>
        <Below chain={chain} />
      </div>
      <OneMore post={chain.post} />
    </div>
  );
}

function Above({ chain: { above, isCut } }: { chain: Chain }) {
  if (above.length === 0) return <p className="mt-4 text-muted">It started here.</p>;
  const [first, ...rest] = above;
  return (
    <section aria-labelledby="above">
      <h2 id="above" className="eyebrow mt-8">
        It started with
      </h2>
      <ol className="mt-3 grid grid-cols-1 gap-3">
        {first && <Entry step={first} />}
        {isCut && (
          <li className="px-4 text-sm text-muted sm:px-6">Then it got worse for a while.</li>
        )}
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

function Below({ chain: { post, below, isFirst, next } }: { chain: Chain }) {
  return (
    <section aria-labelledby="below">
      <h2 id="below" className="eyebrow mt-10">
        {post.remixes === 0 ? 'Made of it' : remixCount(post.remixes)}
      </h2>
      {below.length === 0 && (
        <p className="mt-3 text-muted">Nobody has made this worse yet. It is hard to see how.</p>
      )}
      <ul className="mt-3 grid grid-cols-1 gap-3">
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

/** The way to make the chain longer: beside it, or below it where there is no room. */
function OneMore({ post }: { post: ChainPost }) {
  const prompt = useSignUpPrompt();
  return (
    <section
      aria-labelledby="one-more"
      className="beside-part on-screen w-full max-w-[680px] max-xl:mx-auto xl:sticky xl:top-6 xl:mt-15"
    >
      <div className="card p-4 sm:p-6">
        <h2 id="one-more" className="text-xl">
          It can get worse
        </h2>
        <p className="mt-2 mb-4 text-muted">The same situation, one level up, in your name.</p>
        <MakeItWorse
          post={post}
          onGuest={() => prompt.show('generate')}
          className="button-primary"
        />
      </div>
      {prompt.element}
    </section>
  );
}

function Step({ post, isOwn = false }: { post: ChainPost; isOwn?: boolean }) {
  return (
    <article
      aria-label={`Post by ${post.authorName}`}
      className={`card p-4 sm:px-6 ${isOwn ? 'border-primary' : ''}`}
    >
      <p className="flex flex-wrap gap-x-2 text-sm text-muted">
        <span dir="auto" className="font-semibold text-ink">
          {post.authorName}
        </span>
        <span aria-hidden>·</span> <span>{findStyle(post.style)?.label ?? post.style}</span>
        <span aria-hidden>·</span> {post.level}
        <span aria-hidden>·</span> <LocalTime at={post.createdAt} asAge />
      </p>
      <div dir="auto" className="mt-2 font-display text-lg break-words">
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
