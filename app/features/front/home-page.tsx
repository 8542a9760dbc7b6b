import { type LucideIcon, MessageSquareReply, PenLine } from 'lucide-react';
import { Link, redirect } from 'react-router';
import { findStyle } from '../../../comedy/post-styles.ts';
import { promptOfToday } from '../../domain/community/prompts.server.ts';
import { DEFAULT_NAME } from '../../domain/members/profile.ts';
import { postLines } from '../../domain/posts/post.ts';
import { listOwnPosts, type PostSummary } from '../../domain/posts/posts.server.ts';
import { reportPartialFailure } from '../../platform/observe/process-metrics.server.ts';
import { LocalTime } from '../../ui/local-time.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { TodaysSituation } from '../community/todays-situation.tsx';
import { requireMember } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/home-page';

const LATEST = 3;

export const middleware = [requireMember];

/** Loads the member's first name and latest posts. The list is empty when loading fails (docs/product.md §8: silent). */
export async function loader({ context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  if (viewer.kind !== 'member') throw redirect('/login?next=/home');
  const params = { type: 'all', search: '', cursor: null, limit: LATEST } as const;
  const latest = await listOwnPosts(services, viewer, params).catch((error: unknown) => {
    reportPartialFailure(services, error, 'the latest posts could not be loaded');
    return { posts: [] };
  });
  const prompt = promptOfToday(services);
  return { name: firstName(viewer.name), posts: latest.posts, prompt };
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Home') }];

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

/** Links to the tools, one line each (docs/product.md §2, Home). */
const CARDS: readonly { to: string; Icon: LucideIcon; title: string; words: string }[] = [
  {
    to: '/generator',
    Icon: PenLine,
    title: 'Create Post',
    words: 'Something ordinary goes in. A keynote comes out.',
  },
  {
    to: '/reply-generator',
    Icon: MessageSquareReply,
    title: 'Reply to Post',
    words: 'Their journey goes in. Three comments come out, all of them about you.',
  },
];

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { name, posts, prompt } = loaderData;
  return (
    <div className="column py-10 md:py-16">
      <h1 tabIndex={-1} className="text-3xl break-words md:text-4xl">
        Hello, {name}.
      </h1>
      <p className="mt-3 text-lg text-muted">
        Something unremarkable has happened to you by now. Let us begin there.
      </p>
      <ul className="mt-8 grid grid-cols-1 gap-4 md:grid-cols-2">
        {CARDS.map((card) => (
          <li key={card.to}>
            <Card {...card} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted">
        Or{' '}
        <Link to="/translate" className="text-primary underline">
          translate
        </Link>{' '}
        what a colleague has just posted. It works in both directions.
      </p>
      <TodaysSituation prompt={prompt} />
      <LatestPosts posts={posts} />
    </div>
  );
}

function Card({ to, Icon, title, words }: (typeof CARDS)[number]) {
  return (
    <Link
      to={to}
      className="card group flex h-full gap-5 p-6 transition-colors hover:border-primary sm:p-8"
    >
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-full bg-tint text-primary"
      >
        <Icon size={24} />
      </span>
      <span>
        <span className="block font-display text-2xl leading-tight font-semibold group-hover:text-primary">
          {title}
        </span>
        <span className="mt-2 block text-muted">{words}</span>
      </span>
    </Link>
  );
}

/** The member's latest posts. */
function LatestPosts({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <section aria-labelledby="latest" className="mt-14">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="latest" className="text-xl sm:text-2xl">
          Where you left off
        </h2>
        {posts.length > 0 && (
          <Link to="/account" className="button button-quiet -mx-[12px]">
            All your posts
          </Link>
        )}
      </div>
      {posts.length > 0 ? (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {posts.map((post) => (
            <LatestPost key={post.id} post={post} />
          ))}
        </ul>
      ) : (
        <p className="mt-3 border-y border-line py-6 text-muted">
          Nothing yet. History is written by those who post.
        </p>
      )}
    </section>
  );
}

function LatestPost({ post }: { post: PostSummary }) {
  const { type } = post.formData;
  return (
    <li>
      <Link
        to={`/preview?generation=${post.generationId}`}
        className="block rounded-control py-4 hover:text-primary"
      >
        <span className="flex flex-wrap gap-x-2 text-sm text-muted">
          {findStyle(type)?.label ?? type} <span aria-hidden>·</span>{' '}
          <LocalTime at={post.createdAt} asAge />
        </span>
        <span dir="auto" className="mt-1 line-clamp-2 font-display text-lg">
          {postLines(post.post)[0]}
        </span>
      </Link>
    </li>
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
