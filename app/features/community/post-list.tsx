import type { ReactNode } from 'react';
import type { FeedPost } from '../../domain/community/feed.server.ts';
import { tintedApart } from '../../domain/faces/face.ts';
import { useLocalCopy } from '../../ui/use-local-copy.ts';
import { useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import { FeedCard } from './feed-card.tsx';
import { feedMemory } from './feed-memory.ts';

type Props = {
  posts: readonly FeedPost[];
  /** Rendered above each card. `index` starts at 0. */
  heading?: (post: FeedPost, index: number) => ReactNode;
};

/** A list of shared posts on one page, each with its actions. */
export function PostList({ posts, heading }: Props) {
  const prompt = useSignUpPrompt();
  const [shown, setShown] = useLocalCopy(posts);
  const change = (id: string, patch: (post: FeedPost) => FeedPost) => {
    setShown((now) => now.map((post) => (post.id === id ? patch(post) : post)));
    feedMemory.changeRemembered(id, patch);
  };
  const drop = (id: string) => setShown((now) => now.filter((post) => post.id !== id));
  const faces = tintedApart(shown.map(({ authorFace }) => authorFace));
  return (
    <>
      <ul className="mt-6 grid grid-cols-1 gap-6">
        {shown.map((post, index) => (
          <li key={post.id}>
            {heading?.(post, index)}
            <FeedCard
              post={post}
              face={faces[index]}
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
