import { type LucideIcon, MessageSquareReply, PenLine } from 'lucide-react';
import { Link, redirect } from 'react-router';
import { requireMember } from '../request/guards.server.ts';
import { listOwnPosts } from '../../domain/posts/posts.server.ts';
import { promptOfToday } from '../../domain/community/prompts.server.ts';
import { TodaysSituation } from '../community/todays-situation.tsx';
import { reportPartialFailure } from '../../platform/observe/process-metrics.server.ts';
import { requestContext } from '../request/request-context.ts';
import { pageTitle } from '../../ui/meta-tags.tsx';
import type { Route } from './+types/home-page';
import { firstName } from './first-name.ts';
import { LatestPosts } from './latest-posts.tsx';

const LATEST = 3;

export const middleware = [requireMember];

/** The member's name, and its latest posts: none when they could not be loaded (docs/product.md §8: silent). */
export async function loader({ context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  if (viewer.kind !== 'member') throw redirect('/login?next=/home');
  const ask = { type: 'all', search: '', cursor: null, limit: LATEST } as const;
  const latest = await listOwnPosts(services, viewer, ask).catch((error: unknown) => {
    reportPartialFailure(services, error, 'the latest posts could not be loaded');
    return { posts: [] };
  });
  const prompt = promptOfToday(services);
  return { name: firstName(viewer.name), posts: latest.posts, prompt };
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Home') }];

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

/** What can be made here, one line each (docs/product.md §2, Home). */
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
