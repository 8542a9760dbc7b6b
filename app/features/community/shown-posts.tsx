import { type ReactNode, useState } from 'react';
import { useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import { FeedCard } from './feed-card.tsx';
import { feedMemory } from './feed-memory.ts';
import type { FeedPost } from '../../domain/community/feed.server.ts';

type Props = {
  posts: readonly FeedPost[];
  origin: string;
  /** Stands above each card; its place counts from 0. */
  heading?: (post: FeedPost, place: number) => ReactNode;
};

/** A list of shared posts that has an end, with all that can be done with them. */
export function ShownPosts({ posts, origin, heading }: Props) {
  const prompt = useSignUpPrompt();
  const [held, setHeld] = useState({ from: posts, posts });
  if (held.from !== posts) setHeld({ from: posts, posts });
  const change = (id: string, patch: (post: FeedPost) => FeedPost) => {
    const patched = (now: readonly FeedPost[]) =>
      now.map((post) => (post.id === id ? patch(post) : post));
    setHeld((now) => ({ ...now, posts: patched(now.posts) }));
    feedMemory.changeRemembered(id, patch);
  };
  const drop = (id: string) =>
    setHeld((now) => ({ ...now, posts: now.posts.filter((post) => post.id !== id) }));
  return (
    <>
      <ul className="mt-6 grid grid-cols-1 gap-6">
        {held.posts.map((post, place) => (
          <li key={post.id}>
            {heading?.(post, place)}
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
