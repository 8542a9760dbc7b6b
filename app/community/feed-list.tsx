import { type ComponentProps, memo, useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import { useSignUpPrompt } from '../guests/sign-up-prompt.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { OlderLink } from '../ui/older-link.tsx';
import { SkeletonPost } from '../ui/skeleton.tsx';
import { useFocusAfterLeaving } from '../ui/use-focus-after-leaving.ts';
import { LOAD_FAILED, NO_POSTS, NO_POSTS_HINT } from './community-words.ts';
import { FeedCard } from './feed-card.tsx';
import { type FeedFilters, feedSearch } from './feed.ts';
import type { FeedPage } from './list-feed.server.ts';
import { useFeedPages } from './use-feed-pages.ts';

type Props = { filters: FeedFilters; first: FeedPage; isFirst: boolean; origin: string };

/** The feed itself: posts, more posts, or the words for none. */
export function FeedList({ filters, first, isFirst, origin }: Props) {
  const { posts, next, state, more, drop, change } = useFeedPages(filters, first);
  const prompt = useSignUpPrompt();
  const list = useRef<HTMLUListElement>(null);
  const ids = posts.map(({ id }) => id);
  useFocusAfterLeaving(ids, list, 'content');
  const isTurning = useNavigation().location?.pathname === '/community';
  const href = `/community${feedSearch(filters, next)}`;
  return (
    <section
      aria-label="Posts"
      aria-busy={isTurning || undefined}
      className={`mt-6 transition-opacity ${isTurning ? 'opacity-60' : ''}`}
    >
      {!isFirst && (
        <Link
          to={`/community${feedSearch(filters)}`}
          className="button button-quiet mb-4 -ms-[12px]"
        >
          Newest posts
        </Link>
      )}
      {posts.length === 0 && next === null && <EmptyState title={NO_POSTS} words={NO_POSTS_HINT} />}
      <ul ref={list} className="feed grid grid-cols-1 gap-6">
        {posts.map((post) => (
          <Entry
            key={post.id}
            post={post}
            origin={origin}
            prompt={prompt.show}
            onGone={drop}
            change={change}
          />
        ))}
      </ul>
      {state === 'loading' && <ComingPosts />}
      {next !== null && (
        <OlderLink
          href={href}
          state={state}
          isUnasked={posts.length > 0}
          label="Older posts"
          failed={LOAD_FAILED}
          onMore={() => void more()}
        >
          {posts.length === 0 && (
            <p className="mb-3 text-center text-muted">
              Nothing among the newest. There are older ones.
            </p>
          )}
        </OlderLink>
      )}
      {prompt.element}
    </section>
  );
}

type EntryProps = Pick<
  ComponentProps<typeof FeedCard>,
  'post' | 'origin' | 'prompt' | 'onGone' | 'change'
>;

// A thousand cards stay as they are when twenty more come.
const Entry = memo(function Entry(card: EntryProps) {
  return (
    <li id={`post-${card.post.id}`} className="scroll-mt-4">
      <FeedCard {...card} />
    </li>
  );
});

// The shape of what comes, so that nothing jumps when it does.
function ComingPosts() {
  return (
    <div aria-hidden className="mt-6 grid grid-cols-1 gap-6">
      <SkeletonPost />
      <SkeletonPost />
    </div>
  );
}
