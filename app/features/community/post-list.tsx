import { type ReactNode, useState } from 'react';
import type { FeedPost } from '../../domain/community/feed.server.ts';
import { useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import { FeedCard } from './feed-card.tsx';
import { feedMemory } from './feed-memory.ts';

type Props = {
  posts: readonly FeedPost[];
  origin: string;
  /** Stands above each card; its index counts from 0. */
  heading?: (post: FeedPost, index: number) => ReactNode;
};

/** A list of shared posts that has an end, with all that can be done with them. */
export function PostList({ posts, origin, heading }: Props) {
  const prompt = useSignUpPrompt();
  const [current, setCurrent] = useState({ from: posts, posts });
  if (current.from !== posts) setCurrent({ from: posts, posts });
  const change = (id: string, patch: (post: FeedPost) => FeedPost) => {
    const patched = (now: readonly FeedPost[]) =>
      now.map((post) => (post.id === id ? patch(post) : post));
    setCurrent((now) => ({ ...now, posts: patched(now.posts) }));
    feedMemory.changeRemembered(id, patch);
  };
  const drop = (id: string) =>
    setCurrent((now) => ({ ...now, posts: now.posts.filter((post) => post.id !== id) }));
  return (
    <>
      <ul className="mt-6 grid grid-cols-1 gap-6">
        {current.posts.map((post, index) => (
          <li key={post.id}>
            {heading?.(post, index)}
            <FeedCard
              post={post}
              origin={origin}
              prompt={prompt.show}
              onGone={drop}
              change={change}
            />
          </li>
        ))}
      </ul>
      {prompt.element}
    </>
  );
}
