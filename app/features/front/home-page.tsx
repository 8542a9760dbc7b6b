import { useRef, useState } from 'react';
import { data } from 'react-router';
import { findStyle } from '../../../comedy/styles/post-styles.ts';
import type { Prompt } from '../../domain/community/prompt-days.ts';
import { findHomePost, type HomePost } from '../../domain/community/home-post.server.ts';
import { promptOfToday } from '../../domain/community/prompts.server.ts';
import { DEFAULT_NAME } from '../../domain/members/profile.ts';
import { findBestPost, listOwnPosts } from '../../domain/posts/posts.server.ts';
import { orNull } from '../../platform/observe/process-metrics.server.ts';
import { FaceDrawing } from '../../ui/avatar.tsx';
import { Link } from '../../ui/links.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { PageTitle } from '../../ui/page-header.tsx';
import { useIsOpen, useSwitches } from '../site/use-viewer.ts';
import { answerBoxForm, readBoxForm } from '../live-card/box-form.server.ts';
import { useLiveCard } from '../live-card/use-live-card.ts';
import { LiveCardView } from '../live-card/live-card-view.tsx';
import { WritingBox } from '../live-card/writing-box.tsx';
import { Boardroom } from '../../ui/boardroom.tsx';
import { CommunityPost } from './featured-post.tsx';
import { TodaysSituation } from '../community/todays-situation.tsx';
import { useNextAuthor } from '../writing/next-author.ts';
import { OwnPosts } from './own-posts.tsx';
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
  return {
    name: firstName(member.name),
    posts: others.slice(0, LATEST),
    best,
    prompt,
    shown,
  };
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

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { name, posts, best, prompt, shown } = loaderData;
  const { hasCommunity } = useSwitches();
  const { face } = useNextAuthor();
  return (
    <div className="column py-6 md:py-10">
      <PageTitle face={face}>Hello, {name}.</PageTitle>
      <Beginnings prompt={prompt} shown={shown} />
      <OtherWays />
      <OwnPosts posts={posts} best={hasCommunity ? best : null} />
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
  const hasSituation = isOpen('/prompt');
  const beside = 'lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:items-center';
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[1fr_auto] lg:gap-y-0">
      <div
        className={`home-box card p-4 sm:p-6 ${hasSituation ? 'lg:rounded-b-none lg:relative lg:z-1 lg:border-b-0 lg:shadow-none' : 'lg:row-span-2'}`}
      >
        <WritingBox
          id={BOX_ID}
          field={field}
          live={live}
          label={<h2 className="text-xl">{IDEA?.label}</h2>}
          placeholder={IDEA?.placeholder}
          action="/home"
        />
      </div>
      {live.shown && (
        <Boardroom className={beside}>
          <LiveCardView formId={BOX_ID} live={live} />
        </Boardroom>
      )}
      {shown && (
        // With room it keeps its place behind the card, which then moves nothing.
        <Boardroom className={`${beside} ${live.shown ? 'max-lg:hidden lg:invisible' : ''}`}>
          <CommunityPost post={shown} />
        </Boardroom>
      )}
      {hasSituation && (
        <div className="card flex flex-col p-4 sm:p-6 lg:rounded-t-none lg:border-t-0 lg:pt-0">
          <TodaysSituation prompt={prompt} isAnswering={isAnswering} onAnswer={answer} />
        </div>
      )}
    </div>
  );
}

const WAYS = [
  { to: '/generator', face: 'note-0', title: 'Create Post', words: 'Nine styles, a form each.' },
  {
    to: '/reply-generator',
    face: 'pigeon-1',
    title: 'Reply to Post',
    words: 'To what others posted.',
  },
  { to: '/game', face: 'clock-4', title: 'The daily game', words: 'Five posts to see through.' },
] as const;

/** What else there is to begin: the forms, and the game. */
function OtherWays() {
  const isOpen = useIsOpen();
  return (
    <ul className="mt-6 grid auto-cols-fr grid-flow-col gap-2 sm:gap-4 lg:mt-8 xl:grid-cols-[calc((100%-2rem)*5/12)] xl:gap-8">
      {WAYS.filter(({ to }) => isOpen(to)).map(({ to, face, title, words }) => (
        <li key={to}>
          <Link
            to={to}
            className="card group flex h-full flex-col items-center gap-x-3 gap-y-2 px-1 py-3 transition-colors hover:border-primary max-sm:text-center sm:flex-row sm:p-4"
          >
            <FaceDrawing face={face} className="size-11" />
            <span className="min-w-0 leading-snug">
              <span className="block font-semibold group-hover:text-primary max-sm:text-[13px]">
                {title}
              </span>
              <span className="block text-sm text-muted max-sm:hidden">{words}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
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
