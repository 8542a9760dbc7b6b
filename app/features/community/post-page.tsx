import { useState } from 'react';
import { data, useNavigate } from 'react-router';
import { parseHumorLevel } from '../../../comedy/form/humor-levels.ts';
import { promptOfToday } from '../../domain/community/prompts.server.ts';
import { listComments } from '../../domain/community/comments.server.ts';
import { type FeedPost, findSharedPost } from '../../domain/community/feed.server.ts';
import { countOrigins } from '../../domain/community/reaction.ts';
import { houseOpinions } from '../../domain/translator/house-opinions.server.ts';
import { readerLevels } from '../../domain/writing/reader-levels.server.ts';
import { hidesPremise } from '../../domain/posts/shown-premise.ts';
import { decodeCursor } from '../../platform/http/list-params.ts';
import { BACK_TO_COMMUNITY } from '../site/back-to-community.ts';
import { PlainPage, WRITE_A_POST } from '../site/error-pages.tsx';
import { NOINDEX } from '../../ui/meta-tags.tsx';
import { BackLink } from '../../ui/page-header.tsx';
import { shareLinks } from '../../ui/sharing.tsx';
import { useLocalCopy } from '../../ui/use-local-copy.ts';
import { PLAIN_FORMS } from '../site/rejected-form.ts';
import { useIsOpen, useSiteData } from '../site/use-viewer.ts';
import { CommentsSection } from '../comments/comments-section.tsx';
import { answerBoxForm, readBoxForm } from '../live-card/box-form.server.ts';
import { ShownPremise } from '../posts/shown-premise.tsx';
import { useShareOpened } from '../posts/use-share-opened.ts';
import { requestContext } from '../http/request-context.ts';
import { usePendingAction, useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import { HouseSection } from '../translator/house-section.tsx';
import { ReportCardView } from '../translator/report-card-view.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/post-page';
import { BesidePosts } from './beside-posts.tsx';
import { FeedCard } from './feed-card.tsx';
import { feedMemory } from './feed-memory.ts';
import { MISSING_PAGE, MISSING_POST_HINT } from './community-words.ts';
import { OwnStory, WayToStory } from './own-story.tsx';
import { PlainBlock } from './plain-block.tsx';
import { postMeta } from './post-meta.ts';
import { RemixLine } from './remix-line.tsx';
import { TurnDial, TurnedText } from './turn-dial.tsx';

export const handle = {
  readers: 'guests',
  query: ['block', 'comments', 'level'],
  shared: { except: ['block'] },
  needs: 'hasCommunity',
  opensToAuthor: true,
} satisfies RouteHandle;

/** A shared post and one page of its comments, from the cursor `?comments=` on. A private post is a 404. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const post = await findSharedPost(services, viewer, params.id);
  const search = new URL(request.url).searchParams;
  // An invalid cursor loads the first page.
  const after = decodeCursor(search.get('comments'));
  const page = post && (await listComments(services, viewer, post.id, after));
  // The responses for private and for unknown posts must be identical.
  if (!post || !page) return data({ post: null }, { status: 404 });
  return data({
    post,
    today: await promptOfToday(services),
    opinions: post.isGrave ? null : houseOpinions(post.text),
    levels: await readerLevels(services, post.id, post.shownPremise),
    // Guests cannot block, and nobody blocks themselves.
    isBlocking: search.has('block') && viewer.kind === 'member' && !post.isOwn,
    turned: parseHumorLevel(search.get('level') ?? '') ?? null,
    // Only members have the form. Without a key the response for guests can be cached.
    comments: {
      first: page,
      isFirst: after === null,
      formKey: viewer.kind === 'member' ? services.newId() : '',
    },
  });
}

/** The form of the page without script: the reader's own story. */
export async function action({ request, context }: Route.ActionArgs) {
  const known = context.get(requestContext);
  return data(...(await answerBoxForm(known, request, await readBoxForm(known, request), 'post')));
}

export { headers } from '../http/headers.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const isTurned = loaderData.post !== null && loaderData.turned !== null;
  return [...postMeta(loaderData.post), ...(isTurned ? [NOINDEX] : [])];
};

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function PostPage({ loaderData }: Route.ComponentProps) {
  useShareOpened(loaderData.post !== null);
  const isOpen = useIsOpen();
  const back = isOpen('/community')
    ? BACK_TO_COMMUNITY
    : { to: '/account', label: 'Back to your posts' };
  if (!loaderData.post) {
    return (
      <PlainPage {...MISSING_PAGE} way={back} other={WRITE_A_POST}>
        <p>{MISSING_POST_HINT} Whatever it taught us, we will have to learn again.</p>
      </PlainPage>
    );
  }
  return (
    <div className="column pt-4 pb-8 md:py-12">
      <div className="max-w-[680px] max-xl:mx-auto xl:max-w-none">
        <BackLink to={back.to}>{back.label}</BackLink>
        <SharedPost key={loaderData.post.id} {...loaderData} />
      </div>
    </div>
  );
}

type SharedProps = Extract<Route.ComponentProps['loaderData'], { post: FeedPost }>;

function SharedPost({ post: loaded, comments, ...more }: SharedProps) {
  const { opinions, levels, turned, isBlocking, today } = more;
  const isOpen = useIsOpen();
  const prompt = useSignUpPrompt();
  const { origin, viewer } = useSiteData();
  const isMember = viewer.kind === 'member';
  const navigate = useNavigate();
  const [post, setPost] = useLocalCopy(loaded);
  const [level, turn] = useState(turned ?? levels?.shared ?? null);
  // The author can hide it in any case.
  const isSaid = !post.isOwn && !hidesPremise(post.shownPremise, post.text);
  const change = (id: string, patch: (post: FeedPost) => FeedPost) => {
    setPost(patch);
    feedMemory.changeRemembered(id, patch);
  };
  const comment = () => {
    const field = document.getElementById(PLAIN_FORMS.comment);
    if (field) field.focus();
    else prompt.show('comment');
  };
  usePendingAction('comment', null, comment);
  const count = (more: number) =>
    change(post.id, (now) => ({
      ...now,
      comments: now.comments + more,
      realComments: now.realComments + more,
    }));
  return (
    <div className="mt-4">
      <h1 tabIndex={-1} className="sr-only">
        Post by {post.authorName}
      </h1>
      <ShownPremise
        postId={post.id}
        premise={isSaid ? null : post.shownPremise}
        isOwn={post.isOwn}
        onChange={(shownPremise) => change(post.id, (now) => ({ ...now, shownPremise }))}
      />
      <div className="beside">
        {levels && level && (
          <div className="beside-part mb-6">
            <TurnDial postId={post.id} shared={levels.shared} level={level} onTurn={turn} />
          </div>
        )}
        <div className="beside-main">
          <div className="essay">
            {isBlocking && <PlainBlock postId={post.id} authorName={post.authorName} />}
            <FeedCard
              post={post}
              isWhole
              body={levels && level && <TurnedText post={post} levels={levels} level={level} />}
              prompt={prompt.show}
              onGone={() => void navigate('/community', { replace: true })}
              change={change}
              onComment={comment}
            />
            <RemixLine post={post} />
            {isMember && <PlainShare text={post.text} url={`${origin}/post/${post.id}`} />}
          </div>
          <CommentsSection
            postId={post.id}
            {...comments}
            origins={countOrigins(post.comments, post.realComments)}
            onCount={count}
            onGuest={() => prompt.show('comment')}
          >
            {opinions && (
              <HouseSection
                key={post.text}
                text={post.text}
                first={opinions.section}
                isPart
                most={2}
              />
            )}
          </CommentsSection>
          {post.isGrave && <OwnStory postId={post.id} />}
          <WayToStory />
        </div>
        {/* It ends with the grid, so that it can stay in sight. */}
        <div
          className={`beside-part mt-4 grid grid-cols-1 gap-4 empty:hidden xl:sticky xl:top-6 xl:row-end-4 xl:mt-0 ${levels && level ? 'xl:row-start-2' : 'xl:row-start-1'}`}
        >
          {/* Grave matter has nothing beside it that asks for more. */}
          {!post.isGrave && <OwnStory postId={post.id} />}
          {opinions && <ReportCardView card={opinions.card} />}
          {isOpen('/community') && !post.isGrave && (
            <BesidePosts prompt={today} hasGame={isOpen('/game')} className="" />
          )}
        </div>
      </div>
      {prompt.element}
    </div>
  );
}

function PlainShare({ text, url }: { text: string; url: string }) {
  return (
    <section
      id="share"
      aria-labelledby="share-heading"
      className="card mt-6 hidden scroll-mt-4 p-4 sm:p-6 noscript:block"
    >
      <h2 id="share-heading" className="text-xl">
        Share this post
      </h2>
      <p className="mt-2 break-all text-muted">{url}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {shareLinks(text, url).map(({ network, href }) => (
          <a key={network} href={href} rel="noopener noreferrer" className="button button-plain">
            Share on {network}
          </a>
        ))}
      </div>
    </section>
  );
}
