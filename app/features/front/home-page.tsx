import { useRef, useState } from 'react';
import { data } from 'react-router';
import { findStyle } from '../../../comedy/styles/post-styles.ts';
import type { Prompt } from '../../domain/community/prompt-days.ts';
import { findHomePost, type HomePost } from '../../domain/community/home-post.server.ts';
import { promptOfToday } from '../../domain/community/prompts.server.ts';
import { DEFAULT_NAME } from '../../domain/members/profile.ts';
import { findBestPost, listOwnPosts, type PostSummary } from '../../domain/posts/posts.server.ts';
import { orNull } from '../../platform/observe/process-metrics.server.ts';
import { counted, formatCount } from '../../platform/text/display-text.ts';
import { type IconComponent, MessageSquareReply, PenLine } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { useIsOpen, useSwitches } from '../site/use-viewer.ts';
import { answerBoxForm, readBoxForm } from '../live-card/box-form.server.ts';
import { useLiveCard } from '../live-card/use-live-card.ts';
import { LiveCardView } from '../live-card/live-card-view.tsx';
import { WritingBox } from '../live-card/writing-box.tsx';
import { Boardroom } from '../../ui/boardroom.tsx';
import { CommunityPost } from './featured-post.tsx';
import { TodaysSituation } from '../community/todays-situation.tsx';
import { OwnPostTitle } from '../posts/own-post-title.tsx';
import { GameLink } from '../game/game-link.tsx';
import { requireMember } from '../http/guards.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/home-page';

export const handle = { readers: 'members' } satisfies RouteHandle;

const LATEST = 3;

export const middleware = [requireMember];

/** Loads the member's first name, best and latest posts, and one of the community. A list that fails to load is empty (docs/product.md §8: silent). */
export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  services.modelStatus.prepare();
  const member = context.get(memberContext);
  const params = { type: 'all', search: '', cursor: null, limit: LATEST + 1 } as const;
  const own = listOwnPosts(services, member, params);
  const latest = await orNull(services, own, 'the latest posts could not be loaded');
  const top = findBestPost(services, member);
  const best = await orNull(services, top, 'the best post could not be loaded');
  const chosen = findHomePost(services, member);
  const shown = await orNull(services, chosen, 'the post of the community could not be loaded');
  const prompt = await promptOfToday(services);
  // The best one has a place of its own.
  const others = latest?.posts.filter(({ id }) => id !== best?.id) ?? [];
  const posts = others.slice(0, LATEST);
  return { name: firstName(member.name), posts, best, prompt, shown };
}

/** The box without script: shows the card, or writes the post and opens it. */
export async function action({ request, context }: Route.ActionArgs) {
  const known = context.get(requestContext);
  const form = await readBoxForm(known, request);
  return data(...(await answerBoxForm(known, request, form, 'home')));
}

export { headers } from '../http/headers.ts';

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Home') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

const CARDS: readonly { to: string; Icon: IconComponent; title: string }[] = [
  { to: '/generator', Icon: PenLine, title: 'Create Post' },
  { to: '/reply-generator', Icon: MessageSquareReply, title: 'Reply to Post' },
];

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { name, posts, best, prompt, shown } = loaderData;
  const { hasCommunity } = useSwitches();
  const hasBest = hasCommunity && best !== null;
  return (
    <div className="column py-6 md:py-10">
      <h1 tabIndex={-1} className="text-2xl break-words md:text-3xl">
        Hello, {name}.
      </h1>
      <Beginnings prompt={prompt} shown={shown} />
      <OtherWays />
      <div className="mt-10 grid grid-cols-1 items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {posts.length > 0 && <LatestPosts posts={posts} />}
        {hasBest && <BestPost best={best} />}
        {posts.length === 0 && !hasBest && <NoPosts />}
      </div>
    </div>
  );
}

const BOX_ID = 'write';
const IDEA = findStyle('gpt4-context')?.fields[0];

function Beginnings({ prompt, shown }: { prompt: Prompt; shown: HomePost | null }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isAnswering, setIsAnswering] = useState(false);
  const promptDay = isAnswering ? prompt.date : undefined;
  const live = useLiveCard({ field, via: 'home', promptDay });
  // An empty box answers nothing.
  if (isAnswering && live.typed === 0) setIsAnswering(false);
  const answer = () => {
    const box = field.current;
    if (!box) return;
    box.value = `${prompt.situation}.`;
    box.focus();
    live.replace(box.value);
    setIsAnswering(true);
  };
  const isOpen = useIsOpen();
  const beside = 'lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:items-center';
  return (
    <div className="mt-5 grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      <WritingBox
        id={BOX_ID}
        field={field}
        live={live}
        label={<h2 className="text-xl">{IDEA?.label}</h2>}
        placeholder={IDEA?.placeholder}
        action="/home"
      />
      {live.shown && (
        <Boardroom className={beside}>
          <LiveCardView formId={BOX_ID} live={live} />
        </Boardroom>
      )}
      {isOpen('/prompt') && (
        <TodaysSituation prompt={prompt} isAnswering={isAnswering} onAnswer={answer} />
      )}
      {shown && (
        <Boardroom className={live.shown ? 'lg:hidden' : beside}>
          <CommunityPost post={shown} />
        </Boardroom>
      )}
    </div>
  );
}

/** What else there is to begin: the forms, and the game. */
function OtherWays() {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 lg:mt-8">
      <ul className="grid w-full grid-cols-2 gap-3 sm:w-auto">
        {CARDS.map(({ to, Icon, title }) => (
          <li key={to}>
            <Link
              to={to}
              className="card flex h-full min-h-11 items-center gap-2 px-4 py-2 leading-tight font-semibold transition-colors hover:border-primary hover:text-primary max-sm:justify-center max-sm:text-sm"
            >
              <Icon size={18} className="shrink-0 text-primary" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <GameLink />
    </div>
  );
}

/** The next step of a member who has written nothing. */
function NoPosts() {
  return (
    <section
      aria-labelledby="no-posts"
      className="rounded-card border border-dashed border-control px-5 py-8 text-center lg:col-span-2"
    >
      <h2 id="no-posts" className="text-xl">
        Your first post goes here.
      </h2>
      <p className="mt-2 text-muted">
        Say one plain thing in the box above. If nothing happened, today's situation will do.
      </p>
    </section>
  );
}

const ROW = 'block rounded-card px-5 py-4 hover:text-primary';

function BestPost({ best }: { best: PostSummary }) {
  return (
    <section aria-labelledby="best">
      <div className="flex min-h-11 items-center">
        <h2 id="best" className="text-xl sm:text-2xl">
          Your best post
        </h2>
      </div>
      <div className="card mt-2 border-t-4 border-t-accent">
        <Link to={`/post/${best.id}`} className={ROW}>
          <OwnPostTitle post={best} />
          <span className="mt-3 block border-t border-line pt-3 text-sm text-muted">
            {counted(formatCount(best.likes), 'reaction')} <span aria-hidden>·</span>{' '}
            {counted(formatCount(best.comments), 'comment')} <span aria-hidden>·</span>{' '}
            {formatCount(best.fromPeople)} from people
          </span>
        </Link>
      </div>
    </section>
  );
}

function LatestPosts({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <section aria-labelledby="latest">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="latest" className="text-xl sm:text-2xl">
          Where you left off
        </h2>
        <Link to="/account" className="button button-quiet -mx-[12px]">
          All your posts
        </Link>
      </div>
      <ul className="card mt-2 divide-y divide-line">
        {posts.map((post) => (
          <li key={post.id}>
            <Link to={`/preview?generation=${post.generationId}`} className={ROW}>
              <OwnPostTitle post={post} />
              <span className="mt-1 block text-sm text-muted">
                <span>{findStyle(post.formData.type)?.label}</span> <span aria-hidden>·</span>{' '}
                <LocalTime at={post.createdAt} asAge />
                {post.isShared && <span> · Shared</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Articles and titles before a first name, in lower case and without a full stop. */
const TITLES = new Set(
  'a an the mr mrs ms miss mx dr prof professor sir dame lady lord rev hon capt'.split(' '),
);

/**
 * Returns the first name for the greeting, without articles and titles. Returns the whole name when nothing else
 * remains, and for the default name.
 */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.find((word) => !word.endsWith('.') && !TITLES.has(word.toLowerCase()));
  if (name === DEFAULT_NAME || first === undefined) return words.join(' ');
  return first.replace(/,$/, '');
}
